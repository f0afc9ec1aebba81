import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openJournal } from '../src/journal.ts';
import { inFolder } from './terminal.ts';

const contents = {
  head: { plan: 'e' },
  isEntry: (value: unknown): value is number => typeof value === 'number',
};
const open = (path: string) => openJournal(path, contents, () => 0);

test('a journal keeps what is appended, and drops what was cut off at any byte', () => {
  const path = inFolder('cut.jsonl');
  const whole = '{"plan":"e"}\n100\n200\n';
  const bytes = Buffer.from(whole);
  for (let length = 0; length <= bytes.length; length++) {
    writeFileSync(path, bytes.subarray(0, length));
    const journal = open(path);
    expect(journal.entries).toEqual(length >= 21 ? [100, 200] : length >= 17 ? [100] : []);
    for (const entry of [100, 200].slice(journal.entries.length)) journal.append(entry);
    journal.close();
    expect(readFileSync(path, 'utf8')).toBe(whole);
  }
});

test('a last line that is whole but senseless is dropped, one in the middle is refused', () => {
  const path = inFolder('senseless.jsonl');
  writeFileSync(path, '{"plan":"e"}\n100\n\0\0\0\n');
  const journal = open(path);
  expect(journal.entries).toEqual([100]);
  journal.close();
  writeFileSync(path, '{"plan":"e"}\n\0\0\n100\n');
  expect(() => open(path)).toThrow('line 2 is damaged');
  writeFileSync(path, '{"plan":"e"}\n"x"\n100\n');
  expect(() => open(path)).toThrow('line 2 is damaged');
});

test('what cannot be appended is told with what is kept', () => {
  const path = inFolder('closed.jsonl');
  const journal = open(path);
  journal.append(1);
  journal.close();
  expect(() => journal.append(2)).toThrow(/^cannot write .*; what was done before is kept there/);
  expect(open(path).entries).toEqual([1]);
});

test.runIf(existsSync('/dev/null'))('a device that cannot be flushed takes results all the same', () => {
  let clock = 0;
  const journal = openJournal('/dev/null', contents, () => (clock += 5000));
  journal.append(1);
  journal.append(2);
  journal.close();
  expect(journal.entries).toEqual([]);
});
