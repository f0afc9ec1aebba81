import type { BoostSum, Option } from '@peerless/rules';
import { preview } from '@peerless/rules/queries';
import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { useContent, useTable } from '../table-context.ts';
import { buttonText } from './button-text.ts';
import style from './prompt.module.css';
import type { PromptProps } from './prompt.tsx';
import { words } from './words.ts';

interface ConfirmationProps extends Omit<PromptProps, 'hint'> {
  readonly option: Option;
}

/** Effects may fix or ignore a value: then it is no sum. */
const sumId = ({ of, value, boost, sum }: BoostSum) => {
  if (value + boost !== sum) return 'boostOnly';
  return of === 'move' ? 'boostMove' : 'boostValue';
};

/** What a BOOST adds up to, in words. */
export const sumText = (sum: BoostSum, say: ReturnType<typeof words.use>): string =>
  say(sumId(sum), { ...sum });

/** A weighty choice once more in words, with what a BOOST adds up to; a bar shows how long it can be taken back. */
export function Confirmation({ view, decision, choice, option }: ConfirmationProps) {
  const { names } = useTable();
  const say = words.use();
  const button = useRef<HTMLButtonElement>(null);
  const what = useId();
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { sum } = preview(view, option, useContent());
  return (
    <div
      className={style.confirmation}
      style={choice.guard === 'ask' ? undefined : ({ '--grace': `${choice.guard}ms` } as CSSProperties)}
      data-grace={choice.guard === 'ask' ? undefined : true}
    >
      <p id={what} className={style.candidate}>
        {buttonText(option, decision, names)}
        {sum !== undefined && <span className={style.sum}>{sumText(sum, say)}</span>}
      </p>
      <div className={style.buttons}>
        <button
          ref={button}
          type="button"
          className="primary"
          data-option={option.key}
          aria-describedby={what}
          onClick={choice.confirm}
        >
          {say('confirm')}
        </button>
        <button type="button" onClick={choice.clear}>
          {say('cancel')}
        </button>
      </div>
    </div>
  );
}
