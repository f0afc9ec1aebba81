import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { drawingNamed, emblemNames } from '../src/own/drawings.ts';

const file = fileURLToPath(new URL('../emblems.txt', import.meta.url));

/** The names of all drawings that are made of one path. */
function drawn(): string[] {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons, aliases } = JSON.parse(readFileSync(path, 'utf8'));
  return [...Object.keys(icons), ...Object.keys(aliases)].filter((name) => drawingNamed(name)).sort();
}

test('emblems.txt has the names of all drawings, for where they are not installed (UPDATE_GOLDEN=1 writes it)', () => {
  const names = drawn();
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, `${names.join('\n')}\n`);
  expect(emblemNames()).toEqual(names);
});
