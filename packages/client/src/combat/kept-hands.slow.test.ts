import { heroes } from '@peerless/heroes';
import {
  below,
  createRng,
  decision,
  eventFor,
  type GameEvent,
  observe,
  type View,
  viewFor,
} from '@peerless/rules';
import { choose, newMatch } from '@peerless/rules/match';
import { expect, test } from 'vitest';
import { duelView } from '../../test/views.ts';
import { library } from '../library.ts';
import { tellsCombat } from '../story/story.ts';
import { withKeptHands } from './kept-hands.ts';

type Hands = readonly (readonly string[])[];

/** A moment that tells of a combat: the position before it, and all hands as they really were at each of its events. */
interface Told {
  readonly before: View;
  readonly events: readonly GameEvent[];
  readonly view: View;
  readonly hands: readonly Hands[];
}

/** A duel played at random, as those see it who know every card. */
function combatsOf(pair: readonly string[], seed: string): Told[] {
  const seats = pair.map((hero) => ({ hero }));
  const match = newMatch({ seed, board: 'sarpedon', mode: 'duel', seats }, library());
  const rng = createRng(seed);
  const seen = (): View => viewFor(observe(match.game, 'open'));
  const told: Told[] = [];
  for (let n = 0; n < 400; n++) {
    const options = decision(match.game)?.options;
    const option = options?.[below(rng, options.length)];
    if (option === undefined) break;
    const before = seen();
    const events: GameEvent[] = [];
    const hands: Hands[] = [];
    choose(match, option.key, (event) => {
      events.push(eventFor(event, 'open'));
      hands.push(seen().seats.map(({ hand }) => hand));
    });
    const moment = { events, view: seen() };
    if (tellsCombat(moment)) told.push({ before, ...moment, hands });
  }
  return told;
}

const slugs = heroes.map(({ slug }) => slug);
const pairs = slugs.map((slug, i) => [slug, slugs[(i + 1) % slugs.length] ?? slug]);
const combats = [
  ...pairs.flatMap((pair, i) => combatsOf(pair, String(i))),
  // Here a card takes the place of another, whoever else joins the collection.
  ...combatsOf(['blackbeard', 'dracula'], '303'),
  // And here somebody chooses what to discard.
  ...combatsOf(['sinbad', 'sun-wukong'], '24'),
];

const copies = (hand: readonly string[] | undefined, card: string): number =>
  (hand ?? []).filter((other) => other === card).length;

/** What of a hand has not left it at any event of the moment, whether or not the same cards came into it. */
function keptOf({ before, hands }: Told, seat: number): string[] {
  const hand = before.seats[seat]?.hand ?? [];
  return [...new Set(hand)].flatMap((card) => {
    const counts = [hand, ...hands.map((all) => all[seat])].map((each) => copies(each, card));
    const left = counts.reduce((sum, count, i) => sum + Math.max(0, (counts[i - 1] ?? count) - count), 0);
    return Array.from({ length: Math.max(0, copies(hand, card) - left) }, () => card);
  });
}

test('while a combat is told, a hand holds what stays in it from first to last', () => {
  expect(combats.length).toBeGreaterThan(100);
  for (const told of combats)
    for (const { seat, hand } of withKeptHands(told.before, told).seats) {
      const kept = keptOf(told, seat).sort();
      if (kept.join() !== hand.toSorted().join())
        expect(hand.toSorted(), JSON.stringify(told.events)).toEqual(kept);
    }
});

/** What happens to hands while a combat is told: the games above have all of it. */
test.each<[string, (event: GameEvent) => boolean]>([
  ['a card defends', ({ type }) => type === 'defended'],
  ['a card is discarded at random', (event) => event.type === 'discarded' && event.why === 'random'],
  ['a card is chosen and discarded', (event) => event.type === 'discarded' && event.why === 'choice'],
  ['a card is discarded for its BOOST', (event) => event.type === 'discarded' && event.why === 'boost'],
  ['a card takes the place of another', ({ type }) => type === 'cardReplaced'],
  ['cards are drawn', (event) => event.type === 'drew' && event.to === 'hand'],
  ['a card comes back', (event) => event.type === 'cardMoved' && event.to === 'hand'],
])('%s', (_, happens) => {
  expect(combats.some(({ events }) => events.some(happens))).toBe(true);
});

/** A view in which Medusa holds these cards. */
const holding = (hand: readonly string[]): View => {
  const view = duelView('medusa', 'king-arthur');
  return { ...view, seats: view.seats.map((side) => (side.seat === 0 ? { ...side, hand } : side)) };
};

const rule = { cause: {}, seat: 0 } as const;
const defended = {
  type: 'defended',
  cause: {},
  defender: 'medusa',
  played: true,
  card: 'medusa/feint',
} as const;

test.each<[string, readonly GameEvent[], readonly string[], readonly string[]]>([
  [
    'a card that comes back is not there while it lies on the table',
    [defended, { ...rule, type: 'cardMoved', by: 0, card: 'medusa/feint', from: 'play', to: 'hand' }],
    ['dash', 'feint'],
    ['dash'],
  ],
  [
    'a card like the one that was played is not there before it is drawn',
    [defended, { ...rule, type: 'drew', count: 1, to: 'hand', cards: ['medusa/feint'] }],
    ['dash', 'feint'],
    ['dash'],
  ],
  [
    'what is set aside comes into no hand',
    [{ ...rule, type: 'drew', count: 1, to: 'aside', cards: ['medusa/dash'] }],
    ['feint', 'dash'],
    ['feint', 'dash'],
  ],
  [
    'what the other one draws is not theirs',
    [{ ...rule, seat: 1, type: 'drew', count: 1, to: 'hand', cards: ['king-arthur/feint'] }],
    ['feint', 'dash'],
    ['feint', 'dash'],
  ],
])('%s', (_, events, after, kept) => {
  const drawn = withKeptHands(holding(['feint', 'dash']), { events, view: holding(after) });
  expect(drawn.seats[0]?.hand).toEqual(kept);
});
