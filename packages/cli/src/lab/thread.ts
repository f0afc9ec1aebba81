import { playOrder } from './crafts.ts';

/** One thread of `worker`. */
export default playOrder;
