import { existsSync } from 'node:fs';
import { foreign } from '@peerless/language';
import type { Admin, StoreAddress } from '@peerless/server';
import type { Command } from 'commander';
import { gameColumns, personColumns, reportColumns, tableColumns } from '../admin/columns.ts';
import { unusable } from '../files.ts';
import { InputError } from '../input-error.ts';
import type { PlainMessageId, Say } from '../messages.ts';
import type { AddCommand, Context } from '../program.ts';
import { serverPackage } from '../server-package.ts';
import { styleFor } from '../style.ts';
import { type Column, table } from '../table.ts';
import { jsonText } from '../words.ts';
import { databaseFault, dataFile } from './serve.ts';

interface Options {
  readonly data?: string;
  readonly databaseUrl?: string;
  readonly json?: true;
}

/** `peerless admin …`: what whoever runs a server can see and do, also while it runs. */
export const adminCommand: AddCommand = (program, context) => {
  const { say } = context;
  const command = program.command('admin').description(say('commandAdmin')).helpCommand(false);
  const [person, name] = [`<${say('slotPerson')}>`, say('slotNewName')];
  const list = listsOf(command, context);
  list('tables', 'commandAdminTables', tableColumns(say), 'noTables', (admin) => admin.tables());
  list('games', 'commandAdminGames', gameColumns(say), 'noGamesRun', (admin) => admin.games());
  list('people', 'commandAdminPeople', personColumns(say), 'nobodyHere', (admin, search) =>
    admin.people(search),
  ).argument(`[${name}]`, say('argumentSearch'));
  list('reports', 'commandAdminReports', reportColumns(say), 'noReports', (admin) => admin.reports());
  const act = actsOf(command, context);
  act('close', 'commandAdminClose', (admin, id) => closed(admin, id, say)).argument(
    `<${say('slotTable')}>`,
    say('argumentTable'),
  );
  act('ban', 'commandAdminBan', async (admin, id) =>
    say('personBanned', { name: known(await admin.ban(id, true), id) }),
  ).argument(person, say('argumentPerson'));
  act('unban', 'commandAdminUnban', async (admin, id) =>
    say('personUnbanned', { name: known(await admin.ban(id, false), id) }),
  ).argument(person, say('argumentPerson'));
  act('rename', 'commandAdminRename', (admin, id, to) => renamed(admin, id, to, say))
    .argument(person, say('argumentPerson'))
    .argument(`<${name}>`, say('argumentNewName'));
};

async function closed(admin: Admin, id: string, say: Say): Promise<string> {
  if (await admin.close(id)) return say('tableClosed', { table: foreign(id) });
  throw new InputError((words) => words('noSuchTable', { name: foreign(id) }));
}

async function renamed(admin: Admin, id: string, to: string, say: Say): Promise<string> {
  const result = await admin.rename(id, to);
  if (result === 'malformed') throw new InputError((words) => words('personNameForm', { text: foreign(to) }));
  return say('personRenamed', { name: known(result === 'missing' ? null : result.name, id) });
}

/** What somebody is called, if there is such a person. */
function known(name: string | null, id: string): string {
  if (name !== null) return foreign(name);
  throw new InputError((words) => words('noSuchPerson', { name: foreign(id) }));
}

/** A command that shows rows. */
const listsOf =
  (command: Command, context: Context) =>
  <T>(
    name: string,
    about: PlainMessageId,
    columns: readonly Column<T>[],
    none: PlainMessageId,
    find: (admin: Admin, search: string | undefined) => Promise<readonly T[]>,
  ): Command => {
    const { io, say } = context;
    const made = onServer(command.command(name).description(say(about)), context).option(
      '--json',
      say('optionJson'),
    );
    return made.action(async () => {
      const rows = await opened(made.opts(), context, (admin) => find(admin, made.args[0]));
      if (made.opts<Options>().json) io.out(jsonText(rows));
      else io.out(rows.length === 0 ? `${say(none)}\n` : table(rows, columns, io.width, styleFor(io)));
    });
  };

/** A command that does something and says so. */
const actsOf =
  (command: Command, context: Context) =>
  (
    name: string,
    about: PlainMessageId,
    work: (admin: Admin, id: string, more: string) => Promise<string>,
  ): Command => {
    const made = onServer(command.command(name).description(context.say(about)), context);
    return made.action(async () => {
      const [id = '', more = ''] = made.args;
      context.io.out(`${await opened(made.opts(), context, (admin) => work(admin, id, more))}\n`);
    });
  };

const onServer = (command: Command, { io, say }: Context): Command =>
  command
    .option(`--data <${say('slotFile')}>`, say('optionServerData', { file: dataFile(io.home) }))
    .option(`--database-url <${say('slotAddress')}>`, say('optionDatabaseUrl'))
    .option(`--lang <${say('slotLanguage')}>`, say('optionLang'));

/** Does something on the database that was meant. */
async function opened<T>(options: Options, { io }: Context, work: (admin: Admin) => Promise<T>): Promise<T> {
  const place = await placeOf(options, io.home);
  const { asAdmin } = await serverPackage();
  let isOpen = false;
  try {
    return await asAdmin(place, (admin) => {
      isOpen = true;
      return work(admin);
    });
  } catch (error) {
    throw isOpen ? error : databaseFault(place, error);
  }
}

/** The database of a server, which is not made here if there is none. */
async function placeOf({ data, databaseUrl }: Options, home: string): Promise<StoreAddress> {
  // What stands behind the command counts before the environment.
  const env = data === undefined ? process.env.DATABASE_URL || undefined : undefined;
  const { readConfig } = await serverPackage();
  const config = readConfig({ data, databaseUrl: databaseUrl ?? env });
  if ('wrong' in config)
    throw new InputError((say) =>
      config.wrong === 'data' ? say('emptyPath', { what: '--data' }) : say('databaseUrlForm'),
    );
  if (config.databaseUrl !== null) {
    if (config.data !== null) throw new InputError((say) => say('dataOrDatabase'));
    return { postgres: config.databaseUrl };
  }
  const file = config.data ?? dataFile(home);
  if (!existsSync(file)) throw unusable('cannotRead', file, (say) => say('noSuchFile'));
  return { file };
}
