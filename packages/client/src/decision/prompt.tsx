import type { Decision, View } from '@peerless/rules';
import { promptText } from '@peerless/text';
import { useRef } from 'react';
import { useEscape } from '../app/use-escape.ts';
import { useFocusWhenLost } from '../app/use-focus-when-lost.ts';
import type { Chance } from '../bots/answer-bots.ts';
import { useContent, useTable } from '../table-context.ts';
import { Answers } from './answers.tsx';
import { Confirmation } from './confirmation.tsx';
import { HintStatus } from './hint.tsx';
import { LiesOpen } from './lies-open.tsx';
import style from './prompt.module.css';
import { formsAsked } from './short-words.ts';
import { SourceText } from './source-text.tsx';
import type { Choice } from './use-choice.ts';

export interface PromptProps {
  readonly view: View;
  readonly decision: Decision;
  readonly choice: Choice;
  /** What a bot thinks of the options, best first; null while nobody asked. */
  readonly hint: readonly Chance[] | 'busy' | 'failed' | null;
}

/** One question: what is asked, by which card, and everything that can be answered without pointing at the table. */
export function Prompt({ view, decision, choice, hint }: PromptProps) {
  const { names } = useTable();
  const { candidate } = choice;
  const asked = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: at the next question, and after "Back".
  useFocusWhenLost(asked, candidate ?? (choice.shown.picks.length > 0 ? choice.picks : decision));
  // What was pointed at is taken back, like with "Back".
  useEscape(choice.clear, choice.picks.length > 0 || candidate !== null);
  const question = withoutModes(promptText(decision, names));
  // Its buttons say it all.
  const isShort = formsAsked(view, decision, useContent()) !== null;
  return (
    <div
      className={style.prompt}
      data-on-board={isOnBoard(choice) || undefined}
      data-picking={(candidate === null && choice.shown.picks.length > 0) || undefined}
    >
      <p ref={asked} tabIndex={-1} className={style.asked} aria-live="polite">
        {question}
      </p>
      {candidate === null ? (
        <>
          <LiesOpen view={view} decision={decision} />
          {!isShort && <SourceText decision={decision} asked={question} />}
          <Answers view={view} decision={decision} choice={choice} />
        </>
      ) : (
        <Confirmation
          key={candidate.key}
          view={view}
          decision={decision}
          choice={choice}
          option={candidate}
        />
      )}
      <HintStatus hint={hint} decision={decision} take={choice.take} />
    </div>
  );
}

/** Whether to choose between effects is asked in one line; the effects stand below it in small print. */
const withoutModes = (question: string): string => question.replace(/\s*:\s*•.*$/s, '.');

/** Whether pointing at the board answers. */
const isOnBoard = ({ pointable }: Choice): boolean =>
  [...pointable.values()].some(({ pick }) => !('card' in pick));
