/** One thread of `arena`. */
export { playTask as default } from './play.ts';
