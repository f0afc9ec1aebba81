import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { CARD_EMBLEMS, FIGURE_EMBLEMS } from '../src/art/emblem-names.ts';
import { roundedPath } from './rounded-path.ts';

const SETS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'virtual:emblems/figures': FIGURE_EMBLEMS,
  'virtual:emblems/cards': CARD_EMBLEMS,
};

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
    load(id) {
      const names = SETS[id.slice(1)];
      if (names === undefined) return null;
      const used = [...new Set(Object.values(names))].map((name) => [name, pathOf(name)]);
      return `export default ${JSON.stringify(Object.fromEntries(used))};`;
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
