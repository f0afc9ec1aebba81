import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import type { usedEmblems } from '../src/art/used-emblems.ts';
import { roundedPath } from './rounded-path.ts';

const SETS = { 'virtual:emblems/figures': 'figures', 'virtual:emblems/cards': 'cards' } as const;

/** The heroes say which drawings they use. They are read from their sources, as everything else here. */
async function readUsed() {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('../src/art/used-emblems.ts', import.meta.url)),
    platform: 'node',
    resolve: { conditionNames: ['@peerless/source'] },
  });
  const [{ code, moduleIds }] = (await bundle.generate({ format: 'esm' })).output;
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const module: { readonly usedEmblems: typeof usedEmblems } = await import(/* @vite-ignore */ address);
  return { used: module.usedEmblems, files: moduleIds };
}

interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

/**
 * `import figures from 'virtual:emblems/figures'`, `'virtual:emblems/cards'`: the drawings of game-icons.net (CC BY 3.0)
 * that are used, and no others: the data of one path in a box of 512, by the name of the drawing.
 */
export function emblems(): Plugin {
  return {
    name: 'peerless-emblems',
    resolveId: (id) => (id in SETS ? `\0${id}` : null),
    async load(id) {
      const set = SETS[id.slice(1) as keyof typeof SETS];
      if (set === undefined) return null;
      const { used, files } = await readUsed();
      for (const file of files) this.addWatchFile(file);
      const drawn = used[set].map((name) => [name, pathOf(name)]);
      return `export default ${JSON.stringify(Object.fromEntries(drawn))};`;
    },
  };
}

let drawings: Icons | null = null;

function pathOf(name: string): string {
  drawings ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as Icons;
  const { icons, aliases } = drawings;
  const icon = icons[name] ?? icons[aliases?.[name]?.parent ?? ''];
  if (icon === undefined) throw new Error(`game-icons has no "${name}"`);
  const [path, ...more] = [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d);
  if (path === undefined || more.length > 0) throw new Error(`"${name}" is not drawn in one path`);
  return roundedPath(path);
}
