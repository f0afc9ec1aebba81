import type { Decision, View } from '@peerless/rules';
import { type Names, promptText } from '@peerless/text';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Chance } from '../bots/answer-bots.ts';
import { Answers } from './answers.tsx';
import { Confirmation } from './confirmation.tsx';
import { Hint } from './hint.tsx';
import style from './prompt.module.css';
import { SourceText } from './source-text.tsx';
import type { Choice } from './use-choice.ts';
import { words } from './words.ts';

export interface PromptProps {
  readonly view: View;
  readonly decision: Decision;
  readonly names: Names;
  readonly choice: Choice;
  /** What a bot thinks of the options, best first; null while nobody asked. */
  readonly hint: readonly Chance[] | 'busy' | null;
}

/** One question: what is asked, by which card, and everything that can be answered without pointing at the table. */
export function Prompt({ view, decision, names, choice, hint }: PromptProps) {
  const say = words.use();
  const { candidate } = choice;
  const asked = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone, and the focus with it; whoever plays by keyboard goes on at the question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, and after "Back"
  useEffect(() => {
    if (document.activeElement === document.body) asked.current?.focus({ preventScroll: true });
  }, [decision, candidate]);
  useEscape(choice);
  const question = promptText(decision, names);
  return (
    <div className={style.prompt} data-on-board={isOnBoard(choice) || undefined}>
      <p ref={asked} tabIndex={-1} className={style.asked} aria-live="polite">
        {question}
      </p>
      {candidate === null ? (
        <>
          <SourceText source={decision.source} asked={question} names={names} />
          <Answers view={view} decision={decision} names={names} choice={choice} />
        </>
      ) : (
        <Confirmation
          key={candidate.key}
          view={view}
          decision={decision}
          names={names}
          choice={choice}
          option={candidate}
        />
      )}
      <div role="status" className={style.hint}>
        {hint === 'busy' && <p className={style.note}>{say('hintBusy')}</p>}
        {hint !== null && hint !== 'busy' && (
          <Hint chances={hint} decision={decision} names={names} take={choice.take} />
        )}
      </div>
    </div>
  );
}

/** Whether pointing at the board answers. */
const isOnBoard = ({ pointable }: Choice): boolean =>
  [...pointable.values()].some(({ pick }) => !('card' in pick));

/** Escape takes back what was pointed at, like "Back"; a sheet that is open has it first. */
function useEscape({ picks, candidate, clear }: Choice): void {
  const isOpen = picks.length > 0 || candidate !== null;
  const back = useEffectEvent(clear);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && document.querySelector('dialog[open]') === null) back();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
}
