import { createServer } from 'node:http';
import { Agent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import webPush from 'web-push';
import {
  keptVapidKeys,
  openCommunity,
  Presence,
  PushSender,
  type StoreAddress,
  type VapidKeys,
} from '../src/index.ts';
import { Notifier, type NotifierOptions } from '../src/notify/notifier.ts';
import { Outbox } from '../src/notify/outbox.ts';
import { publicLookup } from '../src/notify/public-host.ts';
import { GRACE, TurnWatch } from '../src/notify/turn-watch.ts';
import { gameOf } from './finished.ts';
import { DAY, MINUTE, opened } from './opened.ts';
import { claimsOf, Device, startPushService } from './push-service.ts';

const DAYS = JSON.stringify({ is: 'days', days: 3 });

interface Heard {
  readonly key: unknown;
  readonly body: { readonly id: string; readonly person: string };
}

/** Somebody's program that listens to the webhook. */
async function startHost() {
  const host = { heard: [] as Heard[], status: 200, address: '' };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      host.heard.push({ key: request.headers['idempotency-key'], body: JSON.parse(text) });
      response.writeHead(host.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  host.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return host;
}

/** What holds for those who are away and asked, wherever games are kept. */
export function turnsAreTold(place: () => Promise<StoreAddress>): void {
  const asked = async (clock: string = DAYS) => {
    const all = await opened(await place());
    const { db, now, people } = all;
    const [ada, ben] = [(await people.addGuest('Ada')).person, (await people.addGuest('Ben')).person];
    const game = await gameOf(
      db,
      [
        [ada.id, 'medusa', 'won'],
        [ben.id, 'alice', 'lost'],
      ],
      { clock, table: 't1' },
    );
    const passTo = async (player: number): Promise<void> => {
      const turn = { player, person: [ada.id, ben.id][player] ?? null, since: now(), deadline: null };
      await db
        .insertInto('turns')
        .values({ game, ...turn })
        .onConflict((conflict) => conflict.column('game').doUpdateSet(turn))
        .execute();
    };
    await passTo(0);
    const notifier = (options: NotifierOptions) =>
      new Notifier(db, now, { publicUrl: 'https://play.example.com', ...options });
    return { ...all, ada, ben, game, passTo, notifier };
  };

  test('by webhook, once each turn, with an id that stays the same until it has arrived', async () => {
    const { ada, game, wait, notifier } = await asked();
    const host = await startHost();
    host.status = 503;
    const node = notifier({ webhook: host.address });
    await node.round();
    expect(host.heard).toEqual([]);
    wait(GRACE);
    for (let n = 0; n < 3; n++) await node.round();
    expect(host.heard.length).toBe(1);
    wait(30_000);
    await node.round();
    host.status = 204;
    wait(30_000);
    await node.round();
    expect(host.heard.length).toBe(2);
    wait(30_000);
    await node.round();
    for (let n = 0; n < 3; n++) await node.round();
    wait(DAY);
    await node.round();
    expect(host.heard.length).toBe(3);
    expect(new Set(host.heard.map(({ key }) => key)).size).toBe(1);
    expect(host.heard[2]?.body).toEqual({
      ...{ id: host.heard[0]?.key, kind: 'turn', person: ada.id, game, table: 't1' },
      ...{ link: `https://play.example.com/#/online-game/${game}`, since: expect.any(Number) },
    });
  });

  test('by however many nodes at once, also after one was killed while it sent', async () => {
    const { db, now, wait, passTo, ada, ben, notifier } = await asked();
    const host = await startHost();
    const nodes = Array.from({ length: 3 }, () => notifier({ webhook: host.address }));
    wait(GRACE);
    await Promise.all(nodes.map((node) => node.round()));
    await Promise.all(nodes.map((node) => node.round()));
    expect(host.heard.map(({ body }) => body.person)).toEqual([ada.id]);
    await passTo(1);
    wait(GRACE);
    host.status = 500;
    await nodes[0]?.round();
    wait(30_000);
    // This one takes the letter and is never heard of again.
    void new Outbox(db, now, () => new Promise(() => {})).deliver();
    await expect
      .poll(async () => (await db.selectFrom('outbox').select('tries').execute())[0]?.tries)
      .toBe(2);
    host.status = 200;
    await Promise.all(nodes.map((node) => node.round()));
    expect(host.heard.length).toBe(2);
    wait(MINUTE);
    await Promise.all(nodes.map((node) => node.round()));
    expect(host.heard.map(({ body }) => body.person)).toEqual([ada.id, ben.id, ben.id]);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('not again by a node that has seen the turn before another one told of it', async () => {
    const { db, now, ada, game, wait, notifier } = await asked();
    const host = await startHost();
    const node = notifier({ webhook: host.address });
    wait(GRACE);
    const { since } = await db.selectFrom('turns').select('since').executeTakeFirstOrThrow();
    const seen = { game, player: 0, person: ada.id, since, clock: DAYS, table_id: 't1', until: null };
    await node.round();
    expect(await new TurnWatch(db, now, true).mind(seen)).toBe(false);
    await node.round();
    expect(host.heard.length).toBe(1);
  });

  test('all of them, also when there are many', async () => {
    const { db, now, game, ada, wait } = await asked();
    const row = await db.selectFrom('games').selectAll().executeTakeFirstOrThrow();
    const ids = Array.from({ length: 450 }, (_, n) => `many-${n}`);
    const asks = { player: 0, person: ada.id, since: now(), deadline: null };
    await db
      .insertInto('games')
      .values(ids.map((id) => ({ ...row, id })))
      .execute();
    await db
      .insertInto('turns')
      .values(ids.map((id) => ({ ...asks, game: id })))
      .execute();
    wait(GRACE);
    const watch = new TurnWatch(db, now, true);
    expect([await watch.look(), await watch.look()]).toEqual([451, 0]);
    const letters = await db.selectFrom('outbox').select('game').execute();
    expect(new Set(letters.map((letter) => letter.game))).toEqual(new Set([game, ...ids]));
  });

  test('only those who are away, unless the game takes days; nobody who has answered', async () => {
    const { db, now, game, wait, passTo, notifier } = await asked('{"is":"move","seconds":600}');
    const host = await startHost();
    const presence = new Presence(db, now);
    const leave = presence.arrive(game, 0);
    await presence.write();
    const node = notifier({ webhook: host.address });
    wait(GRACE);
    await node.round();
    expect(host.heard.length).toBe(0);
    leave();
    await presence.write();
    await node.round();
    expect(host.heard.length).toBe(1);
    // The host cannot be told, and when that is possible again somebody else is asked, who is there.
    await passTo(1);
    wait(GRACE);
    host.status = 500;
    await node.round();
    await passTo(0);
    host.status = 200;
    wait(DAY);
    presence.arrive(game, 0);
    await presence.write();
    await node.round();
    expect(host.heard.length).toBe(2);
  });

  test('on devices by Web Push, encrypted, until the push service says that they are gone', async () => {
    const { db, ada, ben, game, wait, passTo, notifier } = await asked();
    const service = await startPushService();
    const keys = await keptVapidKeys(db);
    expect(await keptVapidKeys(db)).toEqual(keys);
    const push = new PushSender(keys, 'mailto:host@example.com', service.agent);
    const node = notifier({ push });
    const [phone, tablet, other] = [new Device('phone'), new Device('tablet'), new Device('other')];
    for (const { subscription } of [phone, tablet]) await node.subscriptions.add(ada.id, subscription);
    await node.subscriptions.add(ben.id, other.subscription);
    wait(GRACE);
    await node.round();
    const read = service.asked.map(({ path, body }) => [
      path,
      path.endsWith('phone') ? phone.read(body) : tablet.read(body),
    ]);
    const told = { id: expect.any(String), kind: 'turn', game, table: 't1' };
    expect(read.toSorted()).toEqual([
      ['push.example.com/phone', told],
      ['push.example.com/tablet', told],
    ]);
    const [{ headers }] = service.asked as [(typeof service.asked)[0]];
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(claimsOf(String(headers.authorization))).toMatchObject({
      aud: 'https://push.example.com',
      sub: 'mailto:host@example.com',
    });
    await passTo(1);
    await passTo(0);
    service.status = 410;
    wait(GRACE);
    await node.round();
    expect(await node.subscriptions.of(ada.id)).toEqual([]);
    expect((await node.subscriptions.of(ben.id)).length).toBe(1);
    wait(DAY);
    await node.round();
    expect(service.asked.length).toBe(4);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('never at an address that is not public', async () => {
    const { db, ada, wait, notifier } = await asked();
    // A name of the public net that leads to this machine.
    const agent = new Agent({
      lookup: publicLookup((_, __, done) => done(null, [{ address: '127.0.0.1', family: 4 }])),
    });
    const push = new PushSender(await keptVapidKeys(db), 'mailto:host@example.com', agent);
    const node = notifier({ push });
    await node.subscriptions.add(ada.id, new Device('phone').subscription);
    const { keys } = new Device('local').subscription;
    await node.subscriptions.add(ada.id, { endpoint: 'https://127.0.0.1/x', keys });
    wait(GRACE);
    await node.round();
    const [letter] = await db.selectFrom('outbox').selectAll().execute();
    const device = await node.subscriptions.get(letter?.subscription ?? '');
    if (letter === undefined || device === null) throw new Error('nothing was to be sent');
    await expect(push.send(letter, device)).rejects.toThrow('push.example.com has no public address');
    // The first is tried again later, the second is dropped.
    expect((await node.subscriptions.of(ada.id)).map(({ endpoint }) => endpoint)).toEqual([
      'https://push.example.com/phone',
    ]);
    expect((await db.selectFrom('outbox').selectAll().execute()).map(({ tries }) => tries)).toEqual([1]);
  });

  test('with the keys of the host, if they are a pair', async () => {
    const { db, now } = await asked();
    const [own, other] = [await keptVapidKeys(db), webPush.generateVAPIDKeys()];
    const vapidSubject = 'mailto:host@example.com';
    const open = async (vapid: VapidKeys | null, subject: string | null = vapidSubject) =>
      (await openCommunity(db, now, { vapid, vapidSubject: subject })).notifier.push?.publicKey;
    expect([await open(null), await open(other)]).toEqual([own.publicKey, other.publicKey]);
    await expect(open({ ...own, privateKey: other.privateKey })).rejects.toThrow('do not belong together');
    await expect(open({ ...own, privateKey: 'x' })).rejects.toThrow('do not belong together');
    await expect(open(null, 'host@example.com')).rejects.toThrow('mailto:');
  });

  test('a device is of whoever signed in there last, and of ten the oldest gives way', async () => {
    const { ada, ben, notifier } = await asked();
    const { subscriptions } = notifier({});
    const devices = Array.from({ length: 11 }, (_, n) => new Device(`d${n}`).subscription);
    for (const device of devices) await subscriptions.add(ada.id, device);
    const ends = async (person: string) =>
      (await subscriptions.of(person)).map(({ endpoint }) => endpoint.slice(25));
    expect(await ends(ada.id)).toEqual(['d10', 'd9', 'd8', 'd7', 'd6', 'd5', 'd4', 'd3', 'd2', 'd1']);
    const [, second] = devices as [unknown, (typeof devices)[0]];
    await subscriptions.add(ben.id, second);
    await subscriptions.remove(ada.id, second.endpoint);
    expect(await ends(ben.id)).toEqual(['d1']);
    await subscriptions.remove(ben.id, second.endpoint);
    expect([await ends(ben.id), (await ends(ada.id)).length]).toEqual([[], 9]);
  });
}
