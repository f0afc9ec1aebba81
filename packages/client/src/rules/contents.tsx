import type { RuleSection } from '@peerless/text';
import { hrefOf } from '../app/route.ts';
import type { Rulebooks } from './rulebook.ts';
import style from './rules.module.css';
import { words } from './words.ts';

/** The way to every section. */
export function Contents({ books }: { readonly books: Rulebooks }) {
  const say = words.use();
  return (
    <nav aria-label={say('contents')} className={style.contents}>
      <ContentsOf title={say('rules')} sections={books.rules.sections} />
      <ContentsOf title={say('rulings')} sections={books.rulings.sections} />
    </nav>
  );
}

function ContentsOf({
  title,
  sections,
}: {
  readonly title: string;
  readonly sections: readonly RuleSection[];
}) {
  return (
    <>
      <h2>{title}</h2>
      <ol>
        {sections
          .filter(({ level }) => level === 2)
          .map(({ id, title }) => (
            <li key={id}>
              <a href={hrefOf({ screen: 'rules', rule: id })}>
                <span className={style.contentsNumber}>{id}</span>
                {title}
              </a>
            </li>
          ))}
      </ol>
    </>
  );
}
