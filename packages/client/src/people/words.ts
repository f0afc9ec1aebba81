import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** The words of people: their pages, the own account, the ladder. */
export const words = wordsOf<{
  readonly person: Plain;
  readonly since: readonly ['day'];
  readonly record: readonly ['games', 'wins', 'draws'];
  readonly noGames: Plain;
  readonly ratings: Plain;
  readonly ratingAbout: readonly ['from', 'to', 'count'];
  readonly heroes: Plain;
  readonly opponents: Plain;
  readonly recent: Plain;
  readonly older: Plain;
  readonly wonOf: readonly ['wins', 'games'];
  readonly won: Plain;
  readonly lost: Plain;
  readonly drawn: Plain;
  readonly timedOut: Plain;
  readonly resigned: Plain;
  readonly running: Plain;
  readonly replayOf: readonly ['game'];
  readonly replay: Plain;
  readonly watchOf: readonly ['game'];
  readonly watch: Plain;
  readonly block: Plain;
  readonly unblock: Plain;
  readonly blockAbout: Plain;
  readonly isBlocked: Plain;
  readonly report: Plain;
  readonly reportAbout: Plain;
  readonly reason: Plain;
  readonly chat: Plain;
  readonly name: Plain;
  readonly play: Plain;
  readonly other: Plain;
  readonly details: Plain;
  readonly sendReport: Plain;
  readonly reported: Plain;
  readonly place: Plain;
  readonly player: Plain;
  readonly rating: Plain;
  readonly games: Plain;
  readonly ladderAbout: Plain;
  readonly nobody: Plain;
  readonly mode: Plain;
}>({
  en: {
    person: 'Player',
    since: 'Here since {day}',
    record: {
      by: 'games',
      one: '{games} game · {wins} won · {draws} drawn',
      other: '{games} games · {wins} won · {draws} drawn',
    },
    noGames: 'No games yet.',
    ratings: 'Rating',
    ratingAbout: {
      by: 'count',
      one: 'very likely between {from} and {to}, after {count} game',
      other: 'very likely between {from} and {to}, after {count} games',
    },
    heroes: 'By hero',
    opponents: 'By opponent',
    recent: 'Latest games',
    older: 'Older games',
    wonOf: '{wins} of {games} won',
    won: 'won',
    lost: 'lost',
    drawn: 'drawn',
    timedOut: 'on time',
    resigned: 'by resignation',
    running: 'being played',
    replayOf: 'Watch the replay: {game}',
    replay: 'Replay',
    watchOf: 'To the table: {game}',
    watch: 'To the table',
    block: 'Block',
    unblock: 'Unblock',
    blockAbout: 'You will not meet at tables or hear each other.',
    isBlocked: 'You have blocked this person.',
    report: 'Report…',
    reportAbout: 'Whoever runs this server reads it; the person is not told.',
    reason: 'What is it about?',
    chat: 'What they say',
    name: 'Their name',
    play: 'How they play',
    other: 'Something else',
    details: 'What happened? (if you like)',
    sendReport: 'Report',
    reported: 'Thank you. It was passed on.',
    place: 'Place',
    player: 'Player',
    rating: 'Rating',
    games: 'Games',
    ladderAbout: 'Whoever has played enough rated games of late has a place here.',
    nobody: 'Nobody has played enough rated games of this kind of late.',
    mode: 'Mode',
  },
  pt: {
    person: 'Jogador',
    since: 'Aqui desde {day}',
    record: {
      by: 'games',
      one: '{games} partida · venceu {wins} · empatou {draws}',
      other: '{games} partidas · venceu {wins} · empatou {draws}',
    },
    noGames: 'Nenhuma partida ainda.',
    ratings: 'Pontuação',
    ratingAbout: {
      by: 'count',
      one: 'muito provavelmente entre {from} e {to}, após {count} partida',
      other: 'muito provavelmente entre {from} e {to}, após {count} partidas',
    },
    heroes: 'Por herói',
    opponents: 'Por adversário',
    recent: 'Últimas partidas',
    older: 'Partidas mais antigas',
    wonOf: '{wins} de {games} vencidas',
    won: 'vitória',
    lost: 'derrota',
    drawn: 'empate',
    timedOut: 'por tempo',
    resigned: 'por desistência',
    running: 'em andamento',
    replayOf: 'Ver o replay: {game}',
    replay: 'Replay',
    watchOf: 'Ir para a mesa: {game}',
    watch: 'Ir para a mesa',
    block: 'Bloquear',
    unblock: 'Desbloquear',
    blockAbout: 'Vocês não vão mais se encontrar em mesas nem se ouvir.',
    isBlocked: 'Você bloqueou esta pessoa.',
    report: 'Denunciar…',
    reportAbout: 'Quem cuida deste servidor lê; a pessoa não fica sabendo.',
    reason: 'Do que se trata?',
    chat: 'O que ela diz',
    name: 'O nome dela',
    play: 'Como ela joga',
    other: 'Outra coisa',
    details: 'O que aconteceu? (se quiser)',
    sendReport: 'Denunciar',
    reported: 'Obrigado. Foi encaminhado.',
    place: 'Lugar',
    player: 'Jogador',
    rating: 'Pontuação',
    games: 'Partidas',
    ladderAbout:
      'Tem lugar aqui quem jogou partidas que valem pontos em número suficiente nos últimos tempos.',
    nobody: 'Ninguém jogou partidas deste tipo valendo pontos em número suficiente nos últimos tempos.',
    mode: 'Modo',
  },
  fr: {
    person: 'Joueur',
    since: 'Ici depuis le {day}',
    record: {
      by: 'games',
      one: '{games} partie · victoires\u202f: {wins} · égalités\u202f: {draws}',
      other: '{games} parties · victoires\u202f: {wins} · égalités\u202f: {draws}',
    },
    noGames: 'Pas encore de partie.',
    ratings: 'Cote',
    ratingAbout: {
      by: 'count',
      one: 'très probablement entre {from} et {to}, après {count} partie',
      other: 'très probablement entre {from} et {to}, après {count} parties',
    },
    heroes: 'Par héros',
    opponents: 'Par adversaire',
    recent: 'Dernières parties',
    older: 'Parties plus anciennes',
    wonOf: { by: 'wins', one: '{wins} gagnée sur {games}', other: '{wins} gagnées sur {games}' },
    won: 'gagnée',
    lost: 'perdue',
    drawn: 'égalité',
    timedOut: 'au temps',
    resigned: 'par abandon',
    running: 'en cours',
    replayOf: 'Voir la rediffusion\u202f: {game}',
    replay: 'Rediffusion',
    watchOf: 'À la table\u202f: {game}',
    watch: 'À la table',
    block: 'Bloquer',
    unblock: 'Débloquer',
    blockAbout: 'Vous ne vous croiserez plus aux tables et ne vous entendrez plus.',
    isBlocked: 'Vous avez bloqué cette personne.',
    report: 'Signaler…',
    reportAbout: 'Qui tient ce serveur le lit\u202f; la personne n’en sait rien.',
    reason: 'De quoi s’agit-il\u202f?',
    chat: 'Ses propos',
    name: 'Son nom',
    play: 'Sa façon de jouer',
    other: 'Autre chose',
    details: 'Que s’est-il passé\u202f? (si vous voulez)',
    sendReport: 'Signaler',
    reported: 'Merci. C’est transmis.',
    place: 'Rang',
    player: 'Joueur',
    rating: 'Cote',
    games: 'Parties',
    ladderAbout: 'Qui a joué assez de parties classées ces derniers temps a sa place ici.',
    nobody: 'Personne n’a joué assez de parties classées de ce genre ces derniers temps.',
    mode: 'Mode',
  },
  uk: {
    person: 'Гравець',
    since: 'Тут із {day}',
    record: 'Ігор: {games} · перемог: {wins} · нічиїх: {draws}',
    noGames: 'Ігор іще немає.',
    ratings: 'Рейтинг',
    ratingAbout: {
      by: 'count',
      one: 'найімовірніше між {from} і {to}, після {count} гри',
      other: 'найімовірніше між {from} і {to}, після {count} ігор',
    },
    heroes: 'За героями',
    opponents: 'За суперниками',
    recent: 'Останні ігри',
    older: 'Давніші ігри',
    wonOf: 'перемог: {wins} із {games}',
    won: 'перемога',
    lost: 'поразка',
    drawn: 'нічия',
    timedOut: 'за часом',
    resigned: 'через здачу',
    running: 'триває',
    replayOf: 'Дивитися повтор: {game}',
    replay: 'Повтор',
    watchOf: 'До столу: {game}',
    watch: 'До столу',
    block: 'Заблокувати',
    unblock: 'Розблокувати',
    blockAbout: 'Ви не зустрінетеся за столами й не чутимете одне одного.',
    isBlocked: 'Ви заблокували цю людину.',
    report: 'Поскаржитися…',
    reportAbout: 'Це прочитає той, хто тримає сервер; людину не сповістять.',
    reason: 'У чому річ?',
    chat: 'Що говорить',
    name: "Ім'я",
    play: 'Як грає',
    other: 'Щось інше',
    details: 'Що сталося? (якщо хочете)',
    sendReport: 'Поскаржитися',
    reported: 'Дякуємо. Передано.',
    place: 'Місце',
    player: 'Гравець',
    rating: 'Рейтинг',
    games: 'Ігри',
    ladderAbout: 'Місце тут має той, хто останнім часом зіграв достатньо рейтингових ігор.',
    nobody: 'Останнім часом ніхто не зіграв достатньо рейтингових ігор такого виду.',
    mode: 'Режим',
  },
});
