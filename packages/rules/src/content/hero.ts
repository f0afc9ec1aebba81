import {
  type CardDef,
  type CombatTiming,
  type Effect,
  fightersOf,
  type HeroDef,
  LIMITS,
  MOMENTS,
  type Moment,
  type PileDef,
  type Timing,
  type TokenDef,
  walkEffect,
} from '@peerless/language';
import { NONE } from '../state/limits.ts';
import {
  type CCondition,
  type CFighters,
  type CModifiers,
  Compiler,
  type EffectFile,
  type Names,
} from './compile.ts';
import { pathsAsked } from './paths-asked.ts';
import { abilitiesOf, modifiersOf } from './side-abilities.ts';

/** A face of a deck: all its copies are equal. Copies that differ in their symbol are faces of their own. */
export interface Face {
  readonly def: CardDef;
  /** `feint`, or `into-the-woods:knife` for a copy that differs. */
  readonly slug: string;
  /** With its hero: `king-arthur/feint`. */
  readonly id: string;
  readonly copies: number;
  readonly value: number;
  readonly boost: number;
  readonly symbol: number;
  readonly immediately: number;
  readonly during: number;
  readonly after: number;
  readonly scheme: number;
  readonly boosted: number;
  readonly discarded: number;
  readonly called: number;
  readonly bonus: BonusFace | null;
  readonly hasEffects: boolean;
  readonly uncancellable: boolean;
  readonly predicts: boolean;
  readonly faceUp: boolean;
  /** In hand it can be shown to cancel what would show the hand. */
  readonly hidesHand: boolean;
  /** After the combat it may bring its player's defeated fighter back. */
  readonly revives: boolean;
  readonly against: CModifiers['against'] | null;
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
  /** The number of the card of the side deck that it stands on, or NONE. */
  readonly side: number;
}

/** A hero ready to play. Masks are over its faces, by figure; nodes are those of its file. */
export interface Hero {
  readonly def: HeroDef;
  readonly move: number;
  readonly faces: readonly Face[];
  readonly deck: readonly number[];
  readonly figures: readonly Figure[];
  readonly attackMask: readonly number[];
  readonly defenseMask: readonly number[];
  readonly schemeMask: readonly number[];
  /** Faces that can be played in each form; one entry of all faces without forms. */
  readonly formMask: readonly number[];
  /** Faces that can, under a condition, be played the other way too. */
  readonly playAsMask: number;
  /** Faces that are only played against some fighters. */
  readonly againstMask: number;
  /** Faces that whoever holds them plays with any fighter, by what they are played as. */
  readonly guestMasks: { readonly attack: number; readonly defense: number; readonly scheme: number };
  /** Faces that can hide the hand. */
  readonly hideMask: number;
  /** By the number of the moment. */
  readonly hooks: readonly (readonly CHook[])[];
  readonly valueModifiers: readonly CModifiers['value'][];
  readonly drawModifiers: readonly CModifiers['maneuverDraw'][];
  readonly moveModifiers: readonly CModifiers['move'][];
  /** Some fighters may go further in a maneuver than others. */
  readonly isUneven: boolean;
  readonly rangedModifiers: readonly CModifiers['ranged'][];
  readonly escapes: readonly CModifiers['escape'][];
  readonly reaches: readonly CModifiers['reach'][];
  readonly links: readonly CModifiers['link'][];
  readonly freeSteps: readonly CModifiers['freeSteps'][];
  readonly passings: readonly CModifiers['passing'][];
  readonly shields: readonly CModifiers['shield'][];
  readonly protectedFaces: number;
  /** Faces that go to an opponent's hand once they were played. */
  readonly handOverMask: number;
  readonly homes: readonly CModifiers['comeBack'][];
  /** The cards of the side deck, bottom first before they are shuffled; none without one. */
  readonly sideDeck: readonly number[];
  /** What is done when each of them is turned up. */
  readonly sideNodes: readonly number[];
  /** The pile to which own cards go instead of the discard pile: after a combat, and always; NONE without one. */
  readonly gathersPlayed: number;
  readonly gathersAll: number;
  /** Token slugs, one entry a token: fog, fog, fog. */
  readonly tokens: readonly string[];
  /** Those that lie on the board from the start, as a set. */
  readonly firstTokens: number;
  /** How many paths moved along in a turn its cards tell apart; 0 if none of them counts (RU-70). */
  readonly paths: number;
  /** One more than the highest printed value; numbers above it need not be offered (RU-55). */
  readonly beyond: number;
}

/** The figures of a hero, the hero itself first. */
export function figuresOf(def: HeroDef): Figure[] {
  const figures: Figure[] = [];
  for (const kind of fightersOf(def)) {
    for (let n = 1; n <= kind.count; n++) {
      figures.push({
        slug: kind.count > 1 ? `${kind.slug}-${n}` : kind.slug,
        kind: kind.slug,
        hero: kind.slug === def.slug,
        health: kind.health,
        ranged: kind.attack === 'ranged',
        large: kind.large === true,
        reserve: kind.starts === 'reserve',
      });
    }
  }
  return figures;
}

/** A face as it is printed, before it is compiled for a game. */
export interface PrintedFace {
  readonly card: CardDef;
  readonly slug: string;
  readonly copies: number;
  readonly symbol: string | null;
}

/** The faces of a deck: cards whose copies differ in their symbol have several (`symbols` has one entry, or one a copy). */
export function facesOf(def: HeroDef): PrintedFace[] {
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

function namesOf(def: HeroDef, figures: readonly Figure[], faces: readonly PrintedFace[]): Names {
  const position = (slugs: readonly string[]) => (slug: string) => slugs.indexOf(slug);
  const maskOf = (fits: (face: PrintedFace) => boolean): number =>
    faces.reduce((mask, face, i) => (fits(face) ? mask | (1 << i) : mask), 0);
  return {
    counter: position((def.counters ?? []).map((counter) => counter.slug)),
    part: (slug) => partNumber(def, slug),
    form: position((def.forms ?? []).map((form) => form.slug)),
    token: position((def.tokens ?? []).map((token) => token.slug)),
    symbol: (slug) => (slug === 'wild' ? WILD : (def.symbols?.slugs ?? []).indexOf(slug)),
    pile: position((def.piles ?? []).map((pile) => pile.slug)),
    symbolBit: (slug) => 1 << (def.symbols?.slugs ?? []).indexOf(slug),
    kind: (slug) => figures.reduce((mask, figure, i) => (figure.kind === slug ? mask | (1 << i) : mask), 0),
    named: (slug) => maskOf((face) => face.card.slug === slug),
    user: (slug) => maskOf((face) => face.card.user === slug),
    side: position((def.sideDeck?.cards ?? []).map((card) => card.slug)),
    tag: (slug) => maskOf((face) => (face.card.tags ?? []).includes(slug)),
  };
}

/** The counter of the row times `LIMITS.row`, and the place in the row at the start. */
function partNumber({ counters = [] }: HeroDef, slug: string): number {
  const counter = counters.findIndex(({ row }) => row?.parts.some((part) => part.slug === slug));
  const place = counters[counter]?.row?.parts.findIndex((part) => part.slug === slug) ?? NONE;
  return counter * LIMITS.row + place;
}

/** The number of each moment. */
export const MOMENT = Object.fromEntries(MOMENTS.map((moment, code) => [moment, code])) as {
  readonly [M in Moment]: number;
};

/** The number of the wild symbol. */
export const WILD = 99;

function revives(effect: Effect | undefined): boolean {
  let found = false;
  if (effect !== undefined)
    walkEffect(effect, ({ kind, name }) => {
      found ||= kind === 'effect' && name === 'revive';
    });
  return found;
}

function compileFace(
  compiler: Compiler,
  names: Names,
  hero: string,
  { card, slug, copies, symbol }: PrintedFace,
): Face {
  const bonus = card.bonusAttack;
  const box = (timing: Timing): number => compiler.root(card[timing], { card: card.slug, box: timing });
  const bonusBox = (timing: CombatTiming): number =>
    compiler.root(bonus?.[timing], { card: card.slug, bonus: true, box: timing });
  const mods = (card.static ?? []).map((modifier) => compiler.modifier(modifier));
  return {
    def: card,
    slug,
    id: `${hero}/${slug}`,
    copies,
    value: card.value ?? 0,
    boost: card.boost ?? 0,
    symbol: symbol === null ? NONE : names.symbol(symbol),
    immediately: box('immediately'),
    during: box('during'),
    after: box('after'),
    scheme: box('scheme'),
    boosted: box('boosted'),
    discarded: box('discarded'),
    called: box('called'),
    bonus:
      bonus === undefined
        ? null
        : {
            slug: bonus.slug,
            name: bonus.name,
            value: bonus.value,
            immediately: bonusBox('immediately'),
            during: bonusBox('during'),
            after: bonusBox('after'),
          },
    hasEffects: card.immediately !== undefined || card.during !== undefined || card.after !== undefined,
    uncancellable: mods.some((mod) => mod.name === 'uncancellable'),
    predicts: mods.some((mod) => mod.name === 'predict'),
    faceUp: mods.some((mod) => mod.name === 'faceUp'),
    hidesHand: mods.some((mod) => mod.name === 'hideHand'),
    revives: revives(card.after),
    against: (mods.find((mod) => mod.name === 'against') as CModifiers['against'] | undefined) ?? null,
    playAs: (mods.find((mod) => mod.name === 'playAs') as CModifiers['playAs'] | undefined) ?? null,
  };
}

/** A hero with its effects. */
export interface CompiledHero extends EffectFile {
  readonly hero: Hero;
}

/** Definitions do not change, so each is compiled once, whoever it meets. */
const compiled = new WeakMap<HeroDef, CompiledHero>();

export function compileHero(def: HeroDef): CompiledHero {
  const known = compiled.get(def) ?? compile(def);
  compiled.set(def, known);
  return known;
}

function compileSideDeck({ sideDeck }: HeroDef, compiler: Compiler): Pick<Hero, 'sideDeck' | 'sideNodes'> {
  const cards = sideDeck?.cards ?? [];
  return {
    sideDeck: cards.map((_card, i) => i),
    sideNodes: cards.map(({ slug, revealed }) => compiler.root(revealed, { side: slug, box: 'revealed' })),
  };
}

function compile(def: HeroDef): CompiledHero {
  const figures = figuresOf(def);
  const printed = facesOf(def);
  const names = namesOf(def, figures, printed);
  const compiler = new Compiler({ hero: def.slug }, names);
  const faces = printed.map((face) => compileFace(compiler, names, def.slug, face));
  const tokens = (def.tokens ?? []).flatMap((token) => new Array<TokenDef>(token.count).fill(token));
  const abilities = modifiersOf(def).map((modifier) => compiler.modifier(modifier));
  const named = <K extends keyof CModifiers>(name: K) =>
    kept(abilities.filter((mod) => mod.name === name)) as unknown as readonly CModifiers[K][];
  const hero: Hero = {
    def,
    move: def.move,
    faces,
    deck: faces.flatMap((face, i) => new Array<number>(face.copies).fill(i)),
    figures,
    ...playMasks(def, faces, figures),
    hooks: compileHooks(def, compiler),
    valueModifiers: named('value'),
    drawModifiers: named('maneuverDraw'),
    moveModifiers: named('move'),
    isUneven: named('move').some(({ who }) => who !== null),
    rangedModifiers: named('ranged'),
    escapes: named('escape'),
    reaches: named('reach'),
    links: named('link'),
    freeSteps: named('freeSteps'),
    passings: named('passing'),
    shields: named('shield'),
    protectedFaces: named('protect').reduce((mask, mod) => mask | mod.users, 0),
    handOverMask: named('handOver').reduce((mask, mod) => mask | mod.tag, 0),
    homes: named('comeBack'),
    ...compileSideDeck(def, compiler),
    gathersPlayed: Math.max(gathering(def, 'played'), gathering(def, 'all')),
    gathersAll: gathering(def, 'all'),
    tokens: tokens.map(({ slug }) => slug),
    firstTokens: tokens.reduce((set, { starts }, i) => (starts === 'reserve' ? set : set | (1 << i)), 0),
    paths: pathsAsked(def),
    beyond: faces.reduce((max, face) => Math.max(max, face.value), 0) + 1,
  };
  return { hero, nodes: compiler.nodes, modifiers: compiler.modifiers };
}

const NOTHING: readonly never[] = [];

/** Most heroes have nothing of most kinds: that is the same list for all, which the processor then has at hand. */
const kept = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? NOTHING : list);

/** The pile that gathers such cards, or NONE; the validator lets one pile gather. */
const gathering = ({ piles = [] }: HeroDef, what: PileDef['gathers']): number =>
  piles.findIndex(({ gathers }) => gathers === what);

function compileHooks(def: HeroDef, compiler: Compiler): Hero['hooks'] {
  const abilities = abilitiesOf(def);
  return MOMENTS.map((moment) =>
    kept(
      abilities
        .filter(([hook]) => hook.when === moment)
        .map(([hook, box]) => ({
          who: hook.who === undefined ? null : compiler.fighters(hook.who),
          if: hook.if === undefined ? null : compiler.condition(hook.if),
          node: compiler.root(hook.do, box),
          side: 'side' in box ? (def.sideDeck?.cards ?? []).findIndex(({ slug }) => slug === box.side) : NONE,
        })),
    ),
  );
}

type PlayMasks = Pick<
  Hero,
  | 'attackMask'
  | 'defenseMask'
  | 'schemeMask'
  | 'formMask'
  | 'playAsMask'
  | 'againstMask'
  | 'hideMask'
  | 'guestMasks'
>;

/** Which faces each figure can play, and in which form of the hero. */
function playMasks(def: HeroDef, faces: readonly Face[], figures: readonly Figure[]): PlayMasks {
  const where = (fits: (face: Face) => boolean): number =>
    faces.reduce((mask, face, i) => (fits(face) ? mask | (1 << i) : mask), 0);
  const byFigure = (...types: readonly CardDef['type'][]): readonly number[] =>
    figures.map((figure) => where(({ def: card }) => types.includes(card.type) && mayUse(def, card, figure)));
  const forAny = (...types: readonly CardDef['type'][]): number =>
    where(({ def: card }) => types.includes(card.type) && card.user === 'any');
  const forms = (def.forms ?? []).map((form) => form.slug);
  return {
    attackMask: byFigure('attack', 'versatile'),
    defenseMask: byFigure('defense', 'versatile'),
    schemeMask: byFigure('scheme'),
    // a card with another form's banner cannot be played
    formMask: (forms.length === 0 ? [''] : forms).map((form) =>
      where(({ def: { user } }) => !forms.includes(user) || user === form),
    ),
    playAsMask: where((face) => face.playAs !== null),
    againstMask: where((face) => face.against !== null),
    hideMask: where((face) => face.hidesHand),
    guestMasks: {
      attack: forAny('attack', 'versatile'),
      defense: forAny('defense', 'versatile'),
      scheme: forAny('scheme'),
    },
  };
}

/** the banner names the fighter, a form of the hero, or anybody. */
function mayUse(def: HeroDef, card: CardDef, figure: Figure): boolean {
  if (card.user === 'any' || card.user === figure.kind) return true;
  return figure.hero && (def.forms ?? []).some((form) => form.slug === card.user);
}
