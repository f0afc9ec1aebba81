import type { HeroDef } from '@peerless/language';
import type { FighterView, Library, View } from '@peerless/rules';
import { message, type Names, realisers } from '@peerless/text';
import { words as boardWords } from '../board/words.ts';
import { words } from './words.ts';

/** Fighters that stand together in one line of a seat: equal ones with one health each, otherwise one. */
export interface FighterGroup {
  readonly first: FighterView;
  readonly members: readonly FighterView[];
  /** What is left: health, or how many of them; before they are placed, what they will have. */
  readonly now: number;
  readonly full: number;
  /** No member is on the board, but they are not lost either. */
  readonly waits: boolean;
  readonly isLost: boolean;
  /** Whether `now` counts fighters and not health: those that are left, or those on the board of ones that come and go. */
  readonly counted: 'left' | 'onBoard' | null;
  /** What is to be said beside the number: "in reserve". */
  readonly state: 'notPlaced' | 'inReserve' | 'offBoard' | 'defeated' | null;
}

/** The fighters of a seat, line by line. */
export function groupsOf({ fighters, seats, turn }: View, seat: number, { heroes }: Library): FighterGroup[] {
  const reserve = reserveOf(heroes.get(seats[seat]?.hero ?? ''));
  const groups: [FighterView, ...FighterView[]][] = [];
  for (const fighter of fighters) {
    if (fighter.seat !== seat) continue;
    const last = groups.at(-1);
    if (last?.[0].kind === fighter.kind && fighter.maxHealth === 1) last.push(fighter);
    else groups.push([fighter]);
  }
  return groups.map((members) => groupOf(members, turn === 0, reserve.includes(members[0].kind)));
}

/** The kinds that begin in the reserve and come back to it. */
const reserveOf = (hero: HeroDef | undefined): string[] =>
  (hero?.sidekicks ?? []).filter(({ starts }) => starts === 'reserve').map(({ slug }) => slug);

function groupOf(
  members: readonly [FighterView, ...FighterView[]],
  isSetup: boolean,
  isReserve: boolean,
): FighterGroup {
  const [first] = members;
  const left = isReserve ? members : members.filter(({ status }) => status !== 'defeated');
  const onBoard = members.filter(({ status }) => status === 'board');
  const waits = onBoard.length === 0 && left.length > 0;
  // Those that are to be placed count as if they were.
  const here = waits && !isReserve ? left : onBoard;
  const [shown = first] = left;
  return {
    first,
    members,
    now: members.length > 1 ? here.length : first.health,
    full: members.length > 1 ? members.length : first.maxHealth,
    waits,
    isLost: left.length === 0,
    counted: members.length === 1 ? null : left.length > here.length ? 'onBoard' : 'left',
    state: onBoard.length > 0 ? null : isReserve ? 'inReserve' : stateOf(shown, isSetup),
  };
}

/** Before the first turn, who is not on the board has only not been placed yet. */
function stateOf({ status }: FighterView, isSetup: boolean): FighterGroup['state'] {
  if (status === 'board') return null;
  if (isSetup) return 'notPlaced';
  return ({ defeated: 'defeated', reserve: 'inReserve', away: 'offBoard' } as const)[status];
}

/** "Harpy ×3" for all of them, "Harpy 2" for one. */
export function groupName({ first, members }: FighterGroup, names: Names): string {
  const name = names.fighter(first.id);
  const shown = members.length === 1 ? name : name.replace(/\s+\d+$/, ` ×${members.length}`);
  return realisers[names.lang].capital(shown);
}

/** "in reserve"; empty where there is nothing to say. */
export function stateText({ state }: FighterGroup, { lang }: Names): string {
  if (state === null) return '';
  return state === 'notPlaced' ? words.in(lang)('notPlaced') : message(lang, state);
}

/** "14 of 16 health", "2 of 3 left" */
export const leftText = ({ counted, now, full }: FighterGroup, { lang }: Names): string =>
  counted === null ? message(lang, 'health', { now, full }) : words.in(lang)(counted, { now, full });

/** "Medusa, ranged, 14 of 16 health", "Harpy ×3, melee, 2 of 3 left", "Merlin, ranged, defeated" */
export function groupText(group: FighterGroup, names: Names): string {
  const { first } = group;
  const state = stateText(group, names) || leftText(group, names);
  return `${[groupName(group, names), boardWords.in(names.lang)(first.attack), state].join(', ')} `;
}
