import { newMatch } from '@peerless/rules/match';
import { Host } from '@peerless/table';
import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { Stories } from '../src/rooms/stories.ts';
import { runNode, Visitor } from './guest.ts';
import { DUEL, HELLO, PEOPLE, sqliteFile } from './nodes.ts';
import { begun } from './tables.ts';

const opened = (): Host => new Host(newMatch(DUEL, testLibrary()), PEOPLE);

describe('the story of a game', () => {
  test('is made once for each number and viewer, however often somebody asks', () => {
    const [stories, host] = [new Stories(), opened()];
    const [mine, yours] = [stories.of('g1', host, 0), stories.of('g1', host, 1)];
    expect(stories.of('g1', host, 0)).toBe(mine);
    expect(yours).not.toEqual(mine);
    expect(stories.of('g2', host, 0)).not.toBe(mine);
    host.act(0, { propose: 'draw' }, 0);
    expect(stories.of('g1', host, 0)).not.toBe(mine);
  });

  test('is kept as long as there is room for it', () => {
    const host = opened();
    const { length } = new Stories().of('g1', host, 0).join('');
    const stories = new Stories(2.5 * length);
    const first = stories.of('g1', host, 0);
    stories.of('g2', host, 0);
    expect(stories.of('g1', host, 0)).toBe(first);
    stories.of('g3', host, 0);
    stories.of('g4', host, 0);
    expect(stories.of('g1', host, 0)).not.toBe(first);
  });

  test('is not told to a page that asks for it again and again', async () => {
    const { server } = await runNode(sqliteFile(), { rates: 1000 });
    const [ada, ben] = [new Visitor(server), new Visitor(server)];
    for (const [name, visitor] of Object.entries({ ada, ben })) await visitor.ask('/api/people', { name });
    const { game } = await begun([ada, ben]);
    await ada.visit(game);
    const closed = new Promise((resolve) => ada.socket?.once('close', resolve));
    for (let n = 0; n < 30; n++) ada.socket?.send(JSON.stringify({ hello: HELLO }));
    expect(await closed).toBe(4029);
    expect(ada.heard.filter((text) => text.startsWith('{"welcome"')).length).toBeLessThanOrEqual(11);
    // A page that comes back is welcome.
    await ada.visit(game);
    const heard = ada.heard.length;
    await ada.until(() => ada.heard.length > heard);
  });
});
