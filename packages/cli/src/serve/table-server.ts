import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIPv6, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { StaticFiles } from './static-file.ts';

/** A server of one folder; the table needs nothing else. */
export interface TableServer {
  readonly port: number;
  /** Where browsers find it: one address, or all of this computer when it listens everywhere. */
  readonly addresses: readonly string[];
  close(): Promise<void>;
}

/** So many ports are tried when the first one is taken. */
const TRIES = 50;
const LAST_PORT = 65_535;

/** So many requests of one connection may wait for an answer. Browsers send one at a time. */
const MOST_WAITING = 100;

/**
 * What every answer says: the table loads nothing from elsewhere, sends nothing anywhere, stands in no other page and
 * shares no window with one.
 */
const ALWAYS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Serves a folder on a port, or on the next one that is free; 0 means any. `made` stands for files (see StaticFiles). */
export async function serveFolder(
  folder: string,
  host: string,
  port: number,
  made: Readonly<Record<string, string>> = {},
): Promise<TableServer> {
  const files = new StaticFiles(folder, made);
  const waiting = new WeakMap<Socket, number>();
  const server = createServer((request, response) => {
    if (!takesTurn(waiting, request.socket, response)) return;
    for (const [name, value] of Object.entries(ALWAYS)) response.setHeader(name, value);
    const path = request.url?.replace(/[?#].*$/s, '') ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
    answer(files, path, String(accepted ?? ''), known, response).catch(() => response.destroy());
  });
  await listenFrom(server, host, port);
  const bound = server.address() as AddressInfo;
  return {
    port: bound.port,
    addresses: addressesOf(host, bound.port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Counts who waits on a connection; one that asks on and on without listening is ended. */
function takesTurn(waiting: WeakMap<Socket, number>, socket: Socket, response: ServerResponse): boolean {
  const count = (waiting.get(socket) ?? 0) + 1;
  waiting.set(socket, count);
  response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  if (count <= MOST_WAITING) return true;
  socket.destroy();
  return false;
}

/** Whether a browser has the file already: any of the tags it knows, compared weakly (RFC 9110, 13.1.2). */
const isKnown = (known: string | undefined, etag: string | undefined): boolean =>
  known !== undefined &&
  (known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));

async function answer(
  files: StaticFiles,
  path: string,
  accepted: string,
  known: string | undefined,
  response: ServerResponse,
): Promise<void> {
  const file = await files.find(path, accepted);
  if (file === null)
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
  else if (isKnown(known, file.headers.etag)) response.writeHead(304, file.headers).end();
  // Node leaves out the body of an answer to HEAD.
  else response.writeHead(200, { ...file.headers, 'content-length': file.body.length }).end(file.body);
}

async function listenFrom(server: Server, host: string, port: number): Promise<void> {
  const last = port === 0 ? 0 : Math.min(port + TRIES, LAST_PORT);
  for (let next = port; ; next++) {
    try {
      return await listen(server, host, next);
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || next >= last) throw error;
    }
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Nobody can visit 0.0.0.0: this stands for every address of the computer. */
function addressesOf(host: string, port: number): string[] {
  const everywhere = host === '0.0.0.0' || host === '::';
  const others = Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const hosts = everywhere ? ['127.0.0.1', ...others] : [host];
  return hosts.map((name) => `http://${isIPv6(name) ? `[${name}]` : name}:${port}/`);
}
