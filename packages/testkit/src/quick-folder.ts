import { accessSync, constants, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In memory where that is possible: a game is saved after every choice, and a disk takes longer than the game. */
function place(): string {
  try {
    accessSync('/dev/shm', constants.W_OK);
    return '/dev/shm';
  } catch {
    return tmpdir();
  }
}

/** A new folder for files that are written often and not needed for long. */
export const quickFolder = (name: string): string => mkdtempSync(join(place(), `peerless-${name}-`));
