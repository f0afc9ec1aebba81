import type { GameConfig } from './content/config.ts';
import { contentFor } from './content/content.ts';
import type { Library } from './content/library.ts';
import { run } from './engine.ts';
import { PeerlessError } from './error.ts';
import { SETUP_PROC, TURN_PROC } from './procedures/procedure.ts';
import { drawOpeningHand } from './procedures/setup.ts';
import { forgetSymbols, putOnTop, setCopiesInGame, shuffle } from './state/cards.ts';
import type { Sink } from './state/event.ts';
import { createGame, emit, type Game, push, rule } from './state/game.ts';
import {
  ABSENT,
  ACTIVE,
  ASK_SEAT,
  COUNTER,
  FACES,
  GENERATOR,
  HEALTH,
  MAX_FIGHTERS,
  MAX_SEATS,
  MAX_SPACES,
  NONE,
  OCCUPANT,
  PREVIOUS_CARD,
  RESERVE,
  SCHEME_CARD,
  SEAT_COUNTERS,
  SEAT_TOKENS,
  SPACE,
  STARTED,
  TOKEN,
  TOKEN_STARTED,
} from './state/layout.ts';
import { normaliseSeed, seedGenerator, seedWords } from './state/random.ts';

/** Starts a game: decks shuffled, opening hands drawn, waiting for the first choice. */
export function newGame(config: GameConfig, library: Library, sink: Sink | null = null): Game {
  const game = createGame(contentFor(config, library));
  prepare(game, config.seed);
  game.sink = sink;
  if (sink !== null) emit(game, 'gameStarted', { first: 0 }, NONE);
  for (let seat = 0; seat < game.content.seats; seat++) {
    const { faces, deck } = game.content.heroes[seat];
    for (let face = 0; face < faces.length; face++)
      setCopiesInGame(game, seat * FACES + face, faces[face].copies);
    for (let i = 0; i < deck.length; i++) putOnTop(game, seat * FACES + deck[i], 0);
    shuffle(game, seat);
    drawOpeningHand(game, seat);
  }
  push(game, TURN_PROC, 0, rule('R-5.1'));
  push(game, SETUP_PROC, 0, rule('R-3.5'));
  run(game);
  game.sink = null;
  return game;
}

/** An empty table: nobody on the board, no cards anywhere, generators seeded. */
export function prepare(game: Game, seedText: string): void {
  const s = game.state;
  const seed = normaliseSeed(seedText);
  if (seed === null) throw new PeerlessError(`a seed is 1 to 32 hex digits, not "${seedText}"`);
  s.fill(0);
  const words = seedWords(seed);
  for (let stream = 0; stream <= MAX_SEATS; stream++) seedGenerator(s, GENERATOR + stream * 4, words, stream);
  s[ASK_SEAT] = NONE;
  s[ACTIVE] = 0;
  s[SCHEME_CARD] = NONE;
  s[PREVIOUS_CARD] = NONE;
  s.fill(NONE, OCCUPANT, OCCUPANT + MAX_SPACES);
  forgetSymbols(game);
  s.fill(NONE, TOKEN, TOKEN + MAX_SEATS * SEAT_TOKENS);
  s.fill(NONE, TOKEN_STARTED, TOKEN_STARTED + MAX_SEATS * SEAT_TOKENS);
  for (let fighter = 0; fighter < MAX_FIGHTERS; fighter++) {
    const figure = game.content.figures[fighter];
    s[SPACE + fighter] = figure === null ? ABSENT : RESERVE;
    s[STARTED + fighter] = s[SPACE + fighter];
    s[HEALTH + fighter] = figure === null ? 0 : figure.health;
  }
  game.content.heroes.forEach((hero, seat) => {
    (hero.def.counters ?? []).forEach((counter, i) => {
      s[COUNTER + seat * SEAT_COUNTERS + i] = counter.start;
    });
  });
}
