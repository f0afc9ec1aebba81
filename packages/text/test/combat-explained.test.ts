import { apply, below, createRng, decision, type GameEvent, newGame } from '@peerless/rules';
import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { combatText, namedSource, namesFor, sourceText } from '../src/index.ts';
import { everyHero, heroNamed, someBoard } from './table.ts';

const library = testLibrary();

/** The events of each combat of a random game, up to its result. */
function combatsOf(a: string, b: string, seed: string): GameEvent[][] {
  const seats = [{ hero: a }, { hero: b }];
  const game = newGame({ seed, board: someBoard.slug, mode: 'duel', seats }, library);
  const rng = createRng(seed);
  const combats: GameEvent[][] = [];
  for (let asked = decision(game), n = 0; asked !== null && n < 300; asked = decision(game), n++)
    apply(game, below(rng, asked.options.length), (event) => {
      if (event.type === 'attackDeclared' || event.type === 'bonusAttack') combats.push([]);
      combats.at(-1)?.push(event);
    });
  return combats;
}

/** The last value that a side is said to have; 0 for a side without a card. */
const lastValue = (lines: readonly string[], side: string): number =>
  Number(lines.findLast((line) => line.startsWith(`${side} `))?.match(/\d+/)?.[0] ?? 0);

const pairs = everyHero.map(({ slug }, i) => [
  slug,
  everyHero[(i + 1) % everyHero.length]?.slug ?? slug,
  '5',
]);
// A card in place of another, and an ability that adds to it.
const replacing = ['2', '3', '4', '5', '6', '7'].map((seed) => ['alice', 'dracula', seed]);

test.each([...pairs, ...replacing])(
  '%s against %s (seed %s): the steps of each combat lead to its result',
  (a = '', b = '', seed = '') => {
    const names = namesFor([heroNamed(a), heroNamed(b)], someBoard, 'en');
    for (const events of combatsOf(a, b, seed)) {
      const result = events.find((event) => event.type === 'combatResolved');
      if (result === undefined) continue;
      const lines = combatText(events, names);
      expect([lastValue(lines, 'Attack'), lastValue(lines, 'Defense')], lines.join('\n')).toEqual([
        result.attack,
        result.defense,
      ]);
    }
  },
);

test.each([
  ['en', 'Attack 5: +1 (high ground)'],
  ['pt', 'Ataque 5: +1 (terreno elevado)'],
  ['fr', 'Attaque 5\u202f: +1 (terrain surélevé)'],
  ['uk', 'Атака 5: +1 (узвишшя)'],
] as const)('what the board adds is told by its name, not by the number of a rule: %s', (lang, line) => {
  const names = namesFor([heroNamed('medusa'), heroNamed('alice')], someBoard, lang);
  const cause = { rule: 'R-14.62' };
  expect(
    combatText([{ type: 'valueChanged', cause, side: 'attack', from: 4, to: 5, how: 'add' }], names),
  ).toEqual([line]);
  expect([namedSource(cause, names), namedSource({ rule: 'R-9.6' }, names)]).toEqual([
    sourceText(cause, names),
    '',
  ]);
});
