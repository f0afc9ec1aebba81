import {
  add,
  attack,
  type CardDef,
  card,
  cardsIn,
  damage,
  discard,
  draw,
  type Effect,
  type HeroDef,
  look,
  move,
  own,
  recover,
  take,
  theirs,
} from '@peerless/language';
import { filler } from './filler.ts';

const sailor = own('sinbad');
/** The card being played is not in the discard pile yet, so these are the other ones. */
const voyagesBehind = cardsIn('discard', { tag: 'voyage' });

const voyage = (slug: string, title: string, boost: number | null, after: Effect): CardDef =>
  card(
    slug,
    attack(2),
    { title, boost, user: 'sinbad', quantity: 1 },
    { tags: ['voyage'], during: add(voyagesBehind), after },
  );

const cards: readonly CardDef[] = [
  voyage(
    'voyage-home',
    'Voyage Home',
    1,
    take({ from: 'discard', where: { tag: 'voyage' }, choice: 'all', to: 'hand' }),
  ),
  voyage(
    'voyage-to-the-island-that-was-a-whale',
    'Voyage to the Island That Was a Whale',
    null,
    recover(sailor, 2),
  ),
  voyage(
    'voyage-to-the-valley-of-the-giant-snakes',
    'Voyage to the Valley of the Giant Snakes',
    null,
    look('opponent'),
  ),
  voyage(
    'voyage-to-the-creature-with-eyes-like-coals-of-fire',
    'Voyage to the Creature With Eyes Like Coals of Fire',
    null,
    discard('opponent', { choice: 'random' }),
  ),
  voyage(
    'voyage-to-the-cannibals-with-the-root-of-madness',
    'Voyage to the Cannibals With the Root of Madness',
    null,
    move(sailor, 2),
  ),
  voyage(
    'voyage-to-the-city-of-the-man-eating-apes',
    'Voyage to the City of the Man-Eating Apes',
    null,
    damage(theirs(), 2),
  ),
  voyage(
    'voyage-to-the-city-of-the-king-of-serendib',
    'Voyage to the City of the King of Serendib',
    null,
    draw(1),
  ),
];

/** Sinbad, faster and stronger with every voyage behind him, and the Porter. */
export const sinbad: HeroDef = {
  slug: 'sinbad',
  name: 'Sinbad',
  set: 'Battle of Legends, Volume One',
  move: 2,
  hero: { slug: 'sinbad', name: 'Sinbad', count: 1, health: 15, attack: 'melee' },
  sidekicks: [{ slug: 'the-porter', name: 'The Porter', count: 1, health: 6, attack: 'melee' }],
  tags: ['voyage'],
  hooks: [],
  modifiers: [{ mod: 'move', by: voyagesBehind }],
  cards: [...cards, ...filler({ attacks: 11, versatiles: 12 })],
};
