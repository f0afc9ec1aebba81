import { below, type Rng } from '@peerless/rules';

const PARTS = 2 ** 24;

/** A number from 0 to below 1. */
export const fraction = (rng: Rng): number => below(rng, PARTS) / PARTS;
