import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { outcome } from '@peerless/rules';
import { fromRecord } from '@peerless/rules/match';
import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { readSaveFile } from '../../packages/client/src/games/save-file.ts';
import { RATES, runNode, Visitor } from '../../packages/server/test/guest.ts';
import { sqliteFile } from '../../packages/server/test/nodes.ts';
import { Page, within } from '../../packages/server/test/tables.ts';
import { ADA, chooseOnce, makeServerSave, SAID, type ServerSave } from './make-server-save.ts';

/** The file of a server of every release is brought up to date by this one, and everything goes on (decision 0015). */

const folder = fileURLToPath(new URL('../../saves', import.meta.url));
const release = process.env.NEW_SAVES;
if (release !== undefined)
  test(`the file of a server of ${release} is written`, () => makeServerSave(`${folder}/${release}`));

const releases = readdirSync(folder).filter(
  (version) => version === release || existsSync(`${folder}/${version}/server.db.gz`),
);

/** A server of today on a copy of that file. */
async function serverOf(version: string) {
  const place = sqliteFile();
  if ('file' in place)
    writeFileSync(place.file, gunzipSync(readFileSync(`${folder}/${version}/server.db.gz`)));
  const save: ServerSave = JSON.parse(readFileSync(`${folder}/${version}/server.json`, 'utf8'));
  const ahead = Date.now() - save.made - 60_000;
  const { server } = await runNode(place, { rates: RATES, now: () => Date.now() - ahead });
  const [ada, ben] = [new Visitor(server), new Visitor(server)];
  const [{ body }, { status }] = [
    await ada.ask('/api/sessions', ADA),
    await ben.ask('/api/sessions', { code: save.code }),
  ];
  expect([body.person, status]).toMatchObject([{ name: 'Ada' }, 200]);
  return { server, save, ada, ben, id: (body.person as { id: string }).id };
}

test('every release since the server came has left its file', () => {
  expect(releases).toEqual(readdirSync(folder).filter((version) => !['0.1.0', '0.2.0'].includes(version)));
});

describe.each(releases)('the server of %s', (version) => {
  test('a game goes on where it was', async () => {
    const { save, ada, ben } = await serverOf(version);
    for (const player of [ada, ben]) {
      await player.visit(save.running.game);
      await player.until(() => player.seq === save.running.seq);
    }
    expect([ada.viewer, ben.viewer]).toEqual([0, 1]);
    for (let n = 0; n < 5; n++) await chooseOnce([ada, ben]);
  });

  test('what is over can be looked at, and counts', async () => {
    const { server, save, ada, id } = await serverOf(version);
    const told = await (await fetch(`http://${server}/api/games/${save.finished}/record`)).text();
    expect(outcome(fromRecord(readSaveFile(told).record, testLibrary()).game)).toEqual({
      winners: [0],
      reason: 'resigned',
    });
    expect((await ada.ask(`/api/people/${id}`)).body).toMatchObject({ name: 'Ada', games: 1, wins: 1 });
  });

  test('tables and talk are still there', async () => {
    const { server, save, ben } = await serverOf(version);
    const page = new Page(server, save.running.table, ben.cookie);
    await within(() => page.said.includes(`Ada: ${SAID}`));
    const waiting = new Page(server, save.waiting, ben.cookie);
    await within(() => waiting.lobby !== null);
    expect(waiting.lobby).toMatchObject({ mode: 'free-for-all', id: save.waiting, game: null });
  });
});
