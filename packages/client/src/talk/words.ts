import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** The words of the talk at a table: those around it, and the phrases that everybody reads in their own language. */
export const words = wordsOf<{
  readonly talk: Plain;
  readonly unread: readonly ['count'];
  readonly quiet: Plain;
  readonly line: Plain;
  readonly send: Plain;
  readonly phrases: Plain;
  readonly people: Plain;
  readonly mute: readonly ['name'];
  readonly unmute: readonly ['name'];
  readonly muted: Plain;
  readonly off: Plain;
  readonly offAbout: Plain;
  readonly isOff: Plain;
  readonly signIn: Plain;
  readonly notSent: Plain;
  readonly hello: Plain;
  readonly goodLuck: Plain;
  readonly wellPlayed: Plain;
  readonly niceMove: Plain;
  readonly thanks: Plain;
  readonly sorry: Plain;
  readonly oneMoment: Plain;
  readonly thinking: Plain;
  readonly yourTurn: Plain;
  readonly oops: Plain;
  readonly close: Plain;
  readonly again: Plain;
  readonly goodbye: Plain;
}>({
  en: {
    talk: 'Talk',
    unread: { by: 'count', one: '{count} new line', other: '{count} new lines' },
    quiet: 'Nobody has said anything yet.',
    line: 'Say something',
    send: 'Send',
    phrases: 'Phrases that everybody reads in their own language',
    people: 'Whose messages you see',
    mute: 'Do not hear {name}',
    unmute: 'Hear {name} again',
    muted: 'not heard',
    off: 'Hear the others',
    offAbout: 'Off, nothing that anybody says is shown to you.',
    isOff: 'You hear nobody.',
    signIn: 'To talk, say first who you are.',
    notSent: 'There is no connection just now; that was not sent.',
    hello: 'Hello!',
    goodLuck: 'Good luck!',
    wellPlayed: 'Well played!',
    niceMove: 'Nice move!',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    oneMoment: 'One moment, please.',
    thinking: 'I am thinking…',
    yourTurn: 'It is your turn.',
    oops: 'Oops!',
    close: 'That was close!',
    again: 'Shall we play again?',
    goodbye: 'Goodbye!',
  },
  pt: {
    talk: 'Conversa',
    unread: { by: 'count', one: '{count} mensagem nova', other: '{count} mensagens novas' },
    quiet: 'Ninguém disse nada ainda.',
    line: 'Diga algo',
    send: 'Enviar',
    phrases: 'Frases que cada um lê no seu idioma',
    people: 'De quem você vê mensagens',
    mute: 'Não ouvir {name}',
    unmute: 'Voltar a ouvir {name}',
    muted: 'sem ouvir',
    off: 'Ouvir os outros',
    offAbout: 'Desligado, nada do que se diz aparece para você.',
    isOff: 'Você não ouve ninguém.',
    signIn: 'Quem quer conversar diz primeiro quem é.',
    notSent: 'Sem conexão no momento; a mensagem não foi enviada.',
    hello: 'Olá!',
    goodLuck: 'Boa sorte!',
    wellPlayed: 'Bem jogado!',
    niceMove: 'Bela jogada!',
    thanks: 'Valeu!',
    sorry: 'Desculpe!',
    oneMoment: 'Um momento, por favor.',
    thinking: 'Estou pensando…',
    yourTurn: 'É a sua vez.',
    oops: 'Ops!',
    close: 'Foi por pouco!',
    again: 'Mais uma partida?',
    goodbye: 'Até logo!',
  },
  fr: {
    talk: 'Discussion',
    unread: { by: 'count', one: '{count} nouveau message', other: '{count} nouveaux messages' },
    quiet: 'Personne n’a encore rien dit.',
    line: 'Dire quelque chose',
    send: 'Envoyer',
    phrases: 'Des phrases que chacun lit dans sa langue',
    people: 'Les personnes dont vous voyez les messages',
    mute: 'Ne plus entendre {name}',
    unmute: 'Entendre {name} de nouveau',
    muted: 'réduit au silence',
    off: 'Entendre les autres',
    offAbout: 'Sinon, rien de ce qui se dit ne vous est montré.',
    isOff: 'Vous n’entendez personne.',
    signIn: 'Pour parler, dites d’abord qui vous êtes.',
    notSent: 'Pas de connexion pour l’instant\u202f; le message n’est pas parti.',
    hello: 'Bonjour\u202f!',
    goodLuck: 'Bonne chance\u202f!',
    wellPlayed: 'Bien joué\u202f!',
    niceMove: 'Joli coup\u202f!',
    thanks: 'Merci\u202f!',
    sorry: 'Pardon\u202f!',
    oneMoment: 'Un instant, s’il vous plaît.',
    thinking: 'Je réfléchis…',
    yourTurn: 'C’est à vous.',
    oops: 'Oups\u202f!',
    close: 'C’était juste\u202f!',
    again: 'On remet ça\u202f?',
    goodbye: 'Au revoir\u202f!',
  },
  uk: {
    talk: 'Розмова',
    unread: {
      by: 'count',
      one: '{count} нова репліка',
      few: '{count} нові репліки',
      many: '{count} нових реплік',
      other: '{count} нової репліки',
    },
    quiet: 'Ще ніхто нічого не сказав.',
    line: 'Скажіть щось',
    send: 'Надіслати',
    phrases: 'Фрази, які кожен читає своєю мовою',
    people: 'Чиї повідомлення ви бачите',
    mute: 'Не чути: {name}',
    unmute: 'Знову чути: {name}',
    muted: 'не чути',
    off: 'Чути інших',
    offAbout: 'Якщо вимкнено, вам не показують нічого зі сказаного.',
    isOff: 'Ви нікого не чуєте.',
    signIn: 'Хто хоче говорити, спершу каже, хто він.',
    notSent: "Зараз немає зв'язку; це не надіслано.",
    hello: 'Вітаю!',
    goodLuck: 'Хай щастить!',
    wellPlayed: 'Чудова гра!',
    niceMove: 'Гарний хід!',
    thanks: 'Дякую!',
    sorry: 'Перепрошую!',
    oneMoment: 'Хвилинку, будь ласка.',
    thinking: 'Думаю…',
    yourTurn: 'Ваша черга.',
    oops: 'Ой!',
    close: 'Ще б трохи!',
    again: 'Зіграємо ще?',
    goodbye: 'Бувайте!',
  },
});
