import type { Option } from '@peerless/rules';

/** Something one can point at to make a choice: a card in a hand, a fighter, a space or a door on the board. */
export type Pick =
  | { readonly card: string }
  | { readonly fighter: string }
  | { readonly space: number }
  | { readonly door: string };

/** One word for a pick, so that picks can be compared. */
export function pickKey(pick: Pick): string {
  if ('card' in pick) return `card ${pick.card}`;
  if ('fighter' in pick) return `fighter ${pick.fighter}`;
  return 'space' in pick ? `space ${pick.space}` : `door ${pick.door}`;
}

/** Everything an option can be pointed at by. */
export function picksOf(option: Option): readonly Pick[] {
  switch (option.type) {
    case 'attack':
      return [{ card: option.card }, { fighter: option.fighter }, { fighter: option.target }];
    case 'scheme':
      return [{ card: option.card }, { fighter: option.fighter }];
    case 'move':
    case 'step':
      return [{ fighter: option.fighter }, { space: option.to }];
    case 'stay':
    case 'fighter':
      return [{ fighter: option.fighter }];
    case 'open':
    case 'close':
      return [{ fighter: option.fighter }, { door: option.door }];
    case 'space':
    case 'token':
      return [{ space: option.space }];
    case 'card':
      return [{ card: option.card }];
    default:
      return [];
  }
}

const has = (option: Option, key: string): boolean => picksOf(option).some((pick) => pickKey(pick) === key);

/** The options that all picks point at. */
export const narrowed = (options: readonly Option[], picks: readonly Pick[]): Option[] =>
  options.filter((option) => picks.every((pick) => has(option, pickKey(pick))));

/** What can be pointed at to tell these options apart, with the options it stands for. */
export function pointable(options: readonly Option[]): Map<string, { pick: Pick; options: Option[] }> {
  const found = new Map<string, { pick: Pick; options: Option[] }>();
  for (const option of options) {
    for (const pick of picksOf(option)) {
      const entry = found.get(pickKey(pick)) ?? { pick, options: [] };
      if (!entry.options.includes(option)) entry.options.push(option);
      found.set(pickKey(pick), entry);
    }
  }
  // What all options share tells none of them from the others; but a single option may be pointed at.
  if (options.length > 1)
    for (const [key, entry] of found) if (entry.options.length === options.length) found.delete(key);
  return found;
}

/**
 * The picks after something was pointed at: taken back if it was picked, added if options are left with it, otherwise
 * begun anew.
 */
export function pointedAt(options: readonly Option[], picks: readonly Pick[], pick: Pick): readonly Pick[] {
  const key = pickKey(pick);
  if (picks.some((other) => pickKey(other) === key)) return picks.filter((other) => pickKey(other) !== key);
  const more = [...picks, pick];
  if (narrowed(options, more).length > 0) return more;
  return narrowed(options, [pick]).length > 0 ? [pick] : picks;
}

/** Whether an option cannot be told from the others by pointing at all it is about: it needs words of its own. */
export const needsWords = (option: Option, options: readonly Option[]): boolean =>
  narrowed(options, picksOf(option)).length > 1 || picksOf(option).length === 0;
