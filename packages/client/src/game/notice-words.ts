import { wordsOf } from '../words.ts';

/** What is to be said at a table beside the game itself: trouble, and what others propose. */
export const words = wordsOf<{
  readonly stuck: readonly ['name'];
  readonly tryAgain: readonly [];
  readonly byChance: readonly [];
  readonly lost: readonly [];
  readonly outdated: readonly [];
  readonly reload: readonly [];
  readonly missing: readonly [];
  readonly tooSoon: readonly [];
  readonly cutShort: readonly [];
  readonly askedAlready: readonly [];
  readonly standsIn: readonly ['name'];
  readonly standsInForYou: readonly [];
  readonly takeSeatBack: readonly [];
  readonly byLot: readonly ['name'];
  readonly pending: readonly [];
  readonly stale: readonly [];
  readonly notYours: readonly [];
  readonly noOption: readonly [];
  readonly stands: readonly [];
  readonly over: readonly [];
  readonly offersDraw: readonly ['name'];
  readonly asksTakeBack: readonly ['name', 'count'];
  readonly offeredDraw: readonly [];
  readonly askedTakeBack: readonly ['count'];
  readonly declinedDraw: readonly [];
  readonly declinedTakeBack: readonly [];
  readonly takenBack: readonly [];
  readonly agree: readonly [];
  readonly decline: readonly [];
  readonly unanswered: readonly [];
}>({
  en: {
    stuck: 'The bot that plays {name} could not choose.',
    tryAgain: 'Try again',
    byChance: 'Choose at random for it',
    lost: 'The connection is lost. Trying again…',
    outdated: 'The table has a newer version. Please reload the page.',
    reload: 'Reload',
    missing: 'The server does not know this game any more.',
    tooSoon: 'Not yet: they have not been away for five minutes.',
    askedAlready: 'You have asked already. Play on before you ask again.',
    cutShort: 'The rules have changed since: this game cannot go on. It was ended as a draw.',
    standsIn: 'A bot plays on for {name}.',
    standsInForYou: 'A bot plays on for you.',
    takeSeatBack: 'I am back',
    byLot: 'The bot that plays {name} could not choose: chance chose for it.',
    pending: 'Waiting for the table…',
    stale: 'The game has gone on meanwhile; your choice was not made.',
    notYours: 'That is not yours to decide.',
    noOption: 'That is not possible now.',
    stands: 'That can no longer be taken back.',
    over: 'The game is over.',
    offersDraw: '{name} offers a draw.',
    asksTakeBack: {
      by: 'count',
      one: '{name} asks to take back the last choice.',
      other: '{name} asks to take back the last {count} choices.',
    },
    offeredDraw: 'You have offered a draw.',
    askedTakeBack: {
      by: 'count',
      one: 'You have asked to take back the last choice.',
      other: 'You have asked to take back the last {count} choices.',
    },
    declinedDraw: 'Your offer of a draw was declined.',
    declinedTakeBack: 'Your request to take back was declined.',
    takenBack: 'Your request to take back was agreed to.',
    agree: 'Agree',
    decline: 'Decline',
    unanswered: 'The others have not answered yet.',
  },
  pt: {
    stuck: 'O bot que joga com {name} não conseguiu escolher.',
    tryAgain: 'Tentar de novo',
    byChance: 'Escolher ao acaso por ele',
    lost: 'A conexão caiu. Tentando de novo…',
    outdated: 'A mesa tem uma versão mais nova. Recarregue a página.',
    reload: 'Recarregar',
    missing: 'O servidor não conhece mais esta partida.',
    tooSoon: 'Ainda não: a ausência não chega a cinco minutos.',
    askedAlready: 'Você já perguntou. Jogue mais um pouco antes de perguntar de novo.',
    cutShort: 'As regras mudaram desde então: esta partida não pode continuar. Terminou em empate.',
    standsIn: 'Um bot continua no lugar de {name}.',
    standsInForYou: 'Um bot continua no seu lugar.',
    takeSeatBack: 'Voltei',
    byLot: 'O bot que joga com {name} não conseguiu escolher: o acaso escolheu por ele.',
    pending: 'Aguardando a mesa…',
    stale: 'A partida já avançou; sua escolha não foi feita.',
    notYours: 'Essa decisão não é sua.',
    noOption: 'Isso não é possível agora.',
    stands: 'Isso não pode mais ser desfeito.',
    over: 'A partida acabou.',
    offersDraw: '{name} propõe empate.',
    asksTakeBack: {
      by: 'count',
      one: '{name} pede para desfazer a última escolha.',
      other: '{name} pede para desfazer as últimas {count} escolhas.',
    },
    offeredDraw: 'Você propôs empate.',
    askedTakeBack: {
      by: 'count',
      one: 'Você pediu para desfazer a última escolha.',
      other: 'Você pediu para desfazer as últimas {count} escolhas.',
    },
    declinedDraw: 'Sua proposta de empate foi recusada.',
    declinedTakeBack: 'Seu pedido para desfazer foi recusado.',
    takenBack: 'Seu pedido para desfazer foi aceito.',
    agree: 'Aceitar',
    decline: 'Recusar',
    unanswered: 'Os outros ainda não responderam.',
  },
  fr: {
    stuck: 'Le bot qui joue {name} n’a pas réussi à choisir.',
    tryAgain: 'Réessayer',
    byChance: 'Choisir au hasard à sa place',
    lost: 'La connexion est perdue. Nouvel essai…',
    outdated: 'La table a une version plus récente. Rechargez la page.',
    reload: 'Recharger',
    missing: 'Le serveur ne connaît plus cette partie.',
    tooSoon: 'Pas encore\u202f: l’absence dure depuis moins de cinq minutes.',
    askedAlready: 'Vous avez déjà demandé. Jouez encore avant de redemander.',
    cutShort:
      'Les règles ont changé depuis\u202f: cette partie ne peut pas continuer. Elle se termine par une égalité.',
    standsIn: 'Un bot joue à la place de {name}.',
    standsInForYou: 'Un bot joue à votre place.',
    takeSeatBack: 'Me revoilà',
    byLot: 'Le bot qui joue {name} n’a pas réussi à choisir\u202f: le hasard a choisi pour lui.',
    pending: 'En attente de la table…',
    stale: 'La partie a continué entre-temps\u202f; votre choix n’a pas été fait.',
    notYours: 'Cette décision n’est pas la vôtre.',
    noOption: 'Ce n’est pas possible maintenant.',
    stands: 'On ne peut plus l’annuler.',
    over: 'La partie est terminée.',
    offersDraw: '{name} propose une égalité.',
    asksTakeBack: {
      by: 'count',
      one: '{name} demande à annuler le dernier choix.',
      other: '{name} demande à annuler les {count} derniers choix.',
    },
    offeredDraw: 'Vous avez proposé une égalité.',
    askedTakeBack: {
      by: 'count',
      one: 'Vous avez demandé à annuler le dernier choix.',
      other: 'Vous avez demandé à annuler les {count} derniers choix.',
    },
    declinedDraw: 'Votre proposition d’égalité a été refusée.',
    declinedTakeBack: 'Votre demande d’annulation a été refusée.',
    takenBack: 'Votre demande d’annulation a été acceptée.',
    agree: 'Accepter',
    decline: 'Refuser',
    unanswered: 'Les autres n’ont pas encore répondu.',
  },
  uk: {
    stuck: 'Бот ({name}) не зміг вибрати.',
    tryAgain: 'Спробувати ще раз',
    byChance: 'Вибрати за нього навмання',
    lost: "Зв'язок утрачено. Пробуємо ще раз…",
    outdated: 'Стіл має новішу версію. Перезавантажте сторінку.',
    reload: 'Перезавантажити',
    missing: 'Сервер більше не знає цієї гри.',
    tooSoon: "Ще ні: відсутність триває менше ніж п'ять хвилин.",
    askedAlready: 'Ви вже питали. Зіграйте далі, перш ніж питати знову.',
    cutShort: 'Відтоді правила змінилися: цю гру не можна продовжити. Її завершено внічию.',
    standsIn: '{name}: далі грає бот.',
    standsInForYou: 'Замість вас далі грає бот.',
    takeSeatBack: 'Я знову тут',
    byLot: 'Бот ({name}) не зміг вибрати: за нього вибрав випадок.',
    pending: 'Чекаємо на стіл…',
    stale: 'Гра тим часом пішла далі; ваш вибір не зроблено.',
    notYours: 'Це рішення не за вами.',
    noOption: 'Зараз це неможливо.',
    stands: 'Цього вже не можна скасувати.',
    over: 'Гру закінчено.',
    offersDraw: '{name} пропонує нічию.',
    asksTakeBack: {
      by: 'count',
      one: '{name} просить скасувати останній {count} вибір.',
      few: '{name} просить скасувати останні {count} вибори.',
      many: '{name} просить скасувати останні {count} виборів.',
      other: '{name} просить скасувати останні {count} вибору.',
    },
    offeredDraw: 'Ви запропонували нічию.',
    askedTakeBack: {
      by: 'count',
      one: 'Ви попросили скасувати останній {count} вибір.',
      few: 'Ви попросили скасувати останні {count} вибори.',
      many: 'Ви попросили скасувати останні {count} виборів.',
      other: 'Ви попросили скасувати останні {count} вибору.',
    },
    declinedDraw: 'Вашу пропозицію нічиєї відхилено.',
    declinedTakeBack: 'Ваше прохання скасувати вибір відхилено.',
    takenBack: 'Ваше прохання скасувати вибір прийнято.',
    agree: 'Погодитися',
    decline: 'Відмовитися',
    unanswered: 'Інші ще не відповіли.',
  },
});
