import { DIFFICULTIES } from '@peerless/language';
import { type ReactNode, useId } from 'react';
import { DIFFICULTY_WORDS, Pips } from './difficulty.tsx';
import { Star } from './favourite-button.tsx';
import { ANY_HERO, type HeroWish, isNarrow, ORDERS, WAYS } from './hero-wish.ts';
import { profileWords } from './profile-words.ts';
import style from './wish-bar.module.css';

const ORDER_WORDS = { name: 'byName', set: 'bySet', difficulty: 'byDifficulty' } as const;

export interface WishBarProps {
  readonly wish: HeroWish;
  /** How many heroes are like that. */
  readonly found: number;
  readonly onWish: (wish: HeroWish) => void;
}

/** What kind of hero somebody wishes for: a name, favourites, a difficulty, a style; and the order. */
export function WishBar({ wish, found, onWish }: WishBarProps) {
  const say = profileWords.use();
  const [name, order] = [useId(), useId()];
  const change = (part: Partial<HeroWish>): void => onWish({ ...wish, ...part });
  return (
    <search className={style.bar}>
      <p className={style.field}>
        <label htmlFor={name} className="only-read">
          {say('search')}
        </label>
        <input
          id={name}
          type="search"
          placeholder={say('search')}
          value={wish.query}
          onChange={({ target }) => change({ query: target.value })}
        />
        <label htmlFor={order} className="only-read">
          {say('order')}
        </label>
        <select
          id={order}
          value={wish.order}
          onChange={({ target }) =>
            change({ order: ORDERS.find((known) => known === target.value) ?? ANY_HERO.order })
          }
        >
          {ORDERS.map((known) => (
            <option key={known} value={known}>
              {say(ORDER_WORDS[known])}
            </option>
          ))}
        </select>
      </p>
      <Chips wish={wish} onWish={onWish} />
      <p role="status" className={style.found} data-narrow={isNarrow(wish)}>
        {isNarrow(wish) && (found === 0 ? say('none') : say('found', { count: found }))}
      </p>
    </search>
  );
}

/** The wishes that one press makes and another takes back. */
function Chips({ wish, onWish }: Pick<WishBarProps, 'wish' | 'onWish'>) {
  const say = profileWords.use();
  const change = (part: Partial<HeroWish>): void => onWish({ ...wish, ...part });
  return (
    <div className={style.chips}>
      {isNarrow(wish) && (
        <Chip isOn={false} onPress={() => onWish({ ...ANY_HERO, order: wish.order })}>
          <span aria-hidden="true">✕</span> {say('clear')}
        </Chip>
      )}
      <Chip isOn={wish.favourites} onPress={() => change({ favourites: !wish.favourites })}>
        <Star filled={wish.favourites} /> {say('favourites')}
      </Chip>
      {DIFFICULTIES.map((level) => (
        <Chip
          key={level}
          isOn={wish.difficulty === level}
          onPress={() => change({ difficulty: wish.difficulty === level ? null : level })}
        >
          <Pips level={level} /> {say(DIFFICULTY_WORDS[level])}
        </Chip>
      ))}
      {WAYS.map((way) => (
        <Chip
          key={way}
          isOn={wish.way === way}
          onPress={() => change({ way: wish.way === way ? null : way })}
        >
          {say(way)}
        </Chip>
      ))}
    </div>
  );
}

function Chip(props: { readonly isOn: boolean; readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={style.chip} aria-pressed={props.isOn} onClick={props.onPress}>
      {props.children}
    </button>
  );
}
