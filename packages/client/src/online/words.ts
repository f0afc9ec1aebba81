import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** Why something came to nothing at the server, and the words that all online pages share. */
export const words = wordsOf<{
  readonly malformed: Plain;
  readonly signIn: Plain;
  readonly notYours: Plain;
  readonly otherSite: Plain;
  readonly missing: Plain;
  readonly playing: Plain;
  readonly taken: Plain;
  readonly noPlace: Plain;
  readonly incomplete: Plain;
  readonly notYet: Plain;
  readonly tooMany: Plain;
  readonly tooOften: Plain;
  readonly blocked: Plain;
  readonly banned: Plain;
  readonly wrongSecret: Plain;
  readonly fault: Plain;
  readonly unreachable: Plain;
  readonly noServer: Plain;
  readonly asking: Plain;
  readonly tryAgain: Plain;
  readonly toLobby: Plain;
  readonly toStart: Plain;
  readonly table: Plain;
  readonly account: Plain;
  readonly ladder: Plain;
  readonly bot: readonly ['level'];
  readonly copy: Plain;
  readonly copied: Plain;
  readonly copyYourself: Plain;
  readonly share: Plain;
}>({
  en: {
    malformed: 'The server does not understand that.',
    signIn: 'Say first who you are.',
    notYours: 'That is not yours to decide.',
    otherSite: 'This page does not belong to that server.',
    missing: 'There is no such thing here any more.',
    playing: 'A game is being played at this table.',
    taken: 'Somebody else was faster.',
    noPlace: 'There is no place for that.',
    incomplete: 'Somebody or something is still missing.',
    notYet: 'Not yet: the game is still being played.',
    tooMany: 'That is as many as you may have at a time.',
    tooOften: 'That was too often. Wait a moment.',
    blocked: 'One of you has blocked the other.',
    banned: 'You may not play here any more.',
    wrongSecret: 'Wrong login, password or code.',
    fault: 'Something went wrong on the server.',
    unreachable: 'The server does not answer just now.',
    noServer: 'Playing online needs a server, and this page came without one. Everything else works.',
    asking: 'Asking the server…',
    tryAgain: 'Try again',
    toLobby: 'To the lobby',
    toStart: 'To the start page',
    table: 'Table',
    account: 'Your account',
    ladder: 'Ladder',
    bot: 'Bot: {level}',
    copy: 'Copy',
    copied: 'Copied.',
    copyYourself: 'Select it and copy it.',
    share: 'Share…',
  },
  pt: {
    malformed: 'O servidor não entende isso.',
    signIn: 'Diga primeiro quem você é.',
    notYours: 'Essa decisão não é sua.',
    otherSite: 'Esta página não pertence a esse servidor.',
    missing: 'Isso não existe mais aqui.',
    playing: 'Uma partida está em andamento nesta mesa.',
    taken: 'Outra pessoa foi mais rápida.',
    noPlace: 'Não há lugar para isso.',
    incomplete: 'Ainda falta alguém ou alguma coisa.',
    notYet: 'Ainda não: a partida está em andamento.',
    tooMany: 'Você já tem o máximo permitido ao mesmo tempo.',
    tooOften: 'Foram vezes demais. Espere um instante.',
    blocked: 'Um de vocês bloqueou o outro.',
    banned: 'Você não pode mais jogar aqui.',
    wrongSecret: 'Login, senha ou código incorretos.',
    fault: 'Algo deu errado no servidor.',
    unreachable: 'O servidor não responde no momento.',
    noServer: 'Jogar online precisa de um servidor, e esta página veio sem ele. Todo o resto funciona.',
    asking: 'Consultando o servidor…',
    tryAgain: 'Tentar de novo',
    toLobby: 'Ir para o saguão',
    toStart: 'Ir para o início',
    table: 'Mesa',
    account: 'Sua conta',
    ladder: 'Classificação',
    bot: 'Bot: {level}',
    copy: 'Copiar',
    copied: 'Copiado.',
    copyYourself: 'Selecione e copie.',
    share: 'Compartilhar…',
  },
  fr: {
    malformed: 'Le serveur ne comprend pas cette demande.',
    signIn: 'Dites d’abord qui vous êtes.',
    notYours: 'Cette décision n’est pas la vôtre.',
    otherSite: 'Cette page n’appartient pas à ce serveur.',
    missing: 'Cela n’existe plus ici.',
    playing: 'Une partie est en cours à cette table.',
    taken: 'Quelqu’un d’autre a été plus rapide.',
    noPlace: 'Il n’y a pas de place pour cela.',
    incomplete: 'Il manque encore quelqu’un ou quelque chose.',
    notYet: 'Pas encore\u202f: la partie est en cours.',
    tooMany: 'Vous en avez déjà autant que permis.',
    tooOften: 'C’était trop souvent. Attendez un instant.',
    blocked: 'L’un de vous a bloqué l’autre.',
    banned: 'Vous ne pouvez plus jouer ici.',
    wrongSecret: 'Identifiant, mot de passe ou code incorrect.',
    fault: 'Quelque chose s’est mal passé sur le serveur.',
    unreachable: 'Le serveur ne répond pas pour l’instant.',
    noServer:
      'Pour jouer en ligne il faut un serveur, et cette page est venue sans. Tout le reste fonctionne.',
    asking: 'On demande au serveur…',
    tryAgain: 'Réessayer',
    toLobby: 'Vers le salon',
    toStart: 'Vers l’accueil',
    table: 'Table',
    account: 'Votre compte',
    ladder: 'Classement',
    bot: 'Bot\u202f: {level}',
    copy: 'Copier',
    copied: 'Copié.',
    copyYourself: 'Sélectionnez et copiez.',
    share: 'Partager…',
  },
  uk: {
    malformed: 'Сервер цього не розуміє.',
    signIn: 'Спершу скажіть, хто ви.',
    notYours: 'Це рішення не за вами.',
    otherSite: 'Ця сторінка не належить тому серверу.',
    missing: 'Такого тут більше немає.',
    playing: 'За цим столом саме триває гра.',
    taken: 'Хтось інший був швидшим.',
    noPlace: 'Для цього немає місця.',
    incomplete: 'Когось або чогось іще бракує.',
    notYet: 'Ще ні: гра триває.',
    tooMany: 'Більше одночасно мати не можна.',
    tooOften: 'Забагато разів. Зачекайте хвильку.',
    blocked: 'Один із вас заблокував іншого.',
    banned: 'Вам тут більше не можна грати.',
    wrongSecret: 'Неправильний логін, пароль або код.',
    fault: 'На сервері щось пішло не так.',
    unreachable: 'Сервер зараз не відповідає.',
    noServer: 'Для гри в мережі потрібен сервер, а ця сторінка прийшла без нього. Усе інше працює.',
    asking: 'Питаємо сервер…',
    tryAgain: 'Спробувати ще раз',
    toLobby: 'До зали',
    toStart: 'На головну',
    table: 'Стіл',
    account: 'Ваш обліковий запис',
    ladder: 'Рейтинг',
    bot: 'Бот: {level}',
    copy: 'Копіювати',
    copied: 'Скопійовано.',
    copyYourself: 'Виділіть і скопіюйте.',
    share: 'Поділитися…',
  },
});
