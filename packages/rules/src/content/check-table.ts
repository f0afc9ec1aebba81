import { quoted } from '@peerless/language';
import { PeerlessError, suggest } from '../error.ts';
import { MODES, type Mode, OPTIONS, type Options, type TableConfig } from './config.ts';

/** How many seats each mode has. */
const SEATS: { readonly [M in Mode]: readonly number[] } = { duel: [2], 'free-for-all': [3, 4], teams: [4] };

const PLAYERS = 4;

/** Refuses what is no setup, whatever it is: callers may be strangers. It runs once a game, so it is kept cheap. */
export function checkTable(config: TableConfig): void {
  if (!isObject(config)) throw new PeerlessError('a setup is an object with a board, a mode and seats');
  const { board, mode, seats, options } = config;
  if (typeof board !== 'string') throw new PeerlessError('the board of a setup is a slug');
  if (!MODES.includes(mode))
    throw new PeerlessError(
      typeof mode === 'string'
        ? `unknown mode ${quoted(mode)}${suggest((mode as string).slice(0, 40), MODES)}`
        : `the mode of a setup is ${MODES.join(', ')}`,
    );
  if (!Array.isArray(seats) || !seats.every((seat) => isObject(seat) && typeof seat.hero === 'string'))
    throw new PeerlessError('the seats of a setup are a list, and each has the slug of a hero');
  if (!SEATS[mode].includes(seats.length))
    throw new PeerlessError(`${mode} is played with ${SEATS[mode].join(' or ')} heroes, not ${seats.length}`);
  checkPlayers(mode, seats);
  if (options !== undefined) checkOptions(options);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function checkPlayers(mode: Mode, seats: TableConfig['seats']): void {
  const players = seats.map((seat, i) => seat.player ?? i);
  if (players.some((player) => !Number.isInteger(player) || player < 0 || player >= PLAYERS)) {
    throw new PeerlessError('players are numbered from 0 to 3');
  }
  players.forEach((player, seat) => {
    const shared = players.findIndex((other, i) => i < seat && other === player);
    if (shared >= 0 && (mode !== 'teams' || shared % 2 !== seat % 2)) {
      throw new PeerlessError('only the two seats of one team can share a player');
    }
  });
}

function checkOptions(options: Partial<Options>): void {
  if (!isObject(options) || Array.isArray(options))
    throw new PeerlessError('the rules options of a setup are an object');
  for (const [name, value] of Object.entries(options)) {
    const allowed = Object.hasOwn(OPTIONS, name)
      ? (OPTIONS[name as keyof Options] as readonly unknown[])
      : null;
    if (allowed === null)
      throw new PeerlessError(
        `unknown rules option ${quoted(name)}${suggest(name.slice(0, 40), Object.keys(OPTIONS))}`,
      );
    if (!allowed.includes(value)) {
      const found = typeof value === 'string' ? quoted(value) : typeof value;
      throw new PeerlessError(`rules option ${name} is ${allowed.join(' or ')}, not ${found}`);
    }
  }
}

const DEFAULTS = Object.fromEntries(Object.entries(OPTIONS).map(([name, [first]]) => [name, first]));

/** Fills in the default of every rules option; unknown ones are refused. */
export function fullOptions(options: Partial<Options> = {}): Options {
  checkOptions(options);
  return { ...DEFAULTS, ...options } as Options;
}
