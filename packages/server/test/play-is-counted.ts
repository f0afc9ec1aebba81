import { expect, test } from 'vitest';
import { Ratings, type StoreAddress } from '../src/index.ts';
import { gameOf, type Made, type Seat } from './finished.ts';
import { DAY, opened } from './opened.ts';

/** What holds for profiles, ratings and the ladder wherever they are kept. */
export function playIsCounted(place: () => Promise<StoreAddress>): void {
  const among = async (...names: readonly string[]) => {
    const all = await opened(await place());
    const people = await Promise.all(names.map(async (name) => (await all.people.addGuest(name)).person.id));
    const played = (seats: readonly Seat[], options: Made = {}) =>
      gameOf(all.db, seats, { ended: all.now(), ...options });
    return { ...all, ids: people as [string, string, string, string], played };
  };
  const duel = (winner: string, loser: string): Seat[] => [
    [winner, 'medusa', 'won'],
    [loser, 'alice', 'lost'],
  ];

  test('a profile counts games by hero and opponent, and shows the latest', async () => {
    const { profiles, blocks, ids, played } = await among('Ada', 'Ben', 'Cem');
    const [ada, ben, cem] = ids;
    await played(duel(ada, ben));
    await played(duel(ben, ada));
    await played([...duel(ada, 'bot:casual')], { isRated: false });
    const last = await played(
      [
        [ada, 'medusa', 'draw'],
        [ben, 'alice', 'draw'],
        [cem, 'sinbad', 'draw'],
      ],
      { mode: 'free-for-all', table: 't1' },
    );
    // One that still runs counts for nothing.
    await played(duel(ada, ben), { ended: null });
    await blocks.set(ben, ada, true);
    const profile = await profiles.profile(ada, ben);
    expect(profile).toMatchObject({ name: 'Ada', games: 4, wins: 2, draws: 1, isBlocked: true });
    expect(profile?.heroes).toEqual([
      { hero: 'medusa', games: 3, wins: 2, draws: 1 },
      { hero: 'alice', games: 1, wins: 0, draws: 0 },
    ]);
    expect(profile?.opponents).toEqual([
      { id: ben, name: 'Ben', games: 3, wins: 1, draws: 1 },
      { id: cem, name: 'Cem', games: 1, wins: 0, draws: 1 },
    ]);
    expect(profile?.recent.length).toBe(4);
    expect(profile?.recent[0]).toMatchObject({
      ...{ id: last, table: 't1', mode: 'free-for-all', board: 'sarpedon', isRated: true },
      seats: [
        { hero: 'medusa', person: { id: ada, name: 'Ada' }, bot: null, hasWon: false },
        { hero: 'alice', person: { id: ben, name: 'Ben' }, bot: null, hasWon: false },
        { hero: 'sinbad', person: { id: cem, name: 'Cem' }, bot: null, hasWon: false },
      ],
    });
    expect(profile?.recent[1]?.seats).toMatchObject([{ hasWon: true }, { person: null, bot: 'casual' }]);
    expect(JSON.stringify(profile)).not.toContain('seed');
    expect((await profiles.profile(ada, cem))?.isBlocked).toBe(false);
    expect(await profiles.profile('nobody', null)).toBeNull();
  });

  test('a page of games goes on where the last one ended, and a player with two seats has one game', async () => {
    const { profiles, ids, played } = await among('Ada', 'Ben', 'Cem');
    const [ada, ben, cem] = ids;
    const games: string[] = [];
    for (let n = 0; n < 23; n++) games.unshift(await played(duel(ada, ben)));
    const both = await played(
      [
        [ada, 'medusa', 'won'],
        [ben, 'alice', 'lost'],
        [ada, 'sinbad', 'won'],
        [cem, 'bigfoot', 'lost'],
      ],
      { mode: 'teams' },
    );
    const page = await profiles.games(ada, null, ben);
    expect(page.map(({ id }) => id)).toEqual([both, ...games.slice(0, 19)]);
    const next = await profiles.games(ada, page.at(-1)?.ended ?? null, ben);
    expect(next.map(({ id }) => id)).toEqual(games.slice(19));
    expect(await profiles.profile(ada, null)).toMatchObject({ games: 24, wins: 24 });
    // Partners are no opponents.
    expect((await profiles.profile(ben, null))?.opponents.map(({ id }) => id)).toEqual([ada]);
  });

  test('running games: first those in which one is asked, by the time that is left', async () => {
    const { db, profiles, ids, played } = await among('Ada', 'Ben');
    const [ada, ben] = ids;
    const turns = [
      { player: 1, person: ben, deadline: 900 },
      { player: 0, person: ada, deadline: null },
      { player: 0, person: ada, deadline: 2000 },
      { player: 0, person: ada, deadline: 1000 },
    ];
    const games: string[] = [];
    for (const turn of turns) {
      const game = await played(duel(ada, ben), { ended: null });
      await db
        .insertInto('turns')
        .values({ game, since: 1, ...turn })
        .execute();
      games.push(game);
    }
    await played(duel(ada, ben));
    const running = await profiles.running(ada);
    expect(running.map(({ id }) => games.indexOf(id))).toEqual([3, 2, 1, 0]);
    expect(running.map(({ isYourTurn, deadline }) => [isYourTurn, deadline])).toEqual([
      [true, 1000],
      [true, 2000],
      [true, null],
      [false, 900],
    ]);
    expect((await profiles.running(ben)).map(({ isYourTurn }) => isYourTurn)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('a rated game is counted once, by however many at once, and in the order of ends', async () => {
    const { db, now, ratings, ids, played } = await among('Ada', 'Ben', 'Cem');
    const [ada, ben, cem] = ids;
    const game = await played(duel(ada, ben));
    const other = new Ratings(db, now);
    const counted = await Promise.all([ratings.count(game), other.count(game), ratings.count(game)]);
    expect(counted.filter(Boolean).length).toBe(1);
    const [after] = await ratings.of(ada);
    expect(after).toEqual({ mode: 'duel', rating: 1662, deviation: 290, games: 1 });
    await played(duel(ben, cem));
    await played(duel(cem, ada), { isRated: false });
    await played(duel(cem, 'bot:casual'));
    await played(duel(cem, ada), { ended: null });
    await played(duel(cem, ada), { mode: 'free-for-all' });
    expect((await Promise.all([ratings.countAll(), other.countAll()])).reduce((a, b) => a + b)).toBe(3);
    expect(await ratings.countAll()).toBe(0);
    expect((await ratings.of(ben)).map(({ games }) => games)).toEqual([2]);
    expect((await ratings.of(cem)).map(({ mode, games }) => [mode, games])).toEqual(
      expect.arrayContaining([
        ['duel', 1],
        ['free-for-all', 1],
      ]),
    );
    expect(await ratings.among([ada, ben, 'nobody'], 'duel')).toEqual(
      new Map([
        [ada, 1662],
        [ben, (await ratings.of(ben))[0]?.rating],
      ]),
    );
  });

  test('what fails in the middle has done nothing, and is done later', async () => {
    const { db, now, ratings, ids, played } = await among('Ada');
    const [ada] = ids;
    // Not in the list of people yet: their rating cannot be written, after Ada's was.
    const game = await played(duel(ada, '~ben'));
    await expect(ratings.count(game)).rejects.toThrow();
    expect(await ratings.of(ada)).toEqual([]);
    const nothing = { login: null, password: null, recovery: null, banned: null };
    await db
      .insertInto('people')
      .values({ id: '~ben', name: 'Ben', created: now(), ...nothing })
      .execute();
    expect(await ratings.countAll()).toBe(1);
    expect((await ratings.of(ada))[0]?.games).toBe(1);
  });

  test('games of the same people at once are all counted', async () => {
    const { db, now, ids, played } = await among('Ada', 'Ben', 'Cem');
    const [ada, ben, cem] = ids;
    const pairs = [
      [ada, ben],
      [ben, cem],
      [cem, ada],
    ] as const;
    const games = await Promise.all(
      Array.from({ length: 12 }, (_, n) => played(duel(...(pairs[n % 3] ?? pairs[0])))),
    );
    const nodes = games.map(() => new Ratings(db, now));
    await Promise.all(games.map((game, n) => nodes[n]?.count(game)));
    const counts = await db.selectFrom('ratings').select('games').execute();
    expect(counts.map(({ games: count }) => count)).toEqual([8, 8, 8]);
  });

  test('the ladder has those of whom enough is known, the strongest first, until they stay away', async () => {
    const { people, ratings, ids, played, wait } = await among('Ada', 'Ben', 'Cem', 'Dan');
    const [ada, ben, cem, dan] = ids;
    // Two of three games each, so that nobody's strength is without a bound.
    for (let n = 0; n < 20; n++) {
      await played(n % 3 === 0 ? duel(ben, ada) : duel(ada, ben));
      await played(n % 3 === 0 ? duel(cem, ben) : duel(ben, cem));
    }
    await played(duel(dan, ada));
    await ratings.countAll();
    const rows = await ratings.ladder('duel');
    expect(rows.map(({ place, name }) => [place, name])).toEqual([
      [1, 'Ada'],
      [2, 'Ben'],
      [3, 'Cem'],
    ]);
    expect(rows.every(({ deviation }) => deviation <= 110)).toBe(true);
    expect(await ratings.ladder('teams')).toEqual([]);
    await people.ban(ada, true);
    expect((await ratings.ladder('duel'))[0]).toMatchObject({ place: 1, name: 'Ben' });
    wait(400 * DAY);
    expect(await ratings.ladder('duel')).toEqual([]);
    expect((await ratings.of(ben))[0]?.deviation).toBeGreaterThan(110);
  });

  test('reports are kept for the host, ten a day', async () => {
    const { reports, ids } = await among('Ada', 'Ben');
    const [ada, ben] = ids;
    const report = { reason: 'chat', text: 'Rude', table: null } as const;
    expect(await reports.add(ada, 'nobody', report)).toBe('missing');
    for (let n = 0; n < 10; n++) expect(await reports.add(ada, ben, report)).toBeNull();
    expect(await reports.add(ada, ben, report)).toBe('tooOften');
    expect((await reports.latest(3)).map(({ person, about, text }) => [person, about, text])).toEqual(
      Array(3).fill([ada, ben, 'Rude']),
    );
  });
}
