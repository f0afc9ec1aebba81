import type { Decision, Option } from '@peerless/rules';
import { optionText } from '@peerless/text';
import type { Chance } from '../bots/answer-bots.ts';
import { useTable } from '../table-context.ts';
import style from './prompt.module.css';
import type { PromptProps } from './prompt.tsx';
import type { Choice } from './use-choice.ts';
import { words } from './words.ts';

/** As many options as a hint tells. */
const BEST = 3;

interface HintProps extends Pick<PromptProps, 'decision'> {
  readonly chances: readonly Chance[];
  /** Null where it is only to be read. */
  readonly take: Choice['take'] | null;
}

interface Known {
  readonly option: Option;
  readonly percent: number;
}

/** What a bot thinks of the options, in its order: what it has looked at longest comes first. */
const knownOf = (chances: readonly Chance[], { options }: Decision): readonly Known[] =>
  chances.flatMap(({ key, chance }) => {
    const option = options.find((each) => each.key === key);
    return option === undefined ? [] : [{ option, percent: Math.round(100 * chance) }];
  });

/** Whether nothing is better than anything else, as far as the bot can tell. */
const isEqual = (known: readonly Known[]): boolean => new Set(known.map(({ percent }) => percent)).size === 1;

/** Where nothing else is possible there is nothing to weigh; where to go is asked later. */
const isManeuver = ({ options: [only, another] }: HintProps['decision']): boolean =>
  only?.type === 'maneuver' && another === undefined;

interface HintStatusProps extends Pick<HintProps, 'decision' | 'take'> {
  readonly hint: PromptProps['hint'];
}

/** A hint that was asked for, as it comes. */
export function HintStatus({ hint, decision, take }: HintStatusProps) {
  const say = words.use();
  return (
    <div role="status" className={style.hint}>
      {hint === 'busy' && <p className={style.note}>{say('hintBusy')}</p>}
      {hint === 'failed' && <p className={style.note}>{say('hintFailed')}</p>}
      {hint !== null && typeof hint !== 'string' && <Hint chances={hint} decision={decision} take={take} />}
    </div>
  );
}

/** The best options as a strong bot sees them. */
function Hint({ chances, decision, take }: HintProps) {
  const { names } = useTable();
  const say = words.use();
  const known = knownOf(chances, decision);
  if (known.length === 0) return <Note text={say(isManeuver(decision) ? 'hintManeuver' : 'hintNone')} />;
  if (known.length > 1 && isEqual(known)) return <Note text={say('hintEqual')} />;
  // The order is that of what is said about them.
  const best = known.slice(0, BEST).sort((a, b) => b.percent - a.percent);
  return (
    <>
      <Note text={say('best')} />
      <ol>
        {best.map(({ option, percent }) => (
          <li key={option.key}>
            {take === null ? (
              <p className={style.told}>
                {optionText(option, names, decision)} <small>{say('chance', { percent })}</small>
              </p>
            ) : (
              <button type="button" className="plain" data-option={option.key} onClick={() => take(option)}>
                {optionText(option, names, decision)} <small>{say('chance', { percent })}</small>
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const Note = ({ text }: { readonly text: string }) => (
  <p className={style.note} data-hint>
    {text}
  </p>
);
