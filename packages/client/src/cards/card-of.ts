import type { CardDef } from '@peerless/language';
import type { Library } from '@peerless/rules';
import { faceOf } from './face-of.ts';

/** A card as a seat with that hero has it: `feint`, with a symbol `feint:knife`, or `loki/feint` of another deck. */
export function cardOf(hero: string, card: string, { heroes }: Library): CardDef | undefined {
  const face = faceOf(`${hero}/${card}`);
  const [plain] = face.card.split(':');
  return heroes.get(face.hero)?.cards.find(({ slug }) => slug === plain);
}
