import { isOver, outcome, type Viewer } from '@peerless/rules';
import { newMatch } from '@peerless/rules/match';
import { Host, type Player } from '@peerless/table';
import { testLibrary } from '@peerless/testkit';
import type { Kysely } from 'kysely';
import { type Lobby, type LoggedCommand, Ratings, type Schema } from '../../src/index.ts';
import { carryOut } from '../../src/rooms/logged-command.ts';
import type { GameRow, MoveRow } from '../../src/store/schema.ts';
import { hashOf, type Ledger } from './ledger.ts';

/** What a database holds is held against what those at the tables were told. */

/** Everything that is wrong; empty if nothing was lost and nothing doubled. */
export async function faults(db: Kysely<Schema>, ledger: Ledger): Promise<string[]> {
  // What the last games count the next node would find, too.
  while ((await new Ratings(db, Date.now).countAll()) > 0);
  const [all, moves] = await Promise.all([
    db.selectFrom('games').selectAll().execute(),
    db.selectFrom('moves').selectAll().orderBy('game').orderBy('seq').execute(),
  ]);
  // Others may play here, too.
  const games = all.filter(({ table_id }) => ledger.lobbies.has(table_id ?? ''));
  const byGame = new Map(games.map(({ id }) => [id, [] as MoveRow[]]));
  for (const move of moves) byGame.get(move.game)?.push(move);
  return [
    ...ledger.contradictions,
    ...movesLost(moves, ledger),
    ...movesFromNowhere(moves, ledger),
    ...games.flatMap((row) => gameFaults(row, byGame.get(row.id) ?? [], ledger)),
    ...(await tableFaults(db, games, ledger)),
    ...(await lineFaults(db, ledger)),
    ...(await resultFaults(db, games)),
  ];
}

function movesLost(moves: readonly MoveRow[], { acknowledged, furthest }: Ledger): string[] {
  const stored = new Map(moves.map((move) => [`${move.game} ${move.seq}`, move]));
  const lost = [...acknowledged].flatMap(([key, { player, command }]) => {
    const move = stored.get(key);
    return move?.player === player && move.command === command
      ? []
      : [`acknowledged: ${key} ${player} ${command}; stored: ${JSON.stringify(move)}`];
  });
  const unknown = [...furthest].filter(([game, seq]) => seq > 0 && !stored.has(`${game} ${seq}`));
  return [...lost, ...unknown.map(([game, seq]) => `${game} was told up to ${seq}, which is not stored`)];
}

/** Whatever a person did was said for exactly that number: nothing that was said once is there twice. */
const movesFromNowhere = (moves: readonly MoveRow[], { said }: Ledger): string[] =>
  moves.flatMap(({ game, seq, player, command }) => {
    const words = said.get(`${game} ${seq}`);
    return words === undefined || words.has(`${player} ${command}`)
      ? []
      : [`${game} ${seq}: ${player} ${command} was said by nobody`];
  });

/** The log is played again: it is whole, ends where the game ended, and every byte that was told comes out of it. */
function gameFaults(row: GameRow, moves: readonly MoveRow[], ledger: Ledger): string[] {
  const players = JSON.parse(row.players) as readonly Player[];
  const host = new Host(newMatch(JSON.parse(row.config), testLibrary()), players);
  const viewers: Viewer[] = [...players.keys(), 'spectator'];
  const wrong: string[] = [];
  for (const { seq, player, command } of moves) {
    const words = JSON.parse(command) as LoggedCommand;
    const isSaid = ledger.said.has(`${row.id} ${seq}`);
    if (players[player]?.is === 'person' && !isSaid) wrong.push(`${row.id} ${seq}: nobody said ${command}`);
    const change = carryOut(host, player, words, seq - 1);
    if (typeof change === 'string') return [...wrong, `${row.id} ${seq} ${command}: ${change}`];
    for (const viewer of viewers) {
      const told = ledger.told.get(`${row.id} ${viewer} ${seq}`);
      if (told !== undefined && told !== hashOf(`{"told":${host.tellText(change, viewer)}}`))
        wrong.push(`${row.id} ${seq}: ${viewer} was told something else`);
    }
  }
  const { game } = host.match;
  if (isOver(game) !== (row.ended !== null)) wrong.push(`${row.id}: whether it is over is not known`);
  if (isOver(game) && row.outcome !== JSON.stringify(outcome(game))) wrong.push(`${row.id}: ${row.outcome}`);
  return wrong;
}

/** No table is older than somebody was told, and its games are those that were begun there, each once. */
async function tableFaults(db: Kysely<Schema>, games: readonly GameRow[], ledger: Ledger): Promise<string[]> {
  const rows = await db.selectFrom('tables').select(['id', 'version', 'lobby']).execute();
  const tables = new Map(rows.map((row) => [row.id, { ...row, lobby: JSON.parse(row.lobby) as Lobby }]));
  return [...ledger.lobbies.values()].flatMap(({ id, version }) => {
    const table = tables.get(id);
    if (table === undefined || table.version < version) return [`table ${id}: ${version} is lost`];
    const { game, games: over } = table.lobby;
    const listed = [...over, ...(game === null ? [] : [game])];
    const begun = games.filter(({ table_id }) => table_id === id).map((row) => row.id);
    const lost = [...(ledger.games.get(id) ?? [])].filter((one) => !listed.includes(one));
    return [
      ...lost.map((one) => `table ${id} does not know its game ${one}`),
      ...(`${[...begun].sort()}` === `${[...listed].sort()}` ? [] : [`table ${id}: ${begun} but ${listed}`]),
    ];
  });
}

async function lineFaults(db: Kysely<Schema>, ledger: Ledger): Promise<string[]> {
  const rows = await db.selectFrom('lines').selectAll().execute();
  const stored = new Map(rows.map((row) => [`${row.table_id} ${row.number}`, row]));
  const lost = [...ledger.lines].filter(([key, { person, saying }]) => {
    const line = stored.get(key);
    return line?.person !== person || line.saying !== saying;
  });
  const texts = rows.map(({ person, saying }) => `${person} ${saying}`);
  const twice = texts.filter((text, i) => texts.indexOf(text) !== i);
  return [...lost.map(([key]) => `line ${key} is lost`), ...twice.map((text) => `${text} is there twice`)];
}

/** What came of games is there once for each seat, and counted once for the ladder. */
async function resultFaults(db: Kysely<Schema>, games: readonly GameRow[]): Promise<string[]> {
  const [results, ratings] = await Promise.all([
    db.selectFrom('results').selectAll().execute(),
    db.selectFrom('ratings').selectAll().execute(),
  ]);
  const wrong: string[] = [];
  const rated = new Map<string, number>();
  for (const { id, config, ended, is_rated, rated: counted } of games) {
    const seats = results.filter(({ game }) => game === id);
    const most = ended === null ? 0 : (JSON.parse(config) as { seats: unknown[] }).seats.length;
    if (seats.length !== most) wrong.push(`game ${id} has ${seats.length} results instead of ${most}`);
    if (ended === null || is_rated === 0) continue;
    if (counted === null) wrong.push(`game ${id} is not counted`);
    for (const { person, mode } of seats)
      rated.set(`${person} ${mode}`, (rated.get(`${person} ${mode}`) ?? 0) + 1);
  }
  for (const { person, mode, games: counted } of ratings)
    if (rated.get(`${person} ${mode}`) !== counted) wrong.push(`${person}: ${counted} games in ${mode}`);
  if (rated.size !== ratings.length) wrong.push(`${ratings.length} ratings instead of ${rated.size}`);
  return wrong;
}
