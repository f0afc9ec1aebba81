import { useDeferredValue, useMemo, useState } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { CardSheet } from '../cards/card-sheet.tsx';
import { useLanguage } from '../settings/settings.ts';
import { CardFilters } from './card-filters.tsx';
import { type CardEntry, type CardFilter, cardEntries, cardsFound, NO_FILTER } from './card-search.ts';
import style from './collection.module.css';
import { words } from './words.ts';

/** As many cards as are drawn before somebody asks for more. */
const PAGE = 36;

/** All cards of all decks, sorted out by words and filters; each opens large. */
export function CardBrowser() {
  const say = words.use();
  const lang = useLanguage();
  const [filter, setFilter] = useState<CardFilter>(NO_FILTER);
  const [shown, setShown] = useState(PAGE);
  const entries = useMemo(() => cardEntries(lang), [lang]);
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => cardsFound(entries, wanted), [entries, wanted]);
  const left = found.length - shown;
  const change = (next: CardFilter): void => {
    setFilter(next);
    setShown(PAGE);
  };
  return (
    <>
      <CardFilters entries={entries} filter={filter} onChange={change} />
      <p role="status" className={style.found}>
        {found.length === 0 ? say('none') : say('found', { count: found.length })}
      </p>
      <CardWall cards={found.slice(0, shown)} />
      {left > 0 && (
        <p className={style.more}>
          <button type="button" onClick={() => setShown(shown + PAGE)}>
            {say('more', { count: Math.min(PAGE, left) })}
          </button>
        </p>
      )}
    </>
  );
}

function CardWall({ cards }: { readonly cards: readonly CardEntry[] }) {
  const [open, setOpen] = useState<CardEntry | null>(null);
  return (
    <>
      <ul className={style.cards}>
        {cards.map((entry) => (
          <li key={`${entry.hero}/${entry.card}`}>
            <button type="button" className={style.card} onClick={() => setOpen(entry)}>
              <CardFace hero={entry.hero} card={entry.card} />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && <CardSheet hero={open.hero} card={open.card} onClose={() => setOpen(null)} />}
    </>
  );
}
