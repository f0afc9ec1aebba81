// How the cost of one decision grows with fighters, players and hand size. Prints the table of docs/performance.md.
import { boards } from '@peerless/boards';
import { attack, card, mine, move } from '@peerless/language';
import { apply, below, clone, createLibrary, createRng, isOver, newGame, optionCount } from '@peerless/rules';
import { gameFromPosition } from '@peerless/rules/position';

/** A plain hero with that many fighters and 30 different cards. */
const squad = (fighters) => ({
  slug: `squad-${fighters}`,
  name: `Squad of ${fighters}`,
  set: 'Benchmark',
  move: 2,
  hero: { slug: `captain-${fighters}`, name: 'Captain', count: 1, health: 12, attack: 'melee' },
  sidekicks:
    fighters === 1
      ? []
      : [{ slug: `soldier-${fighters}`, name: 'Soldier', count: fighters - 1, health: 4, attack: 'melee' }],
  hooks: [],
  modifiers: [],
  cards: Array.from({ length: 30 }, (_, i) =>
    card(
      `card-${i}`,
      attack(2 + (i % 3)),
      { title: `Card ${i}`, boost: i % 4, user: 'any', quantity: 1 },
      { after: move(mine(), 2) },
    ),
  ),
});

const library = createLibrary({ heroes: [1, 2, 3, 5, 7].map(squad), boards });
const rng = createRng('5ca1e');

/** Median time of one unit in nanoseconds of CPU, over nine windows after warm-up. */
function measure(run) {
  for (let n = 0; n < 300; n++) run();
  const times = Array.from({ length: 9 }, () => {
    const before = process.cpuUsage();
    let units = 0;
    for (let n = 0; n < 150; n++) units += run();
    return (process.cpuUsage(before).user * 1000) / units;
  });
  return times.sort((a, b) => a - b)[4];
}

let seed = 0;
const playGame = (mode, heroes) => () => {
  const seats = heroes.map((hero) => ({ hero }));
  const game = newGame({ seed: (++seed).toString(16), board: 'sarpedon', mode, seats }, library);
  let decisions = 0;
  for (; !isOver(game); decisions++) apply(game, below(rng, optionCount(game)));
  return decisions;
};

/** One attack or maneuver decided with that many cards in hand, two heroes face to face. */
function decideWithHand(size) {
  const hand = Array.from({ length: size }, (_, i) => `card-${i}`);
  const start = gameFromPosition(
    {
      board: 'sarpedon',
      mode: 'duel',
      seats: [
        { hero: 'squad-1', fighters: { 'captain-1': { space: 10 } }, hand },
        {
          hero: 'squad-2',
          fighters: { 'captain-2': { space: 11 }, 'soldier-2': { space: 30 } },
          hand: ['card-1'],
        },
      ],
      turn: { seat: 1, actionsLeft: 2 },
    },
    library,
  );
  const game = clone(start);
  return () => {
    for (let n = 0; n < 50; n++) {
      clone(start, game);
      apply(game, below(rng, optionCount(game)));
    }
    return 50;
  };
}

const row = (what, amounts, time) => {
  const times = amounts.map((amount) => measure(time(amount)));
  const [first] = times;
  console.log(
    `| ${what} | ${amounts.map((n, i) => `${n}: ${times[i].toFixed(0)} ns (×${(times[i] / first).toFixed(2)})`).join(' | ')} |`,
  );
};

console.log('| grows with | | | | |\n| --- | --- | --- | --- | --- |');
row('fighters a side', [1, 2, 3, 5, 7], (n) => playGame('duel', [`squad-${n}`, `squad-${n}`]));
row('players (free-for-all from 3 on)', [2, 3, 4], (n) =>
  playGame(
    n === 2 ? 'duel' : 'free-for-all',
    Array.from({ length: n }, () => 'squad-3'),
  ),
);
row('cards in hand', [1, 3, 6, 12, 24], decideWithHand);
