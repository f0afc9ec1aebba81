import { existsSync, writeFileSync } from 'node:fs';

/**
 * A worker that dies: at every task that is `fatal`, and at `once` only the first time, of which a file tells.
 * @param {{ number: number, fatal?: boolean, once?: string }} task
 */
export default function work({ number, fatal, once }) {
  if (fatal) process.exit(3);
  if (once !== undefined && !existsSync(once)) {
    writeFileSync(once, '');
    process.exit(3);
  }
  return number * 10;
}
