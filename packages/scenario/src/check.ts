import { decision, isOver, observe, type SeatView, type View, viewFor } from '@peerless/rules';
import { type Cast, type CastSeat, openView } from './cast.ts';
import { checkEvent } from './check-event.ts';
import { causeText, optionsText, questionText } from './describe.ts';
import { differ, type Witness } from './difference.ts';
import type { Entry, Expectation, ExpectationOf, Subject } from './expectation.ts';
import { type Asked, fitting, mentioning } from './fit.ts';
import { checkCard, checkCause, checkWord, fighterNamed, isCardOf, isCause, seatNamed } from './names.ts';
import { checkStepWords } from './play.ts';
import { ScenarioError } from './reader.ts';
import { stepText } from './step.ts';
import { wayProblem } from './way.ts';

/** Comparing a game with what a scenario expects. Each difference is one sentence. */

type Check<K extends Subject> = (expected: ExpectationOf<K>, witness: Witness) => string[];

const list = (items: readonly unknown[]): string => `[${items.join(', ')}]`;

const checkFighter: Check<'fighter'> = (expected, { game, cast }) => {
  const id = fighterNamed(cast, expected.fighter, expected.path);
  const view = openView(game).fighters.find((other) => other.id === id);
  if (view === undefined) return [`there is no fighter ${id}`];
  const of = (what: string): string => `${id}: ${what}`;
  return [
    ...differ(of('space'), view.space, expected.space),
    ...differ(of('health'), view.health, expected.health),
    ...differ(of('defeated'), view.status === 'defeated', expected.defeated),
    ...differ(of('away'), view.status === 'away', expected.away),
    ...differ(of('startedTurnOn'), view.startedTurnOn, expected.startedTurnOn),
  ];
};

/** Whether the cards of a pile are the ones named, in order or not. */
function samePile(
  seat: CastSeat,
  actual: readonly (string | null)[],
  names: readonly string[],
  ordered: boolean,
): boolean {
  if (actual.length !== names.length) return false;
  const fits = (slug: string | null | undefined, name: string): boolean =>
    slug !== null && slug !== undefined && isCardOf(seat, slug, name);
  if (ordered) return names.every((name, i) => fits(actual[i], name));
  const left = [...actual];
  // Names with a symbol first: a bare name takes what is left.
  return [...names]
    .sort((a, b) => b.length - a.length)
    .every((name) => {
      const at = left.findIndex((slug) => fits(slug, name));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
}

function checkPile(
  cast: Cast,
  seat: CastSeat,
  view: SeatView,
  what: 'hand' | 'deck' | 'discard',
  { [what]: names, path }: ExpectationOf<'seat'>,
): string[] {
  if (names === undefined) return [];
  names.forEach((name, i) => {
    checkCard(cast, seat, name, [...path, what, i]);
  });
  if (samePile(seat, view[what], names, what !== 'hand')) return [];
  return [`seat ${seat.seat + 1}: ${what} is ${list(view[what])}, expected ${list(names)}`];
}

/** How a seat's part of the table looks to a viewer. */
function seatIn(view: View, { seat }: CastSeat): SeatView {
  const found = view.seats[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

const checkSeat: Check<'seat'> = (expected, { game, cast }) => {
  const { path } = expected;
  const seat = seatNamed(cast, expected.seat, path);
  const view = seatIn(openView(game), seat);
  const of = (what: string): string => `seat ${seat.seat + 1}: ${what}`;
  const { deckTop, discardTop } = expected;
  const top = view.discard.at(-1) ?? null;
  if (typeof discardTop === 'string') checkCard(cast, seat, discardTop, [...path, 'discardTop']);
  const topFits =
    discardTop === undefined ||
    (discardTop === null ? top === null : top !== null && isCardOf(seat, top, discardTop));
  return [
    ...checkPile(cast, seat, view, 'hand', expected),
    ...differ(of('handSize'), view.handSize, expected.handSize),
    ...checkPile(cast, seat, view, 'deck', expected),
    ...(deckTop === undefined || samePile(seat, view.deck.slice(0, deckTop.length), deckTop, true)
      ? []
      : [`${of('deckTop')} is ${list(view.deck.slice(0, deckTop.length))}, expected ${list(deckTop)}`]),
    ...differ(of('deckSize'), view.deckSize, expected.deckSize),
    ...checkPile(cast, seat, view, 'discard', expected),
    ...(topFits ? [] : [`${of('discardTop')} is ${top ?? 'none'}, expected ${discardTop ?? 'none'}`]),
    ...differ(of('discardSize'), view.discard.length, expected.discardSize),
    ...Object.entries(expected.counters ?? {}).flatMap(([name, count]) =>
      differ(of(name), Object.hasOwn(view.counters, name) ? view.counters[name] : null, count),
    ),
    ...Object.entries(expected.leftmost ?? {}).flatMap(([name, part]) =>
      differ(of(`leftmost ${name}`), view.rows?.[name]?.[0] ?? null, part),
    ),
    ...differ(of('revealed side cards'), view.sideDeck?.revealed.join(', '), expected.revealed?.join(', ')),
    ...differ(of('side deck'), topOf(view.sideDeck, expected.sideTop), expected.sideTop?.join(', ')),
    ...Object.entries(expected.piles ?? {}).flatMap(([name, cards]) =>
      differ(of(name), view.piles?.[name]?.join(', '), cards.join(', ')),
    ),
    ...differ(of('form'), view.form, expected.form),
    ...differ(of('actionsLeft'), view.actionsLeft, expected.actionsLeft),
    ...checkSpaces(view.tokens, expected.tokens ?? {}),
    ...differ(of('paths'), view.paths?.length, expected.paths),
    ...differ(of('eliminated'), view.eliminated, expected.eliminated),
  ];
};

function checkSpaces(
  actual: Readonly<Record<string, readonly number[]>>,
  expected: Readonly<Record<string, readonly number[]>>,
): string[] {
  const sorted = (spaces: readonly number[]): string => list([...spaces].sort((a, b) => a - b));
  return Object.entries(expected).flatMap(([token, spaces]) =>
    differ(
      `tokens: ${token}`,
      Object.hasOwn(actual, token) ? sorted(actual[token] ?? []) : null,
      sorted(spaces),
    ),
  );
}

const checkTokens: Check<'tokens'> = ({ tokens }, { game }) =>
  checkSpaces(Object.assign({}, ...openView(game).seats.map((seat) => seat.tokens)), tokens);

const checkDoors: Check<'doors'> = ({ doors }, { game }) => {
  const actual = openView(game).doors;
  return Object.entries(doors).flatMap(([door, state]) =>
    differ(`door ${door}`, Object.hasOwn(actual, door) ? actual[door] : null, state),
  );
};

const checkItems: Check<'items'> = ({ items }, { game, cast }) => {
  const lying = openView(game).items ?? [];
  return Object.entries(items).flatMap(([slug, space]) =>
    cast.board.items?.some((item) => item.slug === slug)
      ? differ(`item ${slug}`, lying.find(({ item }) => item === slug)?.space ?? null, space)
      : [`${cast.board.slug} has no item "${slug}"`],
  );
};

/** The last combat that was resolved, as its events told it. */
const checkCombat: Check<'combat'> = (expected, { events }) => {
  const since = events.slice(events.findLastIndex((event) => event.type === 'combatResolved'));
  const resolved = since.find((event) => event.type === 'combatResolved');
  if (resolved === undefined) return ['combat: none has been resolved'];
  const won = since.find((event) => event.type === 'combatWon');
  // prevented damage was not dealt
  const dealt = since.reduce(
    (sum, event) => sum + (event.type === 'damaged' && event.kind === 'combat' ? event.amount : 0),
    0,
  );
  const winner = won === undefined ? null : won.winner === 'attack' ? 'attacker' : 'defender';
  return [
    ...differ('combat: attack', resolved.attack, expected.attack),
    ...differ('combat: defense', resolved.defense, expected.defense),
    ...differ('combat: damage', dealt, expected.damage),
    ...differ('combat: winner', winner, expected.winner),
  ];
};

const checkDecision: Check<'decision'> = (expected, { game, cast }) => {
  const present = isOver(game) ? null : decision(game);
  if (expected.none === true) {
    return present === null || present.prompt === 'action'
      ? []
      : [`decision: expected none, but ${questionText(present)}: ${optionsText(cast, present.options)}`];
  }
  if (present === null) return ['decision: there is none, the game is over'];
  const seat = expected.seat === undefined ? undefined : seatNamed(cast, expected.seat, expected.path);
  if (expected.source !== undefined) checkCause(cast, expected.source, [...expected.path, 'source']);
  const source = expected.source === undefined || isCause(present.source, expected.source);
  const differences = [
    ...differ('decision: seat', present.seat + 1, seat === undefined ? undefined : seat.seat + 1),
    ...differ('decision: kind', present.kind, expected.kind),
    ...differ('decision: prompt', present.prompt, expected.prompt),
    ...(source ? [] : [`decision: source is ${causeText(present.source)}, expected ${expected.source}`]),
    ...checkOffers({ game, cast, decision: present }, expected),
  ];
  if (differences.length === 0) return [];
  return [...differences, `${questionText(present)}: ${optionsText(cast, present.options)}`];
};

const entryText = (entry: Entry): string => ('word' in entry ? String(entry.word) : stepText(entry.step));

function optionsFor(entry: Entry, asked: Asked): number[] {
  if ('word' in entry) {
    if (typeof entry.word === 'string') checkWord(asked.cast, entry.word, entry.path);
    return mentioning(entry.word, asked);
  }
  const { step } = entry;
  checkStepWords(asked.cast, step);
  const found = fitting(step, asked);
  if (step.do !== 'move' || step.via === undefined) return found;
  const { options, prompt } = asked.decision;
  if (prompt === 'step')
    throw new ScenarioError(entry.path, 'each step is asked for by itself; name the next space only');
  return found.filter((i) => options[i] !== undefined && wayProblem(asked.game, step, options[i]) === null);
}

function checkOffers(asked: Asked, expected: ExpectationOf<'decision'>): string[] {
  const { offers = [], refuses = [], only } = expected;
  const wanted = [...offers, ...(only ?? [])];
  const missing = wanted.filter((entry) => optionsFor(entry, asked).length === 0);
  const wrong = refuses.filter((entry) => optionsFor(entry, asked).length > 0);
  const named = new Set(wanted.flatMap((entry) => optionsFor(entry, asked)));
  const more = only === undefined ? [] : asked.decision.options.filter((_, i) => !named.has(i));
  return [
    ...missing.map((entry) => `decision: does not offer ${entryText(entry)}`),
    ...wrong.map((entry) => `decision: offers ${entryText(entry)}, which it should refuse`),
    ...(more.length === 0 ? [] : [`decision: offers also ${optionsText(asked.cast, more)}`]),
  ];
}

/** As many cards from the top of a side deck as are expected there. */
const topOf = (side: SeatView['sideDeck'], expected: readonly string[] = []): string | undefined =>
  side?.cards
    .slice(0, expected.length)
    .map((card) => card ?? 'unknown')
    .join(', ');

const checkView: Check<'view'> = (expected, { game, cast }) => {
  const { path, viewer } = expected;
  const view = viewFor(observe(game, typeof viewer === 'number' ? viewer - 1 : viewer));
  const seat = seatNamed(cast, expected.seat, path);
  const { hand, deck, handSize, sideDeck, aside } = seatIn(view, seat);
  const of = `view of ${viewer} on seat ${seat.seat + 1}:`;
  const { knows, deckTop } = expected;
  const top = deck.slice(0, deckTop?.length ?? 0).map((card) => card ?? 'unknown');
  const topFits = (deckTop ?? []).every((name, i) => {
    const card = top[i];
    return name === 'unknown' ? card === name : card !== undefined && isCardOf(seat, card, name);
  });
  return [
    ...differ(`${of} handSize`, handSize, expected.handSize),
    ...(knows === undefined || samePile(seat, hand, knows, false)
      ? []
      : [`${of} knows ${list(hand)}, expected ${list(knows)}`]),
    ...(expected.aside === undefined ||
    samePile(
      seat,
      aside.filter((card) => card !== null),
      expected.aside,
      false,
    )
      ? []
      : [`${of} aside is ${list(aside.map((card) => card ?? 'unknown'))}, expected ${list(expected.aside)}`]),
    ...differ(`${of} side deck`, topOf(sideDeck, expected.sideTop), expected.sideTop?.join(', ')),
    ...(topFits ? [] : [`${of} deckTop is ${list(top)}, expected ${list(deckTop ?? [])}`]),
  ];
};

const checkWinner: Check<'winner'> = ({ winner, path }, { game, cast }) => {
  const { outcome } = openView(game);
  const seats = outcome === null ? [] : outcome.winners.map((seat) => seat + 1);
  const said = outcome === null ? 'none' : seats.length === 0 ? 'draw' : `seat ${seats.join(' and ')}`;
  if (winner === 'none') return seats.length === 0 ? [] : [`winner is ${said}, expected none`];
  if (winner === 'draw') return said === 'draw' ? [] : [`winner is ${said}, expected a draw`];
  if (typeof winner === 'number') seatNamed(cast, winner, path);
  const wins =
    typeof winner === 'number'
      ? seats.includes(winner)
      : seats.length > 0 && seats.every((seat) => (seat - 1) % 2 === (winner === 'A' ? 0 : 1));
  return wins
    ? []
    : [`winner is ${said}, expected ${typeof winner === 'number' ? 'seat' : 'team'} ${winner}`];
};

const checkEliminated: Check<'eliminated'> = ({ seats, path }, { game, cast }) =>
  seats.flatMap((name) => {
    const seat = seatNamed(cast, name, path);
    return seatIn(openView(game), seat).eliminated ? [] : [`seat ${seat.seat + 1} is not eliminated`];
  });

const checkTurn: Check<'turn'> = ({ seat, actionsLeft, actionsTaken, path }, { game, cast }) => {
  const { active, seats } = openView(game);
  const expected = seat === undefined ? undefined : seatNamed(cast, seat, path).seat + 1;
  return [
    ...differ('turn: seat', active + 1, expected),
    ...differ('turn: actionsLeft', seats[active]?.actionsLeft, actionsLeft),
    ...differ('turn: actionsTaken', seats[active]?.actionsTaken, actionsTaken),
  ];
};

const CHECKS: { readonly [K in Subject]: Check<K> } = {
  fighter: checkFighter,
  seat: checkSeat,
  tokens: checkTokens,
  doors: checkDoors,
  items: checkItems,
  combat: checkCombat,
  decision: checkDecision,
  view: checkView,
  event: checkEvent,
  winner: checkWinner,
  eliminated: checkEliminated,
  turn: checkTurn,
};

/** The differences between what is expected and what is. */
export function differences(expected: Expectation, witness: Witness): string[] {
  return (CHECKS[expected.about] as (expected: Expectation, witness: Witness) => string[])(expected, witness);
}
