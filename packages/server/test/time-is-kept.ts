import { describe, expect, test } from 'vitest';
import { type StoreAddress, summariesOf, type Terms } from '../src/index.ts';
import { atOnce, DUEL, fullNode, Guest, HELLO, type Node, PEOPLE, play, Time } from './nodes.ts';

const PERSONS = ['ada', 'ben'];
const SECONDS = 1000;
const MINUTES = 60 * SECONDS;

/** A game with terms, and both of its players. */
async function begun({ rooms }: Node, terms: Partial<Terms>, id = 'g1') {
  await rooms.create(id, DUEL, PEOPLE, PERSONS, terms);
  const guests = [new Guest(0), new Guest(1)] as const;
  for (const guest of guests) await rooms.follow(id, guest, HELLO);
  const asked = guests.find(({ keys }) => keys.length > 0) as Guest;
  return { guests, asked, other: guests.find((guest) => guest !== asked) as Guest };
}

/** Time passes while these nodes are up. */
async function wait(time: Time, nodes: readonly Node[], milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 2000) {
    time.pass(Math.min(left, 2000));
    for (const { pulse } of nodes) await pulse.beat();
  }
}

const outcomeOf = async ({ store }: Node, id = 'g1') => JSON.parse((await store.game(id))?.outcome ?? 'null');

/** What holds for clocks, outages and the absent wherever games are kept. */
export function timeIsKept(place: () => Promise<StoreAddress>): void {
  describe('clocks', () => {
    test('are told from the start and after each telling, and go on at another node', async () => {
      const [where, time] = [await place(), new Time()];
      const first = await fullNode(where, { now: time.now });
      const { guests, asked } = await begun(first, { clock: { is: 'bank', seconds: 60, increment: 2 } });
      expect(asked.clock?.running).toBe(asked.viewer);
      await wait(time, [first], 10 * SECONDS);
      const before = asked.clock?.running ?? 0;
      while (guests[0].clock?.running === before) await play([first.rooms], 'g1', guests, 1);
      const left = guests[1].clock?.left[before] ?? 0;
      expect(left).toBeGreaterThan(50 * SECONDS);
      expect(left).toBeLessThanOrEqual(52 * SECONDS);
      const later = await fullNode(where, { now: time.now });
      const back = new Guest(0);
      await later.rooms.follow('g1', back, HELLO);
      expect(back.clock?.left[before]).toBe(left);
      const turn = await first.db.selectFrom('turns').selectAll().executeTakeFirstOrThrow();
      expect(turn).toMatchObject({ player: 1 - before, person: PERSONS[1 - before] });
      expect(turn.deadline).toBe(turn.since + 60 * SECONDS);
    });

    test('that run out end the game, though nobody is there, once on two nodes', async () => {
      const [where, time] = [await place(), new Time()];
      const [a, b] = [await fullNode(where, { now: time.now }), await fullNode(where, { now: time.now })];
      await a.rooms.create('g1', DUEL, PEOPLE, PERSONS, { clock: { is: 'days', days: 1 } });
      time.pass(24 * 60 * MINUTES - 5 * SECONDS);
      await atOnce(where, [a, b], ({ rooms }) => rooms.beat());
      expect((await a.store.game('g1'))?.ended).toBeNull();
      time.pass(6 * SECONDS);
      await atOnce(where, [a, b], ({ rooms }) => rooms.beat());
      const { player } = (await a.store.moves('g1'))[0] ?? {};
      expect(await a.store.moves('g1')).toMatchObject([{ seq: 1, command: `{"timeOut":${player}}` }]);
      expect(await outcomeOf(b)).toEqual({ winners: [1 - (player ?? 0)], reason: 'timedOut' });
      expect(await a.db.selectFrom('turns').selectAll().execute()).toEqual([]);
      expect([a.warned, b.warned]).toEqual([[], []]);
    });

    test('of a player with two seats take both, at once', async () => {
      const time = new Time();
      const node = await fullNode(await place(), { now: time.now });
      const heroes = ['medusa', 'alice', 'king-arthur', 'sinbad'];
      const config = {
        ...DUEL,
        mode: 'teams' as const,
        board: 'globe-theatre',
        seats: heroes.map((hero, seat) => ({ hero, player: seat % 2, team: seat % 2 })),
      };
      await node.rooms.create('g1', config, PEOPLE, PERSONS, { clock: { is: 'move', seconds: 30 } });
      const guest = new Guest('spectator');
      await node.rooms.follow('g1', guest, HELLO);
      time.pass(31 * SECONDS);
      await node.rooms.beat();
      const moves = await node.store.moves('g1');
      expect(moves.map(({ command }) => Object.keys(JSON.parse(command))[0])).toEqual(['timeOut', 'timeOut']);
      expect((await outcomeOf(node)).winners.length).toBe(2);
      const fresh = new Guest('spectator');
      await node.rooms.follow('g1', fresh, HELLO);
      expect(guest.moments).toEqual(fresh.moments);
    });
  });

  describe('outages', () => {
    test('are written once, and nobody loses time by them', async () => {
      const [where, time] = [await place(), new Time()];
      const first = await fullNode(where, { now: time.now });
      const { asked } = await begun(first, { clock: { is: 'move', seconds: 30 } });
      await wait(time, [first], 10 * SECONDS);
      // Nobody beats for an hour; then two nodes wake up at once, and the first one is found to be behind.
      time.pass(60 * MINUTES);
      const [a, b] = [await fullNode(where, { now: time.now }), await fullNode(where, { now: time.now })];
      await atOnce(where, [first, a, b], ({ pulse }) => pulse.beat());
      const outages = await a.db.selectFrom('outages').selectAll().execute();
      expect(outages.length).toBe(1);
      for (const { rooms } of [first, a, b]) {
        await rooms.beat();
        const back = new Guest(asked.viewer);
        await rooms.follow('g1', back, HELLO);
        expect(back.seq).toBe(0);
        const left = back.clock?.left[asked.viewer as number] ?? 0;
        expect(left).toBeGreaterThan(18 * SECONDS);
        expect(left).toBeLessThanOrEqual(20 * SECONDS);
      }
      const { deadline } = await a.db.selectFrom('turns').selectAll().executeTakeFirstOrThrow();
      expect(Math.abs((deadline ?? 0) - time.now() - 20 * SECONDS)).toBeLessThan(2 * SECONDS);
      await wait(time, [b], 21 * SECONDS);
      await b.rooms.beat();
      expect(await outcomeOf(b)).toMatchObject({ winners: [1 - (asked.viewer as number)] });
    });

    test('are found by whoever wakes up first', async () => {
      const [where, time] = [await place(), new Time()];
      const nodes = [await fullNode(where, { now: time.now }), await fullNode(where, { now: time.now })];
      time.pass(10 * SECONDS);
      await atOnce(where, nodes, ({ pulse }) => pulse.beat());
      await atOnce(where, nodes, ({ pulse }) => pulse.beat());
      const outages = await (nodes[0] as Node).db.selectFrom('outages').selectAll().execute();
      expect(outages.length).toBe(1);
      const slept = nodes.map(({ pulse }) => pulse.world(0));
      expect(slept[0]).toBe(slept[1]);
      expect(slept[0]).toBeGreaterThanOrEqual(10 * SECONDS);
    });

    test('are no outages while one node of two goes on', async () => {
      const [where, time] = [await place(), new Time()];
      const [a, b] = [await fullNode(where, { now: time.now }), await fullNode(where, { now: time.now })];
      await wait(time, [a], 20 * SECONDS);
      await b.pulse.beat();
      expect(await a.db.selectFrom('outages').selectAll().execute()).toEqual([]);
    });
  });

  describe('a bot plays on', () => {
    test('when the table has decided so; the person comes back', async () => {
      const time = new Time();
      const node = await fullNode(await place(), { now: time.now });
      const { asked, other } = await begun(node, { clock: { is: 'move', seconds: 30 }, whenUp: 'bot' });
      const player = asked.viewer as number;
      const [key = ''] = asked.keys;
      time.pass(31 * SECONDS);
      await node.rooms.beat();
      for (const guest of [asked, other]) expect(guest.status?.standIns).toEqual([player]);
      expect(asked.clock?.running).toBeNull();
      expect((await node.db.selectFrom('turns').selectAll().executeTakeFirstOrThrow()).person).toBeNull();
      const seq = asked.seq ?? 0;
      expect(await node.rooms.act('g1', player, { choose: key }, seq)).toBe('notYours');
      expect(await node.rooms.act('g1', 1 - player, { propose: 'draw' }, seq)).toBe('notYours');
      expect(await node.rooms.act('g1', 1 - player, { return: true }, seq)).toBe('noOption');
      expect(await node.rooms.act('g1', player, { return: true }, seq)).toBeNull();
      for (const guest of [asked, other]) expect(guest.status?.standIns).toEqual([]);
      expect(asked.clock).toMatchObject({ running: player });
      expect(await node.rooms.act('g1', player, { choose: key }, seq + 1)).toBeNull();
    });

    test('in no rated game, whatever its table decided before that was so', async () => {
      const time = new Time();
      const node = await fullNode(await place(), { now: time.now });
      const terms = { clock: { is: 'move', seconds: 30 }, whenUp: 'bot', isRated: true } as const;
      const { asked, other } = await begun(node, terms);
      time.pass(31 * SECONDS);
      await node.rooms.beat();
      expect(asked.status?.standIns).toEqual([]);
      expect(await outcomeOf(node)).toEqual({ winners: [other.viewer], reason: 'timedOut' });
      expect(await node.db.selectFrom('results').select('is_rated').execute()).toEqual([
        { is_rated: 1 },
        { is_rated: 1 },
      ]);
    });

    test('and a rated game in which one did so before counts for nobody, though the person came back', async () => {
      const [where, time] = [await place(), new Time()];
      const node = await fullNode(where, { now: time.now });
      const { asked } = await begun(node, { clock: { is: 'move', seconds: 30 }, whenUp: 'bot' });
      const player = asked.viewer as number;
      time.pass(31 * SECONDS);
      await node.rooms.beat();
      expect(await node.rooms.act('g1', player, { return: true }, asked.seq ?? 0)).toBeNull();
      await node.db.updateTable('games').set({ is_rated: 1 }).execute();
      const later = await fullNode(where, { now: time.now });
      expect(await later.rooms.act('g1', player, { resign: player }, asked.seq ?? 0)).toBeNull();
      expect(await later.db.selectFrom('results').select('is_rated').execute()).toEqual([
        { is_rated: 0 },
        { is_rated: 0 },
      ]);
      expect(await summariesOf(later.db, ['g1'], 'host')).toMatchObject([{ isRated: false }]);
    });
  });

  describe('a claim', () => {
    test('is heard only when whoever is asked has been gone for five minutes, wherever they were', async () => {
      const [where, time] = [await place(), new Time()];
      const [here, there] = [
        await fullNode(where, { now: time.now }),
        await fullNode(where, { now: time.now }),
      ];
      const beats = async (minutes: number): Promise<void> => {
        for (let n = 0; n < minutes * 2; n++) {
          await wait(time, [here], 30 * SECONDS);
          await atOnce(where, [here, there], ({ presence }) => presence.write());
        }
      };
      await here.rooms.create('g1', DUEL, PEOPLE, PERSONS, {});
      const guests = [new Guest(0), new Guest(1)];
      const leave = [
        await here.rooms.follow('g1', guests[0] as Guest, HELLO),
        await there.rooms.follow('g1', guests[1] as Guest, HELLO),
      ];
      const asked = guests.findIndex(({ keys }) => keys.length > 0);
      const claim = (player = 1 - asked, at = 0) => here.rooms.claim('g1', player, at);
      await beats(0.5);
      expect(await claim()).toBe('stands');
      leave[asked]?.();
      await beats(4);
      expect([await claim(), await claim(asked), await claim(1 - asked, 3)]).toEqual([
        'stands',
        'notYours',
        'stale',
      ]);
      // Back for a moment at the other node.
      (await there.rooms.follow('g1', new Guest(asked), HELLO))?.();
      await beats(3);
      expect(await claim()).toBe('stands');
      // Nobody can come while no node is up.
      time.pass(60 * MINUTES);
      await atOnce(where, [here, there], ({ pulse }) => pulse.beat());
      expect(await claim()).toBe('stands');
      await beats(2);
      expect(await claim()).toBeNull();
      expect(await outcomeOf(here)).toMatchObject({ winners: [1 - asked] });
      expect(await claim()).toBe('over');
    });

    test('is heard of whoever does nothing for ten minutes, though their page is open', async () => {
      const [where, time] = [await place(), new Time()];
      const node = await fullNode(where, { now: time.now });
      await node.rooms.create('g1', DUEL, PEOPLE, PERSONS, {});
      const guests = [new Guest(0), new Guest(1)];
      for (const guest of guests) await node.rooms.follow('g1', guest, HELLO);
      const asked = guests.findIndex(({ keys }) => keys.length > 0);
      const claim = (): Promise<unknown> => node.rooms.claim('g1', 1 - asked, guests[0]?.seq ?? 0);
      await wait(time, [node], 9 * MINUTES);
      expect(await claim()).toBe('stands');
      // Whoever chooses has not fallen asleep, though it is still their turn.
      await play([node.rooms], 'g1', guests, 1);
      expect(guests.findIndex(({ keys }) => keys.length > 0)).toBe(asked);
      await wait(time, [node], 9 * MINUTES);
      expect(await claim()).toBe('stands');
      // A page that comes anew is told how long it has been, also by another node that has just begun.
      const later = await fullNode(where, { now: time.now });
      const back = new Guest(1 - asked);
      await later.rooms.follow('g1', back, HELLO);
      expect(back.waiting?.asked).toBeGreaterThanOrEqual(9 * MINUTES);
      expect(back.waiting?.asked).toBeLessThan(9.5 * MINUTES);
      expect(back.waiting?.away[asked]).toBeNull();
      await wait(time, [node], 1 * MINUTES);
      expect(await claim()).toBeNull();
      expect(await outcomeOf(node)).toMatchObject({ winners: [1 - asked], reason: 'timedOut' });
    });

    test('is told of to whoever comes: who is away, and for how long', async () => {
      const time = new Time();
      const node = await fullNode(await place(), { now: time.now });
      await node.rooms.create('g1', DUEL, PEOPLE, PERSONS, {});
      const first = new Guest(0);
      const leave = await node.rooms.follow('g1', first, HELLO);
      expect(JSON.parse(first.heard[0] ?? '').welcome.persons).toEqual(PERSONS);
      // The other one has never been there.
      await wait(time, [node], 2 * MINUTES);
      leave?.();
      await wait(time, [node], 4 * MINUTES);
      const onlooker = new Guest('spectator');
      await node.rooms.follow('g1', onlooker, HELLO);
      const minutes = onlooker.waiting?.away.map((away) => Math.floor((away ?? 0) / MINUTES));
      expect(minutes).toEqual([4, 6]);
      const back = new Guest(0);
      await node.rooms.follow('g1', back, HELLO);
      const again = new Guest('spectator');
      await node.rooms.follow('g1', again, HELLO);
      expect(again.waiting?.away[0]).toBeNull();
    });

    test('is nothing where clocks run', async () => {
      const time = new Time();
      const node = await fullNode(await place(), { now: time.now });
      await node.rooms.create('g1', DUEL, PEOPLE, PERSONS, { clock: { is: 'days', days: 3 } });
      await wait(time, [node], 10 * MINUTES);
      const said = await Promise.all([0, 1].map((player) => node.rooms.claim('g1', player, 0)));
      expect(said.toSorted()).toEqual(['notYours', 'stands']);
    });
  });
}
