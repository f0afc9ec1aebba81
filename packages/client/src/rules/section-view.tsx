import type { Rule, RulePart, RuleSection } from '@peerless/text';
import { hrefOf } from '../app/route.ts';
import { Marked, RuleLine } from './rule-line.tsx';
import style from './rules.module.css';

/** The id under which an element of the rules is found in the page. */
export const elementId = (id: string): string => `rule-${id}`;

/** A section of the rules or rulings. */
export function SectionView({ section, target }: { readonly section: RuleSection; readonly target: string }) {
  const { id, title, level, parts } = section;
  const Heading = level === 3 ? 'h4' : 'h3';
  return (
    <section className={style.section} data-level={level}>
      <Heading id={elementId(id)} tabIndex={-1} className={style.sectionTitle}>
        <span className={style.sectionNumber}>{id}</span> <Marked text={title} />
      </Heading>
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a section never change places
        <PartView key={i} part={part} target={target} />
      ))}
    </section>
  );
}

function PartView({ part, target }: { readonly part: RulePart; readonly target: string }) {
  switch (part.is) {
    case 'rule':
      return <RuleView rule={part.rule} target={target} />;
    case 'paragraph':
      return (
        <p>
          <RuleLine text={part.text} />
        </p>
      );
    case 'point':
      return (
        <p className={style.point}>
          <RuleLine text={part.text} />
        </p>
      );
    case 'table':
      return part.rows.map((row) => (
        <RowView key={row[0]} head={part.head} row={row} isTarget={row[0] === target} />
      ));
  }
}

function RuleView({ rule: { id, title, text }, target }: { readonly rule: Rule; readonly target: string }) {
  return (
    <article id={elementId(id)} tabIndex={-1} className={style.rule} data-target={id === target || undefined}>
      <RuleNumber id={id} />
      <p>
        {title !== null && (
          <strong className={style.ruleTitle}>
            <Marked text={title} />{' '}
          </strong>
        )}
        <RuleLine text={text} />
      </p>
    </article>
  );
}

/** The number of a rule is a link to the rule itself, to copy and to share. */
function RuleNumber({ id }: { readonly id: string }) {
  return (
    <a className={style.number} href={hrefOf({ screen: 'rules', rule: id })}>
      <Marked text={id} />
    </a>
  );
}

/** A row of a table, read downwards: that way it fits on every screen. */
function RowView(props: {
  readonly head: readonly string[];
  readonly row: readonly string[];
  readonly isTarget: boolean;
}) {
  const { head, row, isTarget } = props;
  const [id = '', name = '', ...readings] = row;
  return (
    <article id={elementId(id)} tabIndex={-1} className={style.rule} data-target={isTarget || undefined}>
      <RuleNumber id={id} />
      <div>
        <p>
          <strong className={style.ruleTitle}>
            <RuleLine text={name} />
          </strong>
        </p>
        <dl className={style.readings}>
          {readings.map((reading, i) => (
            <div key={head[i + 2]}>
              <dt>
                <RuleLine text={head[i + 2] ?? ''} />
              </dt>
              <dd>
                <RuleLine text={reading} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
