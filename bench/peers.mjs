// What `peerless bench --compare` measures beside our engine, all on one made-up duel (see README.md).
import { reducerMeter, searchMeter } from './boardgame-io.mjs';
import * as O from './duel-object.mjs';
import * as T from './duel-typed.mjs';
import { rngOf, shuffleWith } from './random.mjs';

const buffer = new Int32Array(512);

/** The ceiling: the duel on one typed array, with packed options in a reused buffer. */
function typedMeter() {
  const rng = rngOf(42);
  const shuffle = shuffleWith(rng);
  const state = new Int16Array(T.SIZE);
  const work = () => {
    let decisions = 0;
    T.setup(state, shuffle);
    while (!T.isOver(state)) {
      const count = T.legal(state, buffer);
      T.apply(state, buffer[rng(count)], rng);
      decisions++;
    }
    return decisions;
  };
  return { name: 'typed-array limit', work };
}

/** The usual way to copy a state written as objects. */
function cloneMeter() {
  const rng = rngOf(42);
  const state = O.setup(shuffleWith(rng));
  for (let i = 0; i < 40 && state.phase !== 'over'; i++) {
    const options = O.legal(state);
    O.apply(state, options[rng(options.length)], rng);
  }
  let copy = state;
  const work = () => {
    for (let i = 0; i < 20; i++) copy = structuredClone(state);
    return copy === state ? 0 : 20;
  };
  return { name: 'structuredClone', work };
}

/** All peers, in the order in which they are measured. */
export const peerMeters = () => [
  reducerMeter(),
  typedMeter(),
  cloneMeter(),
  searchMeter(50, 40),
  searchMeter(400, 10),
];
