import {
  type BoardDef,
  type CardDef,
  type HeroDef,
  MOMENTS,
  type Moment,
  missingRules,
} from '@peerless/language';
import { type Board, compileBoard } from '../board/board.ts';
import { PeerlessError } from '../error.ts';
import { hashText } from '../state/hash.ts';
import { NONE } from '../state/layout.ts';
import {
  type CCondition,
  type CFighters,
  type CModifier,
  type CModifiers,
  Compiler,
  type Names,
  type Node,
} from './compile.ts';

/** A face of a deck: all its copies are equal. Copies that differ in their symbol are faces of their own. */
export interface Face {
  readonly def: CardDef;
  /** `feint`, or `into-the-woods:knife` for a copy that differs. */
  readonly slug: string;
  readonly copies: number;
  readonly value: number;
  readonly boost: number;
  readonly symbol: number;
  readonly immediately: number;
  readonly during: number;
  readonly after: number;
  readonly scheme: number;
  readonly bonus: BonusFace | null;
  readonly hasEffects: boolean;
  readonly uncancellable: boolean;
  readonly predicts: boolean;
  readonly playAs: CModifiers['playAs'] | null;
}

export interface BonusFace {
  readonly slug: string;
  readonly name: string;
  readonly value: number;
  readonly immediately: number;
  readonly during: number;
  readonly after: number;
}

/** One figure of a hero: the hero itself or one sidekick. */
export interface Figure {
  /** `harpy-2`; the kind's slug when there is only one. */
  readonly slug: string;
  readonly kind: string;
  readonly hero: boolean;
  readonly health: number;
  readonly ranged: boolean;
  readonly large: boolean;
  readonly reserve: boolean;
}

export interface CHook {
  readonly who: CFighters | null;
  readonly if: CCondition | null;
  readonly node: number;
}

/** A hero ready to play. Masks are over its faces, by figure. */
export interface Hero {
  readonly def: HeroDef;
  readonly faces: readonly Face[];
  readonly deck: readonly number[];
  readonly figures: readonly Figure[];
  readonly attackMask: Int32Array;
  readonly defenseMask: Int32Array;
  readonly schemeMask: Int32Array;
  /** Faces that can be played in each form; one entry of all faces without forms. */
  readonly formMask: Int32Array;
  /** Faces that can, under a condition, be played the other way too. */
  readonly playAsMask: number;
  /** By the number of the moment. */
  readonly hooks: readonly (readonly CHook[])[];
  readonly valueModifiers: readonly CModifiers['value'][];
  readonly moveModifiers: readonly CModifiers['move'][];
  readonly links: readonly CModifiers['link'][];
  readonly protectedFaces: number;
  /** Token slugs, one entry a token: fog, fog, fog. */
  readonly tokens: readonly string[];
  readonly highest: number;
}

/** All content a program knows, compiled once. */
export interface Library {
  readonly heroes: ReadonlyMap<string, Hero>;
  readonly boards: ReadonlyMap<string, BoardDef>;
  readonly nodes: readonly Node[];
  readonly modifiers: readonly CModifier[];
  /** Compiled boards, tables of games and hashes of content, filled as they are asked for. */
  readonly cache: Map<string, unknown>;
}

/** Prepares heroes and boards for play. The content must be valid (see `validateHero`, `validateBoard`). */
export function createLibrary(content: {
  readonly heroes: readonly HeroDef[];
  readonly boards: readonly BoardDef[];
}): Library {
  refuseTwins('heroes', content.heroes);
  refuseTwins('boards', content.boards);
  const nodes: Node[] = [];
  const modifiers: CModifier[] = [];
  return {
    heroes: new Map(content.heroes.map((def) => [def.slug, compileHero(def, nodes, modifiers)])),
    boards: new Map(content.boards.map((def) => [def.slug, def])),
    nodes,
    modifiers,
    cache: new Map(),
  };
}

/** One of two with the same slug would silently hide the other. */
function refuseTwins(noun: string, defs: readonly { readonly slug: string }[]): void {
  const slugs = defs.map(({ slug }) => slug);
  const twin = slugs.find((slug, i) => slugs.indexOf(slug) !== i);
  if (twin !== undefined) throw new PeerlessError(`two ${noun} have the slug "${twin}"; each needs its own`);
}

/** The compiled board, or null if there is none of that name or a rule for it is missing. */
export function boardOf(library: Library, slug: string, every: boolean): Board | null {
  const def = library.boards.get(slug);
  if (def === undefined || missingRules(def).length > 0) return null;
  const key = `board ${slug} ${every}`;
  const known = library.cache.get(key) as Board | undefined;
  if (known !== undefined) return known;
  const board = compileBoard(def, every);
  library.cache.set(key, board);
  return board;
}

/** What is only shown to people: another translation or drawing does not make another game. */
const SHOWN: readonly string[] = [
  'title',
  'titles',
  'names',
  'set',
  'features',
  'confidence',
  'aspect',
  'spaceRadius',
  'curves',
  'crossings',
];

/** A short hash of everything that can influence a game with these heroes on this board. */
export function contentHash(library: Library, heroes: readonly string[], board: string): string {
  // Every save asks for it.
  const key = `hash ${board} ${heroes.join(' ')}`;
  const known = library.cache.get(key) as string | undefined;
  if (known !== undefined) return known;
  const defs = [...heroes.map((slug) => library.heroes.get(slug)?.def), library.boards.get(board)];
  const text = JSON.stringify(defs, (name, value: unknown) => (SHOWN.includes(name) ? undefined : value));
  const made = hashText(text);
  library.cache.set(key, made);
  return made;
}

function figuresOf(def: HeroDef): Figure[] {
  const figures: Figure[] = [];
  for (const kind of [def.hero, ...def.sidekicks]) {
    for (let n = 1; n <= kind.count; n++) {
      figures.push({
        slug: kind.count > 1 ? `${kind.slug}-${n}` : kind.slug,
        kind: kind.slug,
        hero: kind === def.hero,
        health: kind.health,
        ranged: kind.attack === 'ranged',
        large: kind.large === true,
        reserve: kind.starts === 'reserve',
      });
    }
  }
  return figures;
}

/** Splits cards whose copies differ in their symbol into faces (`symbols` has one entry, or one a copy). */
function splitFaces(def: HeroDef): { card: CardDef; slug: string; copies: number; symbol: string | null }[] {
  return def.cards.flatMap((card) => {
    const symbols = card.symbols ?? [];
    if (symbols.length <= 1)
      return [{ card, slug: card.slug, copies: card.quantity, symbol: symbols[0] ?? null }];
    return [...new Set(symbols)].map((symbol) => ({
      card,
      slug: `${card.slug}:${symbol}`,
      copies: symbols.filter((other) => other === symbol).length,
      symbol,
    }));
  });
}

type Split = ReturnType<typeof splitFaces>;

function namesOf(def: HeroDef, figures: readonly Figure[], faces: Split): Names {
  const position = (slugs: readonly string[]) => (slug: string) => slugs.indexOf(slug);
  const maskOf = (fits: (face: Split[number]) => boolean): number =>
    faces.reduce((mask, face, i) => (fits(face) ? mask | (1 << i) : mask), 0);
  return {
    counter: position((def.counters ?? []).map((counter) => counter.slug)),
    form: position((def.forms ?? []).map((form) => form.slug)),
    token: position((def.tokens ?? []).map((token) => token.slug)),
    symbol: (slug) => (slug === 'wild' ? WILD : (def.symbols?.slugs ?? []).indexOf(slug)),
    kind: (slug) => figures.reduce((mask, figure, i) => (figure.kind === slug ? mask | (1 << i) : mask), 0),
    named: (slug) => maskOf((face) => face.card.slug === slug),
    user: (slug) => maskOf((face) => face.card.user === slug),
    tag: (slug) => maskOf((face) => (face.card.tags ?? []).includes(slug)),
  };
}

/** The number of each moment. */
export const MOMENT = Object.fromEntries(MOMENTS.map((moment, code) => [moment, code])) as {
  readonly [M in Moment]: number;
};

/** The number of the wild symbol. */
export const WILD = 99;

function compileFace(compiler: Compiler, names: Names, { card, slug, copies, symbol }: Split[number]): Face {
  const bonus = card.bonusAttack;
  const mods = (card.static ?? []).map((modifier) => compiler.modifier(modifier));
  return {
    def: card,
    slug,
    copies,
    value: card.value ?? 0,
    boost: card.boost ?? 0,
    symbol: symbol === null ? NONE : names.symbol(symbol),
    immediately: compiler.root(card.immediately),
    during: compiler.root(card.during),
    after: compiler.root(card.after),
    scheme: compiler.root(card.scheme),
    bonus:
      bonus === undefined
        ? null
        : {
            slug: bonus.slug,
            name: bonus.name,
            value: bonus.value,
            immediately: compiler.root(bonus.immediately),
            during: compiler.root(bonus.during),
            after: compiler.root(bonus.after),
          },
    hasEffects: card.immediately !== undefined || card.during !== undefined || card.after !== undefined,
    uncancellable: mods.some((mod) => mod.name === 'uncancellable'),
    predicts: mods.some((mod) => mod.name === 'predict'),
    playAs: (mods.find((mod) => mod.name === 'playAs') as CModifiers['playAs'] | undefined) ?? null,
  };
}

function compileHero(def: HeroDef, nodes: Node[], modifiers: CModifier[]): Hero {
  const figures = figuresOf(def);
  const split = splitFaces(def);
  const names = namesOf(def, figures, split);
  const compiler = new Compiler(nodes, modifiers, names);
  const faces = split.map((face) => compileFace(compiler, names, face));
  const abilities = def.modifiers.map((modifier) => compiler.modifier(modifier));
  const named = <K extends keyof CModifiers>(name: K) =>
    abilities.filter((mod) => mod.name === name) as unknown as CModifiers[K][];
  return {
    def,
    faces,
    deck: faces.flatMap((face, i) => new Array<number>(face.copies).fill(i)),
    figures,
    ...playMasks(def, faces, figures),
    hooks: compileHooks(def, compiler),
    valueModifiers: named('value'),
    moveModifiers: named('move'),
    links: named('link'),
    protectedFaces: named('protect').reduce((mask, mod) => mask | mod.users, 0),
    tokens: (def.tokens ?? []).flatMap((token) => new Array<string>(token.count).fill(token.slug)),
    highest: faces.reduce((max, face) => Math.max(max, face.value), 0),
  };
}

const compileHooks = (def: HeroDef, compiler: Compiler): Hero['hooks'] =>
  MOMENTS.map((moment) =>
    def.hooks
      .filter((hook) => hook.when === moment)
      .map((hook) => ({
        who: hook.who === undefined ? null : compiler.fighters(hook.who),
        if: hook.if === undefined ? null : compiler.condition(hook.if),
        node: compiler.root(hook.do),
      })),
  );

type PlayMasks = Pick<Hero, 'attackMask' | 'defenseMask' | 'schemeMask' | 'formMask' | 'playAsMask'>;

/** Which faces each figure can play, and in which form of the hero. */
function playMasks(def: HeroDef, faces: readonly Face[], figures: readonly Figure[]): PlayMasks {
  const where = (fits: (face: Face) => boolean): number =>
    faces.reduce((mask, face, i) => (fits(face) ? mask | (1 << i) : mask), 0);
  const byFigure = (...types: readonly CardDef['type'][]): Int32Array =>
    Int32Array.from(figures, (figure) =>
      where(({ def: card }) => types.includes(card.type) && mayUse(def, card, figure)),
    );
  const forms = (def.forms ?? []).map((form) => form.slug);
  return {
    attackMask: byFigure('attack', 'versatile'),
    defenseMask: byFigure('defense', 'versatile'),
    schemeMask: byFigure('scheme'),
    // a card with another form's banner cannot be played
    formMask: Int32Array.from(forms.length === 0 ? [''] : forms, (form) =>
      where(({ def: { user } }) => !forms.includes(user) || user === form),
    ),
    playAsMask: where((face) => face.playAs !== null),
  };
}

/** the banner names the fighter, a form of the hero, or anybody. */
function mayUse(def: HeroDef, card: CardDef, figure: Figure): boolean {
  if (card.user === 'any' || card.user === figure.kind) return true;
  return figure.hero && (def.forms ?? []).some((form) => form.slug === card.user);
}
