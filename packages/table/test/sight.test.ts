import { boards } from '@peerless/boards';
import { below, createLibrary, createRng, decision, type GameConfig, type Rng } from '@peerless/rules';
import { newMatch, type ToldWords, type WordChanges } from '@peerless/rules/match';
import { testHeroes, testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import {
  type Change,
  Host,
  momentTexts,
  Sight,
  SightError,
  type Telling,
  type ToldMoment,
} from '../src/index.ts';

const library = testLibrary();
const slugs = testHeroes.map(({ slug }) => slug);

const duel = (n: number): GameConfig => ({
  ...{ seed: `${n}`, board: 'sarpedon', mode: 'duel' },
  seats: [n, n + 7].map((i) => ({ hero: slugs[i % slugs.length] ?? '' })),
});

/** All words of some position, and what changes in the next one, as player 0 is told them. */
interface Told {
  readonly config: GameConfig;
  readonly now: ToldWords;
  readonly words: WordChanges;
}

function toldIn(config: GameConfig, choices: number, rng: Rng): Told | null {
  const host = new Host(newMatch(config, library), [{ is: 'person' }, { is: 'person' }]);
  const goOn = (): Change => {
    const options = decision(host.match.game)?.options ?? [];
    const choose = options[below(rng, options.length)]?.key ?? '';
    return host.act(host.asked ?? 0, { choose }, host.seq) as Change;
  };
  for (let n = 0; n < choices; n++) if (typeof goOn() === 'string') return null;
  const texts = (): string[] => momentTexts(host.match, library, 0);
  const { now } = JSON.parse(host.storyText(0, null, texts, true)) as Telling<ToldMoment>;
  const change = goOn();
  if (typeof change === 'string' || now === undefined) return null;
  const { moments } = JSON.parse(host.tellText(change, 0, true)) as Telling<ToldMoment>;
  const [moment] = moments;
  return moment !== undefined && 'words' in moment ? { config, now, words: moment.words } : null;
}

const STRANGE: readonly unknown[] = [
  ...[-1, -2, 0, 1, 2, 7, 31, 32, 33, 255, 1000, 65_535, 1e6, 2e9, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 2 ** 53],
  ...[0.5, null, '', 'x', true, [], {}, [3]],
];

const strange = (rng: Rng): unknown =>
  below(rng, 2) === 0 ? STRANGE[below(rng, STRANGE.length)] : below(rng, 2 ** 31 - 1) - 2 ** below(rng, 31);

/** The places of all words that are told. */
function placesIn(words: WordChanges): number[] {
  const places: number[] = [];
  for (let i = 0; i < words.length; i += 2 + (words[i + 1] ?? 0))
    for (let n = 0; n < (words[i + 1] ?? 0); n++) places.push((words[i] ?? 0) + n);
  return places;
}

/** The same words with some change that no server makes; of other words most are among those that mean something `now`. */
function mutated(words: WordChanges, now: readonly number[], rng: Rng): WordChanges {
  const all: unknown[] = [...words];
  const at = below(rng, all.length + 1);
  const how = below(rng, 8);
  if (how === 0) return STRANGE[below(rng, STRANGE.length)] as WordChanges;
  if (how === 1) all.splice(at, 1 + below(rng, 5));
  else if (how === 2) all.splice(at, 0, strange(rng));
  else if (how === 3) all[at] = strange(rng);
  else
    for (let n = below(rng, 4); n >= 0; n--) {
      const place = now[below(rng, 2 * now.length)] ?? below(rng, 1000);
      all.push(place, 1, below(rng, 2) === 0 ? below(rng, 99) - 9 : below(rng, 2 ** 31 - 1));
    }
  return all as WordChanges;
}

test('a hero that this engine cannot compile is a SightError, too', () => {
  const told = toldIn(duel(0), 4, createRng('1')) as Told;
  const [first, ...others] = testHeroes;
  const text = JSON.stringify(first).replace('"op":"', '"op":"unheardOf');
  const heroes = [JSON.parse(text) as (typeof testHeroes)[number], ...others];
  const newer = createLibrary({ heroes, boards, check: 'later' });
  expect(() => new Sight({ config: told.config, library: newer, viewer: 0 }).begin(told.now)).toThrow(
    SightError,
  );
});

/** None of these are changes of words. */
const NO_CHANGES: readonly unknown[] = [
  null,
  {},
  [0, -2],
  [0, 0],
  [0, 2e9, 1],
  [-1, 1, 1],
  [1e4, 1, 1],
  [0.5, 1, 1],
  [0, 1, 0.5],
  [0, 1, 2 ** 31],
  [0, 1],
];

test.each(NO_CHANGES.map((words) => ({ words })))(
  'nothing follows from $words, nor after it',
  ({ words }) => {
    const { config, now, words: right } = toldIn(duel(0), 4, createRng('1')) as Told;
    const sight = new Sight({ config, library, viewer: 0 });
    sight.begin(now);
    expect(() => sight.after(words as WordChanges)).toThrow(SightError);
    expect(() => sight.after(right)).toThrow(SightError);
  },
);

test('of words that were told wrong there is a view, or a SightError, and that soon', () => {
  const rng = createRng('9');
  const games = Array.from({ length: 60 }, (_, n) => toldIn(duel(n), 2 + below(rng, 60), rng));
  let [views, errors] = [0, 0];
  for (const told of games) {
    if (told === null) continue;
    for (let n = 0; n < 100; n++) {
      const { config, now, words } = told;
      const places = placesIn(now.words);
      const began = n % 2 === 0 ? { ...now, words: mutated(now.words, places, rng) } : now;
      const then = n % 2 === 0 ? words : mutated(words, places, rng);
      const text = JSON.stringify([config, n, then, n % 2 === 0 ? began : null]);
      const from = performance.now();
      try {
        const sight = new Sight({ config, library, viewer: 0 });
        sight.begin(n % 99 === 0 ? (null as unknown as ToldWords) : began);
        sight.after(then);
        views++;
      } catch (error) {
        expect(error, text).toBeInstanceOf(SightError);
        errors++;
      }
      expect(performance.now() - from, text).toBeLessThan(1000);
    }
  }
  expect(views).toBeGreaterThan(1000);
  expect(errors).toBeGreaterThan(1000);
});
