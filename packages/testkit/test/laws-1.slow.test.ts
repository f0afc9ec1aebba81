import { lawTests } from './law-tests.ts';

lawTests(0);
