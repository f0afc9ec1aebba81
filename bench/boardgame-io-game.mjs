// The duel as a boardgame.io game definition.
import * as O from './duel-object.mjs';

const rngOf = (random) => (n) => random.Die(n) - 1;
export const name = (o) => o.t;
function step({ G, events, random }, o) {
  const before = G.active,
    dec = G.decider;
  O.apply(G, o, rngOf(random));
  if (G.phase === 'over') {
    events.endGame({ winner: G.winner });
    return;
  }
  if (G.active !== before) {
    events.endTurn({ next: String(G.active) });
    return;
  }
  if (G.decider !== dec) {
    if (G.decider === G.active) events.setActivePlayers({ currentPlayer: 'act' });
    else events.setActivePlayers({ others: 'react' });
  }
}
const mv =
  (t) =>
  (args, ...a) =>
    step(args, { t, ...a[0] });
// client: false, because moves read hidden decks and hands: boardgame.io's own advice for secret state.
export function makeGame() {
  return {
    name: 'bench-duel',
    setup: ({ random }) => O.setup((a) => random.Shuffle(a)),
    turn: { activePlayers: { currentPlayer: 'act' } },
    moves: Object.fromEntries(
      ['maneuver', 'boost', 'move', 'done', 'stay', 'attack', 'defend', 'scheme', 'discard'].map((t) => [
        t,
        { move: mv(t), client: false },
      ]),
    ),
    playerView: ({ G, playerID }) =>
      playerID === null || playerID === undefined
        ? G
        : {
            ...G,
            players: G.players.map((pl, i) => ({
              ...pl,
              deck: pl.deck.length,
              hand: String(i) === playerID ? pl.hand : pl.hand.length,
            })),
          },
    ai: {
      enumerate: (G, _ctx, playerID) =>
        String(G.decider) === playerID ? O.legal(G).map((o) => ({ move: name(o), args: [o] })) : [],
    },
  };
}
