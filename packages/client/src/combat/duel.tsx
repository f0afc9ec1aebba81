import type { Side, View } from '@peerless/rules';
import { message, type Names } from '@peerless/text';
import { Counted } from './counted.tsx';
import style from './duel.module.css';
import { Combatant, Played } from './side.tsx';
import type { Stand } from './steps.ts';
import { words } from './words.ts';

interface DuelProps {
  readonly stand: Stand;
  /** What the last step has added to a value, or null. */
  readonly change: { readonly side: Side; readonly by: number } | null;
  readonly view: View;
  readonly names: Names;
  /** With cards that can be read. */
  readonly isLarge?: boolean;
}

/** Both sides of a combat with their cards, and the values between them. */
export function Duel({ stand, change, view, names, isLarge = false }: DuelProps) {
  const say = words.use();
  const values = { stand, change, names };
  const cards = { stand, names, heroAt: (seat: number) => view.seats[seat]?.hero ?? '' };
  return (
    <div className={style.duel} data-large={isLarge}>
      <div className={style.combatants}>
        <Combatant side="attack" stand={stand} names={names} />
        <Combatant side="defense" stand={stand} names={names} />
      </div>
      <div className={style.cards}>
        <Played side="attack" {...cards} />
        <div className={style.values}>
          <div className={style.numbers}>
            <Value side="attack" {...values} />
            <Value side="defense" {...values} />
          </div>
          <span className={style.damage} data-hit={(stand.damage ?? 0) > 0}>
            {stand.damage === null ? '' : say('damage', { count: stand.damage })}
          </span>
        </div>
        <Played side="defense" {...cards} />
      </div>
    </div>
  );
}

function Value({
  side,
  stand,
  change,
  names,
}: Pick<DuelProps, 'stand' | 'change' | 'names'> & { readonly side: Side }) {
  const { value } = stand[side];
  const changed = change?.side === side ? change.by : 0;
  return (
    <span className={style.value} data-won={stand.winner === side}>
      <span className={style.label}>{message(names.lang, `${side}Value`)}</span>
      <span className={style.number}>{value === null ? '?' : <Counted value={value} />}</span>
      {changed !== 0 && (
        <span className={style.change} data-up={changed > 0} aria-hidden="true">
          {changed > 0 ? `+${changed}` : `−${-changed}`}
        </span>
      )}
    </span>
  );
}
