import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { backUp } from '../../packages/server/src/store/backup.ts';
import { RATES, runNode, Visitor } from '../../packages/server/test/guest.ts';
import { sqliteFile } from '../../packages/server/test/nodes.ts';
import { begun, opened, Page, within } from '../../packages/server/test/tables.ts';

/** What the test of a server's file knows of it besides. */
export interface ServerSave {
  /** The recovery code of Ben; Ada has a password. */
  readonly code: string;
  readonly running: { readonly table: string; readonly game: string; readonly seq: number };
  readonly finished: string;
  readonly waiting: string;
  /** When the file was written: it is opened a minute later, however many years have gone by. */
  readonly made: number;
}

export const ADA = { login: 'ada', password: 'difference engine' };
export const SAID = 'A good game to you!';

/**
 * Writes everything that a server of this release keeps in its file: two people, a rated game that is over, one that runs
 * with what was said at its table, and a table at which somebody waits.
 */
export async function makeServerSave(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const place = sqliteFile();
  const { server } = await runNode(place, { rates: RATES });
  const [ada, ben] = [new Visitor(server), new Visitor(server)];
  await ada.ask('/api/people', { name: 'Ada' });
  await ben.ask('/api/people', { name: 'Ben' });
  await ada.ask('/api/me/password', ADA);
  const { body } = await ben.ask('/api/me/recovery', {});
  const clock = { is: 'move', seconds: 600 } as const;
  const finished = (await begun([ada, ben], { isRated: true, clock })).game;
  await ben.visit(finished);
  await ben.until(() => ben.seq !== null);
  ben.say({ resign: 1 });
  await ben.until(() => ben.isOver);

  const running = await begun([ada, ben]);
  const page = new Page(server, running.table, ada.cookie);
  await within(() => page.lobby !== null);
  page.say({ say: { text: SAID } });
  await within(() => page.said.length > 0);
  const players = [ada, ben];
  for (const player of players) {
    [player.seq, player.moments] = [null, []];
    await player.visit(running.game);
    await player.until(() => player.seq !== null);
  }
  for (let n = 0; n < 12; n++) await chooseOnce(players);
  const waiting = await opened(ada, { mode: 'free-for-all', seats: [0, 1, 2] });

  const save: ServerSave = {
    code: String((body as unknown as { code: string }).code),
    running: { ...running, seq: ada.seq ?? 0 },
    finished,
    waiting,
    made: Date.now(),
  };
  if ('file' in place) {
    const copy = `${place.file}.copy`;
    backUp(place.file, copy);
    writeFileSync(`${folder}/server.db.gz`, gzipSync(readFileSync(copy), { level: 9 }));
  }
  writeFileSync(`${folder}/server.json`, `${JSON.stringify(save, null, 2)}\n`);
}

/** Whoever is asked takes the last option, and all are told. */
export async function chooseOnce(players: readonly Visitor[]): Promise<void> {
  const asked = players.find(({ keys }) => keys.length > 0);
  const before = asked?.seq ?? 0;
  asked?.say({ choose: asked.keys.at(-1) ?? '' });
  for (const player of players) await player.until(() => (player.seq ?? 0) > before);
}
