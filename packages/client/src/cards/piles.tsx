import type { View } from '@peerless/rules';
import type { Names } from '@peerless/text';

export interface PilesProps {
  readonly view: View;
  readonly seat: number;
  readonly names: Names;
}

/**
 * Not built yet: the cards of one seat as counts (hand, deck, discard), each opens a sheet: the discards; the own deck
 * tracker; the whole deck of an opponent with what is gone and which cards are known to be in hand.
 */
export function Piles(_props: PilesProps) {
  return <div />;
}
