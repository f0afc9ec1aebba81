import { Sheet } from '../app/sheet.tsx';
import { heroIn } from '../in-library.ts';
import { nameOf } from '../names.ts';
import { useLanguage } from '../settings/settings.ts';
import { useContent } from '../table-context.ts';
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
  const content = useContent();
  return (
    <Sheet title={nameOf(heroIn(content, hero), lang)} open={card !== null} onClose={onClose} size="snug">
      {card !== null && <CardFace hero={hero} card={card} size="large" />}
    </Sheet>
  );
}
