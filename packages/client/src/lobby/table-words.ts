import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** The words of a table between its games. */
export const words = wordsOf<{
  readonly missing: Plain;
  readonly coming: Plain;
  readonly lost: Plain;
  readonly places: Plain;
  readonly player: readonly ['number'];
  readonly free: Plain;
  readonly sit: Plain;
  readonly sitAs: readonly ['number'];
  readonly sitDown: Plain;
  readonly leave: Plain;
  readonly clear: Plain;
  readonly clearOf: readonly ['name'];
  readonly seatBot: Plain;
  readonly botFor: readonly ['number'];
  readonly noBot: Plain;
  readonly you: Plain;
  readonly away: Plain;
  readonly ready: Plain;
  readonly notReady: Plain;
  readonly alsoBy: readonly ['name'];
  readonly byLot: Plain;
  readonly noHero: Plain;
  readonly secret: Plain;
  readonly choose: Plain;
  readonly heroOf: readonly ['hero', 'number'];
  readonly invite: Plain;
  readonly inviteAbout: Plain;
  readonly link: Plain;
  readonly linkHere: Plain;
  readonly qr: Plain;
  readonly qrAbout: Plain;
  readonly meanwhile: Plain;
  readonly playBot: Plain;
  readonly change: Plain;
  readonly changeDone: Plain;
  readonly changeAbout: Plain;
  readonly played: Plain;
  readonly game: readonly ['number'];
  readonly replay: Plain;
  readonly onlookers: readonly ['count'];
  readonly sayReady: Plain;
  readonly takeBackReady: Plain;
  readonly freePlaces: Plain;
  readonly waitFor: readonly ['names'];
  readonly begins: Plain;
  readonly swap: Plain;
  readonly draft: Plain;
  readonly draftLater: Plain;
  readonly youStrike: Plain;
  readonly youChoose: Plain;
  readonly strikes: readonly ['name'];
  readonly chooses: readonly ['name'];
  readonly struck: readonly ['heroes'];
  readonly strikeHero: readonly ['hero'];
  readonly isStruck: Plain;
  readonly isTaken: Plain;
  readonly watchOnly: Plain;
  readonly watchFull: Plain;
}>({
  en: {
    missing: 'There is no such table here. Perhaps the link is incomplete.',
    coming: 'Coming to the table…',
    lost: 'The connection is lost. Trying again…',
    places: 'Places',
    player: 'Player {number}',
    free: 'Free place',
    sit: 'Sit down here',
    sitAs: 'Sit down as player {number}',
    sitDown: 'Sit down',
    leave: 'Stand up',
    clear: 'Clear the place',
    clearOf: 'Clear the place of {name}',
    seatBot: 'or a bot',
    botFor: 'A bot as player {number}',
    noBot: 'Choose a level…',
    you: 'you',
    away: 'away',
    ready: 'ready',
    notReady: 'not ready yet',
    alsoBy: 'Also played by {name}.',
    byLot: 'Random hero',
    noHero: 'No hero yet',
    secret: 'Chosen secretly',
    choose: 'Choose a hero',
    heroOf: '{hero}: choose the hero of player {number}',
    invite: 'Send a friend this link',
    inviteAbout: 'Whoever opens it may sit down while a place is free, and watch otherwise.',
    link: 'Link to this table',
    linkHere:
      'This link works on this computer only. To let others in, open the server to your network and use one of the addresses that it names.',
    qr: 'As a QR code',
    qrAbout: 'The link of this table as a QR code',
    meanwhile: 'Until somebody comes:',
    playBot: 'play a bot in another tab',
    change: 'Change the table',
    changeDone: 'Apply the changes',
    changeAbout: 'Whoever was ready is asked again.',
    played: 'Games played here',
    game: 'Game {number}',
    replay: 'Watch the replay',
    onlookers: {
      by: 'count',
      one: '{count} person watches.',
      other: '{count} people watch.',
    },
    sayReady: 'I am ready',
    takeBackReady: 'Wait, not yet',
    freePlaces: 'A place is still free.',
    waitFor: 'Waiting for {names}.',
    begins: 'The game begins as soon as everybody is ready.',
    swap: 'Change sides',
    draft: 'Draft',
    draftLater: 'The draft begins once everybody is seated.',
    youStrike: 'Strike out a hero that nobody may play',
    youChoose: 'Choose your hero',
    strikes: '{name} strikes out a hero.',
    chooses: '{name} chooses a hero.',
    struck: 'Struck out: {heroes}.',
    strikeHero: 'Strike out {hero}',
    isStruck: 'struck out',
    isTaken: 'taken',
    watchOnly: 'You watch. Sit down to play.',
    watchFull: 'You watch: all places are taken.',
  },
  pt: {
    missing: 'Esta mesa não existe aqui. Talvez o link esteja incompleto.',
    coming: 'Chegando à mesa…',
    lost: 'A conexão caiu. Tentando de novo…',
    places: 'Lugares',
    player: 'Jogador {number}',
    free: 'Lugar livre',
    sit: 'Sentar aqui',
    sitAs: 'Sentar como jogador {number}',
    sitDown: 'Sentar',
    leave: 'Levantar',
    clear: 'Liberar o lugar',
    clearOf: 'Liberar o lugar de {name}',
    seatBot: 'ou um bot',
    botFor: 'Um bot como jogador {number}',
    noBot: 'Escolha um nível…',
    you: 'você',
    away: 'ausente',
    ready: 'a postos',
    notReady: 'ainda não a postos',
    alsoBy: 'Também com {name}.',
    byLot: 'Herói aleatório',
    noHero: 'Ainda sem herói',
    secret: 'Escolhido em segredo',
    choose: 'Escolher um herói',
    heroOf: '{hero}: escolher o herói do jogador {number}',
    invite: 'Envie este link a um amigo',
    inviteAbout: 'Quem o abrir pode sentar enquanto houver lugar, e assistir se não houver.',
    link: 'Link desta mesa',
    linkHere:
      'Este link só funciona neste computador. Para deixar outros entrarem, abra o servidor para a sua rede e escolha um dos endereços que ele mostra.',
    qr: 'Como código QR',
    qrAbout: 'O link desta mesa como código QR',
    meanwhile: 'Até alguém chegar:',
    playBot: 'jogar contra um bot em outra aba',
    change: 'Mudar a mesa',
    changeDone: 'Mudar assim',
    changeAbout: 'Quem estava a postos será perguntado de novo.',
    played: 'Partidas jogadas aqui',
    game: 'Partida {number}',
    replay: 'Ver o replay',
    onlookers: {
      by: 'count',
      one: '{count} pessoa assiste.',
      other: '{count} pessoas assistem.',
    },
    sayReady: 'Estou a postos',
    takeBackReady: 'Espere, ainda não',
    freePlaces: 'Ainda há um lugar livre.',
    waitFor: 'Esperando por {names}.',
    begins: 'A partida começa assim que todos estiverem a postos.',
    swap: 'Trocar de lado',
    draft: 'Draft',
    draftLater: 'O draft começa quando todos estiverem sentados.',
    youStrike: 'Risque um herói que ninguém poderá usar',
    youChoose: 'Escolha o seu herói',
    strikes: '{name} risca um herói.',
    chooses: '{name} escolhe um herói.',
    struck: 'Riscados: {heroes}.',
    strikeHero: 'Riscar {hero}',
    isStruck: 'riscado',
    isTaken: 'já escolhido',
    watchOnly: 'Você está assistindo. Sente-se para jogar.',
    watchFull: 'Você está assistindo: todos os lugares estão ocupados.',
  },
  fr: {
    missing: 'Cette table n’existe pas ici. Le lien est peut-être incomplet.',
    coming: 'On arrive à la table…',
    lost: 'La connexion est perdue. Nouvel essai…',
    places: 'Places',
    player: 'Joueur {number}',
    free: 'Place libre',
    sit: 'S’asseoir ici',
    sitAs: 'S’asseoir comme joueur {number}',
    sitDown: 'S’asseoir',
    leave: 'Se lever',
    clear: 'Libérer la place',
    clearOf: 'Libérer la place de {name}',
    seatBot: 'ou un bot',
    botFor: 'Un bot comme joueur {number}',
    noBot: 'Choisir un niveau…',
    you: 'vous',
    away: 'hors ligne',
    ready: 'peut commencer',
    notReady: 'se prépare',
    alsoBy: 'Aussi joué par {name}.',
    byLot: 'Héros aléatoire',
    noHero: 'Pas encore de héros',
    secret: 'Choisi en secret',
    choose: 'Choisir un héros',
    heroOf: '{hero}\u202f: choisir le héros du joueur {number}',
    invite: 'Envoyez ce lien à un ami',
    inviteAbout: 'Qui l’ouvre peut s’asseoir tant qu’une place est libre, et regarder sinon.',
    link: 'Lien de cette table',
    linkHere:
      'Ce lien ne marche que sur cet ordinateur. Pour laisser entrer les autres, ouvrez le serveur à votre réseau et prenez une des adresses qu’il affiche.',
    qr: 'En code QR',
    qrAbout: 'Le lien de cette table en code QR',
    meanwhile: 'En attendant quelqu’un\u202f:',
    playBot: 'jouer contre un bot dans un autre onglet',
    change: 'Changer la table',
    changeDone: 'Changer ainsi',
    changeAbout: 'Ceux qui étaient prêts seront interrogés de nouveau.',
    played: 'Parties jouées ici',
    game: 'Partie {number}',
    replay: 'Voir la rediffusion',
    onlookers: {
      by: 'count',
      one: '{count} personne regarde.',
      other: '{count} personnes regardent.',
    },
    sayReady: 'Je peux commencer',
    takeBackReady: 'Attendez, pas encore',
    freePlaces: 'Une place est encore libre.',
    waitFor: 'On attend {names}.',
    begins: 'La partie commence dès que tout le monde est prêt.',
    swap: 'Changer de camp',
    draft: 'Draft',
    draftLater: 'Le draft commence quand tout le monde est assis.',
    youStrike: 'Rayez un héros que personne ne pourra jouer',
    youChoose: 'Choisissez votre héros',
    strikes: '{name} raye un héros.',
    chooses: '{name} choisit un héros.',
    struck: 'Rayés\u202f: {heroes}.',
    strikeHero: 'Rayer {hero}',
    isStruck: 'rayé',
    isTaken: 'déjà pris',
    watchOnly: 'Vous regardez. Asseyez-vous pour jouer.',
    watchFull: 'Vous regardez\u202f: toutes les places sont prises.',
  },
  uk: {
    missing: 'Такого столу тут немає. Можливо, посилання неповне.',
    coming: 'Ідемо до столу…',
    lost: "Зв'язок утрачено. Пробуємо ще раз…",
    places: 'Місця',
    player: 'Гравець {number}',
    free: 'Вільне місце',
    sit: 'Сісти тут',
    sitAs: 'Сісти як гравець {number}',
    sitDown: 'Сісти за стіл',
    leave: 'Встати',
    clear: 'Звільнити місце',
    clearOf: 'Звільнити місце: {name}',
    seatBot: 'або бот',
    botFor: 'Бот як гравець {number}',
    noBot: 'Виберіть рівень…',
    you: 'ви',
    away: 'не в мережі',
    ready: 'може починати',
    notReady: 'ще готується',
    alsoBy: 'Теж грає {name}.',
    byLot: 'Випадковий герой',
    noHero: 'Героя ще не вибрано',
    secret: 'Вибрано таємно',
    choose: 'Вибрати героя',
    heroOf: '{hero}: вибрати героя гравця {number}',
    invite: 'Надішліть другові це посилання',
    inviteAbout: 'Хто його відкриє, може сісти, поки є місце, а інакше дивитися.',
    link: 'Посилання на цей стіл',
    linkHere:
      "Це посилання працює лише на цьому комп'ютері. Щоб впустити інших, відкрийте сервер для своєї мережі та візьміть одну з адрес, які він показує.",
    qr: 'Як QR-код',
    qrAbout: 'Посилання на цей стіл як QR-код',
    meanwhile: 'Поки ніхто не прийшов:',
    playBot: 'зіграти з ботом в іншій вкладці',
    change: 'Змінити стіл',
    changeDone: 'Змінити так',
    changeAbout: 'Хто вже був готовий, того спитають знову.',
    played: 'Ігри за цим столом',
    game: 'Гра {number}',
    replay: 'Дивитися повтор',
    onlookers: {
      by: 'count',
      one: 'Дивиться {count} людина.',
      few: 'Дивляться {count} людини.',
      many: 'Дивиться {count} людей.',
      other: 'Дивиться {count} людини.',
    },
    sayReady: 'Можна починати',
    takeBackReady: 'Зачекайте, ще ні',
    freePlaces: 'Одне місце ще вільне.',
    waitFor: 'Чекаємо: {names}.',
    begins: 'Гра почнеться, щойно всі будуть готові.',
    swap: 'Помінятися сторонами',
    draft: 'Драфт',
    draftLater: 'Драфт почнеться, коли всі сядуть.',
    youStrike: 'Викресліть героя, якого ніхто не зможе взяти',
    youChoose: 'Виберіть свого героя',
    strikes: '{name} викреслює героя.',
    chooses: '{name} вибирає героя.',
    struck: 'Викреслено: {heroes}.',
    strikeHero: 'Викреслити: {hero}',
    isStruck: 'викреслено',
    isTaken: 'зайнято',
    watchOnly: 'Ви дивитеся. Сядьте, щоб грати.',
    watchFull: 'Ви дивитеся: усі місця зайняті.',
  },
});
