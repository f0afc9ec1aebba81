import { afterAll } from 'vitest';
import { dropFolder } from './folder.ts';

/** Read for every test file, also by a thread that knows all modules from the file before: its folder goes with it. */

afterAll(dropFolder);

// What somebody else's file imports is found where vitest finds it (scripts/one-module.ts).
Reflect.set(globalThis, 'imported', (address: string) => import(/* @vite-ignore */ address));
