import type { RuleSection } from '@peerless/text';
import { useEffect, useMemo, useState } from 'react';
import { PageHeader } from '../app/page-header.tsx';
import { hrefOf, type Route } from '../app/route.ts';
import { Contents } from '../rules/contents.tsx';
import { countParts, foundSections } from '../rules/found-sections.ts';
import { OptionsView } from '../rules/options-view.tsx';
import { ReadingContext } from '../rules/rule-line.tsx';
import { loadRulebooks, type Rulebooks, useRulebooks } from '../rules/rulebook.ts';
import style from '../rules/rules.module.css';
import { wordsIn } from '../rules/search.ts';
import { SearchField } from '../rules/search-field.tsx';
import { elementId, SectionView } from '../rules/section-view.tsx';
import { words } from '../rules/words.ts';
import { useLanguage } from '../settings/settings.ts';

/** The section of the rules options: the table says them in its own words. */
const OPTIONS_SECTION = '16';

/** What was looked for last: whoever comes back from a rule finds the search as it was. */
let lastQuery = '';

/** The rules and rulings, with search. */
export default function RulesScreen({ route }: { readonly route: Extract<Route, { screen: 'rules' }> }) {
  const say = words.use();
  const books = useRulebooks();
  return (
    <>
      <PageHeader title={say('title')} />
      <main className="page">
        <p className={style.intro}>{say('intro')}</p>
        <p className={style.intro}>
          <a className="button" href={hrefOf({ screen: 'how-to' })}>
            {say('howTo')}
          </a>
        </p>
        {books === null ? <Waiting /> : <Browser books={books} rule={route.rule} />}
      </main>
    </>
  );
}

/** Until the rules are there; they may not come without a network. */
function Waiting() {
  const say = words.use();
  const lang = useLanguage();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadRulebooks(lang).catch(() => setFailed(true));
  }, [lang]);
  if (!failed) return <p role="status">{say('loading')}</p>;
  return (
    <p role="alert">
      {say('notHere')}{' '}
      <button type="button" onClick={() => location.reload()}>
        {say('again')}
      </button>
    </p>
  );
}

function Browser({ books, rule = '' }: { readonly books: Rulebooks; readonly rule?: string }) {
  const say = words.use();
  const [query, setQuery] = useState(rule === '' ? lastQuery : '');
  const lookFor = (next: string): void => {
    lastQuery = next;
    setQuery(next);
    // Somebody who searches has left the rule of the address; the address says so, without a step in the history.
    if (rule !== '') history.replaceState(null, '', '#/rules');
  };
  const sought = useMemo(() => wordsIn(query), [query]);
  const reading = useMemo(
    () => ({
      isRule: (id: string) => books.rules.rules.has(id) || books.rulings.rules.has(id),
      words: sought,
    }),
    [books, sought],
  );
  useSeen(rule);
  const isUnknown = rule !== '' && !isKnown(books, rule);
  return (
    <ReadingContext value={reading}>
      {isUnknown && <p role="alert">{say('unknownRule', { rule })}</p>}
      <div className={style.browser}>
        <div className={style.side}>
          <SearchField query={query} onQuery={lookFor} />
          <details className={style.unfold} open={innerWidth >= 900}>
            <summary>{say('contents')}</summary>
            <Contents books={books} />
          </details>
        </div>
        <Books books={books} sought={sought} query={query} target={rule} onClear={() => lookFor('')} />
      </div>
    </ReadingContext>
  );
}

const isKnown = ({ rules, rulings }: Rulebooks, id: string): boolean =>
  [rules, rulings].some((book) => book.rules.has(id) || book.sections.some((section) => section.id === id));

/** Brings the rule of the address into view, for eyes and for screen readers. */
function useSeen(rule: string): void {
  useEffect(() => {
    const element = rule === '' ? null : document.getElementById(elementId(rule));
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'start' });
  }, [rule]);
}

function Books(props: {
  readonly books: Rulebooks;
  readonly sought: readonly string[];
  readonly query: string;
  readonly target: string;
  readonly onClear: () => void;
}) {
  const { books, sought, query, target, onClear } = props;
  const say = words.use();
  const rules = foundSections(books.rules.sections, sought).filter(({ level }) => level > 1);
  const rulings = foundSections(books.rulings.sections, sought).filter(({ level }) => level > 1);
  const count = countParts(rules) + countParts(rulings);
  const found = count === 0 ? say('nothing', { words: query.trim() }) : say('found', { count });
  return (
    <div className={style.books}>
      <div role="status" className={style.status}>
        {sought.length > 0 && <p>{found}</p>}
      </div>
      {sought.length > 0 && (
        <p>
          <button type="button" onClick={onClear}>
            {say('clear')}
          </button>
        </p>
      )}
      <Book title={say('rules')} sections={rules} target={target} />
      <Book title={say('rulings')} sections={rulings} target={target} />
    </div>
  );
}

function Book(props: {
  readonly title: string;
  readonly sections: readonly RuleSection[];
  readonly target: string;
}) {
  const { title, sections, target } = props;
  if (sections.length === 0) return null;
  return (
    <section className={style.book}>
      <h2>{title}</h2>
      {sections.map((section) =>
        section.id === OPTIONS_SECTION ? (
          <OptionsView key={section.id} id={section.id} number={section.id} />
        ) : (
          <SectionView key={section.id} section={section} target={target} />
        ),
      )}
    </section>
  );
}
