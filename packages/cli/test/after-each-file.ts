import { afterAll } from 'vitest';
import { dropFolder } from './folder.ts';

/** Run before every test file, also by a thread that knows the modules from the file before. */

afterAll(dropFolder);
