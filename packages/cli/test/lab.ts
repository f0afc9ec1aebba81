import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, connect as dial, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** A lab on this machine, for tests: processes of the built command, a database to look into, and a line that can be cut. */

const BUILT = fileURLToPath(new URL('../bin/built.js', import.meta.url));

export interface Process {
  readonly child: ChildProcess;
  /** Its exit code and what it has said, once it is gone. */
  readonly gone: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
}

const processes: ChildProcess[] = [];

/** Ends what was started. */
export function endAll(): void {
  for (const child of processes) child.kill('SIGKILL');
}

/** Starts the built command. */
export function started(...words: readonly string[]): Process {
  const child = spawn(process.execPath, [BUILT, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: '' },
  });
  processes.push(child);
  let [out, err] = ['', ''];
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    err += text;
  });
  const gone = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, out, err })),
  );
  return { child, gone };
}

/** Asks a database one thing. */
export async function asked<T>(address: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
}

/** Asks a database for something that nobody else gets until what this returns is called. */
export async function held(address: string, text: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query('BEGIN');
  await client.query(text);
  return async () => {
    await client.query('COMMIT');
    await client.end();
  };
}

/** How many tasks are done in all plans of a queue; 0 before there is one. */
export async function doneIn(address: string): Promise<number> {
  const text = 'SELECT count(results)::integer AS done FROM peerless_lab.tasks';
  return (await asked<{ done: number }>(address, text).catch(() => []))[0]?.done ?? 0;
}

/** A way to a database that can be cut and mended. */
export interface Line {
  readonly address: string;
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

export async function lineTo(address: string): Promise<Line> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = dial(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {}).on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  const listen = (port: number): Promise<void> =>
    server.listening
      ? Promise.resolve()
      : new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as { port: number };
  const cut = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    });
  const through = new URL(address);
  through.port = String(port);
  return { address: through.href, cut, mend: () => listen(port) };
}
