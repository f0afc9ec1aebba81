import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, createRng, decision, type GameConfig } from '@peerless/rules';
import {
  agreeDraw,
  choose,
  type Match,
  newMatch,
  resign,
  rewind,
  timeout,
  toRecord,
  undo,
  undoFloor,
} from '@peerless/rules/match';
import { momentsOf, type Player, saveText, tapeOf } from '@peerless/table';
import { testLibrary } from '@peerless/testkit';
import type { Io } from '../../packages/cli/src/io.ts';
import { saveTable } from '../../packages/cli/src/play/saves.ts';
import { continueTable } from '../../packages/cli/src/play/table.ts';
import { careerText } from '../../packages/client/src/career/career-file.ts';
import { newGauntlet } from '../../packages/client/src/career/gauntlet.ts';
import type { LedgerRow } from '../../packages/client/src/career/row.ts';
import { rowOf } from '../../packages/client/src/career/row-of.ts';
import { keptOf } from '../../packages/client/src/games/kept-game.ts';
import { linkOf } from '../../packages/client/src/games/link.ts';

/** Saves of every kind, as this release writes them: `NEW_SAVES=0.3.0 npx vitest run scripts/saves`. */

const seats = (...heroes: string[]) => heroes.map((hero) => ({ hero }));

const DUEL: GameConfig = {
  seed: 'a11ce',
  board: 'sarpedon',
  mode: 'duel',
  seats: seats('king-arthur', 'medusa'),
};
const SHORT: GameConfig = { ...DUEL, seed: 'f29' };
const TWINS: GameConfig = {
  ...DUEL,
  seed: '9',
  seats: seats('bloody-mary', 'bloody-mary'),
  options: { mulligan: 'one' },
};
const THREE: GameConfig = {
  seed: '3',
  board: 'marmoreal',
  mode: 'free-for-all',
  seats: seats('sinbad', 'bigfoot', 'achilles'),
};
const FOUR: GameConfig = {
  seed: '4',
  board: 'sarpedon',
  mode: 'free-for-all',
  seats: seats('king-arthur', 'yennenga', 'beowulf', 'bruce-lee'),
};
const TEAMS: GameConfig = {
  seed: '7',
  board: 'marmoreal',
  mode: 'teams',
  seats: seats('medusa', 'sinbad', 'robin-hood', 'dracula'),
  options: { victory: 'immediate', openTeamHands: false },
};
const TEAMS_OF_THREE: GameConfig = {
  seed: '8',
  board: 'marmoreal',
  mode: 'teams',
  seats: [
    { hero: 'beowulf', player: 0 },
    { hero: 'king-arthur', player: 1 },
    { hero: 'alice', player: 0 },
    { hero: 'jekyll-and-hyde', player: 2 },
  ],
};

/** What came with the heroes and boards of the second collection, each in a duel of its own. */
const LATER = {
  items: { board: 'the-raft', heroes: ['medusa', 'rosie-the-riveter'] },
  guests: { board: 'sarpedon', heroes: ['loki', 'alice'] },
  piles: { board: 'soho', heroes: ['harry-houdini', 'william-shakespeare'] },
  'side-decks': { board: 'naglfar', heroes: ['titania', 'nikola-tesla'] },
  tracks: { board: 'santas-workshop', heroes: ['the-wayward-sisters', 'john-henry'] },
  watchers: { board: 'hanging-gardens', heroes: ['tomoe-gozen', 'pandora'] },
} as const;

const later = (kind: keyof typeof LATER): GameConfig => {
  const { board, heroes } = LATER[kind];
  return { seed: 'b0a2d', board, mode: 'duel', seats: seats(...heroes) };
};

/** Plays so many choices by chance, or to the end. */
function play(match: Match, choices: number, seed: string): void {
  const rng = createRng(seed);
  for (let n = 0; n < choices; n++) {
    const asked = decision(match.game);
    if (asked === null) return;
    choose(match, asked.options[below(rng, asked.options.length)]?.key ?? '');
  }
}

function played(config: GameConfig, choices: number, then: (match: Match) => void = () => {}): Match {
  const match = newMatch(config, testLibrary());
  play(match, choices, config.seed);
  then(match);
  return match;
}

/** Every other choice is taken back where that is allowed, four times. */
function takeBack(match: Match): void {
  for (let n = 0, back = 0; back < 4 && n < 60; n++) {
    play(match, 1, String(n + 5));
    const player = [0, 1].find((one) => undoFloor(match, one) < match.line.length);
    if (player === undefined || n % 2 === 1) continue;
    undo(match, player, undoFloor(match, player));
    back++;
  }
  play(match, 10, '77');
}

/** What was learnt from is taken back by consent, and something else is played. */
function goBack(match: Match): void {
  play(match, 12, '8');
  rewind(match, match.line.length - 6);
  play(match, 10, '9');
}

const GAMES: Readonly<Record<string, () => Match>> = {
  'duel-new': () => played(DUEL, 0),
  'duel-running': () => played(DUEL, 45),
  'duel-finished': () => played(SHORT, Number.POSITIVE_INFINITY),
  'duel-undo': () => played(DUEL, 0, takeBack),
  'duel-rewind': () => played(DUEL, 20, goBack),
  'duel-resigned': () => played(DUEL, 20, (match) => resign(match, 1)),
  'duel-timeout': () => played(DUEL, 18, (match) => timeout(match, 0)),
  'duel-agreed': () => played(DUEL, 16, (match) => agreeDraw(match)),
  'duel-twins': () => played(TWINS, 30),
  'free-for-all-3-running': () =>
    played(THREE, 40, (match) => {
      resign(match, 0);
      play(match, 12, '1');
    }),
  'free-for-all-4-running': () => played(FOUR, 50),
  'teams-3-running': () => played(TEAMS_OF_THREE, 45),
  'teams-4-finished': () =>
    played(TEAMS, 40, (match) => {
      resign(match, 0);
      play(match, 5, '2');
      timeout(match, 2);
    }),
  'teams-4-running': () => played(TEAMS, 60),
  'duel-items-running': () => played(later('items'), 90),
  'duel-guests-running': () => played(later('guests'), 90),
  'duel-piles-running': () => played(later('piles'), 90),
  'duel-side-decks-running': () => played(later('side-decks'), 90),
  'duel-tracks-running': () => played(later('tracks'), 90),
  'duel-watchers-running': () => played(later('watchers'), 60),
};

const LINKS = ['duel-finished', 'duel-resigned', 'teams-3-running', 'teams-4-running'];

const players: Player[] = [{ is: 'person' }, { is: 'bot', bot: 'skilled' }];

/** What the terminal writes. */
function terminalSave(match: Match): string {
  const home = mkdtempSync(join(tmpdir(), 'peerless-new-saves-'));
  const path = saveTable(continueTable('arthur-medusa', tapeOf(toRecord(match), testLibrary()), players), {
    home,
  } as Io);
  const text = readFileSync(path, 'utf8');
  rmSync(home, { recursive: true });
  return text;
}

/** The row of a game that is over, with a place in a gauntlet or a challenge. */
function rowOfGame(match: Match, further: Partial<LedgerRow>): LedgerRow {
  const record = toRecord(match);
  const moments = momentsOf(record, testLibrary(), 0);
  const row = rowOf({ id: 'c0ffee', date: 1_794_900_000_000, record, players, moments, origin: undefined });
  if (row === null) throw new Error('the game has no row');
  return { ...row, ...further };
}

/** A career with rows of every kind: won and lost, a rung of a gauntlet, a challenge. */
function careerSave(): string {
  const gauntlet = newGauntlet('run', 'medusa', ['alice', 'medusa', 'sinbad'], ['sarpedon', 'soho'], () => 0);
  const rung = { run: gauntlet.run, rung: 0, of: gauntlet.rungs.length };
  const rows = [
    rowOfGame(played(SHORT, Number.POSITIVE_INFINITY), { id: 'c0ffee-1', rung }),
    rowOfGame(
      played(DUEL, 20, (match) => resign(match, 1)),
      { id: 'c0ffee-2', challenge: { won: false, turns: 9, health: 0 } },
    ),
    rowOfGame(
      played(DUEL, 22, (match) => resign(match, 0)),
      { id: 'c0ffee-3' },
    ),
  ];
  return careerText({ rows, acts: ['rule', 'replay'], gauntlet });
}

/** Writes one save of every kind, and the hash of the position each of them leads to. */
export function makeSaves(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const game = (name: string): Match => (GAMES[name] ?? GAMES['duel-new'])?.() as Match;
  const positions: Record<string, string> = {};
  for (const name of Object.keys(GAMES)) {
    const record = toRecord(game(name));
    positions[name] = record.final;
    write(`record-${name}.json`, `${JSON.stringify(record)}\n`);
  }
  write('terminal-duel-running.json', terminalSave(game('duel-running')));
  write('browser-duel-undo.json', saveText({ players, record: toRecord(game('duel-undo')) }));
  const kept = {
    id: 'c0ffee',
    ...keptOf(game('free-for-all-3-running')),
    viewer: 0,
    changed: 1_794_900_000_000,
  };
  const three = [...players, { is: 'bot', bot: 'novice' }];
  write('kept-free-for-all-3-running.json', `${JSON.stringify({ ...kept, players: three })}\n`);
  write('career.json', careerSave());
  for (const name of LINKS) write(`link-${name}.txt`, `${linkOf(toRecord(game(name)))}\n`);
  write('positions.json', `${JSON.stringify(positions, null, 2)}\n`);
}
