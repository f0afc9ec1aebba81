import { createContext, use } from 'react';
import { hrefOf } from '../app/route.ts';
import { type Span, spansOf } from './marked-text.ts';
import style from './rules.module.css';
import { pieces } from './search.ts';

/** What every line of the rules has to know: which rules exist, and what is being looked for. */
export interface Reading {
  readonly isRule: (id: string) => boolean;
  readonly words: readonly string[];
}

export const ReadingContext = createContext<Reading>({ isRule: () => false, words: [] });

/** A line of the rules: numbers of rules are links, words that are looked for are marked. */
export function RuleLine({ text }: { readonly text: string }) {
  const { isRule } = use(ReadingContext);
  return spansOf(text, isRule).map((span) => <SpanText key={span.at} {...span} />);
}

function SpanText({ text, style: look, rule }: Span) {
  if (rule !== undefined)
    return (
      <a className={style.reference} href={hrefOf({ screen: 'rules', rule })}>
        <Marked text={text} />
      </a>
    );
  if (look === 'emphasis')
    return (
      <em>
        <Marked text={text} />
      </em>
    );
  if (look === 'strong')
    return (
      <strong>
        <Marked text={text} />
      </strong>
    );
  if (look === 'code')
    return (
      <code>
        <Marked text={text} />
      </code>
    );
  return <Marked text={text} />;
}

/** A text with the words that are looked for marked. */
export function Marked({ text }: { readonly text: string }) {
  const { words } = use(ReadingContext);
  return pieces(text, words).map(({ at, text: piece, hit }) => (hit ? <mark key={at}>{piece}</mark> : piece));
}
