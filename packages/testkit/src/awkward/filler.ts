import { attack, type CardDef, card, versatile } from '@peerless/language';

/** Plain cards without effects that fill a deck up to its 30 cards. */
export const filler = (quantity: { readonly attacks: number; readonly versatiles: number }): CardDef[] => [
  card('plain-attack', attack(3), {
    title: 'Plain Attack',
    boost: 1,
    user: 'any',
    quantity: quantity.attacks,
  }),
  card('plain-card', versatile(3), {
    title: 'Plain Card',
    boost: 1,
    user: 'any',
    quantity: quantity.versatiles,
  }),
];
