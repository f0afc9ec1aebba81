import { apply, below, createRng, decision, type GameEvent, newGame } from '@peerless/rules';
import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { eventText, type Names, namesFor, optionText, promptText, TEXT_LANGUAGES } from '../src/index.ts';
import { everyHero, someBoard } from './table.ts';

const library = testLibrary();
const slugs = everyHero.map(({ slug }) => slug);
/** Each hero once, against the next one. */
const pairs = everyHero.map((a, i) => ({ a, b: everyHero[(i + 1) % everyHero.length] ?? a }));

/** Decisions of each game that are looked at: the more heroes there are, the fewer. */
const MOST = Number(process.env.TOLD_DECISIONS ?? Math.ceil(1500 / pairs.length));

const isClean = (line: string): boolean =>
  /^[\p{Lu}\p{N}"“«]/u.test(line) &&
  !/undefined|null|NaN|\[object| {2}| [,.:]/.test(line) &&
  !slugs.some((slug) => slug.includes('-') && line.includes(slug));

function linesOf(events: readonly GameEvent[], names: Names): string[] {
  return events.map((event) => eventText(event, names));
}

test.each(pairs)(
  'every question, choice and event of a random game of $a.name against $b.name has a sentence in every language',
  ({ a, b }) => {
    const tongues = TEXT_LANGUAGES.map((lang) => namesFor([a, b], someBoard, lang, 0));
    const rng = createRng('7');
    const seats = [{ hero: a.slug }, { hero: b.slug }];
    const game = newGame({ seed: '7', board: someBoard.slug, mode: 'duel', seats }, library);
    const events: GameEvent[] = [];
    for (let n = 0; n < MOST; n++) {
      const asked = decision(game);
      if (asked === null) break;
      apply(game, below(rng, asked.options.length), (event) => events.push(event));
      const told = events.splice(0);
      const lines = tongues.flatMap((names) => [
        promptText(asked, names),
        ...asked.options.map((option) => optionText(option, names, asked)),
        ...linesOf(told, names),
      ]);
      if (!lines.every(isClean)) expect(lines.filter((line) => !isClean(line))).toEqual([]);
    }
  },
);
