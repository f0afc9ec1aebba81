import { wordsOf } from '../words.ts';

/** The words of a replay. */
export const words = wordsOf<{
  readonly title: readonly ['heroes'];
  readonly controls: readonly [];
  readonly position: readonly [];
  readonly stepOf: readonly ['at', 'last'];
  readonly setup: readonly [];
  readonly turn: readonly ['turn', 'name'];
  readonly toStart: readonly [];
  readonly back: readonly [];
  readonly play: readonly [];
  readonly pause: readonly [];
  readonly forward: readonly [];
  readonly toEnd: readonly [];
  readonly stride: readonly [];
  readonly choice: readonly [];
  readonly action: readonly [];
  readonly wholeTurn: readonly [];
  readonly pace: readonly [];
  readonly times: readonly ['pace'];
  readonly look: readonly [];
  readonly openHands: readonly [];
  readonly asPlayer: readonly ['name'];
  readonly asOnlooker: readonly [];
  readonly keys: readonly [];
  readonly log: readonly [];
  readonly more: readonly [];
  readonly games: readonly [];
  readonly running: readonly [];
  readonly goOnHere: readonly [];
  readonly goOnAbout: readonly [];
  readonly youPlay: readonly [];
  readonly against: readonly [];
  readonly startHere: readonly [];
  readonly isOver: readonly [];
  readonly opening: readonly [];
  readonly missing: readonly [];
  readonly damaged: readonly [];
  readonly otherVersion: readonly [];
  readonly refused: readonly ['reason'];
  readonly keepIt: readonly [];
  readonly kept: readonly [];
  readonly statistics: readonly [];
}>({
  en: {
    title: 'Replay: {heroes}',
    controls: 'Replay',
    position: 'Place in the game',
    stepOf: 'Step {at} of {last}',
    setup: 'Setup',
    turn: 'Turn {turn} · {name}',
    toStart: 'To the beginning',
    back: 'One step back',
    play: 'Play',
    pause: 'Pause',
    forward: 'One step forward',
    toEnd: 'To the end',
    stride: 'A step is',
    choice: 'a choice',
    action: 'an action',
    wholeTurn: 'a turn',
    pace: 'Speed',
    times: '×{pace}',
    look: 'Seen by',
    openHands: 'everyone: all hands open',
    asPlayer: '{name}',
    asOnlooker: 'a spectator: hands hidden',
    keys: 'Keys: arrows step, Shift with an arrow goes by turns, Home and End go to the beginning and the end, the space bar plays and pauses.',
    log: 'Log',
    more: 'More',
    games: 'To the games',
    running: 'This game is still in progress: the others’ hands stay hidden.',
    goOnHere: 'Play on from here',
    goOnAbout: 'Starts a new game with everything as it is at this point. The replay stays as it is.',
    youPlay: 'You play',
    against: 'Level of the bots',
    startHere: 'Start',
    isOver: 'The game is over here. Go back to a point where someone still had a choice.',
    opening: 'Opening the game…',
    missing: 'This game is no longer saved in this browser.',
    damaged: 'This link is damaged: part of it is missing or has been changed. Ask for it again.',
    otherVersion:
      'This game was recorded with another version of Peerless and cannot be replayed with this one.',
    refused: 'This game cannot be replayed: {reason}.',
    keepIt: 'Save to my games',
    kept: 'The game is now among your games.',
    statistics: 'Statistics',
  },
  pt: {
    title: 'Replay: {heroes}',
    controls: 'Replay',
    position: 'Ponto da partida',
    stepOf: 'Passo {at} de {last}',
    setup: 'Preparação',
    turn: 'Turno {turn} · {name}',
    toStart: 'Ir para o começo',
    back: 'Um passo para trás',
    play: 'Reproduzir',
    pause: 'Pausar',
    forward: 'Um passo para a frente',
    toEnd: 'Ir para o fim',
    stride: 'Um passo é',
    choice: 'uma escolha',
    action: 'uma ação',
    wholeTurn: 'um turno',
    pace: 'Velocidade',
    times: '×{pace}',
    look: 'Visto por',
    openHands: 'todos: mãos abertas',
    asPlayer: '{name}',
    asOnlooker: 'um espectador: mãos ocultas',
    keys: 'Teclas: setas andam um passo, Shift com seta anda um turno, Home e End vão ao começo e ao fim, a barra de espaço reproduz e pausa.',
    log: 'Registro',
    more: 'Mais',
    games: 'Ver as partidas',
    running: 'Esta partida ainda está em andamento: as mãos dos outros ficam ocultas.',
    goOnHere: 'Jogar a partir daqui',
    goOnAbout: 'Começa uma nova partida com tudo como está neste ponto. O replay não muda.',
    youPlay: 'Você joga com',
    against: 'Nível dos bots',
    startHere: 'Começar',
    isOver: 'Aqui a partida já acabou. Volte a um ponto em que alguém ainda podia escolher.',
    opening: 'Abrindo a partida…',
    missing: 'Esta partida não está mais salva neste navegador.',
    damaged: 'Este link está danificado: uma parte dele falta ou foi alterada. Peça-o de novo.',
    otherVersion: 'Esta partida foi gravada com outra versão do Peerless e não pode ser reproduzida nesta.',
    refused: 'Não é possível rever esta partida: {reason}.',
    keepIt: 'Salvar nas minhas partidas',
    kept: 'A partida agora está entre as suas.',
    statistics: 'Estatísticas',
  },
  fr: {
    title: 'Rediffusion\u202f: {heroes}',
    controls: 'Rediffusion',
    position: 'Moment de la partie',
    stepOf: 'Étape {at} sur {last}',
    setup: 'Mise en place',
    turn: 'Tour {turn} · {name}',
    toStart: 'Aller au début',
    back: 'Une étape en arrière',
    play: 'Lecture',
    pause: 'Pause',
    forward: 'Une étape en avant',
    toEnd: 'Aller à la fin',
    stride: 'Une étape est',
    choice: 'un choix',
    action: 'une action',
    wholeTurn: 'un tour',
    pace: 'Vitesse',
    times: '×{pace}',
    look: 'Vu par',
    openHands: 'tous\u202f: mains ouvertes',
    asPlayer: '{name}',
    asOnlooker: 'un spectateur\u202f: mains cachées',
    keys: 'Touches\u202f: les flèches avancent ou reculent d’une étape, Maj avec une flèche d’un tour, Origine et Fin vont au début et à la fin, la barre d’espace lance la lecture ou la met en pause.',
    log: 'Journal',
    more: 'Plus',
    games: 'Voir les parties',
    running: 'Cette partie n’est pas finie\u202f: les mains des autres restent cachées.',
    goOnHere: 'Jouer à partir d’ici',
    goOnAbout: 'Commence une nouvelle partie à partir de cette position. La rediffusion reste intacte.',
    youPlay: 'Vous jouez',
    against: 'Niveau des bots',
    startHere: 'Commencer',
    isOver: 'La partie est finie à ce moment. Revenez là où quelqu’un avait encore un choix.',
    opening: 'Ouverture de la partie…',
    missing: 'Cette partie n’est plus conservée dans ce navigateur.',
    damaged: 'Ce lien est endommagé\u202f: une partie manque ou a été modifiée. Redemandez-le.',
    otherVersion:
      'Cette partie a été enregistrée avec une autre version de Peerless et ne peut être revue avec celle-ci.',
    refused: 'Impossible de revoir cette partie\u202f: {reason}.',
    keepIt: 'Conserver dans mes parties',
    kept: 'La partie est maintenant parmi les vôtres.',
    statistics: 'Statistiques',
  },
  uk: {
    title: 'Повтор: {heroes}',
    controls: 'Повтор',
    position: 'Місце у грі',
    stepOf: 'Крок {at} з {last}',
    setup: 'Приготування',
    turn: 'Хід {turn} · {name}',
    toStart: 'На початок',
    back: 'Крок назад',
    play: 'Відтворити',
    pause: 'Пауза',
    forward: 'Крок уперед',
    toEnd: 'У кінець',
    stride: 'Крок — це',
    choice: 'вибір',
    action: 'дія',
    wholeTurn: 'хід',
    pace: 'Швидкість',
    times: '×{pace}',
    look: 'Очима',
    openHands: 'усіх: руки відкриті',
    asPlayer: 'гравця: {name}',
    asOnlooker: 'глядача: руки приховано',
    keys: 'Клавіші: стрілки — крок, Shift зі стрілкою — хід, Home і End — на початок і в кінець, пробіл — відтворення й пауза.',
    log: 'Журнал',
    more: 'Ще',
    games: 'До ігор',
    running: 'Ця гра ще триває: чужі руки приховано.',
    goOnHere: 'Грати звідси',
    goOnAbout: 'Починає нову гру з позиції на цей момент. Повтор не зміниться.',
    youPlay: 'За кого ви граєте',
    against: 'Рівень ботів',
    startHere: 'Почати',
    isOver: 'Тут гру вже завершено. Поверніться туди, де хтось іще мав вибір.',
    opening: 'Відкриваємо гру…',
    missing: 'Цієї гри вже немає в цьому браузері.',
    damaged: 'Це посилання пошкоджене: частини бракує або її змінено. Попросіть надіслати його ще раз.',
    otherVersion: 'Цю гру записано іншою версією Peerless, у цій її не можна відтворити.',
    refused: 'Цю гру не можна відтворити: {reason}.',
    keepIt: 'Зберегти до моїх ігор',
    kept: 'Гру додано до ваших.',
    statistics: 'Статистика',
  },
});
