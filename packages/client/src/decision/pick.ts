/**
 * Something one can point at to make a choice: a card in a hand, a fighter, a space or a door on the board, the button of
 * an action.
 */
export type Pick =
  | { readonly card: string }
  | { readonly fighter: string }
  | { readonly space: number }
  | { readonly door: string }
  | { readonly action: 'attack' | 'scheme' };

/** One word for a pick, so that picks can be compared. */
export function pickKey(pick: Pick): string {
  if ('card' in pick) return `card ${pick.card}`;
  if ('fighter' in pick) return `fighter ${pick.fighter}`;
  if ('action' in pick) return `action ${pick.action}`;
  return 'space' in pick ? `space ${pick.space}` : `door ${pick.door}`;
}
