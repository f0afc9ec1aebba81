import type { AddCommand } from '../program.ts';

/** `peerless scenario` */
export const scenarioCommand: AddCommand = () => {};
