import { botTables } from '@peerless/text';
import { wordsOf } from '../words.ts';

/** The levels and styles of the bots, each with a sentence. */
export const levelWords = wordsOf(botTables);

/** What is chosen of a bot. */
export const choiceWords = wordsOf<{ readonly level: readonly []; readonly style: readonly [] }>({
  en: { level: 'Level of the bot', style: 'Style' },
  pt: { level: 'Nível do bot', style: 'Estilo' },
  fr: { level: 'Niveau du bot', style: 'Style' },
  uk: { level: 'Рівень бота', style: 'Стиль' },
});
