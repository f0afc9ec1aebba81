import type { Names } from '@peerless/text';

/** One card in a hand and whether it may be chosen now. */
export interface HandCard {
  /** As in views: `feint`, with a symbol `feint:knife`. */
  readonly card: string;
  /** Choosable now, picked already, or why it is not: a sentence with its rule. */
  readonly state: 'choosable' | 'picked' | 'idle' | { readonly whyNot: string };
}

export interface HandProps {
  readonly hero: string;
  readonly seat: number;
  readonly cards: readonly HandCard[];
  readonly names: Names;
  readonly onPick?: (card: string) => void;
}

/** Not built yet: the own hand in a row; never covers the board. */
export function Hand(_props: HandProps) {
  return <div />;
}
