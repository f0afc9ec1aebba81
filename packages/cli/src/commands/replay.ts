import type { AddCommand } from '../program.ts';

/** `peerless replay` */
export const replayCommand: AddCommand = () => {};
