import type { HeroDef } from '@peerless/language';
import { useState } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { CardSheet } from '../cards/card-sheet.tsx';
import { profileWords } from './profile-words.ts';
import style from './signature-cards.module.css';

/** The cards that show what a hero is about; each opens large. */
export function SignatureCards({
  hero,
  heading: Heading,
}: {
  readonly hero: HeroDef;
  readonly heading: 'h2' | 'h3' | 'h4';
}) {
  const say = profileWords.use();
  const [open, setOpen] = useState<string | null>(null);
  const cards = hero.profile?.signature ?? [];
  if (cards.length === 0) return null;
  return (
    <>
      <Heading>{say('signature')}</Heading>
      <ul className={style.cards}>
        {cards.map((card) => (
          <li key={card}>
            <button type="button" className={style.card} onClick={() => setOpen(card)}>
              <CardFace hero={hero.slug} card={card} />
            </button>
          </li>
        ))}
      </ul>
      <CardSheet hero={hero.slug} card={open} onClose={() => setOpen(null)} />
    </>
  );
}
