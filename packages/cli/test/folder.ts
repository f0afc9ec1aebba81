import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string | null = null;

/** A path in a folder that goes away after the tests of the file. */
export function inFolder(name: string): string {
  folder ??= mkdtempSync(join(tmpdir(), 'peerless-cli-'));
  return join(folder, name);
}

export function dropFolder(): void {
  if (folder !== null) rmSync(folder, { recursive: true, force: true });
  folder = null;
}
