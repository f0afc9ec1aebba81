import type { TextLanguage } from '@peerless/text';
import { type Io, linesOf, main } from '../src/index.ts';
import type { Lines } from '../src/lines.ts';
import { sayIn } from '../src/messages.ts';
import { inFolder } from './folder.ts';

/** A terminal for tests: what is typed is known, what is printed is kept. */

export { inFolder };

/** A duel that always goes the same way. */
export const DUEL = 'play --heroes medusa,king-arthur --board sarpedon --seed 1 --bots random'.split(' ');

export interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface World extends Partial<Omit<Io, 'lines' | 'out' | 'err'>> {
  readonly typed?: readonly string[];
  /** Answers to prompts, instead of `typed`; null ends the input. It may look at what was printed since the last one. */
  readonly answer?: (prompt: string, shown: string) => string | null;
}

/** Runs the command with some words. */
export async function peerless(argv: readonly string[], world: World = {}): Promise<Result> {
  let [out, shown, err] = ['', '', ''];
  const { typed = [], answer, ...rest } = world;
  const print = (text: string) => {
    out += text;
    shown += text;
  };
  const answers: Lines = {
    next: async (prompt) => {
      const line = answer?.(prompt, shown) ?? null;
      shown = '';
      print(`${prompt}${line ?? ''}\n`);
      return line;
    },
    close: () => {},
  };
  const io: Io = {
    out: print,
    err: (text) => {
      err += text;
    },
    isTerminal: false,
    hasColours: false,
    width: 100,
    height: 40,
    progress: null,
    language: 'en',
    home: inFolder('home'),
    now: () => performance.now(),
    freshSeed: () => '5eed',
    ...rest,
    lines: () => (answer === undefined ? linesOf(typed, print) : answers),
  };
  const code = await main([...argv], io);
  return { code, out, err };
}

/** The single line on the error output of a command that refused its input. */
export async function refusal(argv: readonly string[], world: World = {}): Promise<string> {
  const { code, err } = await peerless(argv, world);
  if (code !== 2) throw new Error(`exit code ${code} instead of 2`);
  if (!/^[^\n]+\n$/.test(err)) throw new Error(`not one line: ${JSON.stringify(err)}`);
  return err.trim();
}

/** How the line where a choice is typed begins. */
export const asksIn = (lang: TextLanguage): string =>
  sayIn(lang)('askChoice', { typed: '|' }).split('|')[0]?.split('(')[0] ?? '';

/** Somebody who types any choice, the same ones for the same seed; `sometimes` says other things now and then. */
export function anybody(
  seed: number,
  sometimes: readonly string[] = [],
  most: number = 5000,
  lang: TextLanguage = 'en',
): (prompt: string) => string | null {
  const asks = asksIn(lang);
  let state = seed;
  let asked = 0;
  const below = (bound: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % bound;
  };
  return (prompt) => {
    if (++asked > most) return null;
    if (!prompt.includes(asks)) return '';
    if (sometimes.length > 0 && below(12) === 0) return sometimes[below(sometimes.length)] ?? '';
    const range = /(\d+) \p{L}+ (\d+)/u.exec(prompt);
    // Where spaces are listed the prompt does not count them: a place in the list that may be too far down.
    if (range === null) return `#${1 + below(below(2) === 0 ? 3 : 24)}`;
    const [from, to] = [Number(range[1]), Number(range[2])];
    return String(from + below(to - from + 1));
  };
}

/** The same, who leaves as soon as everything that is looked for was shown. */
export function until(
  patterns: readonly RegExp[],
  choose: (prompt: string) => string | null,
): (prompt: string, shown: string) => string | null {
  let left = patterns;
  return (prompt, shown) => {
    left = left.filter((pattern) => !pattern.test(shown));
    return left.length === 0 ? null : choose(prompt);
  };
}

/** Plays a game by chance until a screen shows `what`, and keeps it as `it`: it can be gone on with in any language. */
export async function playedUntil(what: string, argv: readonly string[], world: World, seed: number) {
  const choose = anybody(seed);
  let isReached = false;
  await peerless([...argv, '--name', 'it'], {
    ...world,
    answer: (prompt, shown) => {
      isReached = shown.includes(what);
      return isReached ? null : choose(prompt);
    },
  });
  if (!isReached) throw new Error(`no screen of this game shows ${JSON.stringify(what)}`);
}
