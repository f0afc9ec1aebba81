import { existsSync } from 'node:fs';
import { checkWritable, fileReason, fileWord, typedPath, unusable } from '../files.ts';
import { InputError } from '../input-error.ts';
import type { AddCommand } from '../program.ts';
import { serverPackage } from '../server-package.ts';
import { dataFile } from './serve.ts';

interface Options {
  readonly data?: string;
  readonly out?: string;
}

/** `peerless backup` */
export const backupCommand: AddCommand = (program, { io, say }) => {
  program
    .command('backup')
    .description(say('commandBackup'))
    .option(`--data <${say('slotFile')}>`, say('optionBackupData', { file: dataFile(io.home) }))
    .option(`--out <${say('slotFile')}>`, say('optionBackupOut'))
    .option(`--lang <${say('slotLanguage')}>`, say('optionLang'))
    .action(async (options: Options) => {
      const file = typedPath(options.data ?? dataFile(io.home), '--data');
      const out = checkWritable(typedPath(options.out ?? '', '--out'));
      if (!existsSync(file)) throw unusable('cannotRead', file, (words) => words('noSuchFile'));
      // Nobody's last good copy is written over by one that may fail.
      if (existsSync(out)) throw new InputError((words) => words('backupExists', { file: fileWord(out) }));
      const { backUp } = await serverPackage();
      try {
        backUp(file, out);
      } catch (error) {
        throw unusable('cannotUse', file, fileReason(error), error);
      }
      io.out(`${say('backupMade', { file: fileWord(out) })}\n`);
    });
};
