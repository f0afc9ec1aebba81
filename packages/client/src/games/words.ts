import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** The words of the kept games. */
export const words = wordsOf<{
  readonly title: Plain;
  readonly running: Plain;
  readonly finished: Plain;
  readonly damagedGames: Plain;
  readonly damagedGame: Plain;
  readonly none: Plain;
  readonly newGame: Plain;
  readonly goOn: Plain;
  readonly goOnWith: readonly ['game'];
  readonly replay: Plain;
  readonly replayOf: readonly ['game'];
  readonly download: Plain;
  readonly downloadOf: readonly ['game'];
  readonly remove: Plain;
  readonly removeOf: readonly ['game'];
  readonly removed: readonly ['game'];
  readonly undo: Plain;
  readonly turn: readonly ['turn'];
  readonly before: Plain;
  readonly openFile: Plain;
  readonly openAbout: Plain;
  readonly noGame: readonly ['file'];
  readonly otherVersion: readonly ['file', 'reason'];
  readonly damaged: readonly ['file'];
  readonly foreignBot: readonly ['file'];
  readonly bringHero: Plain;
  readonly bringBoard: Plain;
  readonly tooLarge: readonly ['file'];
  readonly notKept: Plain;
  readonly close: Plain;
  readonly elsewhere: Plain;
  readonly takeOver: Plain;
  readonly toGames: Plain;
}>({
  en: {
    title: 'Games',
    running: 'In progress',
    finished: 'Finished',
    damagedGames: 'Damaged',
    damagedGame: 'a game that cannot be read',
    none: 'No games yet. Each game you start is saved here, move by move.',
    newGame: 'New game',
    goOn: 'Continue',
    goOnWith: 'Continue {game}',
    replay: 'Replay',
    replayOf: 'Replay {game}',
    download: 'Download',
    downloadOf: 'Download {game}',
    remove: 'Delete',
    removeOf: 'Delete {game}',
    removed: 'Deleted: {game}.',
    undo: 'Undo',
    turn: 'turn {turn}',
    before: 'before the first turn',
    openFile: 'Open a file…',
    openAbout: 'Saved games and records, including those of the terminal game.',
    noGame: '“{file}” is not a saved game.',
    otherVersion: 'The game in “{file}” cannot be opened: {reason}.',
    damaged: '“{file}” is damaged and cannot be opened.',
    foreignBot: '“{file}” is played by a bot of its own file, which only the terminal can bring.',
    bringHero: 'start the table with the file of the hero: npx peerless serve --hero FILE',
    bringBoard: 'start the table with the file of the board: npx peerless serve --board FILE',
    tooLarge: '“{file}” is too large for a saved game.',
    notKept:
      'This browser cannot save the game (no room, or a private window). Play on, and download it before you close the page.',
    close: 'Close',
    elsewhere: 'This game is being played in another tab or window.',
    takeOver: 'Play here instead',
    toGames: 'To the games',
  },
  pt: {
    title: 'Partidas',
    running: 'Em andamento',
    finished: 'Terminadas',
    damagedGames: 'Danificadas',
    damagedGame: 'uma partida que não pode ser lida',
    none: 'Ainda não há partidas. Cada partida que você começar fica salva aqui, jogada por jogada.',
    newGame: 'Nova partida',
    goOn: 'Continuar',
    goOnWith: 'Continuar: {game}',
    replay: 'Replay',
    replayOf: 'Replay: {game}',
    download: 'Baixar',
    downloadOf: 'Baixar: {game}',
    remove: 'Apagar',
    removeOf: 'Apagar: {game}',
    removed: 'Partida apagada: {game}.',
    undo: 'Desfazer',
    turn: 'turno {turn}',
    before: 'antes do primeiro turno',
    openFile: 'Abrir um arquivo…',
    openAbout: 'Partidas salvas e registros, inclusive os do jogo no terminal.',
    noGame: '“{file}” não é uma partida salva.',
    otherVersion: 'Não é possível abrir a partida de “{file}”: {reason}.',
    damaged: '“{file}” está danificado e não pode ser aberto.',
    foreignBot: 'Em “{file}” joga um bot de um arquivo próprio, que só o terminal pode trazer.',
    bringHero: 'inicie a mesa com o arquivo do herói: npx peerless serve --hero ARQUIVO',
    bringBoard: 'inicie a mesa com o arquivo do tabuleiro: npx peerless serve --board ARQUIVO',
    tooLarge: '“{file}” é grande demais para uma partida salva.',
    notKept:
      'Este navegador não consegue salvar a partida (falta espaço ou a janela é anônima). Continue jogando e baixe-a antes de fechar a página.',
    close: 'Fechar',
    elsewhere: 'Esta partida está sendo jogada em outra aba ou janela.',
    takeOver: 'Jogar aqui',
    toGames: 'Ver as partidas',
  },
  fr: {
    title: 'Parties',
    running: 'En cours',
    finished: 'Terminées',
    damagedGames: 'Endommagées',
    damagedGame: 'une partie illisible',
    none: 'Aucune partie pour l’instant. Chaque partie commencée est conservée ici, coup par coup.',
    newGame: 'Nouvelle partie',
    goOn: 'Continuer',
    goOnWith: 'Continuer\u202f: {game}',
    replay: 'Rediffusion',
    replayOf: 'Rediffusion\u202f: {game}',
    download: 'Télécharger',
    downloadOf: 'Télécharger\u202f: {game}',
    remove: 'Supprimer',
    removeOf: 'Supprimer\u202f: {game}',
    removed: 'Partie supprimée\u202f: {game}.',
    undo: 'Annuler',
    turn: 'tour {turn}',
    before: 'avant le premier tour',
    openFile: 'Ouvrir un fichier…',
    openAbout: 'Parties enregistrées, y compris celles du jeu dans le terminal.',
    noGame: '«\u00a0{file}\u00a0» n’est pas une partie enregistrée.',
    otherVersion: 'Impossible d’ouvrir la partie de «\u00a0{file}\u00a0»\u202f: {reason}.',
    damaged: '«\u00a0{file}\u00a0» est endommagé et ne peut pas être ouvert.',
    foreignBot:
      'Dans «\u00a0{file}\u00a0» joue un bot venu d’un fichier, que seul le terminal peut apporter.',
    bringHero: 'lancez la table avec le fichier du héros\u202f: npx peerless serve --hero FICHIER',
    bringBoard: 'lancez la table avec le fichier du plateau\u202f: npx peerless serve --board FICHIER',
    tooLarge: '«\u00a0{file}\u00a0» est trop volumineux pour une partie enregistrée.',
    notKept:
      'Ce navigateur ne peut pas conserver la partie (plus de place, ou navigation privée). Continuez, et téléchargez-la avant de fermer la page.',
    close: 'Fermer',
    elsewhere: 'Cette partie se joue dans un autre onglet ou une autre fenêtre.',
    takeOver: 'Jouer ici',
    toGames: 'Voir les parties',
  },
  uk: {
    title: 'Ігри',
    running: 'Поточні',
    finished: 'Завершені',
    damagedGames: 'Пошкоджені',
    damagedGame: 'гра, яку не вдається прочитати',
    none: 'Ігор ще немає. Кожна розпочата гра зберігається тут, крок за кроком.',
    newGame: 'Нова гра',
    goOn: 'Продовжити',
    goOnWith: 'Продовжити: {game}',
    replay: 'Повтор',
    replayOf: 'Повтор: {game}',
    download: 'Завантажити',
    downloadOf: 'Завантажити: {game}',
    remove: 'Видалити',
    removeOf: 'Видалити: {game}',
    removed: 'Видалено: {game}.',
    undo: 'Скасувати',
    turn: 'хід {turn}',
    before: 'до першого ходу',
    openFile: 'Відкрити файл…',
    openAbout: 'Збережені ігри та записи, зокрема з гри в терміналі.',
    noGame: '«{file}» — це не збережена гра.',
    otherVersion: 'Не вдалося відкрити гру з «{file}»: {reason}.',
    damaged: '«{file}» пошкоджено, його не можна відкрити.',
    foreignBot: 'У «{file}» грає бот із власного файлу, якого може взяти лише термінал.',
    bringHero: 'запустіть стіл із файлом героя: npx peerless serve --hero ФАЙЛ',
    bringBoard: 'запустіть стіл із файлом мапи: npx peerless serve --board ФАЙЛ',
    tooLarge: '«{file}» завеликий як для збереженої гри.',
    notKept:
      'Цей браузер не може зберегти гру (немає місця або це приватне вікно). Грайте далі й завантажте її, перш ніж закрити сторінку.',
    close: 'Закрити',
    elsewhere: 'Ця гра вже відкрита в іншій вкладці чи вікні.',
    takeOver: 'Грати тут',
    toGames: 'До ігор',
  },
});
