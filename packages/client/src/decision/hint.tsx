import type { Option } from '@peerless/rules';
import { optionText } from '@peerless/text';
import type { Chance } from '../bots/answer-bots.ts';
import { useTable } from '../table-context.ts';
import style from './prompt.module.css';
import type { PromptProps } from './prompt.tsx';
import { words } from './words.ts';

/** As many options as a hint tells. */
const BEST = 3;

interface HintProps extends Pick<PromptProps, 'decision'> {
  readonly chances: readonly Chance[];
  readonly take: (option: Option) => void;
}

/** The best options as a strong bot sees them. */
export function Hint({ chances, decision, take }: HintProps) {
  const { names } = useTable();
  const say = words.use();
  const known = chances.slice(0, BEST).flatMap(({ key, chance }) => {
    const option = decision.options.find((each) => each.key === key);
    return option === undefined ? [] : [{ option, chance }];
  });
  if (known.length === 0) return <p className={style.note}>{say('hintNone')}</p>;
  return (
    <>
      <p className={style.note}>{say('best')}</p>
      <ol>
        {known.map(({ option, chance }) => (
          <li key={option.key}>
            <button type="button" className="plain" data-option={option.key} onClick={() => take(option)}>
              {optionText(option, names, decision)}{' '}
              <small>{say('chance', { percent: Math.round(100 * chance) })}</small>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
