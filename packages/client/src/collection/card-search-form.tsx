import type { CardType, Language } from '@peerless/language';
import { message, realisers, type Timing } from '@peerless/text';
import { useId } from 'react';
import { typeName } from '../cards/printed-card.ts';
import { heroOf } from '../library.ts';
import { byName, nameOf } from '../names.ts';
import { useLanguage } from '../settings/settings.ts';
import { type CardEntry, type CardField, type CardFilter, countsOf, NO_FILTER } from './card-search.ts';
import style from './collection.module.css';
import { words } from './words.ts';

/** What each choice of a field is called. */
const NAMES: { readonly [F in CardField]: (value: string, lang: Language) => string } = {
  type: (type, lang) => typeName(type as CardType, lang),
  user: (user, lang) =>
    user === 'any' ? message(lang, 'anyFighter') : words.in(lang)(user === 'hero' ? 'hero' : 'sidekick'),
  hero: (hero, lang) => nameOf(heroOf(hero), lang),
  timing: (timing, lang) => {
    if (timing === 'static') return words.in(lang)('always');
    if (timing === 'bonusAttack') return words.in(lang)('bonusAttack');
    return realisers[lang].label(timing as Timing);
  },
};

const FIELDS: readonly CardField[] = ['hero', 'type', 'user', 'timing'];

interface CardFiltersProps {
  readonly entries: readonly CardEntry[];
  readonly filter: CardFilter;
  readonly onFilter: (filter: CardFilter) => void;
}

interface CardSearchFormProps extends CardFiltersProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Words to look for, and choices that say how many cards they would leave. */
export function CardSearchForm({ query, onQuery, ...filters }: CardSearchFormProps) {
  const say = words.use();
  const id = useId();
  const isOpen = query === '' && filters.filter === NO_FILTER;
  const clear = (): void => {
    onQuery('');
    filters.onFilter(NO_FILTER);
  };
  return (
    <search className={style.filters}>
      <p className={style.search}>
        <label htmlFor={id}>{say('search')}</label>
        <input id={id} type="search" value={query} onChange={({ target }) => onQuery(target.value)} />
      </p>
      {FIELDS.map((field) => (
        <FilterChoice key={field} field={field} {...filters} />
      ))}
      {!isOpen && (
        <button type="button" onClick={clear}>
          {say('clear')}
        </button>
      )}
    </search>
  );
}

function FilterChoice({
  field,
  entries,
  filter,
  onFilter,
}: CardFiltersProps & { readonly field: CardField }) {
  const say = words.use();
  const lang = useLanguage();
  const id = useId();
  const { all, values } = countsOf(entries, filter, field);
  const sorted =
    field === 'hero' ? values.toSorted((a, b) => byName(lang)(heroOf(a.value), heroOf(b.value))) : values;
  return (
    <p>
      <label htmlFor={id}>{say(field)}</label>
      <select
        id={id}
        value={filter[field]}
        onChange={({ target }) => onFilter({ ...filter, [field]: target.value })}
      >
        <option value="">{say('choice', { name: say('all'), count: all })}</option>
        {sorted.map(({ value, count }) => (
          <option key={value} value={value}>
            {say('choice', { name: NAMES[field](value, lang), count })}
          </option>
        ))}
      </select>
    </p>
  );
}
