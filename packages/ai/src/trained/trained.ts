import type { Learned } from '../learned/layout.ts';
import { learnedFrom } from '../learned/text.ts';
import { POLICY } from '../policy/slots.ts';
import { VALUE } from '../value/slots.ts';
import { policyLines } from './policy-lines.ts';
import { valueLines } from './value-lines.ts';

/** What the bots have learned, read when the first of them is made. */
export interface Trained {
  readonly policy: Learned;
  readonly value: Learned;
}

let kept: Trained | null = null;

const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

export function trained(): Trained {
  kept ??= {
    policy: learnedFrom(textOf(policyLines), POLICY),
    value: learnedFrom(textOf(valueLines), VALUE),
  };
  return kept;
}
