import type { CardType } from '@peerless/language';

/** A sword, a shield, both, or a spark: the type of a card without its colour. */
export const TYPE_SHAPES: { readonly [T in CardType]: string } = {
  attack:
    'M20.5 1.5 22.5 3.5 22 8 12.5 17.5 14.5 19.5 13 21 9.8 18.6 5.5 22.5 1.5 18.5 5.4 14.2 3 11 4.5 9.5 6.5 11.5 16 2z',
  defense: 'M12 1 21.5 4.2V11.5C21.5 17.2 17.4 21 12 23.2 6.6 21 2.5 17.2 2.5 11.5V4.2z',
  versatile:
    'M12 1 21.5 4.2V11.5C21.5 17.2 17.4 21 12 23.2 6.6 21 2.5 17.2 2.5 11.5V4.2zM12 4.4 10.4 6.6V13.4H7.6V15.6H10.7V19H13.3V15.6H16.4V13.4H13.6V6.6z',
  scheme: 'M12 .8 14.8 8.4 22.8 8.8 16.6 13.9 18.7 21.8 12 17.4 5.3 21.8 7.4 13.9 1.2 8.8 9.2 8.4z',
};

/** The sign of a card type, in one colour. It decorates: the word stands beside it. */
export function TypeIcon({ type, className }: { readonly type: CardType; readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={TYPE_SHAPES[type]} />
    </svg>
  );
}
