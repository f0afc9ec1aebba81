import type { AddCommand } from '../program.ts';

/** `peerless play` */
export const playCommand: AddCommand = () => {};
