import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { quickFolder } from '@peerless/testkit';

let folder: string | null = null;

/** A path in a folder that goes away after the tests of the file. */
export function inFolder(name: string): string {
  folder ??= quickFolder('cli');
  return join(folder, name);
}

export function dropFolder(): void {
  if (folder !== null) rmSync(folder, { recursive: true, force: true });
  folder = null;
}
