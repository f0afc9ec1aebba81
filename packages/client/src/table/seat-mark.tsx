import { useSeatColour } from '../table-context.ts';

/** The mark of a seat in its colour. */
export function SeatMark({ seat }: { readonly seat: number }) {
  const { main, mark } = useSeatColour()(seat);
  return (
    <span style={{ color: main }} aria-hidden="true">
      {mark}
    </span>
  );
}
