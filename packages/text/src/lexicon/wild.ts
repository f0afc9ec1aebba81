import type { LabelDef } from '@peerless/language';

/** The wild symbol, which every hero with symbols may show. */
export const wild = {
  slug: 'wild',
  name: 'Wild',
  names: {
    pt: { name: 'símbolo coringa', gender: 'm', article: true },
    fr: 'Joker',
    uk: { name: 'джокер', gender: 'm', cases: 'джокера|джокеру|джокера|джокером|джокері' },
  },
} as const satisfies LabelDef;
