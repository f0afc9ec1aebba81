import type { ChatLine, FromTable, LobbyView } from '@peerless/table/online';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CLOSED } from '../../server/src/http/wire.ts';
import { TableLine } from '../src/online/table-line.ts';
import { COME_BACK, type LineAround, MISSING, type SocketEvents } from '../src/table/line.ts';

/** A line whose other end is held by the test. */
function held() {
  const ends: SocketEvents[] = [];
  const sent: string[] = [];
  const around: LineAround = {
    connect: (events) => {
      ends.push(events);
      return { send: (text) => sent.push(text), close: () => {} };
    },
    onWake: () => () => {},
  };
  const line = new TableLine('7', around);
  return {
    line,
    sent,
    open: () => ends.at(-1)?.opened(),
    tell: (message: FromTable) => ends.at(-1)?.heard(JSON.stringify(message)),
    close: (code?: number) => ends.at(-1)?.closed(code),
  };
}

const lobby = (version: number): FromTable => ({ lobby: { id: '7', version } as LobbyView });
const said = (...numbers: number[]): FromTable => ({
  said: numbers.map(
    (number): ChatLine => ({
      number,
      person: 'a',
      name: 'Ada',
      saying: { phrase: 'hello' },
      at: 0,
    }),
  ),
});

test('the latest word of a table counts, whichever way it came', () => {
  const { line, tell, open } = held();
  open();
  expect(line.state()).toMatchObject({ lobby: null, link: 'asking' });
  for (const version of [3, 4, 2]) tell(lobby(version));
  expect(line.state().lobby?.version).toBe(4);
  // Somebody came or went: nothing has changed, and yet it is news.
  tell({ lobby: { id: '7', version: 4, onlookers: 2 } as LobbyView });
  expect(line.state()).toMatchObject({ lobby: { onlookers: 2 }, link: 'online' });
});

test('what was said is heard once, also after an interruption', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { line, tell, open, close } = held();
  open();
  tell(lobby(1));
  tell(said(1, 2));
  close();
  expect(line.state().link).toBe('lost');
  vi.advanceTimersByTime(1000);
  open();
  tell(said(1, 2, 3));
  expect(line.state().said.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('what is said goes out while the line is open, and a refusal comes back', () => {
  const { line, sent, tell, open } = held();
  expect(line.say({ phrase: 'hello' })).toBe(false);
  open();
  expect(line.say({ text: 'Hi' })).toBe(true);
  expect(sent).toEqual(['{"say":{"text":"Hi"}}']);
  tell({ refused: 'tooOften' });
  expect(line.state().refused).toBe('tooOften');
  line.say({ phrase: 'sorry' });
  expect(line.state().refused).toBeNull();
});

test('a table that is not there is not asked for again', () => {
  const { line, open, close } = held();
  open();
  close(CLOSED.missing);
  expect(line.state().link).toBe('missing');
});

test('pages and server mean the same by a code', () => {
  expect(MISSING).toBe(CLOSED.missing);
  expect(COME_BACK).toEqual([CLOSED.goingDown, CLOSED.lost]);
});
