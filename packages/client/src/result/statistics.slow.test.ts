import { below, createRng, decision, type GameConfig } from '@peerless/rules';
import { choose, newMatch, toRecord } from '@peerless/rules/match';
import { type Moment, momentsOf } from '@peerless/table';
import { describe, expect, test } from 'vitest';
import { heroes, library } from '../library.ts';
import { gameStatistics, type SeatStatistics } from './statistics.ts';

function played(config: GameConfig) {
  const match = newMatch(config, library());
  const rng = createRng(config.seed);
  for (let asked = decision(match.game); asked !== null; asked = decision(match.game))
    choose(match, asked.options[below(rng, asked.options.length)]?.key ?? '');
  return toRecord(match);
}

/** Every hero once. */
const duels = heroes.flatMap(({ slug }, i): GameConfig[] => {
  const seats = [{ hero: slug }, { hero: heroes[(i + 1) % heroes.length]?.slug ?? slug }];
  return i % 2 === 0 ? [{ seed: String(i + 1), board: 'sarpedon', mode: 'duel', seats }] : [];
});

const eventsOf = (moments: readonly Moment[]) => moments.flatMap(({ events }) => events);

const sum = (seats: readonly SeatStatistics[], of: (seat: SeatStatistics) => number): number =>
  seats.reduce((all, seat) => all + of(seat), 0);

describe('the statistics of a game', () => {
  test.each(duels)('agree with what happened: $seats.0.hero and $seats.1.hero', (config) => {
    const moments = momentsOf(played(config), library(), 'open');
    const events = eventsOf(moments);
    const { seats, turns, biggestHit } = gameStatistics(moments);
    const damage = events.flatMap((event) => (event.type === 'damaged' ? [event] : []));
    // Nobody loses more than they have: what is dealt beyond that is not counted.
    const dealt = damage.reduce((all, { amount }) => all + amount, 0);
    const fallen = events.filter(({ type }) => type === 'defeated').length;
    expect(sum(seats, (seat) => seat.damageTaken)).toBeLessThanOrEqual(dealt);
    if (fallen === 0) expect(sum(seats, (seat) => seat.damageTaken)).toBe(dealt);
    const lost = (moments[0]?.view.fighters ?? []).map(({ id, health, seat }) => ({ id, health, seat }));
    for (const { seat, damageTaken } of seats) {
      const own = lost.filter((fighter) => fighter.seat === seat);
      const mended = events.some(
        ({ type }) => type === 'recovered' || type === 'healthSet' || type === 'summoned',
      );
      if (!mended) expect(damageTaken).toBeLessThanOrEqual(own.reduce((all, { health }) => all + health, 0));
    }
    expect(turns).toBe(sum(seats, (seat) => seat.turns));
    for (const seat of seats) {
      expect(seat.damageDealt).toBe(seat.cards.reduce((all, card) => all + card.damage, 0));
      const cards = seat.cards.reduce((all, { by, times }) => all + (by.card === undefined ? 0 : times), 0);
      expect(cards).toBe(seat.attacks + seat.defenses + seat.schemes);
    }
    const amounts = damage.map(({ amount }) => amount);
    expect(biggestHit?.amount ?? 0).toBeLessThanOrEqual(Math.max(0, ...amounts));
  });

  test('are the same for everybody who looks', () => {
    for (const config of duels.slice(0, 2)) {
      const record = played(config);
      const open = gameStatistics(momentsOf(record, library(), 'open'));
      for (const viewer of [0, 1, 'spectator'] as const)
        expect(gameStatistics(momentsOf(record, library(), viewer))).toEqual(open);
    }
  });

  test('tell the same hero at two seats apart', () => {
    const seats = [{ hero: 'medusa' }, { hero: 'medusa' }];
    const moments = momentsOf(
      played({ seed: '3', board: 'sarpedon', mode: 'duel', seats }),
      library(),
      'open',
    );
    const own = gameStatistics(moments).seats;
    const taken = eventsOf(moments).filter(
      (event) => event.type === 'damaged' && event.kind !== 'exhaustion',
    );
    expect(taken.length).toBeGreaterThan(0);
    for (const seat of own) {
      const fighters = moments[0]?.view.fighters.filter((fighter) => fighter.seat === seat.seat);
      for (const { fighter } of seat.fighters) expect(fighters?.map(({ id }) => id)).toContain(fighter);
    }
  });

  test('are empty before anything happened', () => {
    expect(gameStatistics([])).toEqual({ turns: 0, biggestHit: null, seats: [] });
  });
});
