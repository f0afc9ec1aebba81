/** `1.medusa/feint:knife` → the hero's slug and the card's, as cards are drawn from. */
export function faceOf(card: string): { readonly hero: string; readonly card: string } {
  const [hero = '', slug = ''] = card.split('/');
  return { hero: hero.replace(/^\d+\./, ''), card: slug };
}
