import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foreign } from '@peerless/language';
import { broughtContent } from '../collection/library.ts';
import { InputError } from '../input-error.ts';
import { interruptible } from '../interrupt.ts';
import { contentOptions } from '../own/content-options.ts';
import { withDrawings } from '../own/drawings.ts';
import type { AddCommand } from '../program.ts';
import { serveFolder, type TableServer } from '../serve/table-server.ts';
import { wholeNumber } from '../words.ts';

const DEFAULT_PORT = 4700;
const DEFAULT_HOST = '127.0.0.1';

/** Where the build of the client lies; the launcher builds it before this command. */
const TABLE = fileURLToPath(new URL('../../../client/dist/', import.meta.url));

interface Options {
  readonly port?: string;
  readonly host?: string;
}

/** `peerless serve` */
export const serveCommand: AddCommand = (program, { io, say }) => {
  contentOptions(program.command('serve'), say)
    .description(say('commandServe'))
    .option('--port <n>', say('optionPort', { port: DEFAULT_PORT }))
    .option(`--host <${say('slotAddress')}>`, say('optionHost', { host: DEFAULT_HOST }))
    .option(`--lang <${say('slotLanguage')}>`, say('optionLang'))
    .action(async (options: Options) => {
      const port = options.port === undefined ? DEFAULT_PORT : wholeNumber(options.port, '--port', 0, 65_535);
      if (options.host?.trim() === '') throw new InputError((words) => words('hostEmpty'));
      if (!existsSync(`${TABLE}index.html`)) throw new InputError((words) => words('tableNotBuilt'));
      const server = await open(options.host ?? DEFAULT_HOST, port);
      if (port !== 0 && server.port !== port) io.out(`${say('portTaken', { port, next: server.port })}\n`);
      for (const address of server.addresses) io.out(`${say('tableAt', { address })}\n`);
      io.out(`${say('endServing')}\n`);
      await interruptible((signal) => aborted(signal));
      await server.close();
    });
};

async function open(host: string, port: number): Promise<TableServer> {
  try {
    return await serveFolder(TABLE, host, port, {
      '/content.json': JSON.stringify(withDrawings(broughtContent())),
    });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new InputError((say) => say('cannotListen', { host: foreign(host), port, reason }));
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
