import type { Decision, Option, OptionOf, View } from '@peerless/rules';
import { optionText, realisers, sideCardLine } from '@peerless/text';
import type { ReactNode } from 'react';
import { useWide } from '../app/wide.ts';
import { CardFace } from '../cards/card-face.tsx';
import { TypeIcon } from '../cards/type-icon.tsx';
import { consequenceOf, consequenceText } from '../combat/consequence.ts';
import { heroIn } from '../in-library.ts';
import { useContent, useTable } from '../table-context.ts';
import { ActionButtons } from './action-buttons.tsx';
import { BoostButton } from './boost-button.tsx';
import { buttonText } from './button-text.ts';
import { inButtons } from './in-buttons.ts';
import { liesElsewhere } from './lies-elsewhere.ts';
import { moveOf, type Offer, placingOf } from './narrow.ts';
import style from './prompt.module.css';
import type { PromptProps } from './prompt.tsx';
import { formsAsked, symbolsAsked } from './short-words.ts';
import { words } from './words.ts';

type AnswersProps = Omit<PromptProps, 'hint'>;

/** Buttons for what cannot be pointed at, or for everything when little is left; the whole list is one click away. */
export function Answers({ view, decision, choice }: AnswersProps) {
  const { names } = useTable();
  const say = words.use();
  const own = new Set(view.seats[decision.seat]?.hand ?? []);
  const isTile = (option: Offer): option is OptionOf<'card'> =>
    option.type === 'card' &&
    (option.seat !== decision.seat || !own.has(option.card) || liesElsewhere(decision));
  const { picks, left } = choice.shown;
  const tiles = left.filter(isTile);
  const symbols = symbolsAsked(decision, useContent());
  const buttons = inButtons(decision, picks, left, useWide()).filter(
    (offer) => !isTile(offer) && (offer.type !== 'symbol' || symbols.size === 0 || symbols.has(offer.symbol)),
  );
  const isOpen = picks.length === 0;
  return (
    <>
      {isOpen ? (
        <Advice view={view} decision={decision} />
      ) : (
        <Next decision={decision} choice={choice} hasButtons={buttons.length > 0} />
      )}
      <Placing choice={choice} />
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
        {isOpen && decision.prompt === 'action' && (
          <ActionButtons view={view} decision={decision} choice={choice} />
        )}
        {buttons.map((offer) =>
          isBoost(offer, decision, isOpen) ? (
            <BoostButton
              key={offer.key}
              offer={offer}
              view={view}
              decision={decision}
              onTake={() => choice.take(offer)}
            />
          ) : (
            <OptionButton key={offer.key} option={offer} take={choice.take}>
              {offer.type === 'attack' ? (
                <ShortAttack
                  option={offer}
                  among={buttons}
                  isCardKnown={picks.some((pick) => 'card' in pick)}
                />
              ) : (
                <OfferWords offer={offer} view={view} decision={decision} />
              )}
              <Comes offer={offer} view={view} decision={decision} />
            </OptionButton>
          ),
        )}
        {!isOpen && (
          <button type="button" className="plain" onClick={choice.clear}>
            {say('cancel')}
          </button>
        )}
      </div>
      {decision.options.length > buttons.length + tiles.length && (
        <details className={style.all}>
          <summary>{say('allChoices')}</summary>
          <div className={style.buttons}>
            {decision.options.map((option) => (
              <OptionButton key={option.key} option={option} take={choice.take}>
                {buttonText(option, decision, names)}
              </OptionButton>
            ))}
          </div>
        </details>
      )}
    </>
  );
}

/** Whether a card was picked as the BOOST of a maneuver. */
const isBoost = (
  offer: Offer,
  { prompt }: Decision,
  isOpen: boolean,
): offer is OptionOf<'card'> | Extract<Offer, { type: 'boostWith' }> =>
  !isOpen && (offer.type === 'boostWith' || (offer.type === 'card' && prompt === 'moveBoost'));

interface OfferWordsProps extends Pick<AnswersProps, 'view' | 'decision'> {
  readonly offer: Offer;
}

/** What a button says; of two forms, which one. */
function OfferWords({ offer, view, decision }: OfferWordsProps) {
  const { names } = useTable();
  const say = words.use();
  const content = useContent();
  const forms = formsAsked(view, decision, content);
  if (offer.type === 'sideCard')
    return <SideCardWords card={offer.card} hero={view.seats[offer.seat]?.hero ?? ''} />;
  if (forms !== null && (offer.type === 'yes' || offer.type === 'no')) {
    const form = names.form(decision.seat, forms[offer.type]).name;
    return say(offer.type === 'yes' ? 'becomeForm' : 'stayForm', { form });
  }
  return buttonText(offer, decision, names);
}

/** A card of a side deck has no face: what it says stands on its button. */
function SideCardWords({ card, hero }: { readonly card: string; readonly hero: string }) {
  const { names } = useTable();
  const def = heroIn(useContent(), hero);
  const found = def.sideDeck?.cards.find(({ slug }) => slug === card);
  return found === undefined ? card : sideCardLine(found, def, names.lang);
}

interface NextProps extends Pick<AnswersProps, 'decision' | 'choice'> {
  readonly hasButtons: boolean;
}

/** What is still to be said; little, where buttons say it. */
function Next({ decision, choice, hasButtons }: NextProps) {
  const say = words.use();
  const [first, second] = choice.picks;
  if (first !== undefined && 'action' in first && second === undefined)
    return <p className={style.note}>{say(first.action === 'attack' ? 'pickAttack' : 'pickScheme')}</p>;
  const isCard = first !== undefined && 'card' in first && second === undefined;
  if (isCard && decision.prompt === 'action')
    return (
      <p className={`${style.note} ${style.advice}`}>
        {say(choice.left.some(({ type }) => type === 'attack') ? 'pickWithCard' : 'pickBoosted')}
      </p>
    );
  return hasButtons ? null : <p className={style.note}>{say('pickNext')}</p>;
}

/** Whom a BOOST lets be placed instead of moving, where the board shows where. */
function Placing({ choice }: Pick<AnswersProps, 'choice'>) {
  const { names } = useTable();
  const say = words.use();
  const { left } = choice.shown;
  const placed = left.find((offer) => placingOf(offer) !== null);
  const placing = placed === undefined ? null : placingOf(placed);
  if (placing === null || !left.some((offer) => moveOf(offer) !== null)) return null;
  const name = realisers[names.lang].capital(names.fighter(placing.fighter));
  return <p className={style.note}>{say('placing', { name })}</p>;
}

/** What an answer in a combat comes to, where that can be known. */
function Comes({
  offer,
  view,
  decision,
}: Pick<AnswersProps, 'view' | 'decision'> & { readonly offer: Offer }) {
  const { names, library } = useTable();
  const option = decision.options.find(({ key }) => key === offer.key);
  const consequence = option === undefined ? null : consequenceOf(option, decision, view, library);
  return consequence === null ? null : <small> ({consequenceText(consequence, names)})</small>;
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
  if (options.some(({ type }) => type === 'attack' || type === 'scheme' || type === 'item'))
    return 'howToAct';
  return (seats[seat]?.hand?.length ?? 0) > 0 ? 'onlyManeuver' : null;
}

interface ShortAttackProps {
  readonly option: OptionOf<'attack'>;
  /** What else can be answered. */
  readonly among: readonly Offer[];
  readonly isCardKnown: boolean;
}

/**
 * Who attacks whom, and with what unless it is chosen: short, so that several fit below a board on a phone. Where all of them
 * have the same attacker and the same target, the board marks both.
 */
function ShortAttack({ option, among, isCardKnown }: ShortAttackProps) {
  const { names } = useTable();
  const { capital } = realisers[names.lang];
  const attacks = among.flatMap((offer) => (offer.type === 'attack' ? [offer] : []));
  const isShared =
    !isCardKnown &&
    attacks.every(({ fighter, target }) => fighter === option.fighter && target === option.target);
  return (
    <>
      <span aria-hidden="true">
        {!isCardKnown && <TypeIcon type="attack" className={style.sign} />}
        {isCardKnown ? '' : names.card(option.card)}
        {isCardKnown || isShared ? '' : ' · '}
        {!isShared && `${capital(names.fighter(option.fighter))} → ${capital(names.fighter(option.target))}`}
      </span>
      <span className="only-read">{optionText(option, names)}</span>
    </>
  );
}

interface OptionButtonProps {
  readonly option: Offer;
  readonly take: (option: Offer) => void;
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
