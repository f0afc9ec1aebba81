import type { OptionOf } from '@peerless/rules';
import { itemText, optionText } from '@peerless/text';
import { useId } from 'react';
import { useWide } from '../app/wide.ts';
import { itemIn } from '../in-library.ts';
import { useContent, useTable } from '../table-context.ts';
import { CARD_ACTIONS, type CardAction, fewWays, isLeftOut, whyNoAction } from './actions.ts';
import style from './prompt.module.css';
import type { PromptProps } from './prompt.tsx';
import { words } from './words.ts';

type ActionButtonsProps = Omit<PromptProps, 'hint'>;

/** Maneuver, attack, scheme and items side by side; what is not possible says why. What is possible in few ways only has buttons that say them. */
export function ActionButtons({ view, decision, choice }: ActionButtonsProps) {
  const { names } = useTable();
  const isWide = useWide();
  const maneuver = decision.options.find(({ type }) => type === 'maneuver');
  return (
    <>
      {maneuver !== undefined && (
        <button type="button" data-option={maneuver.key} onClick={() => choice.take(maneuver)}>
          {optionText(maneuver, names, decision)}
        </button>
      )}
      {CARD_ACTIONS.filter(
        (action) => fewWays(action, decision, isWide).length === 0 && !isLeftOut(action, view, decision),
      ).map((action) => (
        <ActionButton key={action} action={action} view={view} decision={decision} choice={choice} />
      ))}
      {decision.options.map((option) =>
        option.type === 'item' ? (
          <ItemButton key={option.key} option={option} onTake={() => choice.take(option)} />
        ) : null,
      )}
    </>
  );
}

interface ActionButtonProps extends ActionButtonsProps {
  readonly action: CardAction;
}

function ActionButton({ action, view, decision, choice }: ActionButtonProps) {
  const say = words.use();
  const reason = useId();
  const why = whyNoAction(action, view, decision, useContent());
  if (why === null)
    return (
      <button type="button" data-action={action} onClick={() => choice.point({ action })}>
        {say(action)}
      </button>
    );
  return (
    // Not `disabled`: it can be reached, and says why.
    <button type="button" data-action={action} aria-disabled="true" aria-describedby={reason}>
      <span>
        {say(action)}
        <small id={reason} className={style.why}>
          {say(why === 'noCard' ? (action === 'attack' ? 'noAttackCard' : 'noSchemeCard') : why)}
        </small>
      </span>
    </button>
  );
}

interface ItemButtonProps {
  readonly option: OptionOf<'item'>;
  readonly onTake: () => void;
}

/** the item at which a fighter stands, and what it does. */
function ItemButton({ option, onTake }: ItemButtonProps) {
  const { names, library } = useTable();
  const item = itemIn(library, option.item);
  return (
    <button type="button" data-option={option.key} data-action="item" onClick={onTake}>
      <span>
        {optionText(option, names)}
        {item !== undefined && <small className={style.why}>{itemText(item, names.lang).text}</small>}
      </span>
    </button>
  );
}
