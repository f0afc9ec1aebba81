import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
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

let folder: string | null = null;

/** A path in a folder that goes away after the tests of the file. */
export function inFolder(name: string): string {
  folder ??= mkdtempSync(join(place(), 'peerless-cli-'));
  return join(folder, name);
}

export function dropFolder(): void {
  if (folder !== null) rmSync(folder, { recursive: true, force: true });
  folder = null;
}
