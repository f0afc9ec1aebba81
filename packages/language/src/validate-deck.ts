import type { CardDef, HeroDef } from './hero.ts';
import { LIMITS } from './limits.ts';
import { entryPath } from './path.ts';
import type { Report } from './problem.ts';

type Rule = (hero: HeroDef, report: Report) => void;

/** Checks what the parts of a hero file must be to each other: the deck, the cards, the figures, the limits. */
export function checkParts(hero: HeroDef, report: Report): void {
  for (const rule of RULES) rule(hero, report);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

// A deck has 30 cards.
const fullDeck: Rule = ({ cards }, report) => {
  const total = sum(cards.map(({ quantity }) => quantity));
  if (total !== LIMITS.deck) report('cards', { is: 'deckSize', max: LIMITS.deck, count: total });
};

const fewFaces: Rule = ({ cards }, report) => {
  const faces = sum(cards.map(({ symbols }) => new Set(symbols ?? ['']).size));
  if (faces > LIMITS.faces) report('cards', { is: 'faces', max: LIMITS.faces, count: faces });
};

/** The parts of a card that only a fight can use. */
const COMBAT_KEYS = [
  'immediately',
  'during',
  'after',
  'bonusAttack',
] as const satisfies readonly (keyof CardDef)[];

// A scheme is played for its effect, every other card in combat.
const cardTypes: Rule = ({ cards }, report) => {
  cards.forEach((card, i) => {
    const path = entryPath('cards', i);
    if (card.type !== 'scheme') {
      if (card.value === null) report(`${path}.value`, { is: 'noValue', type: card.type });
      if (card.scheme !== undefined) report(`${path}.scheme`, { is: 'noScheme', type: card.type });
      return;
    }
    if (card.value !== null) report(`${path}.value`, { is: 'schemeValue' });
    for (const key of COMBAT_KEYS) {
      if (card[key] !== undefined) report(`${path}.${key}`, { is: 'schemeInCombat', key });
    }
  });
};

const symbolsPerCopy: Rule = ({ cards }, report) => {
  cards.forEach(({ symbols, quantity }, i) => {
    if (symbols === undefined || symbols.length === 1 || symbols.length === quantity) return;
    const count = symbols.length;
    report(
      `${entryPath('cards', i)}.symbols`,
      quantity === 1 ? { is: 'oneSymbol', count } : { is: 'symbolsPerCopy', max: quantity, count },
    );
  });
};

// The first hero is one figure; there is room for so many others, more heroes and sidekicks.
const figures: Rule = ({ hero, sidekicks }, report) => {
  const total = sum(sidekicks.map(({ count }) => count)) + (hero.count ?? 1) - 1;
  if (total > LIMITS.sidekicks) report('sidekicks', { is: 'figures', max: LIMITS.sidekicks, count: total });
};

const fewTokens: Rule = ({ tokens = [] }, report) => {
  const total = sum(tokens.map(({ count }) => count));
  if (total > LIMITS.tokens) report('tokens', { is: 'tokens', max: LIMITS.tokens, count: total });
};

const counterStarts: Rule = ({ counters = [] }, report) => {
  counters.forEach(({ start, max }, i) => {
    if (start > max) report(`${entryPath('counters', i)}.start`, { is: 'counterStart', max, count: start });
  });
};

const fullRows: Rule = ({ counters = [] }, report) => {
  counters.forEach(({ row, max }, i) => {
    const count = row?.parts.length ?? max;
    if (count !== max) report(`${entryPath('counters', i)}.row.parts`, { is: 'rowLength', max, count });
  });
};

const oneGathers: Rule = ({ piles = [] }, report) => {
  const gathering = piles.flatMap(({ gathers }, i) => (gathers === undefined ? [] : [i]));
  for (const i of gathering.slice(1)) report(`${entryPath('piles', i)}.gathers`, { is: 'oneGathers' });
};

const namedMarks: Rule = ({ cards, mark, piles = [] }, report) => {
  if (mark !== undefined) return;
  cards.forEach(({ marks }, i) => {
    if (marks !== undefined) report(`${entryPath('cards', i)}.marks`, { is: 'noMark' });
  });
  piles.forEach(({ goal }, i) => {
    if (goal !== undefined) report(`${entryPath('piles', i)}.goal`, { is: 'noMark' });
  });
};

const fewHooks: Rule = ({ hooks }, report) => {
  const met = new Map<string, number>();
  hooks.forEach(({ when }, i) => {
    const count = (met.get(when) ?? 0) + 1;
    met.set(when, count);
    if (count === LIMITS.hooksPerMoment + 1) {
      report(`${entryPath('hooks', i)}.when`, { is: 'hooks', max: LIMITS.hooksPerMoment, when });
    }
  });
};

const RULES: readonly Rule[] = [
  fullDeck,
  fewFaces,
  cardTypes,
  symbolsPerCopy,
  figures,
  fewTokens,
  counterStarts,
  fullRows,
  oneGathers,
  namedMarks,
  fewHooks,
];
