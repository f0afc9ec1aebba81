import { below, createRng, type Library, type Viewer } from '@peerless/rules';
import { type GameRecord, newMatch, RULES_VERSION, toRecord } from '@peerless/rules/match';
import {
  type Command,
  decisionIn,
  greet,
  Host,
  type Moment,
  momentsOf,
  momentTexts,
  newTape,
  type Player,
  PROTOCOL,
  tapeOf,
  type Welcome,
} from '@peerless/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LessonSource } from '../src/learn/lesson-source.ts';
import { FIRST_GAME, LAST_LESSON, LEARNER, SCRIPT } from '../src/learn/lessons.ts';
import { ScriptedThinker } from '../src/learn/scripted-thinker.ts';
import { library } from '../src/library.ts';
import { MALFORMED } from '../src/table/line.ts';
import { LocalSource } from '../src/table/local-source.ts';
import { RecordSource } from '../src/table/record-source.ts';
import { RemoteSource } from '../src/table/remote-source.ts';
import type { TableSource } from '../src/table/table-source.ts';
import { BAD, GOOD, TableServer } from './table-server.ts';

const PEOPLE: readonly Player[] = [{ is: 'person' }, { is: 'person' }];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

const asked = (source: TableSource) => {
  const last = source.state().moments.at(-1);
  return last === undefined ? null : decisionIn(last.view);
};

async function joined(server: TableServer, viewer: Viewer): Promise<RemoteSource> {
  const joining = RemoteSource.join(server.around(viewer));
  await pass(60_000);
  const source = await joining;
  if (typeof source === 'string') throw new Error(source);
  return source;
}

const hosted = (players = PEOPLE): Host => new Host(newMatch(FIRST_GAME, library()), players);

/** The first game as it is written, and as the learner sees it. */
function written(): { readonly record: GameRecord; readonly moments: readonly Moment[] } {
  const game = newTape(FIRST_GAME, library());
  const host = new Host(game.match, PEOPLE);
  for (const key of SCRIPT) host.act(host.asked ?? -1, { choose: key }, host.seq);
  const record = toRecord(host.match);
  return { record, moments: momentsOf(record, library(), LEARNER) };
}

/** Says what is written whenever the source asks for it. */
async function playScript(...sources: readonly TableSource[]): Promise<void> {
  for (let n = 0; n < 200; n++) {
    for (const source of sources) {
      const made = source.state().moments.length - 1;
      if (asked(source) !== null && source.state().pending === null && made < SCRIPT.length)
        source.send?.({ choose: SCRIPT[made] ?? '' });
    }
    await pass(20);
  }
}

const SOURCES: { readonly [name: string]: () => Promise<TableSource> } = {
  local: async () => {
    const thinker = new ScriptedThinker(SCRIPT, 0, SCRIPT.length, {
      choose: async () => '',
      hint: async () => [],
    });
    const source = new LocalSource(
      newTape(FIRST_GAME, library()),
      [{ is: 'person' }, { is: 'bot', bot: 'x' }],
      {
        thinker,
        keep: ({ entries }) => {
          thinker.made = entries.length;
        },
      },
    );
    await playScript(source);
    return source;
  },
  lesson: async () => {
    const source = new LessonSource(0);
    source.goOnTo(LAST_LESSON);
    await playScript(source);
    return source;
  },
  record: async () =>
    new RecordSource(tapeOf(written().record, library()), [{ is: 'person' }, { is: 'bot', bot: 'x' }]),
  remote: async () => {
    const server = new TableServer(hosted(), GOOD, '1');
    const [source, other] = [await joined(server, LEARNER), await joined(server, 1 - LEARNER)];
    await playScript(source, other);
    return source;
  },
};

describe.each(Object.entries(SOURCES))('the %s source', (name, open) => {
  test('tells the same game, of the same heroes and board', async () => {
    const source = await open();
    const { moments, config, viewer, seq, library } = source.state();
    expect(moments).toEqual(written().moments);
    expect({ ...config, seed: FIRST_GAME.seed }).toEqual(FIRST_GAME);
    expect(config).not.toHaveProperty('seed');
    expect([viewer, seq]).toEqual([LEARNER, SCRIPT.length]);
    for (const { hero } of config.seats) expect(library.heroes.get(hero)?.slug).toBe(hero);
    expect(library.boards.has(config.board)).toBe(true);
    source.close();
  });

  test('is at rest: nothing pending, refused, proposed or stuck, and the same state until something changes', async () => {
    const source = await open();
    expect(source.state()).toMatchObject({
      pending: null,
      refused: null,
      proposal: null,
      stuck: null,
      handOver: null,
      link: name === 'remote' ? 'online' : 'here',
    });
    expect(source.state()).toBe(source.state());
    expect(source.send === null).toBe(name === 'record');
    source.close();
  });

  test('says when something changes, to whoever still listens', async () => {
    const source = await open();
    let changes = 0;
    const stop = source.subscribe(() => changes++);
    const change = (): void => {
      if (source.send === null) source.extras.lookAs?.('spectator');
      else source.send({ choose: 'no such option' });
    };
    change();
    await pass(100);
    expect(changes).toBeGreaterThan(0);
    if (source.send !== null) expect(source.state()).toMatchObject({ refused: 'notYours', pending: null });
    stop();
    changes = 0;
    change();
    await pass(100);
    expect(changes).toBe(0);
    source.close();
  });
});

describe('a table on a server', () => {
  const atTable = async (network = GOOD) => {
    const server = new TableServer(hosted(), network, '1');
    return { server, source: await joined(server, LEARNER) };
  };
  const first = (source: TableSource): Command => ({ choose: asked(source)?.options[0]?.key ?? '' });

  test('freezes the question until it answers, and chooses nothing before', async () => {
    const { source } = await atTable();
    const command = first(source);
    source.send?.(command);
    expect(source.state()).toMatchObject({ pending: command, seq: 0 });
    expect(source.state().moments).toHaveLength(1);
    // What is said meanwhile is not heard.
    source.send?.({ resign: LEARNER });
    await pass(10);
    expect(source.state()).toMatchObject({ pending: null, seq: 1 });
    expect(source.state().moments).toHaveLength(2);
  });

  test('that does not answer for seven seconds is greeted again, and the command is said once more', async () => {
    const { server, source } = await atTable();
    server.reply = { refused: 'stale', at: 99 };
    source.send?.(first(source));
    await pass(6900);
    expect(server.heard.at(-1)).toHaveProperty('command');
    server.reply = null;
    await pass(200);
    expect(server.heard.slice(-2)).toEqual([
      { hello: expect.objectContaining({ known: { seq: 0, content: expect.any(String) } }) },
      expect.objectContaining({ at: 0 }),
    ]);
    expect(source.state()).toMatchObject({ pending: null, seq: 1 });
    expect(server.host.seq).toBe(1);
  });

  test('that is lost is dialled less and less often, and at once when somebody looks', async () => {
    const { server, source } = await atTable();
    server.isDown = true;
    server.breakAll();
    await pass(10);
    expect(source.state().link).toBe('lost');
    await pass(120_000);
    server.isDown = false;
    expect(server.isEmpty).toBe(true);
    server.wake();
    await pass(10);
    expect(source.state().link).toBe('online');
  });

  test('is known to be lost as soon as the browser knows, and found again where it can be reached all the same', async () => {
    const { server, source } = await atTable();
    server.isDown = true;
    server.cut();
    expect(source.state().link).toBe('lost');
    await pass(5000);
    expect(source.state().link).toBe('lost');
    server.isDown = false;
    server.wake();
    await pass(10);
    expect(source.state().link).toBe('online');
    server.cut();
    await pass(600);
    expect(source.state().link).toBe('online');
  });

  test('shows what has happened meanwhile to whoever comes back', async () => {
    const { server, source } = await atTable();
    server.isDown = true;
    server.breakAll();
    for (const key of SCRIPT.slice(0, 3))
      server.host.act(server.host.asked ?? -1, { choose: key }, server.host.seq);
    await pass(1000);
    expect(source.state().moments).toHaveLength(1);
    server.isDown = false;
    await pass(40_000);
    expect(source.state().moments).toEqual(server.host.story(LEARNER).moments);
  });

  test('that is newer than the page says so, at the door and later', async () => {
    const { server, source } = await atTable();
    server.reply = { reload: true };
    source.send?.(first(source));
    await pass(10);
    expect(source.state().link).toBe('outdated');
    const late = RemoteSource.join(server.around(0));
    await pass(10);
    expect(await late).toBe('outdated');
    // Nobody knocks again.
    const { length } = server.heard;
    await pass(120_000);
    expect(server.heard).toHaveLength(length);
  });

  test('that has another engine tells views instead of words, to whoever comes and to whoever comes back', async () => {
    const server = new TableServer(hosted(), GOOD, '1');
    const early = await joined(server, LEARNER);
    const saidLast = (): unknown => server.heard.findLast((said) => 'hello' in said)?.hello.words;
    expect(saidLast()).toBe(true);
    server.isOther = true;
    const late = await joined(server, 1 - LEARNER);
    await playScript(early, late);
    server.breakAll();
    await pass(30_000);
    server.heard = [];
    await pass(30_000);
    expect(server.heard.length).toBeGreaterThan(1);
    expect(saidLast()).toBeUndefined();
    for (const [source, viewer] of [[early, LEARNER] as const, [late, 1 - LEARNER] as const]) {
      expect(source.state().moments).toEqual(momentsOf(toRecord(server.host.match), library(), viewer));
      expect(source.state().link).toBe('online');
      source.close();
    }
  });

  test('that has heroes of which the page cannot make views tells them itself', async () => {
    const server = new TableServer(hosted(), GOOD, '1');
    server.isNewer = true;
    const source = await joined(server, LEARNER);
    const hellos = server.heard.map((said) => 'hello' in said && said.hello.words);
    expect(hellos.slice(0, 2)).toEqual([true, undefined]);
    expect(source.state()).toMatchObject({ link: 'online', moments: server.host.story(LEARNER).moments });
    source.close();
  });

  test('is believed nothing of a welcome that cannot be read', async () => {
    const { server, source } = await atTable();
    const before = source.state();
    const known = (): unknown => server.heard.findLast((said) => 'hello' in said)?.hello.known;
    const { host } = server;
    const hello = { protocol: PROTOCOL, rules: RULES_VERSION, known: null, words: true };
    const texts = () => momentTexts(host.match, library(), LEARNER);
    const { welcome } = JSON.parse(greet(host, LEARNER, hello, texts)) as { welcome: Welcome };
    const now = { meaning: 'other', words: [] };
    server.reply = { welcome: { ...welcome, content: 'other', told: { ...welcome.told, now } } };
    server.wake();
    await pass(10);
    expect(server.heard.at(-1)).toMatchObject({ hello: { known: { seq: before.seq } } });
    const { length } = server.heard;
    expect(JSON.stringify(known())).not.toContain('other');
    expect(source.state()).toEqual(before);
    server.reply = null;
    server.wake();
    await pass(10);
    expect(server.heard.length).toBeGreaterThan(length);
    expect(source.state().moments).toEqual(host.story(LEARNER).moments);
  });

  test('that could not read something else is still asked for words', async () => {
    const { server, source } = await atTable();
    server.breakAll(MALFORMED);
    await pass(10_000);
    expect(server.heard.at(-1)).toMatchObject({ hello: { words: true } });
    expect(source.state().link).toBe('online');
  });

  test('that is older than words is asked for views', async () => {
    const server = new TableServer(hosted(), GOOD, '1');
    server.isOlder = true;
    const source = await joined(server, LEARNER);
    expect(source.state()).toMatchObject({ link: 'online', moments: server.host.story(LEARNER).moments });
    source.close();
  });

  test('that sends everybody to another node is there again at once, and nobody is told of a loss', async () => {
    const { server, source } = await atTable();
    const links: string[] = [];
    source.subscribe(() => links.push(source.state().link));
    server.breakAll(4010);
    await pass(20);
    expect(server.isEmpty).toBe(false);
    expect(links).not.toContain('lost');
    // Sent away again and again, it waits like everybody else.
    server.isDown = true;
    server.breakAll(4010);
    await pass(20);
    expect(source.state().link).toBe('lost');
  });

  test('that does not know the game says so, at the door and later, and is not asked again', async () => {
    const { server, source } = await atTable();
    server.breakAll(4004);
    await pass(10);
    expect(source.state().link).toBe('missing');
    server.doorCode = 4004;
    const late = RemoteSource.join(server.around(0));
    await pass(10);
    expect(await late).toBe('missing');
    await pass(120_000);
    expect(server.isEmpty).toBe(true);
  });

  test('lets nobody claim anything too soon', async () => {
    const { source } = await atTable();
    source.extras.claim();
    await pass(10);
    expect(source.state()).toMatchObject({ refused: 'tooSoon', pending: null });
  });

  test('has nothing to choose for onlookers', async () => {
    const server = new TableServer(hosted(), GOOD, '1');
    const source = await joined(server, 'spectator');
    expect(source.send).toBeNull();
    expect(source.state().moments).toEqual(server.host.story('spectator').moments);
  });

  test('takes draws to all of them', async () => {
    const server = new TableServer(hosted(), GOOD, '1');
    const [one, other] = [await joined(server, 0), await joined(server, 1)];
    one.send?.({ propose: 'draw' });
    await pass(10);
    expect(one.state()).toMatchObject({ pending: null, proposal: { by: 0 } });
    other.send?.({ answer: 'yes' });
    await pass(10);
    for (const source of [one, other])
      expect(source.state().moments.at(-1)?.view.outcome?.reason).toBe('agreed');
  });
});

describe('a request to take back', () => {
  /** Two people, of whom the first has chosen twice and asks to take both back. */
  const requested = async () => {
    const server = new TableServer(hosted(), GOOD, '1');
    const [one, other] = [await joined(server, 0), await joined(server, 1)];
    for (let n = 0; n < 2; n++) {
      const source = asked(one) === null ? other : one;
      source.send?.({ choose: SCRIPT[n] ?? '' });
      await pass(10);
    }
    one.send?.({ propose: { takeBack: 0 } });
    await pass(10);
    return { one, other };
  };

  test('that is declined is told as such, until something happens; nobody need ask again to learn that they may not', async () => {
    const { one, other } = await requested();
    expect(one.state()).toMatchObject({ answered: null, hasAsked: true });
    expect(other.state().hasAsked).toBe(false);
    other.send?.({ answer: 'no' });
    await pass(10);
    expect(one.state()).toMatchObject({
      proposal: null,
      answered: { by: 0, isAgreed: false },
      hasAsked: true,
    });
    const source = asked(one) === null ? other : one;
    source.send?.({ choose: SCRIPT[2] ?? '' });
    await pass(10);
    expect(one.state()).toMatchObject({ answered: null, hasAsked: false, refused: null });
  });

  test('that is agreed to is told as such', async () => {
    const { one, other } = await requested();
    other.send?.({ answer: 'yes' });
    await pass(10);
    expect(one.state().moments).toHaveLength(1);
    expect(one.state()).toMatchObject({ answered: { by: 0, isAgreed: true }, hasAsked: true });
  });
});

describe('over a bad network', () => {
  test.each(['1', '2', '3'])(
    'a game ends as on the server, and nothing is carried out twice (%s)',
    async (seed) => {
      const server = new TableServer(hosted(), BAD, seed);
      const [one, other, onlooker] = [
        await joined(server, 0),
        await joined(server, 1),
        await joined(server, 'spectator'),
      ];
      const rng = createRng(seed);
      const said = new Map<number, Command>();
      const play = (source: TableSource): void => {
        const { pending, seq, mayTakeBack, moments } = source.state();
        const options = asked(source)?.options;
        if (pending !== null || options === undefined || said.has(seq)) return;
        const isBack = mayTakeBack > 0 && below(rng, 6) === 0;
        const command = isBack
          ? { takeBack: moments.length - 1 - mayTakeBack }
          : { choose: options[below(rng, options.length)]?.key ?? '' };
        said.set(seq, command);
        source.send?.(command);
      };
      for (let n = 0; n < 4000 && server.host.seq < 60; n++) {
        play(one);
        play(other);
        await pass(100);
      }
      await pass(120_000);
      expect(server.host.seq).toBeGreaterThanOrEqual(60);
      for (const [at, entry] of server.host.match.entries.entries()) {
        const command = said.get(at);
        expect(entry).toEqual(
          command !== undefined && 'takeBack' in command ? { undo: command.takeBack } : command,
        );
      }
      const heardBy: readonly [TableSource, Viewer][] = [
        [one, 0],
        [other, 1],
        [onlooker, 'spectator'],
      ];
      for (const [source, viewer] of heardBy) {
        expect(source.state().moments).toEqual(server.host.story(viewer).moments);
        expect(source.state()).toMatchObject({ pending: null, link: 'online', seq: server.host.seq });
        source.close();
      }
    },
  );
});

test('every table has content of its own', async () => {
  const server = new TableServer(hosted(), GOOD, '1');
  const source = await joined(server, 0);
  const here: Library = source.state().library;
  expect([...here.heroes.keys()]).toEqual(['sinbad', 'medusa']);
  expect(here).not.toBe(library());
});
