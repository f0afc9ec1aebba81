import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { StoreAddress } from '../src/index.ts';

/** What a container runs, too. */
const BUILT = fileURLToPath(new URL('../../cli/bin/built.js', import.meta.url));

/** Visitors in tests choose faster than people: so many times the usual limits are theirs. */
const RATES = '1000';

/** The built server as a process of its own, which can be killed. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Its port, once it listens; rejects if it ends before that. */
  readonly ready: Promise<number>;
  /** Ends it without a warning, as a loss of power would; resolves when it is gone. */
  readonly kill: () => Promise<void>;
  /** Ends it as a host would; the code that it ended with. */
  readonly end: () => Promise<number | null>;
  /** What it has complained about. */
  readonly complaints: string[];
}

export function startProcess(store: StoreAddress, flags: readonly string[] = []): ServerProcess {
  const place = 'file' in store ? ['--data', store.file] : [];
  const words = ['serve', '--lang', 'en', '--port', '0', '--rates', RATES, ...place];
  const child = spawn(process.execPath, [...flags, BUILT, ...words], {
    env: { ...process.env, DATABASE_URL: 'postgres' in store ? store.postgres : '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  onTestFinished(() => void child.kill('SIGKILL'));
  const complaints: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line));
  const ready = listening(child);
  // Whoever kills it while it starts does not wait for it.
  ready.catch(() => {});
  const end = (signal: 'SIGKILL' | 'SIGTERM') => async (): Promise<number | null> => {
    child.kill(signal);
    return gone;
  };
  return { child, ready, complaints, end: end('SIGTERM'), kill: async () => void (await end('SIGKILL')()) };
}

async function listening(child: ChildProcess): Promise<number> {
  if (child.stdout === null) throw new Error('a server that cannot be heard');
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (found !== undefined) return Number(found);
  }
  throw new Error('the server did not start');
}
