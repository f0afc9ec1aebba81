// The duel inside boardgame.io 0.50: its reducer alone, and its Monte Carlo bot.
import { createRequire } from 'node:module';
import { makeGame, name } from './boardgame-io-game.mjs';
import * as O from './duel-object.mjs';
import { rngOf } from './random.mjs';

// Without this it logs every move.
process.env.NODE_ENV ??= 'production';
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { MCTSBot } = require('boardgame.io/ai');

const CONSOLE = ['log', 'info', 'warn', 'error'];

/** Runs something that prints to the console without letting it. */
async function quietly(work) {
  const kept = CONSOLE.map((method) => console[method]);
  for (const method of CONSOLE) console[method] = () => {};
  try {
    return await work();
  } finally {
    CONSOLE.forEach((method, i) => {
      console[method] = kept[i];
    });
  }
}

/** Whole random games by the reducer alone, the fastest way boardgame.io has; returns the decisions made. */
function reducerGame(game, reducer, rng) {
  let state = InitializeGame({ game, numPlayers: 2 });
  let decisions = 0;
  while (!state.ctx.gameover) {
    const options = O.legal(state.G);
    const option = options[rng(options.length)];
    const payload = { type: name(option), args: [option], playerID: String(state.G.decider) };
    const next = reducer(state, { type: 'MAKE_MOVE', payload });
    if (next._stateID === state._stateID) throw new Error(`boardgame.io refused ${name(option)}`);
    state = next;
    state.deltalog = [];
    decisions++;
  }
  return decisions;
}

export function reducerMeter() {
  const game = ProcessGameConfig({ ...makeGame(), disableUndo: true });
  const reducer = CreateGameReducer({ game });
  const rng = rngOf(5);
  return { name: 'boardgame.io reducer', work: () => quietly(() => reducerGame(game, reducer, rng)) };
}

/** Iterations of its search bot from the first position. */
export function searchMeter(playoutDepth, iterations) {
  const game = makeGame();
  const processed = ProcessGameConfig(game);
  const { enumerate } = game.ai;
  const bot = new MCTSBot({ game: processed, enumerate, seed: 's', iterations, playoutDepth });
  const state = InitializeGame({ game: processed, numPlayers: 2 });
  return {
    name: `boardgame.io MCTS, depth ${playoutDepth}`,
    work: () => quietly(() => bot.play(state, '0').then(() => iterations)),
  };
}
