import { Sheet } from '../app/sheet.tsx';
import { heroOf } from '../library.ts';
import { useLanguage } from '../settings/settings.ts';
import { nameOf } from '../setup/names.ts';
import { CardFace } from './card-face.tsx';

export interface CardSheetProps {
  readonly hero: string;
  /** None: closed. */
  readonly card: string | null;
  readonly onClose: () => void;
}

/** One card, large. */
export function CardSheet({ hero, card, onClose }: CardSheetProps) {
  const lang = useLanguage();
  return (
    <Sheet title={nameOf(heroOf(hero), lang)} open={card !== null} onClose={onClose} size="snug">
      {card !== null && <CardFace hero={hero} card={card} size="large" />}
    </Sheet>
  );
}
