import { wordsOf } from '../words.ts';

/** The words of a game in progress. */
export const words = wordsOf<{
  readonly opening: readonly [];
  readonly missing: readonly [];
  readonly damaged: readonly ['reason'];
  readonly toGames: readonly [];
  readonly handOver: readonly ['name'];
  readonly ready: readonly [];
  readonly nobodyPeeks: readonly [];
  readonly takeBack: readonly [];
  readonly takeBackLast: readonly [];
  readonly hint: readonly [];
  readonly menu: readonly [];
  readonly log: readonly [];
  readonly resign: readonly [];
  readonly resignAsk: readonly [];
  readonly offerDraw: readonly [];
  readonly drawAsk: readonly [];
  readonly drawAskOnline: readonly [];
  readonly askTakeBack: readonly [];
  readonly takeBackAsk: readonly [];
  readonly rules: readonly [];
  readonly library: readonly [];
  readonly settings: readonly [];
  readonly leave: readonly [];
  readonly leaveOnline: readonly [];
  readonly backToTable: readonly [];
  readonly toNow: readonly [];
  readonly thenPosition: readonly [];
  readonly skip: readonly [];
  readonly playOn: readonly [];
  readonly lastNews: readonly [];
  readonly isOver: readonly [];
  readonly toResult: readonly [];
  /** Stands in handOver and agrees with it. */
  readonly player: readonly ['number', 'heroes'];
}>({
  en: {
    opening: 'Setting the table…',
    missing: 'This game is not saved in this browser.',
    damaged: 'This game cannot be opened: {reason}.',
    toGames: 'To the games',
    handOver: 'Please hand over to {name}.',
    ready: 'I am here',
    nobodyPeeks: 'Hands are hidden until then.',
    takeBack: 'Undo',
    takeBackLast: 'Take back the last choice',
    hint: 'Hint',
    menu: 'Menu',
    log: 'Log',
    resign: 'Resign',
    resignAsk: 'Really resign this game?',
    offerDraw: 'Offer a draw',
    drawAsk: 'The game ends in a draw if all the others agree; they are asked one after the other.',
    drawAskOnline: 'The game ends in a draw if all the others agree.',
    askTakeBack: 'Ask to take back your last choice',
    takeBackAsk: 'Your last choice and everything after it is taken back if all the others agree.',
    rules: 'Rules',
    library: 'Library',
    settings: 'Settings',
    leave: 'Leave the table (the game is saved)',
    leaveOnline: 'Leave the table (the game goes on)',
    backToTable: 'Back to the table',
    toNow: 'Back to the game',
    thenPosition: 'This is how it was then.',
    skip: 'Skip',
    playOn: 'Play on',
    lastNews: 'What happened last (opens the log):',
    isOver: 'The game is over.',
    toResult: 'Show the result',
    player: 'player {number} ({heroes})',
  },
  pt: {
    opening: 'Preparando a mesa…',
    missing: 'Esta partida não está salva neste navegador.',
    damaged: 'Não é possível abrir esta partida: {reason}.',
    toGames: 'Ver as partidas',
    handOver: 'Passe o aparelho ao {name}.',
    ready: 'Estou aqui',
    nobodyPeeks: 'Até lá, as mãos ficam ocultas.',
    takeBack: 'Desfazer',
    takeBackLast: 'Desfazer a última escolha',
    hint: 'Dica',
    menu: 'Menu',
    log: 'Registro',
    resign: 'Desistir',
    resignAsk: 'Quer mesmo desistir desta partida?',
    offerDraw: 'Propor empate',
    drawAsk: 'A partida termina empatada se todos os outros aceitarem; cada um será consultado.',
    drawAskOnline: 'A partida termina em empate se todos os outros concordarem.',
    askTakeBack: 'Pedir para desfazer a última escolha',
    takeBackAsk: 'Sua última escolha e tudo o que veio depois são desfeitos se todos os outros concordarem.',
    rules: 'Regras',
    library: 'Biblioteca',
    settings: 'Ajustes',
    leave: 'Sair da mesa (a partida fica salva)',
    leaveOnline: 'Sair da mesa (a partida continua)',
    backToTable: 'Voltar à mesa',
    toNow: 'Voltar à partida',
    thenPosition: 'Era assim naquele momento.',
    skip: 'Pular',
    playOn: 'Continuar jogando',
    lastNews: 'O que acabou de acontecer (abre o registro):',
    isOver: 'A partida acabou.',
    toResult: 'Ver o resultado',
    player: 'jogador {number} ({heroes})',
  },
  fr: {
    opening: 'Préparation de la table…',
    missing: 'Cette partie n’est pas conservée dans ce navigateur.',
    damaged: 'Impossible d’ouvrir cette partie\u202f: {reason}.',
    toGames: 'Voir les parties',
    handOver: 'Passez l’écran au {name}.',
    ready: 'C’est moi',
    nobodyPeeks: 'D’ici là, les mains restent cachées.',
    takeBack: 'Annuler',
    takeBackLast: 'Annuler le dernier choix',
    hint: 'Conseil',
    menu: 'Menu',
    log: 'Journal',
    resign: 'Abandonner',
    resignAsk: 'Voulez-vous vraiment abandonner cette partie\u202f?',
    offerDraw: 'Proposer une égalité',
    drawAsk:
      'La partie se termine par une égalité si tous les autres l’acceptent\u202f; chacun sera consulté.',
    drawAskOnline: 'La partie se termine par une égalité si tous les autres acceptent.',
    askTakeBack: 'Demander à annuler votre dernier choix',
    takeBackAsk: 'Votre dernier choix et tout ce qui a suivi sont annulés si tous les autres acceptent.',
    rules: 'Règles',
    library: 'Bibliothèque',
    settings: 'Réglages',
    leave: 'Quitter la table (la partie est conservée)',
    leaveOnline: 'Quitter la table (la partie continue)',
    backToTable: 'Retour à la table',
    toNow: 'Revenir à la partie',
    thenPosition: 'Voici la position à ce moment-là.',
    skip: 'Passer',
    playOn: 'Continuer la partie',
    lastNews: 'Ce qui vient de se passer (ouvre le journal)\u202f:',
    isOver: 'La partie est terminée.',
    toResult: 'Voir le résultat',
    player: 'joueur {number} ({heroes})',
  },
  uk: {
    opening: 'Готуємо стіл…',
    missing: 'Цієї гри немає в цьому браузері.',
    damaged: 'Не вдалося відкрити цю гру: {reason}.',
    toGames: 'До ігор',
    handOver: 'Передайте пристрій {name}.',
    ready: 'Я тут',
    nobodyPeeks: 'До того часу руки приховано.',
    takeBack: 'Скасувати',
    takeBackLast: 'Скасувати останній вибір',
    hint: 'Підказка',
    menu: 'Меню',
    log: 'Журнал',
    resign: 'Здатися',
    resignAsk: 'Справді здатися?',
    offerDraw: 'Запропонувати нічию',
    drawAsk: 'Гра закінчиться внічию, якщо погодяться всі інші; кожного спитають окремо.',
    drawAskOnline: 'Гра закінчиться внічию, якщо всі інші погодяться.',
    askTakeBack: 'Попросити скасувати останній вибір',
    takeBackAsk: 'Ваш останній вибір і все, що було після нього, скасують, якщо всі інші погодяться.',
    rules: 'Правила',
    library: 'Бібліотека',
    settings: 'Налаштування',
    leave: 'Вийти з-за столу (гру збережено)',
    leaveOnline: 'Вийти з-за столу (гра триває)',
    backToTable: 'Назад до столу',
    toNow: 'Повернутися до гри',
    thenPosition: 'Так було тоді.',
    skip: 'Пропустити',
    playOn: 'Грати далі',
    lastNews: 'Що щойно сталося (відкриває журнал):',
    isOver: 'Гру закінчено.',
    toResult: 'Показати результат',
    player: 'гравцеві {number} ({heroes})',
  },
});
