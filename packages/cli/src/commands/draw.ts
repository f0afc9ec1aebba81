import type { AddCommand } from '../program.ts';

/** `peerless draw` */
export const drawCommand: AddCommand = () => {};
