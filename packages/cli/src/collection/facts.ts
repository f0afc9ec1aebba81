import {
  type BoardDef,
  type CardDef,
  type FighterDef,
  type HeroDef,
  heroFighter,
  missingRules,
} from '@peerless/language';
import {
  type CardPart,
  calledLabel,
  cardText,
  heroText,
  marksText,
  sideCardText,
  type TextLanguage,
} from '@peerless/text';
import { spacesOf } from './board-graph.ts';
import { tagName, userName } from './names.ts';

/** The collection as data, with the keys of the facts it was made from. */

export interface CardFacts {
  readonly slug: string;
  readonly title: string;
  readonly type: CardDef['type'];
  readonly value: number | null;
  readonly boost: number | null;
  readonly user: string;
  readonly quantity: number;
  readonly symbols: { readonly banner: string | null; readonly bannerPerCopy: readonly string[] } | null;
  readonly immediately: string | null;
  readonly during: string | null;
  readonly after: string | null;
  readonly scheme: string | null;
  readonly boosted: string | null;
  readonly discarded: string | null;
  readonly called: string | null;
  /** What that goes by. */
  readonly label: string | null;
  /** What is printed on it to be counted: "6 syllables". */
  readonly marks: string | null;
  readonly static: string | null;
  readonly bonusAttack: {
    readonly name: string;
    readonly value: number;
    readonly effects: Readonly<Record<string, string>> | null;
  } | null;
  readonly tags: readonly string[];
}

const joined = (texts: readonly string[]): string | null => (texts.length === 0 ? null : texts.join(' '));

const textOf = (parts: readonly CardPart[], kind: CardPart['kind']): string | null =>
  joined(parts.filter((part) => part.kind === kind).map((part) => part.text));

function symbolFacts(card: CardDef): CardFacts['symbols'] {
  const [first] = card.symbols ?? [];
  if (card.symbols === undefined || first === undefined) return null;
  const bannerPerCopy = Array.from({ length: card.quantity }, (_, i) => card.symbols?.[i] ?? first);
  return { banner: bannerPerCopy.every((banner) => banner === first) ? first : null, bannerPerCopy };
}

/** One card. */
export function cardFacts(card: CardDef, hero: HeroDef, lang: TextLanguage): CardFacts {
  const { title, parts, bonusAttack } = cardText(card, hero, lang);
  const effects = bonusAttack?.parts.map((part) => [part.kind, part.text] as const) ?? [];
  return {
    slug: card.slug,
    title,
    type: card.type,
    value: card.value,
    boost: card.boost,
    user: card.user === 'any' ? 'any' : userName(card.user, hero, lang),
    quantity: card.quantity,
    symbols: symbolFacts(card),
    immediately: textOf(parts, 'immediately'),
    during: textOf(parts, 'during'),
    after: textOf(parts, 'after'),
    scheme: textOf(parts, 'scheme'),
    boosted: textOf(parts, 'boosted'),
    discarded: textOf(parts, 'discarded'),
    called: textOf(parts, 'called'),
    label: card.called === undefined ? null : calledLabel(hero, lang),
    marks: card.marks === undefined ? null : marksText(card, hero, lang),
    static: textOf(parts, 'static'),
    bonusAttack:
      bonusAttack === null
        ? null
        : {
            name: bonusAttack.name,
            value: bonusAttack.value,
            effects: effects.length === 0 ? null : Object.fromEntries(effects),
          },
    tags: (card.tags ?? []).map((tag) => tagName(hero, tag, lang)),
  };
}

const sidekickFacts = (sidekick: FighterDef) => ({
  name: sidekick.name,
  count: sidekick.count,
  health: sidekick.health,
  attack: sidekick.attack,
  ...(sidekick.plural === undefined ? {} : { plural: sidekick.plural }),
  ...(sidekick.starts === 'reserve' ? { startsOnBoard: false } : {}),
});

/** `Harpies`, `Sisters`: how several of them are called after their number. */
const severalOf = ({ name, plural }: FighterDef): string => (plural ?? name).replace(/^The /, '');

const plural = (count: number, one: string, many: string = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** What the box holds for this hero besides figures and cards. */
function components(hero: HeroDef): string {
  const forms = hero.forms ?? [];
  const parts = [
    ...(hero.counters ?? []).map((counter) => `a counter for ${counter.name}, 0 to ${counter.max}`),
    ...(hero.counters ?? []).flatMap(({ row }) =>
      row === undefined
        ? []
        : [`a row of ${row.plural ?? row.name} (${row.parts.map(({ name }) => name).join(' / ')})`],
    ),
    ...(hero.sideDeck === undefined
      ? []
      : [
          `${hero.sideDeck.name}: ${plural(hero.sideDeck.cards.length, hero.sideDeck.card.name, hero.sideDeck.card.plural)}`,
        ]),
    ...(hero.piles ?? []).map(({ name }) => `a pile of own cards (${name})`),
    ...(hero.tokens ?? []).map((token) => plural(token.count, token.name, token.plural)),
    ...(forms.length > 0 ? [`1 marker (${forms.map((form) => form.name).join(' / ')})`] : []),
    ...(hero.symbols?.start === undefined ? [] : ['1 reference card for an empty discard pile']),
    ...hero.sidekicks
      .filter((sidekick) => sidekick.starts === 'reserve')
      .map((sidekick) => `${plural(sidekick.count, sidekick.name, severalOf(sidekick))} in reserve`),
  ];
  return parts.length === 0 ? 'none' : parts.join('; ');
}

/** One hero with its deck. */
export function heroFacts(hero: HeroDef, lang: TextLanguage) {
  const { setup, abilities } = heroText(hero, lang);
  return {
    slug: hero.slug,
    name: hero.name,
    set: hero.set,
    oneSource: hero.oneSource === true,
    hero: {
      name: heroFighter(hero).name,
      ...(hero.hero.count === undefined ? {} : { count: hero.hero.count }),
      health: hero.hero.health,
      move: hero.move,
      attack: hero.hero.attack,
      ...(hero.forms === undefined ? {} : { forms: hero.forms.map((form) => form.name) }),
    },
    sidekicks: hero.sidekicks.map(sidekickFacts),
    ability: abilities.join(' '),
    setup: joined(setup),
    extraComponents: components(hero),
    ...(hero.sideDeck === undefined
      ? {}
      : {
          sideDeck: hero.sideDeck.cards.map((card) => ({
            slug: card.slug,
            ...sideCardText(card, hero, lang),
          })),
        }),
    deckTotal: hero.cards.reduce((sum, card) => sum + card.quantity, 0),
    cards: hero.cards.map((card) => cardFacts(card, hero, lang)),
  };
}

/** One board with the neighbours of its spaces, and whether it can be played on. */
export function boardFacts(board: BoardDef) {
  const needs = missingRules(board);
  const spaces = spacesOf(board);
  return {
    ...board,
    spaces: board.spaces.map((space, i) => ({ ...space, neighbours: spaces[i]?.neighbours ?? [] })),
    playable: needs.length === 0,
    needs,
  };
}
