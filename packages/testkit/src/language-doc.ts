import {
  type BoardDef,
  CONDITIONS,
  EFFECTS,
  FAMILIES,
  FIGHTERS,
  FILTER,
  type HeroDef,
  itemRoots,
  MODIFIERS,
  MOMENTS,
  NODE_KINDS,
  PICKABLES,
  type Root,
  readField,
  rootsOf,
  type Shape,
  SPACES,
  type Table,
  VALUES,
  type Visited,
  walkNode,
} from '@peerless/language';
import { buildersIn } from './builder-names.ts';
import { type Builder, buildersOf, exampleOf } from './builder-signatures.ts';
import { heroFileRows } from './hero-file-doc.ts';

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

/** The cards and abilities that use a node of the language, by `kind.name`, and a field, by `kind.name.field`. */
export type Usage = ReadonlyMap<string, ReadonlySet<string>>;

export function usage(heroes: readonly HeroDef[], boards: readonly BoardDef[] = []): Usage {
  const users = new Map<string, Set<string>>();
  const note = (root: Root, user: string): void =>
    walkNode(
      root.kind,
      root.node,
      (visited) => {
        const node = `${visited.kind}.${visited.name}`;
        for (const key of [node, ...filledIn(visited).map((field) => `${node}.${field}`)])
          users.set(key, (users.get(key) ?? new Set()).add(user));
      },
      root.path,
    );
  for (const hero of heroes)
    for (const root of rootsOf(hero))
      note(root, 'card' in root.place ? root.place.card.title : `${hero.name} (ability)`);
  for (const board of boards)
    for (const root of itemRoots(board))
      note(root, 'item' in root.place ? `${root.place.item.name} (item)` : board.name);
  return users;
}

const filledIn = ({ node }: Visited): string[] => (typeof node === 'object' ? Object.keys(node) : []);

/** What fewer than two cards and abilities use, as the records name it: "value `zones`", "field `leftZone` of fighters". */
export function lonely(heroes: readonly HeroDef[], boards: readonly BoardDef[] = []): readonly string[] {
  const users = usage(heroes, boards);
  const few = (key: string): boolean => (users.get(key)?.size ?? 0) < 2;
  return NODE_KINDS.flatMap((kind) =>
    Object.entries(FAMILIES[kind].table).flatMap(([name, shape]) => {
      const { noun } = FAMILIES[kind];
      if (few(`${kind}.${name}`)) return [`${noun} \`${name}\``];
      const fields = Object.keys(shape).filter((field) => few(`${kind}.${name}.${field}`));
      return fields.map((field) => `field \`${field}\` of ${name === '' ? kind : `\`${name}\``}`);
    }),
  );
}

/** Each field of a shape: its name, `?` if it may be left out, and what it holds. */
const fieldsOf = (shape: Shape): (readonly [string, string])[] =>
  Object.entries(shape).map(([name, field]) => {
    const { kind, optional } = readField(field);
    const content = typeof kind === 'string' ? kind : kind.join(' \\| ');
    return [`\`${name}${optional ? '?' : ''}\``, content];
  });

const fieldText = (shape: Shape): string =>
  fieldsOf(shape)
    .map(([name, content]) => `${name}: ${content}`)
    .join(', ');

const usersText = (users: ReadonlySet<string> | undefined): string => [...(users ?? [])].sort().join(', ');

const tableText = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');

function nodesText(section: Section, users: Usage, builders: string): string {
  const { title, kind, key, table } = section;
  const makers = buildersIn(builders, key);
  const makersOf = (name: string): string =>
    (makers.get(name) ?? []).map((maker) => `\`${maker}\``).join(', ');
  const rows = Object.entries(table).map(([name, shape]) => [
    `\`${name}\``,
    ...(makers.size > 0 ? [makersOf(name)] : []),
    fieldText(shape),
    usersText(users.get(`${kind}.${name}`)),
  ]);
  const columns = ['name', ...(makers.size > 0 ? ['builders'] : []), 'fields', 'used by'];
  return `## ${title}\n\nTold apart by \`${key}\`.\n\n${tableText(columns, rows)}`;
}

/** Nodes with a single shape: one table of fields. */
const SHAPES: readonly (readonly [string, string, Shape])[] = [
  ['Fighters', 'fighters', FIGHTERS],
  ['Spaces', 'spaces', SPACES],
  ['Filters of cards', 'filter', FILTER],
];

function shapeText(title: string, kind: string, shape: Shape, users: Usage): string {
  const rows = Object.entries(shape).map(([name, field]) => {
    const { optional } = readField(field);
    const [row = []] = fieldsOf({ [name]: field });
    return [...row, optional ? usersText(users.get(`${kind}..${name}`)) : 'all'];
  });
  return `## ${title}\n\n${tableText(['field', 'holds', 'used by'], rows)}`;
}

function momentsText(heroes: readonly HeroDef[]): string {
  const rows = MOMENTS.map((moment) => {
    const users = heroes.filter(({ hooks }) => hooks.some(({ when }) => when === moment));
    return [`\`${moment}\``, usersText(new Set(users.map(({ name }) => name)))];
  });
  return `## Moments\n\nWhen an ability acts: \`hook(moment, effect)\`.\n\n${tableText(['name', 'used by'], rows)}`;
}

const HEAD = `# The effect language

Generated from the tables of \`packages/language\` and the heroes (\`UPDATE_GOLDEN=1 npx vitest run language-doc\`).
What each row means is said in the tables themselves: \`effect.ts\`, \`condition.ts\`, \`value.ts\`, \`selector.ts\`,
\`modifier.ts\`, and \`hero.ts\` for the moments. \`?\` marks what may be left out. Modifiers are written as plain
objects, everything else with the builders; what their types hold is listed in [api/language.md](api/language.md).
`;

const FILE = `## The hero file

All that a hero is stands in one file, plain JSON or TypeScript that builds it. What each field means is said in
\`hero.ts\`, \`names.ts\` (how each language speaks of a name), \`look.ts\` and \`profile.ts\`; \`hero.schema.json\` of the package
completes and checks it in an editor.

`;

/** What the reference is made from besides the tables: the sources of `deck.ts`, `builders.ts`, and of all heroes. */
export interface LanguageSources {
  readonly deck: string;
  readonly builders: string;
  readonly heroes: string;
}

/** Every builder, group by group in the order of the sources. */
export const allBuilders = ({ deck, builders }: LanguageSources): Builder[] => [
  ...buildersOf(deck, 'The deck and the abilities'),
  ...buildersOf(builders, 'Control'),
];

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

function buildersText(sources: LanguageSources): string {
  const all = allBuilders(sources);
  const groups = [...new Set(all.map(({ group }) => group))].map((group) => {
    const rows = all
      .filter((builder) => builder.group === group)
      .map(({ name, signature, about }) => [
        code(signature),
        code(exampleOf(name, sources.heroes) ?? exampleOf(name, sources.builders) ?? ''),
        about.replaceAll('|', '\\|'),
      ]);
    return `### ${group}\n\n${tableText(['builder', 'example', 'about'], rows)}`;
  });
  return `## Builders\n\nEach with its signature and the shortest use by one of our heroes.\n\n${groups.join('\n')}`;
}

/** `docs/language.md`. */
export function languageDoc(
  heroes: readonly HeroDef[],
  sources: LanguageSources,
  boards: readonly BoardDef[] = [],
): string {
  const users = usage(heroes, boards);
  return [
    HEAD,
    buildersText(sources),
    ...SECTIONS.map((section) => nodesText(section, users, sources.builders)),
    ...SHAPES.map(([title, kind, shape]) => shapeText(title, kind, shape, users)),
    momentsText(heroes),
    FILE + tableText(['part', 'fields'], heroFileRows()),
  ].join('\n');
}
