/** `1.medusa/feint:knife` → the hero's slug and the card's, as cards are drawn from. */
export function faceOf(card: string): { readonly hero: string; readonly card: string } {
  // Of a card in the hand of another both are told: `medusa/loki/feint`.
  const [hero = '', slug = ''] = card.split('/').slice(-2);
  return { hero: hero.replace(/^\d+\./, ''), card: slug };
}
