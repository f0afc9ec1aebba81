import {
  type BoardDef,
  type CounterDef,
  fightersOf,
  type HeroDef,
  rootsOf,
  type TokenDef,
  walkHero,
} from '@peerless/language';
import { operationsIn } from '../clauses/operations-in.ts';
import { labelName } from '../names/labels.ts';
import { localName } from '../names/local-name.ts';
import type { TextLanguage } from '../realise/realiser.ts';
import { realisers } from '../realise/realisers.ts';
import type { ComponentRules } from './components/component-rules.ts';
import { en } from './components/en.ts';
import { fr } from './components/fr.ts';
import { pt } from './components/pt.ts';
import { uk } from './components/uk.ts';
import { sideCardText } from './side-card.ts';

const TABLES: { readonly [L in TextLanguage]: ComponentRules } = { en, pt, fr, uk };

type Rule = Exclude<keyof ComponentRules, `${string}Title`>;

/** What a token, counter, form, symbol, reserve or part of a board does, beyond what the abilities say. */
export interface ComponentText {
  readonly name: string;
  readonly text: string;
}

/** A rule and whether it applies. */
type Applies = readonly [Rule, boolean?];

function component(name: string, lang: TextLanguage, rules: readonly Applies[]): ComponentText {
  const applying = rules.filter(([, applies = true]) => applies);
  return {
    name: realisers[lang].capital(name),
    text: applying.map(([rule]) => TABLES[lang][rule]).join(' '),
  };
}

const grows = (hero: HeroDef, { slug }: CounterDef): boolean =>
  hero.hooks.some(
    (hook) =>
      hook.when === 'damaged' && operationsIn('gain', hook.do).some(({ counter }) => counter === slug),
  );

/** Some effect moves them by so many spaces. */
const moves = (hero: HeroDef, { slug }: TokenDef): boolean =>
  rootsOf(hero).some(
    (root) =>
      root.kind === 'effect' &&
      operationsIn('pick', root.node).some(
        ({ from, do: body }) =>
          from.pick === 'token' &&
          from.token === slug &&
          operationsIn('moveToken', body).some(({ upTo }) => upTo !== undefined),
      ),
  );

const isFree = (hero: HeroDef, { slug }: TokenDef): boolean =>
  hero.modifiers.some((modifier) => modifier.mod === 'freeSteps' && modifier.token === slug);

/** Its cards ask along how many paths it has moved. */
function countsPaths(hero: HeroDef): boolean {
  let found = false;
  walkHero(hero, ({ kind, name, node }) => {
    found ||= kind === 'value' && name === 'turn' && (node as { what?: string }).what === 'paths';
  });
  return found;
}

const links = (hero: HeroDef, { slug }: TokenDef): boolean =>
  hero.modifiers.some((modifier) => modifier.mod === 'link' && modifier.token === slug);

const raises = (hero: HeroDef, { slug }: TokenDef): boolean =>
  hero.modifiers.some((modifier) => modifier.mod === 'value' && modifier.who.on === slug);

/** The side deck and each of its cards. */
function sideComponents(hero: HeroDef, lang: TextLanguage): ComponentText[] {
  if (hero.sideDeck === undefined) return [];
  return [
    component(localName(hero.sideDeck, lang), lang, [['sideDeck']]),
    ...hero.sideDeck.cards.map((card) => {
      const { title, marks, text } = sideCardText(card, hero, lang);
      return {
        name: title,
        text: [...(marks === '' ? [] : [`${marks}.`]), ...(text === '' ? [] : [text])].join(' '),
      };
    }),
  ];
}

/** The rules of a hero's counters, tokens, forms, symbols and reserve. */
export function componentText(hero: HeroDef, lang: TextLanguage): ComponentText[] {
  const forms = (hero.forms ?? []).map((form) => realisers[lang].capital(localName(form, lang)));
  const symbols = (hero.symbols?.slugs ?? []).map((slug) => labelName(hero, slug, lang));
  const fighters = fightersOf(hero);
  return [
    ...((hero.hero.count ?? 1) === 1 ? [] : [component(localName(hero, lang), lang, [['heroes']])]),
    ...(hero.counters ?? []).map((counter) =>
      component(localName(counter, lang), lang, [
        ['counter', counter.row === undefined],
        ['row', counter.row !== undefined],
        ['counterDamage', grows(hero, counter)],
      ]),
    ),
    ...(hero.tokens ?? []).map((token) =>
      component(localName(token, lang), lang, [
        ['token'],
        ['tokenMove', moves(hero, token)],
        ['tokenFree', isFree(hero, token)],
        ['tokenLink', links(hero, token)],
        ['tokenValue', raises(hero, token)],
      ]),
    ),
    ...(hero.piles ?? []).map((pile) =>
      component(localName(pile, lang), lang, [['pile'], ['pileOrder', pile.ordered === true]]),
    ),
    ...(countsPaths(hero) ? [component(TABLES[lang].pathsTitle, lang, [['paths']])] : []),
    ...sideComponents(hero, lang),
    ...(forms.length === 0 ? [] : [component(forms.join(' / '), lang, [['forms']])]),
    ...(symbols.length === 0 || hero.symbols?.start === undefined
      ? []
      : [component(symbols.join(' / '), lang, [['symbols'], ['wild', hero.symbols?.start === 'wild']])]),
    ...fighters
      .filter(({ starts }) => starts === 'reserve')
      .map((fighter) => component(localName(fighter, lang), lang, [['reserve']])),
    ...fighters
      .filter(({ large }) => large === true)
      .map((fighter) => component(localName(fighter, lang), lang, [['large']])),
  ];
}

/** The rules of what is special about a board. */
export function boardText(board: BoardDef, lang: TextLanguage): ComponentText[] {
  const words = TABLES[lang];
  return [
    ...(board.doors.length === 0 ? [] : [{ name: words.doorsTitle, text: words.doors }]),
    ...(board.spaces.some(({ passage }) => passage)
      ? [{ name: words.passagesTitle, text: words.passages }]
      : []),
    ...(board.oneWay === undefined ? [] : [{ name: words.oneWayTitle, text: words.oneWay }]),
    ...(board.highGround === undefined ? [] : [{ name: words.highGroundTitle, text: words.highGround }]),
    ...(board.conveyor === undefined ? [] : [{ name: words.conveyorTitle, text: words.conveyor }]),
    ...(board.items === undefined ? [] : [{ name: words.itemsTitle, text: words.items }]),
    ...(board.deckLinks === undefined ? [] : [{ name: words.deckLinksTitle, text: words.deckLinks }]),
  ];
}
