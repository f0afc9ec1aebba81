import { chmodSync } from 'node:fs';
import Database from 'libsql';
import { ONLY_OWN } from './open-database.ts';

/** Copies an embedded database into a new file, whole and as of one moment, also while a server uses it. */
export function backUp(file: string, out: string): void {
  const database = new Database(file, { fileMustExist: true });
  try {
    database.pragma('busy_timeout = 5000');
    database.prepare('VACUUM INTO ?').run(out);
    chmodSync(out, ONLY_OWN);
  } finally {
    database.close();
  }
}
