import { useDeferredValue, useMemo, useState } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { CardSheet } from '../cards/card-sheet.tsx';
import { useLanguage } from '../settings/settings.ts';
import { type CardEntry, cardEntries, cardsFound, cardsWith, NO_FILTER } from './card-search.ts';
import { CardSearchForm } from './card-search-form.tsx';
import style from './collection.module.css';
import { words } from './words.ts';

/** As many cards as are drawn before somebody asks for more. */
const PAGE = 36;

/** All cards of all decks, sorted out by words and filters; each opens large. */
export function CardBrowser() {
  const say = words.use();
  const lang = useLanguage();
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState(NO_FILTER);
  const [shown, setShown] = useState(PAGE);
  const wanted = useDeferredValue(query);
  const entries = useMemo(() => cardsWith(cardEntries(lang), wanted), [lang, wanted]);
  const found = cardsFound(entries, filter);
  const left = found.length - shown;
  return (
    <>
      <CardSearchForm
        entries={entries}
        query={query}
        onQuery={(next) => {
          setQuery(next);
          setShown(PAGE);
        }}
        filter={filter}
        onFilter={(next) => {
          setFilter(next);
          setShown(PAGE);
        }}
      />
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
