import type { GameEvent, View } from '@peerless/rules';
import type { Moment } from '@peerless/table';
import type { Names } from '@peerless/text';
import type { Trail } from '../board/marks.ts';
import { ownSeats } from '../table/names.ts';

/** One thing that others did since one's own last turn, the worst for whoever reads it first. */
export type Deed =
  | {
      readonly is: 'hurt' | 'healed';
      readonly fighter: string;
      readonly amount: number;
      readonly isOwn: boolean;
    }
  | { readonly is: 'fell'; readonly fighter: string; readonly isOwn: boolean }
  | { readonly is: 'lost'; readonly count: number }
  | { readonly is: 'attacked' | 'schemed'; readonly seat: number; readonly card: string }
  | { readonly is: 'moved'; readonly fighter: string; readonly to: number };

export interface Recap {
  /** The seats that had a turn meanwhile. */
  readonly seats: readonly number[];
  readonly deeds: readonly Deed[];
  /** The ways that others went. */
  readonly trails: readonly Trail[];
}

/**
 * What others did since the viewer's last turn, as long as nothing was done in the present one; null where it is not the
 * viewer's turn, or nobody else had one.
 */
export function recapOf(told: readonly Moment[], names: Names): Recap | null {
  const view = told.at(-1)?.view;
  if (view === undefined || view.outcome !== null) return null;
  const own = ownSeats(view);
  const begun = told.findLastIndex(({ events }) => events.some(({ type }) => type === 'turnStarted'));
  if (begun < 0 || !own.includes(view.active) || hasActed(told.slice(begun))) return null;
  const events = sinceOwnTurn(told.slice(0, begun + 1), own);
  const seats = events.flatMap((event) => (event.type === 'turnStarted' ? [event.seat] : []));
  const deeds = deedsIn(events, view, own, names);
  return seats.length === 0 || deeds.length === 0
    ? null
    : { seats, deeds, trails: trailsIn(events, own, names) };
}

const hasActed = (moments: readonly Moment[]): boolean =>
  moments.some(({ events }) =>
    events
      .slice(events.findLastIndex(({ type }) => type === 'turnStarted') + 1)
      .some(({ type }) => type === 'actionStarted'),
  );

/** What happened in the turns of others, up to the beginning of the present one. */
function sinceOwnTurn(moments: readonly Moment[], own: readonly number[]): readonly GameEvent[] {
  const events = moments.flatMap((moment) => moment.events);
  const now = events.findLastIndex((event) => event.type === 'turnStarted' && own.includes(event.seat));
  const ended = events
    .slice(0, now)
    .findLastIndex((event) => event.type === 'turnEnded' && own.includes(event.seat));
  return events.slice(ended + 1, now);
}

function deedsIn(
  events: readonly GameEvent[],
  view: View,
  own: readonly number[],
  names: Names,
): readonly Deed[] {
  const isOwn = (fighter: string): boolean => own.includes(names.seatOf(fighter));
  const deeds = [
    ...sums(events, 'damaged').map(
      ([fighter, amount]): Deed => ({ is: 'hurt', fighter, amount, isOwn: isOwn(fighter) }),
    ),
    ...sums(events, 'recovered').map(
      ([fighter, amount]): Deed => ({ is: 'healed', fighter, amount, isOwn: isOwn(fighter) }),
    ),
    ...events.flatMap((event) => deedOf(event, isOwn, names)),
    ...attacks(events, own, names),
    ...discarded(events, own),
    ...moves(events, view, isOwn),
  ];
  return deeds
    .map((deed, i) => ({ deed, i }))
    .sort((a, b) => rank(a.deed) - rank(b.deed) || a.i - b.i)
    .map(({ deed }) => deed);
}

/** How much each fighter lost or got back, one number each. */
function sums(events: readonly GameEvent[], type: 'damaged' | 'recovered'): readonly [string, number][] {
  const all = new Map<string, number>();
  for (const event of events)
    if (event.type === type) all.set(event.fighter, (all.get(event.fighter) ?? 0) + event.amount);
  return [...all];
}

function deedOf(event: GameEvent, isOwn: (fighter: string) => boolean, names: Names): Deed[] {
  if (event.type === 'defeated') return [{ is: 'fell', fighter: event.fighter, isOwn: isOwn(event.fighter) }];
  if (event.type === 'schemePlayed' && !isOwn(event.fighter))
    return [{ is: 'schemed', seat: names.seatOf(event.fighter), card: event.card }];
  return [];
}

/** The cards that others attacked with. */
function attacks(events: readonly GameEvent[], own: readonly number[], names: Names): Deed[] {
  let seat = -1;
  return events.flatMap((event): Deed[] => {
    if (event.type === 'attackDeclared') seat = names.seatOf(event.attacker);
    const card = event.type === 'revealed' ? event.attack : null;
    return card === null || own.includes(seat) ? [] : [{ is: 'attacked', seat, card }];
  });
}

function discarded(events: readonly GameEvent[], own: readonly number[]): Deed[] {
  const count = events.filter(
    (event) =>
      event.type === 'discarded' &&
      own.includes(event.seat) &&
      (event.why === 'choice' || event.why === 'random'),
  ).length;
  return count === 0 ? [] : [{ is: 'lost', count }];
}

/** Where others stand now who went somewhere. */
function moves(events: readonly GameEvent[], view: View, isOwn: (fighter: string) => boolean): Deed[] {
  const went = new Set(events.flatMap((event) => (event.type === 'moved' ? [event.fighter] : [])));
  return view.fighters.flatMap(({ id, space }) =>
    went.has(id) && !isOwn(id) && space !== null ? [{ is: 'moved' as const, fighter: id, to: space }] : [],
  );
}

/** What was done to the reader comes first, then what was done to others, then what they did. */
function rank(deed: Deed): number {
  const isOwn = 'isOwn' in deed && deed.isOwn;
  const order = { fell: 0, hurt: 1, lost: 2, healed: 5, attacked: 6, schemed: 7, moved: 8 } as const;
  return order[deed.is] + ('isOwn' in deed && !isOwn ? 3 : 0);
}

/** The ways that fighters of others went, and those on which one's own were led. */
const trailsIn = (events: readonly GameEvent[], own: readonly number[], names: Names): readonly Trail[] =>
  events.flatMap((event) =>
    event.type === 'moved' && !own.includes(names.seatOf(event.fighter))
      ? [
          {
            seat: names.seatOf(event.fighter),
            spaces: [event.from, ...event.path.filter((space) => space !== event.from)],
          },
        ]
      : [],
  );
