import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { preview } from '../src/entries/queries.ts';
import {
  apply,
  type BoostSum,
  below,
  clone,
  createRng,
  decision,
  type Game,
  type GameEvent,
  isOver,
  newGame,
  observe,
  viewFor,
} from '../src/index.ts';
import { gameFromPosition } from '../src/position.ts';

const library = testLibrary();
const view = (game: Game, viewer: number) => viewFor(observe(game, viewer));

/** Applies the option with that key. */
function take(game: Game, key: string): void {
  apply(game, decision(game)?.options.findIndex((option) => option.key === key) ?? -1);
}

test('R-6.9 the move value of this hero, with a card that counts as soon as it is discarded', () => {
  const game = gameFromPosition(
    {
      board: 'sarpedon',
      mode: 'duel',
      seats: [
        {
          hero: 'sinbad',
          fighters: { sinbad: { space: 10 }, 'the-porter': { space: 9 } },
          hand: ['voyage-to-the-valley-of-the-giant-snakes', 'toil-and-danger'],
          discard: ['voyage-to-the-island-that-was-a-whale'],
        },
        { hero: 'bruce-lee', fighters: { 'bruce-lee': { space: 31 } } },
      ],
      turn: { seat: 1 },
    },
    library,
  );
  take(game, 'maneuver');
  const { boosts, decision: asked } = view(game, 0);
  const sum = (card: string) => boosts.find((each) => each.card === card);
  expect(sum('voyage-to-the-valley-of-the-giant-snakes')).toMatchObject({
    of: 'move',
    value: 4,
    boost: 0,
    sum: 4,
  });
  expect(sum('toil-and-danger')).toMatchObject({ of: 'move', value: 3 });
  expect(view(game, 1).boosts).toEqual([]);
  if (asked === null || !('options' in asked)) throw new Error('Sinbad is asked');
  for (const option of asked.options.filter(({ type }) => type === 'card')) {
    const after = clone(game);
    take(after, option.key);
    const moves =
      decision(after)?.options.flatMap((move) => (move.type === 'move' ? [move.distance] : [])) ?? [];
    expect(preview(view(game, 0), option, library).sum?.sum).toBe(Math.max(...moves));
  }
});

/** What the BOOST came to: the value that was told next, or else the one that was there before. */
function told(game: Game, option: number, { of, value }: BoostSum): number {
  const events: GameEvent[] = [];
  const after = clone(game);
  apply(after, option, (event) => events.push(event));
  // A face-down card counts once all cards are turned up.
  for (let n = 0; n < 20 && !isOver(after) && !events.some(({ type }) => type === 'boosted'); n++)
    apply(after, 0, (event) => events.push(event));
  const from = events.findIndex(({ type }) => type === 'boosted');
  const next = events[from + 1];
  const isChange = next?.type === 'valueChanged' && next.side === of;
  return isChange ? next.to : value;
}

/** Heroes with cards that BOOST a value, some of them that of the other side, and some who change values. */
const BOOSTERS = [
  'king-arthur',
  'medusa',
  'bloody-mary',
  'sun-wukong',
  'alice',
  'beowulf',
  'sherlock-holmes',
];

test('R-6.10, R-10.18, RU-22 in combat the sum is what the BOOST then makes, whoever pays it', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 30; seed++) {
    const rng = createRng(String(seed));
    const seats = [0, 1].map((seat) => ({ hero: BOOSTERS[(seed + seat) % BOOSTERS.length] ?? '' }));
    const game = newGame({ seed: String(seed), board: 'sarpedon', mode: 'duel', seats }, library);
    for (let n = 0; n < 150 && !isOver(game); n++) {
      const asked = decision(game);
      if (asked === null) break;
      const boosts = asked.prompt === 'boost' ? view(game, asked.player).boosts : [];
      if (asked.prompt === 'boost')
        asked.options.forEach((option, i) => {
          const sum = boosts.find(({ card }) => option.type === 'card' && card === option.card);
          if (sum === undefined) return;
          expect(told(game, i, sum)).toBe(sum.sum);
          seen.add(`${seats[asked.seat]?.hero} ${sum.of}`);
        });
      // Attacks and BOOSTs are what this is about.
      const wanted = asked.options.flatMap(({ type }, i) =>
        type === 'attack' || type === 'card' ? [i] : [],
      );
      const among = wanted.length > 0 ? wanted : asked.options.map((_, i) => i);
      apply(game, among[below(rng, among.length)] ?? 0);
    }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['king-arthur attack', 'bloody-mary attack', 'alice defense']),
  );
});
