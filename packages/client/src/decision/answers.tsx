import type { Decision, Option, OptionOf, View } from '@peerless/rules';
import { optionText, realisers } from '@peerless/text';
import type { ReactNode } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { consequenceOf, consequenceText } from '../combat/consequence.ts';
import { useTable } from '../table-context.ts';
import { buttonText } from './button-text.ts';
import { needsWords } from './narrow.ts';
import style from './prompt.module.css';
import type { PromptProps } from './prompt.tsx';
import { words } from './words.ts';

/** As many options as are shown as buttons without being asked for. */
const FEW = 7;

type AnswersProps = Omit<PromptProps, 'hint'>;

/** Buttons for what cannot be pointed at, or for everything when little is left; the whole list is one click away. */
export function Answers({ view, decision, choice }: AnswersProps) {
  const { names } = useTable();
  const say = words.use();
  const own = new Set(view.seats[decision.seat]?.hand ?? []);
  const isTile = (option: Option): boolean =>
    option.type === 'card' && (option.seat !== decision.seat || !own.has(option.card));
  const left = choice.left;
  const tiles = left.filter(isTile);
  // Who is done need not say of every fighter that it stays.
  const hasEnd = left.some(({ type }) => type === 'done');
  const hasMover = choice.picks.some((pick) => 'fighter' in pick);
  const inWords = (option: Option): boolean =>
    choice.picks.length > 0 && left.length <= FEW && !(hasMover && leadsToSpace(option))
      ? true
      : needsWords(option, left) && !(hasEnd && option.type === 'stay');
  const buttons = left.filter((option) => !isTile(option) && inWords(option));
  return (
    <>
      {choice.picks.length > 0 && buttons.length === 0 && <p className={style.note}>{say('pickNext')}</p>}
      {choice.picks.length === 0 && <Advice view={view} decision={decision} />}
      {tiles.length > 0 && (
        <ul className={style.tiles} data-tiles>
          {tiles.map((option) => (
            <li key={option.key}>
              <CardTile option={option} view={view} decision={decision} take={choice.take} />
            </li>
          ))}
        </ul>
      )}
      <div className={style.buttons}>
        {buttons.map((option) => (
          <OptionButton key={option.key} option={option} take={choice.take}>
            {choice.picks.length > 0 && option.type === 'attack' ? (
              <ShortAttack option={option} isCardKnown={choice.picks.some((pick) => 'card' in pick)} />
            ) : (
              buttonText(option, decision, names)
            )}
            <Comes option={option} view={view} decision={decision} />
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
              <OptionButton key={option.key} option={option} take={choice.take}>
                {optionText(option, names, decision)}
              </OptionButton>
            ))}
          </div>
        </details>
      )}
    </>
  );
}

/** What an answer in a combat comes to, where that can be known. */
function Comes({
  option,
  view,
  decision,
}: Pick<AnswersProps, 'view' | 'decision'> & { readonly option: Option }) {
  const { names, library } = useTable();
  const consequence = consequenceOf(option, decision, view, library);
  return consequence === null ? null : <small> ({consequenceText(consequence, names)})</small>;
}

/** Once it is clear who moves, the board itself shows where to: buttons would only cover it. */
const leadsToSpace = ({ type }: Option): boolean => type === 'move' || type === 'step' || type === 'space';

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

interface ShortAttackProps {
  readonly option: OptionOf<'attack'>;
  readonly isCardKnown: boolean;
}

/** Who attacks whom, and with what unless it is chosen: short, so that several fit below a board on a phone. */
function ShortAttack({ option, isCardKnown }: ShortAttackProps) {
  const { names } = useTable();
  const { capital } = realisers[names.lang];
  return (
    <>
      <span aria-hidden="true">
        {isCardKnown ? '' : `${names.card(option.card)} · `}
        {capital(names.fighter(option.fighter))} → {capital(names.fighter(option.target))}
      </span>
      <span className="only-read">{optionText(option, names)}</span>
    </>
  );
}

interface OptionButtonProps {
  readonly option: Option;
  readonly take: (option: Option) => void;
  readonly children: ReactNode;
}

function OptionButton({ option, take, children }: OptionButtonProps) {
  return (
    <button type="button" data-option={option.key} onClick={() => take(option)}>
      {children}
    </button>
  );
}

interface CardTileProps extends Pick<PromptProps, 'view' | 'decision'> {
  readonly option: Option;
  readonly take: (option: Option) => void;
}

/** A card that does not lie in the own hand: in a discard pile, on a deck, in somebody's hand. */
function CardTile({ option, view, decision, take }: CardTileProps) {
  const { names } = useTable();
  if (option.type !== 'card') return null;
  return (
    <button
      type="button"
      className={style.tile}
      data-option={option.key}
      aria-label={optionText(option, names, decision)}
      onClick={() => take(option)}
    >
      <CardFace hero={view.seats[option.seat]?.hero ?? ''} card={option.card} size="hand" />
    </button>
  );
}
