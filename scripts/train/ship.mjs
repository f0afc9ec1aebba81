// Puts what was learned where the bots find it: node scripts/train/ship.mjs POLICY.txt VALUE.txt writes packages/ai/src/trained.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { learnedFrom, POLICY, VALUE } from '@peerless/ai/training';

const FOLDER = fileURLToPath(new URL('../../packages/ai/src/trained', import.meta.url));

/** @param {string | undefined} file @param {import('@peerless/ai/training').Layout} layout */
function ship(file, layout) {
  if (file === undefined) throw new Error('node scripts/train/ship.mjs POLICY.txt VALUE.txt');
  const text = readFileSync(file, 'utf8');
  learnedFrom(text, layout);
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => `  '${line}',`);
  const module = `/** Made by scripts/train/ship.mjs. */\nexport const ${layout.name}Lines: readonly string[] = [\n${lines.join('\n')}\n];\n`;
  writeFileSync(`${FOLDER}/${layout.name}-lines.ts`, module);
}

const [policy, value] = process.argv.slice(2);
ship(policy, POLICY);
ship(value, VALUE);
