import { boards } from '@peerless/boards';
import { isPlayable } from '@peerless/language';
import { below, createRng, type GameConfig, OPTIONS, type Rng, type SeatConfig } from '@peerless/rules';
import { testHeroes } from './library.ts';

/** Tables to play at: every hero, every playable board, every mode, drawn from a seed. */

const playable = boards.filter(isPlayable);
const large = playable.filter((board) => board.startSpaces >= 4);

const pickFrom = <X>(rng: Rng, items: readonly X[]): X => items[below(rng, items.length)] as X;

type Setup = (rng: Rng) => Pick<GameConfig, 'mode' | 'seats' | 'board'>;

const seats = (rng: Rng, count: number): SeatConfig[] =>
  Array.from({ length: count }, () => ({ hero: pickFrom(rng, testHeroes).slug }));

const SETUPS: readonly Setup[] = [
  (rng) => ({ mode: 'duel', seats: seats(rng, 2), board: pickFrom(rng, playable).slug }),
  (rng) => ({ mode: 'free-for-all', seats: seats(rng, 3), board: pickFrom(rng, large).slug }),
  (rng) => ({ mode: 'duel', seats: seats(rng, 2), board: pickFrom(rng, playable).slug }),
  (rng) => ({ mode: 'free-for-all', seats: seats(rng, 4), board: pickFrom(rng, large).slug }),
  (rng) => ({ mode: 'teams', seats: seats(rng, 4), board: pickFrom(rng, large).slug }),
  (rng) => ({
    mode: 'teams',
    seats: seats(rng, 4).map((seat, i) => ({ ...seat, player: [0, 1, 0, 2][i] as number })),
    board: pickFrom(rng, large).slug,
  }),
];

/** The n-th test game; every seventh has its rules options drawn too. */
export function tableFor(n: number): GameConfig {
  const seed = (n + 1).toString(16);
  const rng = createRng(`7ab1e${seed}`);
  const setup = SETUPS[n % SETUPS.length] as Setup;
  const drawn = Object.entries(OPTIONS).map(([name, values]) => [name, pickFrom<unknown>(rng, values)]);
  return { seed, ...setup(rng), ...(n % 7 === 3 ? { options: Object.fromEntries(drawn) } : {}) };
}
