import { createHash } from 'node:crypto';
import type { LobbyCommand, LobbyRefusal, TableSettings } from '@peerless/table/online';
import { describe, expect, test } from 'vitest';
import { tableSettings } from '../src/http/inputs.ts';
import { begin } from '../src/lobby/begin.ts';
import { changed, type Lobby, mayBegin, openLobby, over, playing } from '../src/lobby/lobby.ts';
import { lobbyView, NOBODY } from '../src/lobby/lobby-view.ts';
import { DUEL_TABLE, saltOf } from './tables.ts';

const [ADA, BEN, CEM] = ['ada', 'ben', 'cem'].map((id) => ({ id, name: id.toUpperCase() })) as [
  Sitter,
  Sitter,
  Sitter,
];
interface Sitter {
  readonly id: string;
  readonly name: string;
}
type Step = readonly [Sitter, LobbyCommand];

const SECRET = '5ec2e7'.padEnd(64, '0');
const HEROES = {
  heroes: new Map(['alice', 'medusa', 'sinbad', 'beowulf', 'dracula'].map((slug) => [slug, slug])),
};

const fresh = (settings: Partial<TableSettings> = {}): Lobby =>
  openLobby({ ...DUEL_TABLE, ...settings }, 'ada', SECRET);

/** The lobby after some commands, all of which are possible. */
const after = (lobby: Lobby, ...steps: readonly Step[]): Lobby =>
  steps.reduce<Lobby>((now, [person, command]) => {
    const next = changed(now, person, command);
    if (typeof next === 'string') throw new Error(`${next}: ${JSON.stringify(command)}`);
    return next;
  }, lobby);

const SAT: readonly Step[] = [
  [ADA, { sit: 0 }],
  [BEN, { sit: 1 }],
];
const ready = (by: Sitter, isSwapped = false): Step => [by, { ready: { salt: saltOf(by.id), isSwapped } }];
const hero = (by: Sitter, seat: number, slug: string | null): Step => [by, { hero: { seat, hero: slug } }];
const readyOnes = ({ places }: Lobby): string[] =>
  places.flatMap((place) => (place.is === 'person' && place.salt !== null ? [place.person] : []));
const kinds = ({ places }: Lobby): string[] => places.map(({ is }) => is);
const seen = (lobby: Lobby, viewer: string | null) =>
  lobbyView({ id: 't', version: 1, lobby }, NOBODY, viewer);

describe('places', () => {
  test('people sit down, move, leave; bots fill the rest', () => {
    const both = after(fresh(), ...SAT);
    expect(kinds(both)).toEqual(['person', 'person']);
    expect(kinds(after(fresh(), [ADA, { sit: 0 }], [ADA, { sit: 1 }]))).toEqual(['open', 'person']);
    expect(after(fresh(), [BEN, { sit: 0 }], [BEN, { leave: true }])).toEqual(fresh());
    expect(kinds(after(fresh(), [ADA, { bot: { player: 1, bot: 'casual' } }]))).toEqual(['open', 'bot']);
    expect(kinds(after(both, [ADA, { remove: 1 }]))).toEqual(['person', 'open']);
    expect(after(both, [BEN, { sit: 1 }])).toEqual(both);
  });

  test('a table whose owner leaves is the next one’s, or whoever sits down', () => {
    const left = after(fresh(), ...SAT, [ADA, { leave: true }]);
    expect(left.owner).toBe('ben');
    const empty = after(left, [BEN, { leave: true }]);
    expect(empty.owner).toBeNull();
    expect(after(empty, [CEM, { sit: 0 }]).owner).toBe('cem');
    expect(after(fresh(), [BEN, { sit: 1 }], [ADA, { leave: true }]).owner).toBe('ben');
  });

  test('what somebody chose is gone with them', () => {
    const chosen = after(fresh({ choosing: 'hidden' }), ...SAT, hero(BEN, 1, 'medusa'));
    expect(after(chosen, [BEN, { leave: true }], [CEM, { sit: 1 }]).seats[1]?.hero).toBeNull();
    expect(after(chosen, [ADA, { remove: 1 }]).seats[1]?.hero).toBeNull();
    const moved = after(fresh(), [ADA, { sit: 0 }], hero(ADA, 0, 'alice'), [ADA, { sit: 1 }]);
    expect(moved.seats[0]?.hero).toBeNull();
  });
});

describe('being ready', () => {
  test('the game may begin when every place is taken and every person is ready', () => {
    const steps = [...SAT, ready(ADA), ready(BEN)];
    const counts = steps.map((_, i) => mayBegin(after(fresh(), ...steps.slice(0, i + 1))));
    expect(counts).toEqual([false, false, false, true]);
    const alone = after(fresh(), [ADA, { sit: 0 }], ready(ADA));
    expect(mayBegin(alone)).toBe(false);
    // Who was ready is still so when the last place is taken.
    expect(mayBegin(after(alone, [ADA, { bot: { player: 1, bot: 'casual' } }]))).toBe(true);
    expect(
      mayBegin(
        after(
          fresh(),
          [ADA, { bot: { player: 0, bot: 'casual' } }],
          [ADA, { bot: { player: 1, bot: 'casual' } }],
        ),
      ),
    ).toBe(false);
  });

  test.each<[string, readonly Step[], readonly string[]]>([
    ['takes it back', [[ADA, { wait: true }]], ['ben']],
    ['chooses openly', [hero(ADA, 0, 'alice')], ['ada']],
    ['decides anew', [[ADA, { settings: DUEL_TABLE }]], []],
    ['moves away', [[BEN, { leave: true }]], ['ada']],
  ])('somebody who %s leaves ready %s', (_, steps, left) => {
    // Both are ready at a table for three, so that nothing begins.
    const three = fresh({ mode: 'free-for-all', seats: [0, 1, 2] });
    const lobby = after(three, ...SAT, ready(ADA), ready(BEN));
    expect(readyOnes(after(lobby, ...steps))).toEqual(left);
  });

  test('secret choices ask nobody again', () => {
    const lobby = after(fresh({ choosing: 'hidden' }), ...SAT, ready(BEN), hero(ADA, 0, 'alice'));
    expect(readyOnes(lobby)).toEqual(['ben']);
  });

  test('a bot that comes or goes asks the others again', () => {
    const three = fresh({ mode: 'free-for-all', seats: [0, 1, 2] });
    const lobby = after(three, ...SAT, ready(BEN));
    const beside = after(lobby, [ADA, { bot: { player: 2, bot: 'casual' } }]);
    expect(readyOnes(beside)).toEqual([]);
    expect(readyOnes(after(beside, ready(BEN), [ADA, { remove: 2 }]))).toEqual([]);
  });
});

describe('a rematch', () => {
  const rested = over(playing(after(fresh(), ...SAT, ready(ADA), ready(BEN)), 'g1', 'other'));

  test('nobody is ready after a game, and the next one has another secret', () => {
    expect(rested).toMatchObject({ game: null, games: ['g1'], secret: 'other' });
    expect(readyOnes(rested)).toEqual([]);
  });

  test('the first one says the sides; another wish asks the others again', () => {
    const wished = after(rested, ready(ADA, true));
    expect([wished.isSwapped, readyOnes(wished)]).toEqual([true, ['ada']]);
    expect(mayBegin(after(wished, ready(BEN, true)))).toBe(true);
    const other = after(wished, ready(BEN, false));
    expect([other.isSwapped, readyOnes(other)]).toEqual([false, ['ben']]);
    expect(mayBegin(after(other, ready(ADA, false)))).toBe(true);
  });

  test('with changed sides everybody moves on, and the heroes stay', () => {
    const lobby = after(
      rested,
      hero(ADA, 0, 'alice'),
      hero(BEN, 1, 'medusa'),
      ready(ADA, true),
      ready(BEN, true),
    );
    const { persons, config, terms } = begin(lobby, HEROES as never);
    expect(persons).toEqual(['ben', 'ada']);
    expect(config.seats.map(({ hero: slug }) => slug)).toEqual(['alice', 'medusa']);
    expect(terms.fairness?.salts).toEqual([saltOf('ben'), saltOf('ada')]);
  });

  test('what was chosen secretly goes to nobody else, and a first game has no other sides', () => {
    expect(changed(after(fresh(), ...SAT), ADA, ready(ADA, true)[1])).toBe('notYet');
    const secretly = after({ ...rested, choosing: 'hidden' }, hero(BEN, 1, 'medusa'));
    expect(changed(secretly, ADA, ready(ADA, true)[1])).toBe('notYet');
  });
});

describe('heroes', () => {
  test('everybody chooses for their own seats, the owner also for bots', () => {
    const sat = after(fresh(), ...SAT, hero(BEN, 1, 'medusa'));
    expect(sat.seats[1]?.hero).toBe('medusa');
    const beside = after(fresh(), [ADA, { bot: { player: 1, bot: 'casual' } }]);
    expect(after(beside, hero(ADA, 1, 'alice')).seats[1]?.hero).toBe('alice');
  });

  test('chosen secretly, they are seen by nobody else until the game begins', () => {
    const lobby = after(fresh({ choosing: 'hidden' }), ...SAT, hero(BEN, 1, 'medusa'));
    for (const viewer of ['ada', 'cem', null]) {
      expect(JSON.stringify(seen(lobby, viewer))).not.toContain('medusa');
      expect(seen(lobby, viewer).seats[1]).toEqual({ player: 1, hero: null, isChosen: true });
    }
    expect(seen(lobby, 'ben').seats[1]?.hero).toBe('medusa');
    const begun = playing(after(lobby, ready(ADA), ready(BEN)), 'g1', 'other');
    expect(seen(begun, null).seats[1]?.hero).toBe('medusa');
    // What was played is known; what is chosen then is not.
    expect(seen(after(over(begun), hero(BEN, 1, 'alice')), 'ada').seats[1]?.hero).toBeNull();
  });

  test('no owner looks at secret choices by deciding anew', () => {
    const lobby = after(fresh({ choosing: 'hidden' }), ...SAT, hero(BEN, 1, 'medusa'));
    for (const choosing of ['open', 'draft'] as const) {
      const opened = after(lobby, [ADA, { settings: { ...DUEL_TABLE, choosing } }]);
      expect(JSON.stringify(seen(opened, 'ada'))).not.toContain('medusa');
      expect(opened.seats[1]).toEqual({ player: 1, hero: null, isHidden: false });
    }
    const kept = after(lobby, [ADA, { settings: { ...DUEL_TABLE, choosing: 'hidden' } }]);
    expect([seen(kept, 'ada').seats[1]?.hero, seen(kept, 'ben').seats[1]?.hero]).toEqual([null, 'medusa']);
  });

  test('those that nobody chose are drawn by the seed, each once, and none that was struck out', () => {
    const lobby = { ...after(fresh(), ...SAT, ready(ADA), ready(BEN)), struck: ['alice'] };
    const drawn = (secret: string): string[] =>
      begin({ ...lobby, secret }, HEROES as never).config.seats.map(({ hero: slug }) => slug);
    expect(drawn('1')).toEqual(drawn('1'));
    const many = Array.from({ length: 60 }, (_, i) => drawn(String(i)));
    expect(many.every(([one, two]) => one !== two)).toBe(true);
    expect([...new Set(many.flat())].sort()).toEqual(['beowulf', 'dracula', 'medusa', 'sinbad']);
  });
});

describe('a draft', () => {
  const drafted = fresh({ choosing: 'draft' });
  const struck = after(drafted, ...SAT, [ADA, { strike: 'alice' }], [BEN, { strike: 'medusa' }]);
  const next = (lobby: Lobby) => seen(lobby, null).draft?.next;

  test('goes through strikes in turn order and choices the other way round', () => {
    expect(next(drafted)).toEqual({ player: 0, step: 'strike' });
    expect(next(struck)).toEqual({ player: 1, step: 'choose' });
    const chosen = after(struck, hero(BEN, 1, 'sinbad'));
    expect(next(chosen)).toEqual({ player: 0, step: 'choose' });
    const done = after(chosen, hero(ADA, 0, 'beowulf'));
    expect(seen(done, null).draft).toEqual({ struck: ['alice', 'medusa'], next: null });
    expect(mayBegin(after(done, ready(ADA), ready(BEN)))).toBe(true);
  });

  test('stays for a rematch, and begins again when the owner decides anew or somebody new comes', () => {
    const done = after(struck, hero(BEN, 1, 'sinbad'), hero(ADA, 0, 'beowulf'), ready(ADA), ready(BEN));
    const rested = over(playing(done, 'g1', 'other'));
    expect(mayBegin(after(rested, ready(ADA), ready(BEN)))).toBe(true);
    const first = { player: 0, step: 'strike' };
    expect(next(after(rested, [ADA, { settings: { ...DUEL_TABLE, choosing: 'draft' } }]))).toEqual(first);
    expect(next(after(rested, [BEN, { leave: true }], [CEM, { sit: 1 }]))).toEqual(first);
  });

  test('bots take no part; they get what is left', () => {
    const lobby = after(drafted, [ADA, { sit: 0 }], [ADA, { bot: { player: 1, bot: 'casual' } }]);
    const done = after(lobby, [ADA, { strike: 'alice' }], hero(ADA, 0, 'medusa'));
    expect(next(done)).toBeNull();
    expect(changed(done, ADA, { hero: { seat: 1, hero: 'alice' } })).toBe('taken');
    expect(changed(done, ADA, { hero: { seat: 1, hero: 'medusa' } })).toBe('taken');
    expect(after(done, hero(ADA, 1, 'sinbad')).seats[1]?.hero).toBe('sinbad');
  });

  test.each<[LobbyRefusal, Lobby, Sitter, LobbyCommand]>([
    ['incomplete', after(drafted, [ADA, { sit: 0 }]), ADA, { strike: 'alice' }],
    ['incomplete', after(drafted, [ADA, { sit: 0 }]), ADA, { hero: { seat: 0, hero: 'alice' } }],
    ['notYours', after(drafted, ...SAT), BEN, { strike: 'alice' }],
    ['taken', after(drafted, ...SAT, [ADA, { strike: 'alice' }]), BEN, { strike: 'alice' }],
    ['notYet', struck, ADA, { strike: 'sinbad' }],
    ['notYet', struck, ADA, { hero: { seat: 0, hero: 'sinbad' } }],
    ['notYet', struck, BEN, { hero: { seat: 1, hero: null } }],
    ['taken', struck, BEN, { hero: { seat: 1, hero: 'alice' } }],
    ['taken', after(struck, hero(BEN, 1, 'sinbad')), ADA, { hero: { seat: 0, hero: 'sinbad' } }],
    ['notYet', struck, ADA, { ready: { salt: saltOf('x'), isSwapped: false } }],
  ])('refuses as %s', (why, lobby, person, command) => {
    expect(changed(lobby, person, command)).toBe(why);
  });
});

test('the owner may change the number of places; whoever still has one keeps it', () => {
  const sat = after(fresh({ mode: 'free-for-all', seats: [0, 1, 2] }), ...SAT, [CEM, { sit: 2 }]);
  const fewer = after(sat, [ADA, { settings: DUEL_TABLE }]);
  expect(fewer.places.map((place) => place.is === 'person' && place.person)).toEqual(['ada', 'ben']);
  expect(fewer.seats.length).toBe(2);
});

test('nobody sees a secret or a salt; whoever gave one is told which one counts, by its hash', () => {
  const lobby = after(fresh({ choosing: 'hidden' }), ...SAT, ready(ADA));
  const hash = createHash('sha256').update(saltOf('ada')).digest('hex');
  expect(['ada', 'ben', null].map((viewer) => seen(lobby, viewer).you.given)).toEqual([hash, null, null]);
  for (const viewer of ['ada', 'ben', null]) {
    const text = JSON.stringify(seen(lobby, viewer));
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(saltOf('ada'));
  }
});

test('open cards go with a quick clock only, also at tables that were opened before that was so', () => {
  const clocks = [{ is: 'none' }, { is: 'days', days: 1 }, { is: 'move', seconds: 120 }] as const;
  for (const clock of clocks) {
    const settings: TableSettings = { ...DUEL_TABLE, clock, isCast: true };
    const isQuick = clock.is === 'move';
    expect(tableSettings.safeParse(settings).success, clock.is).toBe(isQuick);
    expect(tableSettings.safeParse({ ...settings, isCast: false }).success).toBe(true);
    const lobby = after(fresh(settings), ...SAT, ready(ADA), ready(BEN));
    expect(seen(lobby, null).isCast).toBe(isQuick);
    expect(begin(lobby, HEROES as never).terms.isCast).toBe(isQuick);
  }
});

test('games with bots count for nothing', () => {
  const rated = after(fresh({ isRated: true }), ...SAT);
  expect(seen(rated, null).isRated).toBe(true);
  const beside = after(
    fresh({ isRated: true }),
    [ADA, { sit: 0 }],
    [ADA, { bot: { player: 1, bot: 'casual' } }],
  );
  expect(seen(beside, null).isRated).toBe(false);
  expect(begin(beside, HEROES as never).terms.isRated).toBe(false);
});

test('whoever has no time left in a rated game has lost it: also at tables opened before that was so', () => {
  const settings = { ...DUEL_TABLE, isRated: true, whenUp: 'bot' } as const;
  expect(tableSettings.safeParse(settings).success).toBe(false);
  expect(tableSettings.safeParse({ ...settings, whenUp: 'forfeit' }).success).toBe(true);
  expect(tableSettings.safeParse({ ...settings, isRated: false }).success).toBe(true);
  const lobby = after(fresh(settings), ...SAT, ready(ADA), ready(BEN));
  expect(seen(lobby, null).whenUp).toBe('forfeit');
  expect(begin(lobby, HEROES as never).terms.whenUp).toBe('forfeit');
  const casual = after(fresh({ ...settings, isRated: false }), ...SAT, ready(ADA), ready(BEN));
  expect([seen(casual, null).whenUp, begin(casual, HEROES as never).terms.whenUp]).toEqual(['bot', 'bot']);
});

test.each<[LobbyRefusal, Lobby, Sitter, LobbyCommand]>([
  ['taken', after(fresh(), [ADA, { sit: 0 }]), BEN, { sit: 0 }],
  ['taken', after(fresh(), [ADA, { bot: { player: 0, bot: 'casual' } }]), BEN, { sit: 0 }],
  ['taken', after(fresh(), [BEN, { sit: 1 }]), ADA, { bot: { player: 1, bot: 'casual' } }],
  ['notYours', after(fresh(), [ADA, { sit: 0 }]), BEN, { remove: 0 }],
  ['notYours', fresh(), BEN, { bot: { player: 1, bot: 'casual' } }],
  ['notYours', fresh(), BEN, { settings: DUEL_TABLE }],
  ['notYours', after(fresh(), ...SAT), ADA, { hero: { seat: 1, hero: 'alice' } }],
  [
    'notYours',
    after(fresh(), [ADA, { bot: { player: 1, bot: 'casual' } }]),
    BEN,
    { hero: { seat: 1, hero: 'alice' } },
  ],
  ['notYours', fresh(), BEN, { ready: { salt: saltOf('x'), isSwapped: false } }],
  ['notYours', fresh(), BEN, { wait: true }],
  ['noPlace', fresh(), BEN, { sit: 2 }],
  ['noPlace', fresh(), ADA, { remove: 7 }],
  ['noPlace', fresh(), ADA, { hero: { seat: 5, hero: null } }],
  ['noPlace', fresh(), BEN, { leave: true }],
  ['notYet', after(fresh(), ...SAT), ADA, { strike: 'alice' }],
  ['playing', playing(fresh(), 'g1', 's'), BEN, { sit: 0 }],
])('refuses as %s', (why, lobby, person, command) => {
  expect(changed(lobby, person, command)).toBe(why);
});
