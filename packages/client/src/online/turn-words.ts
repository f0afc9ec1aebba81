import { wordsOf } from '../words.ts';

/** What a notification says; those of a page that is closed are in the service worker. */
export const words = wordsOf<{ readonly yourTurn: readonly []; readonly waiting: readonly ['count'] }>({
  en: {
    yourTurn: 'It is your turn',
    waiting: { by: 'count', one: '{count} game waits for you.', other: '{count} games wait for you.' },
  },
  pt: {
    yourTurn: 'É a sua vez',
    waiting: {
      by: 'count',
      one: '{count} partida espera por você.',
      other: '{count} partidas esperam por você.',
    },
  },
  fr: {
    yourTurn: 'C’est à vous',
    waiting: { by: 'count', one: '{count} partie vous attend.', other: '{count} parties vous attendent.' },
  },
  uk: {
    yourTurn: 'Ваша черга',
    waiting: {
      by: 'count',
      one: 'На вас чекає {count} гра.',
      few: 'На вас чекають {count} гри.',
      many: 'На вас чекає {count} ігор.',
      other: 'На вас чекає {count} гри.',
    },
  },
});
