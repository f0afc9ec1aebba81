import type { AddCommand } from '../program.ts';

/** `peerless bench` */
export const benchCommand: AddCommand = () => {};
