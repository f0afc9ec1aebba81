import { expect, test } from 'vitest';
import { LatestWriter } from './latest-writer.ts';

/** A disk that writes when it is told to. */
function slowDisk() {
  const written: string[] = [];
  const open: (() => void)[] = [];
  const writer = new LatestWriter<number>((key, value) => {
    written.push(`${key}=${value}`);
    return new Promise((resolve) => open.push(resolve));
  });
  const go = async (): Promise<void> => {
    open.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { writer, written, go };
}

test('of the values that wait for a key only the last is written', async () => {
  const { writer, written, go } = slowDisk();
  const all = [1, 2, 3].map((value) => writer.put('a', value));
  expect(written).toEqual(['a=1']);
  await go();
  await go();
  await Promise.all(all);
  expect(written).toEqual(['a=1', 'a=3']);
});

test('keys are written in the order of their last word', async () => {
  const { writer, written, go } = slowDisk();
  void writer.put('x', 0);
  void writer.put('a', 1);
  void writer.put('b', 2);
  const last = writer.put('a', 3);
  for (let n = 0; n < 3; n++) await go();
  await last;
  expect(written).toEqual(['x=0', 'b=2', 'a=3']);
});

test('it starts again after it has come to rest', async () => {
  const { writer, written, go } = slowDisk();
  const first = writer.put('a', 1);
  await go();
  await first;
  const second = writer.put('a', 2);
  await go();
  await second;
  expect(written).toEqual(['a=1', 'a=2']);
});

test('a value that comes just as the writer comes to rest is written', async () => {
  for (let later = 0; later < 6; later++) {
    const written: number[] = [];
    const writer = new LatestWriter<number>(async (_key, value) => {
      written.push(value);
    });
    void writer.put('a', 1);
    for (let n = 0; n < later; n++) await Promise.resolve();
    await writer.put('a', 2);
    expect(written.at(-1), `${later} microtasks later`).toBe(2);
  }
});
