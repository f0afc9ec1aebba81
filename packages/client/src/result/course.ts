import type { Cause, EventOf, GameEvent, View } from '@peerless/rules';
import type { Moment } from '@peerless/table';

/** How much of its health each seat had left when a turn began, as a share of what it began with. */
export interface Point {
  readonly at: number;
  readonly turn: number;
  readonly shares: readonly number[];
}

/** The health of the heroes of each seat. */
export const healthOf = ({ fighters, seats }: View): readonly number[] =>
  seats.map(({ seat }) =>
    fighters
      .filter((fighter) => fighter.seat === seat && fighter.hero)
      .reduce((sum, { health }) => sum + health, 0),
  );

/** The health of all seats, turn by turn, the end included. */
export function courseOf(moments: readonly Moment[]): readonly Point[] {
  const begun = moments.findIndex(({ view }) => view.turn > 0);
  const first = moments[begun];
  if (first === undefined) return [];
  const full = healthOf(first.view).map((health) => Math.max(1, health));
  const pointAt = (at: number): Point => {
    const { view } = moments[at] as Moment;
    return { at, turn: view.turn, shares: healthOf(view).map((health, seat) => health / (full[seat] ?? 1)) };
  };
  const turns = moments.flatMap(({ events }, at) =>
    at >= begun && events.some(({ type }) => type === 'turnStarted') ? [at] : [],
  );
  const last = moments.length - 1;
  return [...turns, ...(turns.at(-1) === last ? [] : [last])].map(pointAt);
}

/** The moment in which the winners gained most on the others; null where nobody won, or nothing was decided by blows. */
export function turningPoint(moments: readonly Moment[]): number | null {
  const winners = moments.at(-1)?.view.outcome?.winners ?? [];
  if (winners.length === 0) return null;
  const lead = ({ view }: Moment): number =>
    healthOf(view).reduce((sum, health, seat) => sum + (winners.includes(seat) ? health : -health), 0);
  let [best, gain] = [-1, 0];
  for (let at = 1; at < moments.length; at++) {
    const [before, after] = [moments[at - 1], moments[at]];
    if (before === undefined || after === undefined || before.view.turn === 0) continue;
    const won = lead(after) - lead(before);
    if (won > gain) [best, gain] = [at, won];
  }
  return best < 0 ? null : best;
}

/** What turned a game: most of the damage of that moment to those who lost; null where it turned by none. */
export function turningBlow(moments: readonly Moment[]): LastBlow | null {
  const at = turningPoint(moments);
  const moment = at === null ? undefined : moments[at];
  if (at === null || moment === undefined) return null;
  const winners = moments.at(-1)?.view.outcome?.winners ?? [];
  const losers = new Set(
    moment.view.fighters.flatMap(({ id, hero, seat }) => (hero && !winners.includes(seat) ? [id] : [])),
  );
  const events = moments.slice(Math.max(0, at - 6), at + 1).flatMap((each) => each.events);
  const blows = moment.events.filter((event) => event.type === 'damaged' && losers.has(event.fighter));
  const [blow] = (blows as EventOf<'damaged'>[]).sort((a, b) => b.amount - a.amount);
  return blow === undefined ? null : dealt(blow, events.slice(0, events.indexOf(blow)));
}

/** The moment from which one sees how it came to another: before the action that led to it. */
export function leadingTo(at: number, moments: readonly Moment[]): number {
  const begun = moments
    .slice(0, at + 1)
    .findLastIndex(({ events }) => events.some(({ type }) => type === 'actionStarted'));
  return Math.max(0, (begun < 0 ? at : begun) - 2);
}

/** What felled the hero whose fall ended the game. */
export interface LastBlow {
  readonly fighter: string;
  readonly amount: number;
  readonly kind: EventOf<'damaged'>['kind'];
  readonly by: Cause;
}

/** The last blow to a hero of those who lost; null where none fell. */
export function lastBlow(moments: readonly Moment[]): LastBlow | null {
  const view = moments.at(-1)?.view;
  if (view === undefined || view.outcome === null || view.outcome.reason === 'resigned') return null;
  const heroes = new Set(view.fighters.flatMap(({ id, hero }) => (hero ? [id] : [])));
  const events = moments.slice(-12).flatMap((moment) => moment.events);
  const fall = events.findLastIndex((event) => event.type === 'defeated' && heroes.has(event.fighter));
  const fallen = events[fall];
  if (fallen?.type !== 'defeated') return null;
  const before = events.slice(0, fall);
  const isBlow = (event: GameEvent): event is EventOf<'damaged'> =>
    event.type === 'damaged' && event.fighter === fallen.fighter;
  const blow = before.findLast(isBlow);
  if (blow === undefined) return null;
  return dealt(blow, before);
}

/** A blow, and by what: combat damage by the card that attacked. */
function dealt({ fighter, amount, kind, cause }: EventOf<'damaged'>, before: readonly GameEvent[]): LastBlow {
  const shown = before.findLast((event) => event.type === 'revealed');
  const card = kind === 'combat' && shown?.type === 'revealed' ? shown.attack : null;
  return { fighter, amount, kind, by: card === null ? cause : { card } };
}
