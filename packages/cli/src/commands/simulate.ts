import type { AddCommand } from '../program.ts';

/** `peerless simulate` */
export const simulateCommand: AddCommand = () => {};
