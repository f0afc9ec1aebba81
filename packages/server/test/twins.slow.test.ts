import { below, createRng, decision, type GameConfig, type Viewer } from '@peerless/rules';
import { HIDING_RULES } from '@peerless/rules/laws';
import { Host } from '@peerless/table';
import { tableFor, testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { Visitor } from './guest.ts';
import { DUEL, sqliteFile } from './nodes.ts';
import { type Compared, type Ground, Leak, Pair } from './twins/pair.ts';
import { Side } from './twins/side.ts';
import { randomLog } from './twins/truth.ts';

/**
 * Every byte that reaches a viewer is the same for two true games that differ only in what is hidden from that viewer:
 * how many messages, how long, what is refused and why. The long form has TWIN_GAMES=200.
 */

const isLong = process.env.TWIN_GAMES !== undefined;
const GAMES = Number(process.env.TWIN_GAMES ?? 6);
/** Times at which each viewer looks at each game. */
const LOOKS = isLong ? 3 : 1;
const HOUR = 3_600_000;

/** Two servers with the same people, and nobody at them yet. */
async function ground(): Promise<Ground> {
  const library = testLibrary();
  const sides = [await Side.start(sqliteFile(), library), await Side.start(sqliteFile(), library)] as const;
  const visitors = Array.from({ length: 4 }, () => new Visitor(sides[0].address));
  const persons: string[] = [];
  for (const [n, visitor] of visitors.entries()) {
    const { body } = await visitor.ask('/api/people', { name: `P${n}` });
    persons.push((body.person as { id: string }).id);
  }
  const [{ db }, { db: other }] = sides.map(({ node }) => node) as [Side['node'], Side['node']];
  await other
    .insertInto('people')
    .values(await db.selectFrom('people').selectAll().execute())
    .execute();
  await other
    .insertInto('sessions')
    .values(await db.selectFrom('sessions').selectAll().execute())
    .execute();
  const cookies = visitors.map(({ cookie }) => cookie);
  return { sides, persons, cookies, library, rng: createRng('7e1') };
}

/** Looks at some of the test games with everybody's eyes, or once with those of one player and of a spectator. */
async function look(
  on: Ground,
  games: readonly GameConfig[],
  looks: number,
): Promise<Compared & { readonly pairs: number }> {
  const sum = { pairs: 0, steps: 0, messages: 0, bytes: 0 };
  for (const [n, config] of games.entries()) {
    const log = randomLog(config, on.library, on.rng);
    const count = new Set(config.seats.map(({ player }, seat) => player ?? seat)).size;
    const players = isLong || looks > 1 ? [...Array(count).keys()] : [n % count];
    const viewers: readonly Viewer[] = [...players, 'spectator'];
    for (const viewer of viewers)
      for (let looked = 0; looked < looks; looked++) {
        const until = log.slice(0, below(on.rng, 1 + below(on.rng, log.length)));
        const id = `g${n}-${viewer}-${looked}`;
        const compared = await Pair.compare(on, id, config, until, viewer);
        if (compared === null) continue;
        sum.pairs++;
        for (const what of ['steps', 'messages', 'bytes'] as const) sum[what] += compared[what];
      }
  }
  return sum;
}

const games = Array.from({ length: GAMES }, (_, n) => tableFor(n));

test('nothing hidden reaches anybody, in all modes', { timeout: HOUR }, async () => {
  const { pairs, steps, messages, bytes } = await look(await ground(), games, LOOKS);
  if (isLong)
    process.stdout.write(
      `${GAMES} games, ${pairs} pairs of twins, ${steps} steps, ${messages} messages, ${bytes} bytes: all the same\n`,
    );
  expect(pairs).toBeGreaterThan(GAMES);
  expect(steps).toBeGreaterThan(pairs);
});

/** Heroes who look at hands and decks, set cards aside and lay them face down. */
const SECRETIVE = ['king-arthur', 'sherlock-holmes', 'dracula', 'alice', 'king-arthur'];

/** Heroes with side decks, and with cards in hands of others. */
const ODD = ['loki', 'pandora', 'titania'];

const duelsOf = (heroes: readonly string[], count: number): readonly GameConfig[] =>
  Array.from({ length: count }, (_, n) => ({
    ...DUEL,
    seed: (n + 1).toString(16),
    seats: [n, n + 1 + (n >> 2)].map((i) => ({ hero: heroes[i % heroes.length] ?? '' })),
  }));

/** Leaks that a test makes must be noticed within these games. */
const GUARDED = [...duelsOf(SECRETIVE, 24), ...(isLong ? duelsOf(ODD, 12) : [])];
const noticed = async (first = 0): Promise<string> =>
  look(await ground(), GUARDED.slice(first), 3).then(
    () => 'nothing',
    (error: unknown) => (error instanceof Leak ? 'a leak' : String(error)),
  );

/**
 * Words in which such twins do not differ, with the rule or without: they have one seed, and the same was chosen in both. That
 * nothing of them is told is the business of the laws of observations (`hiding-rules.slow.test.ts`).
 */
const ALIKE: readonly string[] = [
  'words: stamp',
  'words: frames',
  'words: registers',
  'words: strangers to remembered cards',
  'words: generators of decks',
  'words: generator of play',
  'words: discard piles',
];
/** The others are for the long form. */
const QUICK: readonly string[] = [
  'words: hands',
  'words: answer',
  'words: faces in hands',
  'event: attackDeclared',
];

describe('a leak is noticed', { timeout: HOUR }, () => {
  const sent = HIDING_RULES.filter(({ name }) => !ALIKE.includes(name));
  for (const rule of sent.filter(({ name }) => isLong || QUICK.includes(name)))
    test(`without the rule about ${rule.name}`, async () => {
      // Where options of unknown cards are listed, there is not even an answer.
      expect(await rule.without(noticed)).not.toBe('nothing');
    });

  test('if the story tells what was chosen', async () => {
    const { storyText } = Host.prototype;
    Host.prototype.storyText = function (...words) {
      const told = storyText.apply(this, words);
      return `{"entries":${JSON.stringify(this.match.entries)},${told.slice(1)}`;
    };
    try {
      expect(await noticed()).toBe('a leak');
    } finally {
      Host.prototype.storyText = storyText;
    }
  });

  test('if what is refused depends on what others hold', async () => {
    const { act } = Host.prototype;
    Host.prototype.act = function (player, command, at) {
      const done = act.call(this, player, command, at);
      const isThere =
        'choose' in command && decision(this.match.game)?.options.some(({ key }) => key === command.choose);
      return done === 'notYours' && !isThere ? 'noOption' : done;
    };
    try {
      expect(await noticed(8)).toBe('a leak');
    } finally {
      Host.prototype.act = act;
    }
  });
});
