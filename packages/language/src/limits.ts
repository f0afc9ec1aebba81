import { REGISTERS } from './register.ts';

/** What content from strangers may use at most; the engine, the text and the interface are built for these sizes. */
export const LIMITS = Object.freeze({
  /** Characters of a hero file as JSON text: ten times a real hero, small enough to parse and send at once. */
  text: 262_144,
  /** Problems reported for one file: enough to work on, and a hostile file cannot ask for a million sentences. */
  problems: 100,
  /** Nodes inside each other below an effect: walks and the engine's stack stay shallow. */
  depth: 16,
  /** Nodes of one effect: nobody can read a longer card, and one effect must end within the step budget. */
  nodesPerEffect: 200,
  /** Nodes of all effects, conditions and modifiers of a hero: bounds loading, hashing and memory. */
  nodesPerHero: 4000,
  /** Things that one effect can remember at once: a frame of the engine has that many slots. */
  registers: REGISTERS,
  /** Numbers lie between `-number` and `number`: two digits fit the printed card, and products stay exact. */
  number: 99,
  /** Figures beside the hero, so that a hero has at most 7 fighters: each needs a space in the start zone. */
  sidekicks: 6,
  /** Cards in a deck, exactly. */
  deck: 30,
  /** Different faces in a deck: a card with n different symbols counts n; hidden knowledge is kept per face. */
  faces: 30,
  /** Counters of a hero: each is a dial on the table. */
  counters: 4,
  /** Parts of a row: each is a sign on the table. */
  row: 8,
  /** Cards of a side deck: their order is one word of the state. */
  sideDeck: 8,
  /** Piles of own cards beside deck and discard pile. */
  piles: 2,
  /** Forms of a hero. */
  forms: 4,
  /** Kinds of tokens on spaces: each is one more mask per board position. */
  tokenKinds: 2,
  /** Tokens of all kinds together: each is a word of the state. */
  tokens: 10,
  /** Symbols that card banners can show. */
  symbols: 8,
  /** Card tags of a hero: a card cannot have more tags than a deck has faces. */
  tags: 30,
  /** Styles of a hero: more would tell nothing. */
  styles: 3,
  /** Cards that stand for a hero where one is chosen. */
  signature: 3,
  /** Abilities of a hero at one moment: their player has to order them. */
  hooksPerMoment: 3,
  /** Abilities of a hero in total. */
  hooks: 24,
  /** Modifiers of a hero or of a card: all of them are looked at for every combat value. */
  modifiers: 8,
  /** Characters of a slug: it is part of option keys, file names and addresses. */
  slug: 60,
  /** Characters of a printed name or title: it has to fit on a card. */
  name: 80,
  /** Characters of a name in all its cases, and of an address. */
  line: 600,
  /** Characters of a drawing of one's own: nearly all of game-icons.net fit, and a file holds many. */
  path: 8_000,
  /** Modes of one `choose`: one decision lists every subset of them. */
  modes: 5,
} as const);
