import { type Decision, type Option, type OptionOf, preview, type View } from '@peerless/rules';
import { type Names, optionText, promptText, realisers } from '@peerless/text';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Chance } from '../bots/answer-bots.ts';
import { CardFace } from '../cards/card-face.tsx';
import { library } from '../library.ts';
import { needsWords } from './narrow.ts';
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

/** As many options as a hint tells. */
const BEST = 3;

/** As many options as are shown as buttons without being asked for. */
const FEW = 7;

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
    <div className={style.prompt}>
      <p ref={asked} tabIndex={-1} className={style.asked} aria-live="polite">
        {question}
      </p>
      {candidate === null ? (
        <>
          <SourceText source={decision.source} asked={question} names={names} />
          <Answers view={view} decision={decision} names={names} choice={choice} />
        </>
      ) : (
        <Confirmation view={view} decision={decision} names={names} choice={choice} option={candidate} />
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

interface AnswersProps extends Omit<PromptProps, 'hint'> {}

/** Buttons for what cannot be pointed at, or for everything when little is left; the whole list is one click away. */
function Answers({ view, decision, names, choice }: AnswersProps) {
  const say = words.use();
  const own = new Set(view.seats[decision.seat]?.hand ?? []);
  const isTile = (option: Option): boolean =>
    option.type === 'card' && (option.seat !== decision.seat || !own.has(option.card));
  const left = choice.left;
  const tiles = left.filter(isTile);
  // Who is done need not say of every fighter that it stays.
  const hasEnd = left.some(({ type }) => type === 'done');
  const inWords = (option: Option): boolean =>
    choice.picks.length > 0 && left.length <= FEW
      ? true
      : needsWords(option, left) && !(hasEnd && option.type === 'stay');
  const buttons = left.filter((option) => !isTile(option) && inWords(option));
  return (
    <>
      {choice.picks.length > 0 && buttons.length === 0 && <p className={style.note}>{say('pickNext')}</p>}
      {choice.picks.length === 0 && <Advice view={view} decision={decision} />}
      {tiles.length > 0 && (
        <ul className={style.tiles}>
          {tiles.map((option) => (
            <li key={option.key}>
              <CardTile option={option} view={view} decision={decision} names={names} take={choice.take} />
            </li>
          ))}
        </ul>
      )}
      <div className={style.buttons}>
        {buttons.map((option) => (
          <OptionButton key={option.key} option={option} decision={decision} names={names} take={choice.take}>
            {choice.picks.length > 0 && option.type === 'attack' ? (
              <ShortAttack option={option} names={names} />
            ) : (
              buttonText(option, decision, names)
            )}
          </OptionButton>
        ))}
        {choice.picks.length > 0 && (
          <button type="button" className="plain" onClick={choice.clear}>
            {say('cancel')}
          </button>
        )}
      </div>
      {decision.options.length > buttons.length + tiles.length && (
        <details className={style.all}>
          <summary>{say('allChoices', { count: decision.options.length })}</summary>
          <div className={style.buttons}>
            {decision.options.map((option) => (
              <OptionButton
                key={option.key}
                option={option}
                decision={decision}
                names={names}
                take={choice.take}
              >
                {optionText(option, names, decision.source)}
              </OptionButton>
            ))}
          </div>
        </details>
      )}
    </>
  );
}

/** What else can be done, for those who see such a question for the first time. */
function Advice({ view, decision }: Pick<AnswersProps, 'view' | 'decision'>) {
  const say = words.use();
  const advice = adviceOf(view, decision);
  return advice === null ? null : <p className={`${style.note} ${style.advice}`}>{say(advice)}</p>;
}

function adviceOf({ seats }: View, { prompt, options, seat }: Decision) {
  if (prompt === 'moveBoost') return 'howToBoost';
  if (prompt === 'moves')
    return new Set(options.flatMap((option) => (option.type === 'move' ? [option.fighter] : []))).size > 1
      ? 'howToMove'
      : null;
  if (prompt !== 'action') return null;
  if (options.some(({ type }) => type === 'attack' || type === 'scheme')) return 'howToAct';
  return (seats[seat]?.hand?.length ?? 0) > 0 ? 'onlyManeuver' : null;
}

/** What a button says: where "none" is the answer, what one does without. */
function buttonText(option: Option, decision: Decision, names: Names): string {
  const say = words.in(names.lang);
  if (option.type === 'none' && decision.prompt === 'defend') return say('noDefense');
  if (option.type === 'none' && (decision.prompt === 'moveBoost' || decision.prompt === 'boost'))
    return say('noBoost');
  return optionText(option, names, decision.source);
}

/** Who attacks whom, once the card is chosen: short, so that several fit below a board on a phone. */
function ShortAttack({ option, names }: { readonly option: OptionOf<'attack'>; readonly names: Names }) {
  const { capital } = realisers[names.lang];
  return (
    <>
      <span aria-hidden="true">
        {capital(names.fighter(option.fighter))} → {capital(names.fighter(option.target))}
      </span>
      <span className="only-read">{optionText(option, names)}</span>
    </>
  );
}

interface OptionButtonProps {
  readonly option: Option;
  readonly decision: Decision;
  readonly names: Names;
  readonly take: (option: Option) => void;
  readonly children?: ReactNode;
}

function OptionButton({ option, take, children }: OptionButtonProps) {
  return (
    <button type="button" data-option={option.key} onClick={() => take(option)}>
      {children}
    </button>
  );
}

/** A card that does not lie in the own hand: in a discard pile, on a deck, in somebody's hand. */
function CardTile({ option, view, decision, names, take }: OptionButtonProps & { readonly view: View }) {
  if (option.type !== 'card') return null;
  return (
    <button
      type="button"
      className={style.tile}
      data-option={option.key}
      aria-label={optionText(option, names, decision.source)}
      onClick={() => take(option)}
    >
      <CardFace hero={view.seats[option.seat]?.hero ?? ''} card={option.card} size="hand" />
    </button>
  );
}

/** A weighty choice once more in words, with what a BOOST adds up to. */
function Confirmation({ view, decision, names, choice, option }: AnswersProps & { readonly option: Option }) {
  const say = words.use();
  const button = useRef<HTMLButtonElement>(null);
  const what = useId();
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { sum } = preview(view, option, library());
  return (
    <div className={style.confirmation}>
      <p id={what} className={style.candidate}>
        {buttonText(option, decision, names)}
        {sum !== undefined && (
          <span className={style.sum}>{say(sum.of === 'move' ? 'boostMove' : 'boostValue', { ...sum })}</span>
        )}
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

interface HintProps extends Pick<PromptProps, 'decision' | 'names'> {
  readonly chances: readonly Chance[];
  readonly take: (option: Option) => void;
}

/** The best options as a strong bot sees them. */
function Hint({ chances, decision, names, take }: HintProps) {
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
              {optionText(option, names, decision.source)}{' '}
              <small>{say('chance', { percent: Math.round(100 * chance) })}</small>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
