import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { EMBLEMS } from '../src/art/emblem-names.ts';

const ID = 'virtual:emblems';

interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

/** `import emblems from 'virtual:emblems'`: the drawings of game-icons.net (CC BY 3.0) that are used, and no others. */
export function emblems(): Plugin {
  return {
    name: 'peerless-emblems',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const { icons, aliases }: Icons = JSON.parse(readFileSync(file, 'utf8'));
      const used = [...new Set<string>(Object.values(EMBLEMS))].map((name) => {
        const icon = icons[name] ?? icons[aliases?.[name]?.parent ?? ''];
        if (icon === undefined) throw new Error(`game-icons has no "${name}"`);
        return [name, icon.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(used))};`;
    },
  };
}
