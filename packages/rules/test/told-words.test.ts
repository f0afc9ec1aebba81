import { readdirSync, readFileSync } from 'node:fs';
import { boards } from '@peerless/boards';
import { testHeroes } from '@peerless/testkit';
import { expect, test } from 'vitest';
import type { Node } from '../src/content/compile.ts';
import { createLibrary, newGame, observe } from '../src/index.ts';
import { MEANING, type ToldWords, wordsText } from '../src/knowledge/told-words.ts';
import { PROCEDURES } from '../src/procedures/index.ts';
import { namesOf } from '../src/procedures/procedure.ts';

/**
 * Words are told to pages with the same engine only. What the hash of their meaning cannot see is kept in `told-words.txt`, as
 * it stands in the sources: numbers with a name (registers, steps of operations, bits), and where words are made of bits.
 */

const source = new URL('../src/', import.meta.url);
const FOLDERS = ['ask', 'content', 'operations', 'procedures', 'state'];

/** A number with a name. Blocks of words are part of the hash. */
const NUMBER =
  /^(export )?const [A-Z][A-Z_\d]*(: number)? = (?!words|seatWords|guestWords)(?:[-\w. *+|()~]|<<)+;$/;
/** Where bits are put into a word or taken out of it, but for members of sets; and steps without a name. */
const BITS = /(?<!\b1 )<<|>>|goTo\(game, frame, \d/;
/** Bits of no state. */
const OTHERS = ['bits.ts', 'hash.ts', 'random.ts'];

function linesThatMean(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, source))
      .filter((file) => !OTHERS.includes(file))
      .sort()
      .flatMap((file) =>
        readFileSync(new URL(`${folder}/${file}`, source), 'utf8')
          .split('\n')
          .filter((line) => NUMBER.test(line) || BITS.test(line))
          .map((line) => `${folder}/${file}: ${line.trim()}`),
      ),
  );
}

test('a change of what words mean is noticed', async () => {
  const lines = [`MEANING = ${MEANING}`, ...linesThatMean()];
  await expect(
    `${lines.join('\n')}\n`,
    'if words mean something else now: raise MEANING in told-words.ts, then `vitest -u`',
  ).toMatchFileSnapshot('./told-words.txt');
});

test('how heroes were compiled is part of the hash, to the last register', () => {
  const meaningWith = (change: (nodes: readonly Node[]) => void): string => {
    const heroes = testHeroes.map((hero) => structuredClone(hero));
    const library = createLibrary({ heroes, boards });
    const seats = heroes.slice(0, 2).map(({ slug }) => ({ hero: slug }));
    const game = newGame({ seed: '1', board: 'sarpedon', mode: 'duel', seats }, library);
    change(game.content.files.flatMap(({ nodes }) => nodes));
    return (JSON.parse(wordsText(observe(game, 0))) as ToldWords).meaning;
  };
  const meaning = meaningWith(() => {});
  expect(meaningWith(() => {})).toBe(meaning);
  const another = meaningWith((nodes) => {
    const fields = nodes[0]?.fields as Record<string, unknown>;
    const [name = ''] = Object.keys(fields);
    fields[name] = 77;
  });
  expect(another).not.toBe(meaning);
});

test('the steps of every procedure have names, which are part of the hash', () => {
  for (const { steps } of PROCEDURES) expect(namesOf(steps)).toHaveLength(steps?.length ?? 0);
});
