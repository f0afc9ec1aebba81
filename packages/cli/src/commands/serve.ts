import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foreign } from '@peerless/language';
import type { Server, ServerConfig, ServerOptions, StoreAddress } from '@peerless/server';
import { LOG_LEVELS } from '@peerless/server/log-levels';
import { broughtContent, library } from '../collection/library.ts';
import { checkWritable, fileReason, fileWord, makeFolder } from '../files.ts';
import { InputError } from '../input-error.ts';
import { interruptible } from '../interrupt.ts';
import type { Say } from '../messages.ts';
import { contentOptions } from '../own/content-options.ts';
import { withDrawings } from '../own/drawings.ts';
import type { AddCommand } from '../program.ts';
import { serverPackage } from '../server-package.ts';

const DEFAULT_PORT = 4700;
const DEFAULT_HOST = '127.0.0.1';

/** Where the build of the client lies; the launcher builds it before this command. */
const TABLE = fileURLToPath(new URL('../../../client/dist/', import.meta.url));

/** Milliseconds that a server may take to end. */
const PATIENCE = 10_000;
const FAILED = 1;

/** Nothing is kept. */
const MEMORY = ':memory:';

interface Options {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly publicUrl?: string;
  readonly trustProxy?: string;
  readonly log?: string;
  readonly rates?: string;
}

/** `peerless serve` */
export const serveCommand: AddCommand = (program, { io, say }) => {
  contentOptions(program.command('serve'), say)
    .description(say('commandServe'))
    .option('--port <n>', say('optionPort', { port: DEFAULT_PORT }))
    .option(`--host <${say('slotAddress')}>`, say('optionHost', { host: DEFAULT_HOST }))
    .option(`--data <${say('slotFile')}>`, say('optionData', { file: dataFile(io.home), memory: MEMORY }))
    .option(`--public-url <${say('slotAddress')}>`, say('optionPublicUrl'))
    .option(`--trust-proxy <${say('slotAddresses')}>`, say('optionTrustProxy'))
    .option(`--log <${say('slotLevel')}>`, say('optionLog', { levels: LOG_LEVELS.join(', ') }))
    .option('--rates <n>', say('optionRates'))
    .option(`--lang <${say('slotLanguage')}>`, say('optionLang'))
    .action(async (options: Options) => {
      const config = await configOf(options, process.env);
      const store = storeOf(config, io.home);
      const { port } = config;
      const server = await open(config, store);
      // The launcher has built the pages; what was asked for is judged before that.
      if (!existsSync(`${TABLE}index.html`)) {
        await server.close();
        throw new InputError((words) => words('tableNotBuilt'));
      }
      if (port !== 0 && server.port !== port) io.out(`${say('portTaken', { port, next: server.port })}\n`);
      io.out(`${keptAt(store, say)}\n`);
      for (const address of server.addresses) io.out(`${say('tableAt', { address })}\n`);
      if (config.publicUrl !== null) io.out(`${say('guestsComeTo', { address: config.publicUrl })}\n`);
      io.out(`${say('endServing')}\n`);
      await interruptible((signal) => aborted(signal), ['SIGINT', 'SIGTERM']);
      await ended(server);
    });
};

/** Where a server keeps everything unless it is told otherwise. */
export const dataFile = (home: string): string => join(home, 'peerless.db');

/** What was said behind the command and in the environment, or a sentence about what cannot be meant. */
async function configOf(options: Options, env: NodeJS.ProcessEnv): Promise<ServerConfig> {
  const { port, host, data, publicUrl, trustProxy, rates, log = env.LOG_LEVEL || undefined } = options;
  const words = {
    ...{ port, host, data, publicUrl, trustProxy, rates, log },
    databaseUrl: env.DATABASE_URL || undefined,
    webhook: env.WEBHOOK_URL || undefined,
    vapidSubject: env.VAPID_SUBJECT || undefined,
    vapid: `${env.VAPID_PUBLIC_KEY ?? ''} ${env.VAPID_PRIVATE_KEY ?? ''}`.trim() || undefined,
  };
  const { readConfig } = await serverPackage();
  const config = readConfig(words);
  if (!('wrong' in config)) {
    if (config.data === null || config.databaseUrl === null) return config;
    throw new InputError((say) => say('dataOrDatabase'));
  }
  const text = foreign(words[config.wrong] ?? '');
  throw new InputError((say) => WRONG[config.wrong](say, text));
}

/** One sentence for each thing that can be said wrongly. Addresses may hold passwords: those of the environment are not repeated. */
const WRONG: { readonly [K in keyof ServerConfig]: (say: Say, text: string) => string } = {
  port: (say, text) => say('wholeNumberIn', { what: '--port', least: 0, most: 65_535, text }),
  host: (say) => say('hostEmpty'),
  data: (say) => say('emptyPath', { what: '--data' }),
  publicUrl: (say, text) => say('publicUrlForm', { text }),
  trustProxy: (say, text) => say('trustProxyForm', { text }),
  log: (say, text) => say('logForm', { levels: LOG_LEVELS.join(', '), text }),
  rates: (say, text) => say('wholeNumberIn', { what: '--rates', least: 1, most: 999_999, text }),
  databaseUrl: (say) => say('databaseUrlForm'),
  webhook: (say) => say('webhookForm'),
  vapidSubject: (say) => say('vapidSubjectForm'),
  vapid: (say) => say('vapidForm'),
};

/** Where everything is kept; the folder of a file is made. */
function storeOf({ data, databaseUrl }: ServerConfig, home: string): StoreAddress {
  if (databaseUrl !== null) return { postgres: databaseUrl };
  const file = data ?? dataFile(home);
  if (file === MEMORY) return { file };
  makeFolder(dirname(file));
  return { file: checkWritable(file) };
}

function keptAt(store: StoreAddress, say: Say): string {
  if ('postgres' in store) return say('keptInDatabase', { database: foreign(new URL(store.postgres).host) });
  return store.file === MEMORY ? say('keptNowhere') : say('keptInFile', { file: fileWord(store.file) });
}

async function open(config: ServerConfig, store: StoreAddress): Promise<Server> {
  const { data: _, databaseUrl: __, ...told } = config;
  const { host, port } = config;
  const made = { '/content.json': JSON.stringify({ ...withDrawings(broughtContent()), online: true }) };
  const options: ServerOptions = { ...told, store, library: library(), pages: { folder: TABLE, made } };
  const { DatabaseError, startServer } = await serverPackage();
  try {
    return await startServer(options);
  } catch (error) {
    if (error instanceof DatabaseError) throw databaseFault(store, error.cause);
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new InputError((say) => say('cannotListen', { host: foreign(host), port, reason }), error);
  }
}

export function databaseFault(store: StoreAddress, cause: unknown): InputError {
  const reason = fileReason(cause);
  return new InputError(
    (say) =>
      'postgres' in store
        ? say('cannotReachDatabase', { database: foreign(new URL(store.postgres).host), reason: reason(say) })
        : say('cannotUse', { file: fileWord(store.file), reason: reason(say) }),
    cause,
  );
}

/** Ends a server; what takes too long is not waited for. */
async function ended(server: Server): Promise<void> {
  const timer = setTimeout(() => process.exit(FAILED), PATIENCE);
  await server.close();
  clearTimeout(timer);
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
