import { describe, expect, test } from 'vitest';
import { Visitor } from './guest.ts';
import { at, begun, opened, READY, saltOf, within, withPeople } from './tables.ts';

describe('the socket of a table', () => {
  test('tells the lobby at once and on every change, to each with their own eyes', async () => {
    const { ada, ben, page } = await withPeople('ada', 'ben');
    const table = await opened(ada, { choosing: 'hidden' });
    await at(ada, table, { sit: 0 });
    const pages = [page(table, ada), page(table, ben), page(table)] as const;
    await within(() => pages.every(({ lobby }) => lobby?.onlookers === 2));
    expect(pages.map(({ lobby }) => lobby?.you)).toEqual([
      { player: 0, isOwner: true, given: null },
      { player: null, isOwner: false, given: null },
      { player: null, isOwner: false, given: null },
    ]);
    await at(ben, table, { sit: 1 });
    await within(() => pages.every(({ lobby }) => lobby?.onlookers === 1));
    for (const { lobby } of pages)
      expect(lobby?.places).toMatchObject([
        { name: 'ada', isHere: true, isReady: false },
        { name: 'ben', isHere: true, isReady: false },
      ]);
    pages[1].socket.close();
    await within(() => {
      const place = pages[0].lobby?.places[1];
      return place?.is === 'person' && !place.isHere;
    });
    await at(ada, table, READY);
    await within(() => {
      const place = pages[2].lobby?.places[0];
      return place?.is === 'person' && place.isReady;
    });
    const versions = pages[2].messages.flatMap((message) =>
      'lobby' in message ? [message.lobby.version] : [],
    );
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
  });

  test('no byte tells a hidden hero, a secret or a salt before the game begins', async () => {
    const { ada, ben, cem, page, lobbies } = await withPeople('ada', 'ben', 'cem');
    const table = await opened(ada, { choosing: 'hidden' });
    await at(ada, table, { sit: 0 });
    const pages = [page(table, ada), page(table, cem), page(table)];
    await within(() => pages.every(({ lobby }) => lobby !== null));
    await at(ben, table, { sit: 1 });
    await at(ben, table, { hero: { seat: 1, hero: 'medusa' } });
    const secret = (await lobbies.get(table))?.lobby.secret ?? 'none';
    await at(ben, table, { ready: { salt: saltOf('ben'), isSwapped: false } });
    await within(() => pages.every(({ lobby }) => lobby?.seats[1]?.isChosen === true));
    await within(() => pages.every(({ heard }) => heard.at(-1)?.includes('"isReady":true') === true));
    const answers = await Promise.all(
      [ada, cem].flatMap((visitor) => [
        visitor.ask(`/api/tables/${table}`),
        visitor.ask('/api/tables'),
        visitor.ask(`/api/tables/${table}`, { sit: 1 }),
        visitor.ask(`/api/tables/${table}`, { hero: { seat: 1, hero: 'alice' } }),
      ]),
    );
    const bytes = [
      ...pages.flatMap(({ heard }) => heard),
      ...answers.map(({ body }) => JSON.stringify(body)),
    ].join();
    expect(bytes).toContain('"isChosen":true');
    for (const hidden of ['medusa', secret, saltOf('ben')]) expect(bytes).not.toContain(hidden);
    expect(JSON.stringify(await at(ben, table, { wait: true }))).toContain('medusa');
  });

  test('people talk; who is not signed in only listens', async () => {
    const { ada, ben, page } = await withPeople('ada', 'ben');
    const table = await opened(ada);
    const [first, stranger] = [page(table, ada), page(table)];
    // That nothing was said so far is said, too: so the first line is known to be news.
    await within(() => [first, stranger].every(({ heard }) => heard.includes('{"said":[]}')));
    first.say({ say: { text: 'Anybody?' } });
    stranger.say({ say: { text: 'Me!' } });
    await within(() => stranger.refused.length === 1 && stranger.said.length === 1);
    expect(stranger.refused).toEqual(['signIn']);
    const late = page(table, ben);
    await within(() => late.said.length === 1);
    late.say({ say: { phrase: 'hello' } });
    await within(() => [first, stranger, late].every(({ said }) => said.length === 2));
    for (const { said } of [first, stranger, late]) expect(said).toEqual(['ada: Anybody?', 'ben: hello']);
    for (let n = 0; n < 9; n++) late.say({ say: { text: `${n}` } });
    await within(() => late.refused.length > 0);
    expect(late.refused[0]).toBe('tooOften');
  });

  test.each([
    ['', 4000],
    ['{', 4000],
    ['{"say":{"text":""}}', 4000],
    ['{"say":{"phrase":"rude"}}', 4000],
    ['[1]', 4000],
  ])('closes on %j', async (text, code) => {
    const { ada, page } = await withPeople('ada');
    const connected = page(await opened(ada), ada);
    await within(() => connected.lobby !== null);
    connected.say(text);
    await within(() => connected.closed !== null);
    expect(connected.closed).toBe(code);
  });

  test('closes where there is no table, and when a table is closed', async () => {
    const { ada, page, db, news } = await withPeople('ada');
    const nowhere = page('nowhere', ada);
    await within(() => nowhere.closed !== null);
    expect(nowhere.closed).toBe(4004);
    const table = await opened(ada);
    const connected = page(table, ada);
    await within(() => connected.lobby !== null);
    await db.deleteFrom('tables').where('id', '=', table).execute();
    news.tell(table);
    await within(() => connected.closed !== null);
  });

  test('whoever is blocked finds no place', async () => {
    const { ada, ben, community } = await withPeople('ada', 'ben');
    const table = await opened(ada);
    await at(ada, table, { sit: 0 });
    await community.blocks.set(ada.id, ben.id, true);
    expect(await ben.ask(`/api/tables/${table}`, { sit: 1 })).toMatchObject({
      status: 403,
      body: { refused: 'blocked' },
    });
  });
});

describe('a game that has begun', () => {
  test('was made of the pledge, the secret and the salts, which are told when it is over', async () => {
    const { ada, ben, server, store, lobbies } = await withPeople('ada', 'ben');
    const table = await opened(ada);
    await at(ada, table, { sit: 0 });
    await at(ben, table, { sit: 1 });
    const { pledge } = await at(ada, table, { ready: { salt: saltOf('ada'), isSwapped: false } });
    const secret = (await lobbies.get(table))?.lobby.secret ?? 'none';
    const view = await at(ben, table, { ready: { salt: saltOf('ben'), isSwapped: false } });
    const game = view.game ?? '';
    expect(view.pledge).not.toBe(pledge);
    for (const route of ['record', 'fairness'])
      expect(await ada.ask(`/api/games/${game}/${route}`)).toMatchObject({
        status: 409,
        body: { refused: 'notYet' },
      });
    expect((await ada.ask(`/api/games/${game}`)).body).toMatchObject({
      game: { id: game, table, mode: 'duel', ended: null },
      table,
      pledge,
    });
    const row = await store.game(game);
    const seed = JSON.parse(row?.config ?? '{}').seed;
    const eve = new Visitor(server);
    for (const visitor of [ada, ben, eve]) await visitor.visit(game);
    await ada.until(() => [ada, ben, eve].every(({ seq }) => seq !== null));
    ada.say({ resign: 0 });
    await ada.until(() => [ada, ben, eve].every(({ isOver }) => isOver));
    for (const { heard } of [ada, ben, eve])
      for (const hidden of [secret, seed, saltOf('ada'), saltOf('ben')])
        expect(heard.join('')).not.toContain(hidden);
    await expect.poll(async () => (await eve.ask(`/api/games/${game}/fairness`)).status).toBe(200);
    expect((await eve.ask(`/api/games/${game}/fairness`)).body).toEqual({
      pledge,
      secret,
      salts: [saltOf('ada'), saltOf('ben')],
      seed,
    });
    const save = (await eve.ask(`/api/games/${game}/record`)).body as unknown as {
      players: unknown;
      record: { config: { seed: string } };
    };
    expect(save).toMatchObject({
      format: 'peerless-save-1',
      players: [
        { is: 'person', name: 'ada' },
        { is: 'person', name: 'ben' },
      ],
    });
    expect(save.record.config.seed).toBe(seed);
    for (const route of ['record', 'fairness'])
      expect((await eve.ask(`/api/games/nowhere/${route}`)).status).toBe(404);
  });

  test('is known to the table, and that it is over', async () => {
    const { ada, ben, page } = await withPeople('ada', 'ben');
    const { table, game } = await begun([ada, ben]);
    const connected = page(table, ben);
    await within(() => connected.lobby?.game === game);
    await ada.visit(game);
    await ada.until(() => ada.seq !== null);
    ada.say({ resign: 0 });
    await within(() => connected.lobby?.game === null);
    expect(connected.lobby?.games).toEqual([game]);
  });
});
