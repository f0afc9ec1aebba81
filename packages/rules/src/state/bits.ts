/** A set of small numbers (fighters, faces of a deck, doors, viewers, modes) in one integer. */

export const bitOf = (member: number): number => 1 << member;
export const hasBit = (set: number, member: number): boolean => ((set >> member) & 1) === 1;
/** The smallest member; the set must not be empty. Loops go on with `set &= set - 1`, which takes it out. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set);

export function countBits(set: number): number {
  let n = 0;
  for (let m = set; m !== 0; m &= m - 1) n++;
  return n;
}

/** The members, smallest first. */
export function membersOf(set: number): number[] {
  const members: number[] = [];
  for (let m = set; m !== 0; m &= m - 1) members.push(lowest(m));
  return members;
}
