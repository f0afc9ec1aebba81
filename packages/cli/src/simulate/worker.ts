/** One thread of `simulate`. */
export { playTask as default } from './run.ts';
