export interface CardFaceProps {
  /** The hero's slug and the card's: `feint`, with a symbol `feint:knife`. */
  readonly hero: string;
  readonly card: string;
  /** `small` for rows and piles, `hand` for the hand, `large` to read. */
  readonly size?: 'small' | 'hand' | 'large';
}

/** Not built yet: a card drawn from its data, in the chosen language. */
export function CardFace(_props: CardFaceProps) {
  return <div />;
}

/** Not built yet: the back of a hero's cards. */
export function CardBack(_props: { readonly hero: string; readonly size?: 'small' | 'hand' | 'large' }) {
  return <div />;
}
