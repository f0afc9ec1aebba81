/** A fan of cards, a pack, a card laid down, cards beside each other. */
const SHAPES = {
  hand: 'M8.2 3.1 13.5 2 16.4 15.6 11 16.8zM15.2 3.6 19.6 5.9 13.8 18.6 12.4 18 17.2 16.6zM6.9 5.6 8.9 16.3 10.3 18.9 5.3 20.7 1.5 8z',
  deck: 'M6 2h12v12H6zM4 9v7h12v2H4a2 2 0 0 1-2-2V9zM8 20h12V9h2v11a2 2 0 0 1-2 2H8z',
  discard: 'M5 2h14v9h-2V4H7v7H5zM10.7 9h2.6v6h3.2L12 20.4 7.5 15h3.2zM4 20h3v2h10v-2h3v2.5H4z',
  aside: 'M2 5h8v13H2zM14 5h8v13h-8zM16 7v9h4V7z',
} as const;

export type PileKind = keyof typeof SHAPES;

/** The sign of a pile, in one colour; the words stand beside it. */
export function PileIcon({ pile }: { readonly pile: PileKind }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={SHAPES[pile]} />
    </svg>
  );
}
