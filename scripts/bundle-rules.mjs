// Makes one module of the rules, behind all their entry points. V8 does not fold constants that come from another module,
// and the engine reads the state by such constants everywhere: in one module it is a third faster (docs/performance.md).
import { readFileSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { fromRoot } from './workspace.mjs';

const folder = fromRoot('packages/rules');
/** @type {{ exports: Record<string, { '@peerless/source': string, default: string }> }} */
const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

const bundle = await rolldown({
  input: Object.fromEntries(
    Object.values(exports).map(({ '@peerless/source': source, default: file }) => [
      file.replace('./dist/bundle/', '').replace('.js', ''),
      `${folder}/${source}`,
    ]),
  ),
  platform: 'neutral',
  external: /^@peerless\//,
});
const { output } = await bundle.write({
  dir: `${folder}/dist/bundle`,
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
  // Also what only one entry point needs.
  codeSplitting: { groups: [{ name: 'engine', test: /./ }] },
});
const full = output.filter((chunk) => chunk.type === 'chunk' && chunk.moduleIds.length > 0);
if (full.length !== 1)
  throw new Error(
    `the rules are in ${full.length} modules: ${full.map((chunk) => chunk.fileName).join(', ')}`,
  );
