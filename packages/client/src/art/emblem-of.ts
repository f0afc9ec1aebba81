import { CARD_EMBLEMS, FIGURE_EMBLEMS } from './emblem-names.ts';

/** A drawing and the set it comes with. */
export interface EmblemName {
  readonly set: 'figures' | 'cards';
  readonly name: string;
}

/** The drawing for `medusa`, `harpy`, `fog`, `medusa/feint` or `into-the-woods:knife`; null when there is none. */
export function emblemOf(slug: string): EmblemName | null {
  const [plain = ''] = slug.split(':');
  const figure = FIGURE_EMBLEMS[plain];
  if (figure !== undefined) return { set: 'figures', name: figure };
  const card = CARD_EMBLEMS[plain] ?? CARD_EMBLEMS[plain.split('/').at(-1) ?? ''];
  return card === undefined ? null : { set: 'cards', name: card };
}
