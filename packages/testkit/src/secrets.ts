import {
  apply,
  clone,
  decision,
  type EventType,
  eventFor,
  type Game,
  type GameEvent,
  type Option,
  observe,
  type Viewer,
  viewFor,
} from '@peerless/rules';
import { difference, twinOf } from '@peerless/rules/laws';
import { stampOf } from '@peerless/rules/position';
import { fail, type Law, viewersOf } from './law.ts';

/**
 * The law about secrets: games that differ only in what is hidden from a viewer are the same to that viewer, by every
 * word of the observation, by the view, the question, the options and what is told, before and after a choice.
 */

const LAW = 'hidden cards stay hidden';

/**
 * The law as looked at for all viewers at every decision. With `dead`, twins also differ in words that mean nothing now,
 * such as those beyond the end of a pile.
 */
export const secretsLaw =
  (dead: boolean): Law =>
  (game, choice, _library, rng) => {
    for (const viewer of viewersOf(game)) {
      const twin = twinOf(game, viewer, rng, dead);
      if (twin !== null) compareTwins(game, twin, choice, viewer);
    }
  };

/** Whether two pieces of plain data are the same, down to the order of fields: who sees JSON sees that, too. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  if (keys.length !== others.length || Array.isArray(a) !== Array.isArray(b)) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as keyof object;
    if (key !== others[i] || !same(a[key], b[key])) return false;
  }
  return true;
}

function compareTwins(game: Game, twin: Game, choice: number, viewer: Viewer): void {
  compareSights(game, twin, viewer, 'before');
  const own = decision(game)?.player === viewer;
  if (own && !same(decision(game), decision(twin))) fail(LAW, `the options of ${viewer} differ`);
  const other = own ? choice : likeChoice(game, twin, choice, viewer);
  if (other < 0) return;
  const [a, b] = [clone(game), clone(twin)];
  compareEvents(told(a, choice), told(b, other), viewer);
  const isLearned = stampOf(a) !== stampOf(game) || stampOf(b) !== stampOf(twin);
  if (own && !isLearned) compareSights(a, b, viewer, 'after');
}

function compareSights(game: Game, twin: Game, viewer: Viewer, when: string): void {
  const [seen, seenTwin] = [observe(game, viewer), observe(twin, viewer)];
  const other = difference(seen, seenTwin);
  if (other !== null) fail(LAW, `${viewer} could see ${when} a choice: ${other}`);
  if (!same(viewFor(seen), viewFor(seenTwin))) fail(LAW, `the views of ${viewer} differ ${when} a choice`);
}

function told(game: Game, choice: number): GameEvent[] {
  const events: GameEvent[] = [];
  apply(game, choice, (event) => events.push(event));
  return events;
}

/** Events that turn up a card for those who may see them: where it is another card, twins go ways of their own. */
const DISCLOSING: ReadonlySet<EventType> = new Set<EventType>([
  'attackDeclared',
  'boosted',
  'boostLaid',
  'cardChosen',
  'cardMoved',
  'cardReceived',
  'defended',
  'discarded',
  'drew',
  'handHidden',
  'handRevealed',
  'looked',
  'numberNamed',
  'predicted',
  'revealed',
  'schemePlayed',
  'shownInDeck',
  'shuffled',
  'sideLooked',
  'sideRevealed',
  'sideDiscarded',
  'sideBuried',
]);

function compareEvents(events: readonly GameEvent[], others: readonly GameEvent[], viewer: Viewer): void {
  for (let i = 0; i < Math.max(events.length, others.length); i++) {
    const both = [events[i], others[i]];
    const [seen, seenTwin] = both.map((event) => (event === undefined ? null : eventFor(event, viewer)));
    if (same(seen, seenTwin)) continue;
    if (both.some((event) => event !== undefined && discloses(event, viewer))) return;
    fail(LAW, `${viewer} was told ${JSON.stringify(seen)} or ${JSON.stringify(seenTwin)}`);
  }
}

/** Whether an event turns up a card for a viewer, by right. */
export const discloses = ({ type, seenBy }: GameEvent, viewer: Viewer): boolean =>
  DISCLOSING.has(type) && (seenBy === undefined || (typeof viewer === 'number' && seenBy.includes(viewer)));

/** A choice in the twin that looks the same to others: a card face down for a card face down, otherwise the same key. */
function likeChoice(game: Game, twin: Game, choice: number, viewer: Viewer): number {
  const question = decision(game);
  const insiders = game.content.insiders[question?.seat ?? 0] ?? 0;
  const sees = typeof viewer === 'number' && ((insiders >> viewer) & 1) === 1;
  const chosen = question?.options[choice];
  const options = decision(twin)?.options ?? [];
  if (!sees && (question?.prompt === 'defend' || (question?.prompt === 'boost' && chosen?.type === 'card')))
    return options.findIndex((option) => option.type === chosen?.type && backOf(option) === backOf(chosen));
  if (!sees && chosen?.type === 'attack') {
    const { fighter, target } = chosen;
    return options.findIndex(
      (option) =>
        option.type === 'attack' &&
        option.fighter === fighter &&
        option.target === target &&
        backOf(option) === backOf(chosen),
    );
  }
  return options.findIndex((option) => option.key === chosen?.key);
}

/** What the back of a card tells: of whose deck it is. */
function backOf(option: Option | undefined): string | number | null {
  if (option?.type === 'card') return option.seat;
  return option?.type === 'attack' ? option.card.slice(0, option.card.indexOf('/') + 1) : null;
}
