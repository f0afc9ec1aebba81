import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Drawing,
  type Fault,
  type HeroDef,
  nearest,
  type Problem,
  problemOf,
  quoted,
} from '@peerless/language';
import type { Content } from '../collection/library.ts';

/**
 * Drawings of game-icons.net by their names. The drawings are there where that package is installed (a table has those of our
 * heroes only), the names everywhere, so that a hero that is refused in one place is refused in all.
 */

let names: readonly string[] | undefined;

/** Every name that a drawing has. */
export function emblemNames(): readonly string[] {
  names ??= readFileSync(new URL('../../emblems.txt', import.meta.url), 'utf8')
    .trim()
    .split(/\s+/);
  return names;
}

interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

let known: Icons | null | undefined;

/** Null where there is no such package. */
function icons(): Icons | null {
  if (known !== undefined) return known;
  try {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    known = JSON.parse(readFileSync(file, 'utf8')) as Icons;
  } catch {
    known = null;
  }
  return known;
}

/** The drawing of that name; undefined where there is none, or it is not made of one path. */
export function drawingNamed(name: string): Drawing | undefined {
  const all = icons();
  const icon = all?.icons[name] ?? all?.icons[all.aliases?.[name]?.parent ?? ''];
  const [path, ...more] = [...(icon?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, data = '']) => data);
  return path === undefined || more.length > 0 ? undefined : { path };
}

/** The same content with drawings instead of their names, for a table that has only those of its own heroes. */
export function withDrawings(content: Content): Content {
  const drawn = JSON.stringify(content.heroes, (key, value: unknown) =>
    key === 'emblem' && typeof value === 'string' ? (drawingNamed(value) ?? value) : value,
  );
  return { ...content, heroes: JSON.parse(drawn) };
}

interface NamedPart {
  readonly title?: string;
  readonly name?: string;
  readonly slug?: string;
  readonly emblem?: unknown;
}

/** Emblems that no drawing has as its name. */
export function emblemProblems(hero: HeroDef): Problem[] {
  const { look, sidekicks, cards, counters = [], forms = [], tokens = [], labels = [] } = hero;
  const lists: Readonly<Record<string, readonly NamedPart[]>> = {
    sidekicks,
    counters,
    forms,
    tokens,
    labels,
    piles: hero.piles ?? [],
    cards,
    'sideDeck.cards': hero.sideDeck?.cards ?? [],
    ...Object.fromEntries(counters.map(({ row }, i) => [`counters[${i}].row.parts`, row?.parts ?? []])),
  };
  return [
    ...unknownEmblem('look.emblem', look?.emblem),
    ...Object.entries(lists).flatMap(([key, parts]) =>
      parts.flatMap(({ emblem, title, name, slug }, i) =>
        unknownEmblem(`${key}[${i}].emblem`, emblem, title ?? name ?? slug),
      ),
    ),
  ];
}

function unknownEmblem(path: string, emblem: unknown, of?: string): Problem[] {
  if (typeof emblem !== 'string' || emblemNames().includes(emblem)) return [];
  const meant = nearest(emblem, emblemNames());
  const name = quoted(emblem);
  const fault: Fault = meant === undefined ? { is: 'emblem', name } : { is: 'emblemNear', name, meant };
  return [problemOf({ path, ...(of === undefined ? {} : { of }), fault })];
}
