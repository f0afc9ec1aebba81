import { decision } from '../ask/options.ts';
import { observe } from '../knowledge/observe.ts';
import type { SeatView, View } from '../knowledge/view.ts';
import { viewFor } from '../knowledge/view-for.ts';
import type { Cause, GameEvent } from '../state/event.ts';
import { type Game, isOver } from '../state/game.ts';
import { causeText, optionsText, questionText } from './describe.ts';
import type { Entry, Expectation, ExpectationOf, Subject } from './expectation.ts';
import { type Asked, fitting, mentioning } from './fit.ts';
import { checkWord, fighterNamed, isCardNamed, seatNamed } from './names.ts';
import { checkStepWords } from './play.ts';
import { type Path, ScenarioError } from './reader.ts';
import { stepText } from './step.ts';

/** Comparing a game with what a scenario expects. Each difference is one sentence. */

/** What has happened so far. */
export interface Witness {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

type Check<K extends Subject> = (expected: ExpectationOf<K>, witness: Witness) => string[];

const list = (items: readonly unknown[]): string => `[${items.join(', ')}]`;

/** One sentence if a value is another than expected; nothing is said about what was left out. */
function differ(what: string, actual: unknown, expected: unknown): string[] {
  if (expected === undefined || actual === expected) return [];
  const said = (value: unknown): string => (value === null ? 'none' : String(value));
  return [`${what} is ${said(actual)}, expected ${said(expected)}`];
}

const checkFighter: Check<'fighter'> = (expected, { game }) => {
  const fighter = fighterNamed(game.content, expected.fighter, expected.path);
  const id = game.content.fighterIds[fighter];
  const view = viewFor(game).fighters.find((other) => other.id === id);
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
  game: Game,
  seat: number,
  actual: readonly (string | null)[],
  names: readonly string[],
  ordered: boolean,
): boolean {
  if (actual.length !== names.length) return false;
  const fits = (slug: string | null, name: string): boolean =>
    slug !== null && isCardNamed(game.content, seat, slug, name);
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
  game: Game,
  view: SeatView,
  what: 'hand' | 'deck' | 'discard',
  names: readonly string[] | undefined,
  path: Path,
): string[] {
  if (names === undefined) return [];
  names.forEach((name, i) => {
    checkCard(game, view.seat, name, [...path, what, i]);
  });
  if (samePile(game, view.seat, view[what], names, what !== 'hand')) return [];
  return [`seat ${view.seat + 1}: ${what} is ${list(view[what])}, expected ${list(names)}`];
}

function checkCard(game: Game, seat: number, name: string, path: Path): void {
  const { faces, def } = game.content.heroes[seat];
  if (faces.some((face) => isCardNamed(game.content, seat, face.slug, name))) return;
  checkWord(game.content, name, path);
  throw new ScenarioError(path, `${def.slug} has no card "${name}"`);
}

const checkSeat: Check<'seat'> = (expected, { game }) => {
  const { path } = expected;
  const seat = seatNamed(game.content, expected.seat, path);
  const view = viewFor(game).seats[seat];
  const of = (what: string): string => `seat ${seat + 1}: ${what}`;
  const { deckTop, discardTop } = expected;
  const top = view.discard.at(-1) ?? null;
  if (typeof discardTop === 'string') checkCard(game, seat, discardTop, [...path, 'discardTop']);
  const topFits =
    discardTop === undefined ||
    (discardTop === null ? top === null : top !== null && isCardNamed(game.content, seat, top, discardTop));
  return [
    ...checkPile(game, view, 'hand', expected.hand, path),
    ...differ(of('handSize'), view.handSize, expected.handSize),
    ...checkPile(game, view, 'deck', expected.deck, path),
    ...(deckTop === undefined || samePile(game, seat, view.deck.slice(0, deckTop.length), deckTop, true)
      ? []
      : [`${of('deckTop')} is ${list(view.deck.slice(0, deckTop.length))}, expected ${list(deckTop)}`]),
    ...differ(of('deckSize'), view.deckSize, expected.deckSize),
    ...checkPile(game, view, 'discard', expected.discard, path),
    ...(topFits ? [] : [`${of('discardTop')} is ${top ?? 'none'}, expected ${discardTop ?? 'none'}`]),
    ...differ(of('discardSize'), view.discard.length, expected.discardSize),
    ...Object.entries(expected.counters ?? {}).flatMap(([name, count]) =>
      differ(of(name), Object.hasOwn(view.counters, name) ? view.counters[name] : null, count),
    ),
    ...differ(of('form'), view.form, expected.form),
    ...differ(of('actionsLeft'), view.actionsLeft, expected.actionsLeft),
    ...checkSpaces(view.tokens, expected.tokens ?? {}),
    ...differ(of('eliminated'), view.eliminated, expected.eliminated),
  ];
};

function checkSpaces(
  actual: Readonly<Record<string, readonly number[]>>,
  expected: Readonly<Record<string, readonly number[]>>,
): string[] {
  const sorted = (spaces: readonly number[]): string => list([...spaces].sort((a, b) => a - b));
  return Object.entries(expected).flatMap(([token, spaces]) =>
    differ(`tokens: ${token}`, Object.hasOwn(actual, token) ? sorted(actual[token]) : null, sorted(spaces)),
  );
}

const checkTokens: Check<'tokens'> = ({ tokens }, { game }) =>
  checkSpaces(Object.assign({}, ...viewFor(game).seats.map((seat) => seat.tokens)), tokens);

const checkDoors: Check<'doors'> = ({ doors }, { game }) => {
  const actual = viewFor(game).doors;
  return Object.entries(doors).flatMap(([door, state]) =>
    differ(`door ${door}`, Object.hasOwn(actual, door) ? actual[door] : null, state),
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

const isCause = (cause: Cause, name: string): boolean =>
  cause.rule === name ||
  cause.ability === name ||
  cause.card === name ||
  (cause.card !== undefined && cause.card.slice(cause.card.indexOf('/') + 1) === name);

const checkDecision: Check<'decision'> = (expected, { game }) => {
  const present = isOver(game) ? null : decision(game);
  if (expected.none === true) {
    return present === null || present.prompt === 'action'
      ? []
      : [`decision: expected none, but ${questionText(present)}: ${optionsText(game, present.options)}`];
  }
  if (present === null) return ['decision: there is none, the game is over'];
  const asked: Asked = { game, decision: present };
  const seat =
    expected.seat === undefined ? undefined : seatNamed(game.content, expected.seat, expected.path);
  const source = expected.source === undefined || isCause(present.source, expected.source);
  const differences = [
    ...differ('decision: seat', present.seat + 1, seat === undefined ? undefined : seat + 1),
    ...differ('decision: kind', present.kind, expected.kind),
    ...differ('decision: prompt', present.prompt, expected.prompt),
    ...(source ? [] : [`decision: source is ${causeText(present.source)}, expected ${expected.source}`]),
    ...checkOffers(asked, expected),
  ];
  if (differences.length === 0) return [];
  return [...differences, `${questionText(present)}: ${optionsText(game, present.options)}`];
};

const entryText = (entry: Entry): string => ('word' in entry ? String(entry.word) : stepText(entry.step));

function optionsFor(entry: Entry, asked: Asked): number[] {
  if ('word' in entry) {
    if (typeof entry.word === 'string') checkWord(asked.game.content, entry.word, entry.path);
    return mentioning(entry.word, asked);
  }
  checkStepWords(asked.game.content, entry.step);
  return fitting(entry.step, asked);
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
    ...(more.length === 0 ? [] : [`decision: offers also ${optionsText(asked.game, more)}`]),
  ];
}

const checkView: Check<'view'> = (expected, { game }) => {
  const { path, viewer } = expected;
  const view: View = viewFor(observe(game, typeof viewer === 'number' ? viewer - 1 : viewer));
  const seat = seatNamed(game.content, expected.seat, path);
  const { hand, deck, handSize } = view.seats[seat];
  const of = `view of ${viewer} on seat ${seat + 1}:`;
  const { knows, deckTop } = expected;
  const top = deck.slice(0, deckTop?.length ?? 0).map((card) => card ?? 'unknown');
  const topFits = (deckTop ?? []).every((name, i) => {
    if (name === 'unknown') return top[i] === 'unknown';
    return top[i] !== undefined && isCardNamed(game.content, seat, top[i], name);
  });
  return [
    ...differ(`${of} handSize`, handSize, expected.handSize),
    ...(knows === undefined || samePile(game, seat, hand, knows, false)
      ? []
      : [`${of} knows ${list(hand)}, expected ${list(knows)}`]),
    ...(topFits ? [] : [`${of} deckTop is ${list(top)}, expected ${list(deckTop ?? [])}`]),
  ];
};

const checkEvent: Check<'event'> = ({ type, cause, count, fields }, { events }) => {
  const fits = (event: GameEvent): boolean => {
    if (event.type !== type || (cause !== undefined && !isCause(event.cause, cause))) return false;
    const told = event as unknown as Record<string, unknown>;
    return Object.entries(fields).every(([key, value]) => {
      if (key === 'seat') return told.seat === Number(value) - 1;
      const text = String(told[key]);
      return told[key] === value || (key === 'card' && text.slice(text.indexOf('/') + 1) === value);
    });
  };
  const found = events.filter(fits).length;
  const what = [type, ...(cause === undefined ? [] : [`caused by ${cause}`])].join(' ');
  if (count !== undefined) return differ(`event ${what}: count`, found, count);
  return found > 0 ? [] : [`event ${what}: has not happened`];
};

const checkWinner: Check<'winner'> = ({ winner, path }, { game }) => {
  const { outcome } = viewFor(game);
  const seats = outcome === null ? [] : outcome.winners.map((seat) => seat + 1);
  const said = outcome === null ? 'none' : seats.length === 0 ? 'draw' : `seat ${seats.join(' and ')}`;
  if (winner === 'none') return seats.length === 0 ? [] : [`winner is ${said}, expected none`];
  if (winner === 'draw') return said === 'draw' ? [] : [`winner is ${said}, expected a draw`];
  if (typeof winner === 'number') seatNamed(game.content, winner, path);
  const wins =
    typeof winner === 'number'
      ? seats.includes(winner)
      : seats.length > 0 && seats.every((seat) => (seat - 1) % 2 === (winner === 'A' ? 0 : 1));
  return wins
    ? []
    : [`winner is ${said}, expected ${typeof winner === 'number' ? 'seat' : 'team'} ${winner}`];
};

const checkEliminated: Check<'eliminated'> = ({ seats, path }, { game }) =>
  seats.flatMap((name) => {
    const seat = seatNamed(game.content, name, path);
    return viewFor(game).seats[seat].eliminated ? [] : [`seat ${seat + 1} is not eliminated`];
  });

const checkTurn: Check<'turn'> = ({ seat, actionsLeft, actionsTaken, path }, { game }) => {
  const { active, seats } = viewFor(game);
  const expected = seat === undefined ? undefined : seatNamed(game.content, seat, path) + 1;
  return [
    ...differ('turn: seat', active + 1, expected),
    ...differ('turn: actionsLeft', seats[active].actionsLeft, actionsLeft),
    ...differ('turn: actionsTaken', seats[active].actionsTaken, actionsTaken),
  ];
};

const CHECKS: { readonly [K in Subject]: Check<K> } = {
  fighter: checkFighter,
  seat: checkSeat,
  tokens: checkTokens,
  doors: checkDoors,
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
