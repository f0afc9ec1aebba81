import {
  CONDITIONS,
  EFFECTS,
  type HeroDef,
  MODIFIERS,
  PICKABLES,
  readField,
  rootsOf,
  type Shape,
  type Table,
  VALUES,
  walkNode,
} from '@peerless/language';

/** The reference of the effect language, made from its tables and from the cards that use them. */

interface Section {
  readonly title: string;
  readonly kind: string;
  readonly key: string;
  readonly table: Table;
}

const SECTIONS: readonly Section[] = [
  { title: 'Operations', kind: 'effect', key: 'op', table: EFFECTS },
  { title: 'Conditions', kind: 'condition', key: 'is', table: CONDITIONS },
  { title: 'Values', kind: 'value', key: 'val', table: VALUES },
  { title: 'What can be picked', kind: 'pickable', key: 'pick', table: PICKABLES },
  { title: 'Modifiers', kind: 'modifier', key: 'mod', table: MODIFIERS },
];

/** For each node of the language, as `kind.name`, the cards and abilities that use it. */
export function usage(heroes: readonly HeroDef[]): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  for (const hero of heroes) {
    for (const root of rootsOf(hero)) {
      const user = 'card' in root.place ? root.place.card.title : `${hero.name} (ability)`;
      walkNode(
        root.kind,
        root.node,
        ({ kind, name }) => {
          const key = `${kind}.${name}`;
          users.set(key, (users.get(key) ?? new Set()).add(user));
        },
        root.path,
      );
    }
  }
  return users;
}

const fieldText = (shape: Shape): string =>
  Object.entries(shape)
    .map(([name, field]) => {
      const { kind, optional } = readField(field);
      const content = typeof kind === 'string' ? kind : kind.join(' \\| ');
      return `\`${name}${optional ? '?' : ''}\`: ${content}`;
    })
    .join(', ');

/** How many users are named; the rest is counted. */
const NAMED = 6;

function usersText(users: ReadonlySet<string> | undefined): string {
  const names = [...(users ?? [])].sort();
  const rest = names.length - NAMED;
  return names.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** `docs/language.md`. */
export function languageDoc(heroes: readonly HeroDef[]): string {
  const users = usage(heroes);
  const sections = SECTIONS.map(({ title, kind, key, table }) => {
    const rows = Object.entries(table).map(
      ([name, shape]) => `| \`${name}\` | ${fieldText(shape)} | ${usersText(users.get(`${kind}.${name}`))} |`,
    );
    return `## ${title}\n\nTold apart by \`${key}\`.\n\n| name | fields | used by |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# The effect language\n\nGenerated from the tables of \`packages/language\` and the heroes (\`UPDATE_GOLDEN=1 npx vitest run language-doc\`).\nWhat each row means is said in the tables themselves: \`effect.ts\`, \`condition.ts\`, \`value.ts\`, \`selector.ts\`,\n\`modifier.ts\`. \`?\` marks a field that may be left out.\n\n${sections.join('\n')}`;
}
