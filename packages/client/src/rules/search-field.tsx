import { useId } from 'react';
import style from './rules.module.css';
import { words } from './words.ts';

/** Where one types what one looks for. */
export function SearchField(props: { readonly query: string; readonly onQuery: (query: string) => void }) {
  const { query, onQuery } = props;
  const say = words.use();
  const id = useId();
  return (
    <search className={style.search}>
      <label htmlFor={id}>{say('search')}</label>
      <input
        id={id}
        type="search"
        value={query}
        placeholder={say('searchHint')}
        autoComplete="off"
        onChange={({ target }) => onQuery(target.value)}
      />
    </search>
  );
}
