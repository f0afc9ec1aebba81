import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** The words of the lobby. */
export const words = wordsOf<{
  readonly title: Plain;
  readonly pitch: Plain;
  readonly askName: Plain;
  readonly name: Plain;
  readonly nameAbout: Plain;
  readonly comeIn: Plain;
  readonly known: Plain;
  readonly youAre: readonly ['name'];
  readonly youAbout: Plain;
  readonly accountAbout: Plain;
  readonly ladderAbout: Plain;
  readonly more: Plain;
  readonly invite: Plain;
  readonly inviteAbout: Plain;
  readonly openPublic: Plain;
  readonly openPublicAbout: Plain;
  readonly settings: Plain;
  readonly close: Plain;
  readonly running: Plain;
  readonly yourTurn: Plain;
  readonly waiting: Plain;
  readonly until: readonly ['when'];
  readonly goOn: Plain;
  readonly goOnWith: readonly ['game'];
  readonly ownTables: Plain;
  readonly tables: Plain;
  readonly noTables: Plain;
  readonly meanwhile: Plain;
  readonly playBot: Plain;
  readonly join: Plain;
  readonly joinAt: readonly ['names'];
  readonly nobodyYet: Plain;
  readonly free: readonly ['count'];
  readonly player: Plain;
  readonly randomBoard: Plain;
}>({
  en: {
    title: 'Play online',
    pitch: 'A friend is one link away: open a table, send the link, play.',
    askName: 'What should the others call you?',
    name: 'Your name',
    nameAbout: 'No account, no e-mail. You can change it at any time.',
    comeIn: 'Come in',
    known: 'I have played here before, on another device',
    youAre: 'You play as {name}',
    youAbout: 'Your games, replays and ratings.',
    accountAbout: 'Name, other devices, notifications.',
    ladderAbout: 'The strongest players of each mode.',
    more: 'More online',
    invite: 'Invite a friend',
    inviteAbout: 'A table for whoever has the link.',
    openPublic: 'Look for an opponent',
    openPublicAbout: 'A table that everybody here can find.',
    settings: 'Mode, board, heroes, clock',
    close: 'Done',
    running: 'Your games',
    yourTurn: 'Your turn',
    waiting: 'The others are thinking',
    until: 'until {when}',
    goOn: 'To the table',
    goOnWith: 'To the table: {game}',
    ownTables: 'Your tables',
    tables: 'Tables that wait for players',
    noTables: 'Nobody is waiting for an opponent just now.',
    meanwhile: 'Open a table: it appears here at once. Until somebody comes, a bot has time for you.',
    playBot: 'Play a bot meanwhile',
    join: 'Have a look',
    joinAt: 'Have a look: the table of {names}',
    nobodyYet: 'Nobody sits here yet',
    free: { by: 'count', one: '{count} free place', other: '{count} free places' },
    player: 'Player',
    randomBoard: 'random board',
  },
  pt: {
    title: 'Jogar online',
    pitch: 'Um amigo está a um link de distância: abra uma mesa, envie o link, jogue.',
    askName: 'Como os outros devem chamar você?',
    name: 'Seu nome',
    nameAbout: 'Sem cadastro, sem e-mail. Você pode mudar a qualquer momento.',
    comeIn: 'Entrar',
    known: 'Já joguei aqui, em outro aparelho',
    youAre: 'Você joga como {name}',
    youAbout: 'Suas partidas e pontuações.',
    accountAbout: 'Nome, outros aparelhos, notificações.',
    ladderAbout: 'Os melhores jogadores de cada modo.',
    more: 'Mais online',
    invite: 'Convidar um amigo',
    inviteAbout: 'Uma mesa para quem tiver o link.',
    openPublic: 'Procurar adversário',
    openPublicAbout: 'Uma mesa que todos aqui podem encontrar.',
    settings: 'Modo, tabuleiro, heróis, relógio',
    close: 'Pronto',
    running: 'Suas partidas',
    yourTurn: 'Sua vez',
    waiting: 'Os outros estão pensando',
    until: 'até {when}',
    goOn: 'Ir para a mesa',
    goOnWith: 'Ir para a mesa: {game}',
    ownTables: 'Suas mesas',
    tables: 'Mesas à espera de jogadores',
    noTables: 'Ninguém espera um adversário no momento.',
    meanwhile: 'Abra uma mesa: ela aparece aqui na hora. Até alguém chegar, um bot tem tempo para você.',
    playBot: 'Jogar contra um bot enquanto isso',
    join: 'Dar uma olhada',
    joinAt: 'Dar uma olhada: a mesa de {names}',
    nobodyYet: 'Ninguém se sentou ainda',
    free: { by: 'count', one: '{count} lugar livre', other: '{count} lugares livres' },
    player: 'Jogador',
    randomBoard: 'tabuleiro aleatório',
  },
  fr: {
    title: 'Jouer en ligne',
    pitch: 'Un ami n’est qu’à un lien d’ici\u202f: ouvrez une table, envoyez le lien, jouez.',
    askName: 'Comment les autres doivent-ils vous appeler\u202f?',
    name: 'Votre nom',
    nameAbout: 'Sans compte, sans e-mail. Vous pouvez le changer à tout moment.',
    comeIn: 'Entrer',
    known: 'J’ai déjà joué ici, sur un autre appareil',
    youAre: 'Vous jouez sous le nom de {name}',
    youAbout: 'Vos parties, rediffusions et cotes.',
    accountAbout: 'Nom, autres appareils, notifications.',
    ladderAbout: 'Les meilleurs joueurs de chaque mode.',
    more: 'Encore en ligne',
    invite: 'Inviter un ami',
    inviteAbout: 'Une table pour qui a le lien.',
    openPublic: 'Chercher un adversaire',
    openPublicAbout: 'Une table que tout le monde ici peut trouver.',
    settings: 'Mode, plateau, héros, pendule',
    close: 'Terminé',
    running: 'Vos parties',
    yourTurn: 'À vous',
    waiting: 'Les autres réfléchissent',
    until: 'jusqu’au {when}',
    goOn: 'À la table',
    goOnWith: 'À la table\u202f: {game}',
    ownTables: 'Vos tables',
    tables: 'Des tables attendent des joueurs',
    noTables: 'Personne n’attend d’adversaire pour l’instant.',
    meanwhile:
      'Ouvrez une table\u202f: elle apparaît ici aussitôt. En attendant, un bot a du temps pour vous.',
    playBot: 'Jouer contre un bot en attendant',
    join: 'Aller voir',
    joinAt: 'Aller voir\u202f: la table de {names}',
    nobodyYet: 'Personne n’est encore assis',
    free: { by: 'count', one: '{count} place libre', other: '{count} places libres' },
    player: 'Joueur',
    randomBoard: 'plateau au hasard',
  },
  uk: {
    title: 'Гра в мережі',
    pitch: 'До друга лише одне посилання: відкрийте стіл, надішліть посилання, грайте.',
    askName: 'Як вас називати іншим?',
    name: "Ваше ім'я",
    nameAbout: 'Без реєстрації, без пошти. Змінити можна будь-коли.',
    comeIn: 'Увійти',
    known: 'Я вже тут грав або грала на іншому пристрої',
    youAre: 'Ви граєте як {name}',
    youAbout: 'Ваші ігри, повтори й рейтинги.',
    accountAbout: "Ім'я, інші пристрої, сповіщення.",
    ladderAbout: 'Найсильніші гравці кожного режиму.',
    more: 'Ще в мережі',
    invite: 'Запросити друга',
    inviteAbout: 'Стіл для тих, хто має посилання.',
    openPublic: 'Шукати суперника',
    openPublicAbout: 'Стіл, який тут знайдуть усі.',
    settings: 'Режим, мапа, герої, годинник',
    close: 'Готово',
    running: 'Ваші ігри',
    yourTurn: 'Ваша черга',
    waiting: 'Інші думають',
    until: 'до {when}',
    goOn: 'До столу',
    goOnWith: 'До столу: {game}',
    ownTables: 'Ваші столи',
    tables: 'Столи, де чекають на гравців',
    noTables: 'Зараз ніхто не чекає на суперника.',
    meanwhile: "Відкрийте стіл: він з'явиться тут одразу. А поки ніхто не прийшов, бот має для вас час.",
    playBot: 'Поки що зіграти з ботом',
    join: 'Подивитися',
    joinAt: 'Подивитися стіл: {names}',
    nobodyYet: 'За ним іще ніхто не сидить',
    free: {
      by: 'count',
      one: '{count} вільне місце',
      few: '{count} вільні місця',
      many: '{count} вільних місць',
      other: '{count} вільного місця',
    },
    player: 'Гравець',
    randomBoard: 'випадкова мапа',
  },
});
