import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The folders of the client are rooms; what lies beside them belongs to the house. */
const src = fileURLToPath(new URL('../src', import.meta.url));

const roomOf = (path: string): string | null => (path.includes('/') ? (path.split('/')[0] ?? null) : null);

interface Import {
  readonly from: string;
  readonly to: string;
}

const imports: readonly Import[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .flatMap((from) =>
    [...readFileSync(join(src, from), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(
      ([, to = '']) => ({
        from,
        to: normalize(join(dirname(from), to)),
      }),
    ),
  );

test('no two rooms import each other', () => {
  expect(imports.length).toBeGreaterThan(500);
  const ways = new Set(imports.map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`));
  const pairs = [...ways].filter((way) => {
    const [a = '', b = ''] = way.split(' ');
    return a < b && a !== 'null' && b !== 'null' && ways.has(`${b} ${a}`);
  });
  expect(pairs).toEqual([]);
});

test('what is drawn at a table comes from the table, not from the collection', () => {
  const atTable = [
    'art',
    'board',
    'cards',
    'combat',
    'decision',
    'game',
    'log',
    'replay',
    'result',
    'story',
    'table',
  ];
  const collecting = imports.filter(
    ({ from, to }) => to === 'library.ts' && atTable.includes(roomOf(from) ?? ''),
  );
  expect(collecting).toEqual([]);
});
