import { lawTests } from './law-tests.ts';

lawTests(100, 200);
