import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** The words after a game: what it has added, and the way to a friend. */
export const words = wordsOf<{
  readonly title: Plain;
  readonly record: readonly ['hero', 'won', 'games'];
  readonly streak: readonly ['count'];
  readonly news: Plain;
  readonly career: Plain;
  readonly rungWon: readonly ['number', 'of'];
  readonly rungLost: readonly ['number', 'of'];
  readonly gauntlet: Plain;
  readonly better: readonly ['theirs'];
  readonly equal: readonly ['theirs'];
  readonly worse: readonly ['theirs'];
  readonly wonIn: readonly ['turns', 'health'];
  readonly lostIn: readonly ['turns'];
  readonly send: Plain;
  readonly link: Plain;
  readonly copied: Plain;
  readonly copyYourself: Plain;
}>({
  en: {
    title: 'Your career',
    record: '{hero}: {won} of {games} won',
    streak: 'Wins in a row: {count}',
    news: 'New achievements',
    career: 'Your career',
    rungWon: 'Rung {number} of {of} is yours.',
    rungLost: 'Rung {number} of {of} still stands.',
    gauntlet: 'To the gauntlet',
    better: 'You did better than your challenger ({theirs}).',
    equal: 'You did exactly as well as your challenger ({theirs}).',
    worse: 'Your challenger is still ahead ({theirs}).',
    wonIn: 'won in turn {turns}, {health} health left',
    lostIn: 'lost in turn {turns}',
    send: 'Challenge a friend to beat this game',
    link: 'Link to the challenge',
    copied: 'The link is copied. Whoever opens it plays the same deal.',
    copyYourself: 'Copy the link above. Whoever opens it plays the same deal.',
  },
  pt: {
    title: 'Sua carreira',
    record: '{hero}: {won} de {games} vencidas',
    streak: 'Vitórias seguidas: {count}',
    news: 'Novas conquistas',
    career: 'Sua carreira',
    rungWon: 'O degrau {number} de {of} é seu.',
    rungLost: 'O degrau {number} de {of} ainda resiste.',
    gauntlet: 'Ir para a escalada',
    better: 'Você superou quem desafiou você ({theirs}).',
    equal: 'Você igualou quem desafiou você ({theirs}).',
    worse: 'Quem desafiou você continua na frente ({theirs}).',
    wonIn: 'vitória no turno {turns}, {health} de vida restante',
    lostIn: 'derrota no turno {turns}',
    send: 'Desafiar alguém a superar esta partida',
    link: 'Link do desafio',
    copied: 'O link foi copiado. Quem o abrir joga com as mesmas cartas.',
    copyYourself: 'Copie o link acima. Quem o abrir joga com as mesmas cartas.',
  },
  fr: {
    title: 'Votre carrière',
    record: {
      by: 'won',
      one: '{hero}\u202f: {won} gagnée sur {games}',
      other: '{hero}\u202f: {won} gagnées sur {games}',
    },
    streak: 'Victoires de suite\u202f: {count}',
    news: 'Nouveaux succès',
    career: 'Votre carrière',
    rungWon: 'L’échelon {number} sur {of} est à vous.',
    rungLost: 'L’échelon {number} sur {of} tient encore.',
    gauntlet: 'Vers l’ascension',
    better: 'Vous avez fait mieux que l’auteur du défi ({theirs}).',
    equal: 'Vous avez fait jeu égal avec l’auteur du défi ({theirs}).',
    worse: 'L’auteur du défi reste devant ({theirs}).',
    wonIn: {
      by: 'health',
      one: 'victoire au tour {turns}, {health} point de vie restant',
      other: 'victoire au tour {turns}, {health} points de vie restants',
    },
    lostIn: 'défaite au tour {turns}',
    send: 'Défier un ami de battre cette partie',
    link: 'Lien du défi',
    copied: 'Le lien est copié. Qui l’ouvre joue la même donne.',
    copyYourself: 'Copiez le lien ci-dessus. Qui l’ouvre joue la même donne.',
  },
  uk: {
    title: 'Ваші досягнення',
    record: '{hero}: виграно {won} з {games}',
    streak: 'Перемог поспіль: {count}',
    news: 'Нові відзнаки',
    career: 'Ваші досягнення',
    rungWon: 'Щабель {number} з {of} ваш.',
    rungLost: 'Щабель {number} з {of} ще стоїть.',
    gauntlet: 'До сходження',
    better: 'Ви зіграли краще за того, хто кинув виклик ({theirs}).',
    equal: 'Ви зіграли так само, як той, хто кинув виклик ({theirs}).',
    worse: 'Той, хто кинув виклик, поки попереду ({theirs}).',
    wonIn: "перемога на ході {turns}, лишилося здоров'я: {health}",
    lostIn: 'поразка на ході {turns}',
    send: 'Викликати друга зіграти це краще',
    link: 'Посилання на виклик',
    copied: 'Посилання скопійовано. Хто його відкриє, зіграє той самий розклад.',
    copyYourself: 'Скопіюйте посилання вище. Хто його відкриє, зіграє той самий розклад.',
  },
});
