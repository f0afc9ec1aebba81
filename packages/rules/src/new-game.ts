import { ITEM_KINDS, quoted } from '@peerless/language';
import type { GameConfig } from './content/config.ts';
import { contentFor } from './content/content.ts';
import type { Library } from './content/library.ts';
import { run } from './engine.ts';
import { PeerlessError } from './error.ts';
import { tellItems } from './procedures/item.ts';
import { PROCEDURE } from './procedures/procedure.ts';
import { drawOpeningHand } from './procedures/setup.ts';
import { cardOf } from './state/card.ts';
import { causeOf, RULE } from './state/cause.ts';
import { seedChance } from './state/chance.ts';
import { beginCombat, endCombat } from './state/combat.ts';
import { forgetSymbols, setCounter } from './state/declared.ts';
import type { Sink } from './state/event.ts';
import { ABSENT, printedOn, RESERVE, setHealthOf, setStartedOn, setWhereabouts } from './state/fighters.ts';
import { createGame, type Game } from './state/game.ts';
import { setCopiesInGame } from './state/hand.ts';
import { dealItems } from './state/items.ts';
import { MAX_FIGHTERS, NONE } from './state/limits.ts';
import { putOnTop, setSchemeCard, shuffle } from './state/piles.ts';
import { settle } from './state/question.ts';
import { normaliseSeed } from './state/random.ts';
import { laySideDeck, shuffleSideDeck } from './state/side-deck.ts';
import { push } from './state/stack.ts';
import { emit } from './state/tell.ts';
import { clearTokens } from './state/tokens.ts';
/** Starts a game: decks shuffled, opening hands drawn, waiting for the first choice (R-3.1 to R-3.9). */
export function newGame(config: GameConfig, library: Library, sink: Sink | null = null): Game {
  const game = createGame(contentFor(config, library));
  prepare(game, config.seed);
  game.sink = sink;
  if (sink !== null) emit(game, { type: 'gameStarted', cause: causeOf(game, NONE), first: 0 });
  for (let seat = 0; seat < game.content.seats; seat++) {
    const { faces, deck, sideDeck } = game.content.heroes[seat];
    for (let face = 0; face < faces.length; face++)
      setCopiesInGame(game, cardOf(seat, face), faces[face].copies);
    for (let i = 0; i < deck.length; i++) putOnTop(game, cardOf(seat, deck[i]), 0);
    shuffle(game, seat);
    if (sideDeck.length > 0) shuffleSideDeck(game, seat);
    drawOpeningHand(game, seat);
  }
  if (game.content.items.length > 0) {
    for (const kind of ITEM_KINDS) dealItems(game, kind);
    tellItems(game);
  }
  push(game, PROCEDURE.turn, 0, RULE['R-5.1']);
  push(game, PROCEDURE.setup, 0, RULE['R-3.5']);
  run(game);
  game.sink = null;
  return game;
}

/** An empty table: nobody on the board, no cards anywhere, generators seeded. */
export function prepare(game: Game, seedText: string): void {
  const seed = typeof seedText === 'string' ? normaliseSeed(seedText) : null;
  if (seed === null)
    throw new PeerlessError(
      `a seed is 1 to 32 hex digits${typeof seedText === 'string' ? `, not ${quoted(seedText)}` : ''}`,
    );
  game.state.fill(0);
  seedChance(game, seed);
  settle(game, NONE);
  setSchemeCard(game, NONE);
  beginCombat(game, NONE, NONE, NONE);
  endCombat(game);
  forgetSymbols(game);
  clearTokens(game);
  for (let fighter = 0; fighter < MAX_FIGHTERS; fighter++) {
    const figure = printedOn(game, fighter);
    const where = figure === undefined ? ABSENT : RESERVE;
    setWhereabouts(game, fighter, where);
    setStartedOn(game, fighter, where);
    setHealthOf(game, fighter, figure?.health ?? 0); // R-3.2
  }
  for (let seat = 0; seat < game.content.seats; seat++) {
    const { counters = [] } = game.content.heroes[seat].def;
    for (let i = 0; i < counters.length; i++) setCounter(game, seat, i, counters[i].start);
    laySideDeck(game, seat);
  }
}
