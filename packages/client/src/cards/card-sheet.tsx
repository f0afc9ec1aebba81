import { localName, realisers } from '@peerless/text';
import { heroOf } from '../library.ts';
import { useLanguage } from '../settings/settings.ts';
import { CardFace } from './card-face.tsx';
import { Sheet } from './sheet.tsx';

/** One card, large. */
export function CardSheet({
  hero,
  card,
  onClose,
}: {
  readonly hero: string;
  readonly card: string;
  readonly onClose: () => void;
}) {
  const lang = useLanguage();
  return (
    <Sheet title={realisers[lang].capital(localName(heroOf(hero), lang))} onClose={onClose} narrow>
      <CardFace hero={hero} card={card} size="large" />
    </Sheet>
  );
}
