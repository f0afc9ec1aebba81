import type { HeroDef } from '@peerless/language';
import { useId, useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { Portrait } from '../art/portrait.tsx';
import { Difficulty } from '../collection/difficulty.tsx';
import { Star } from '../collection/favourite-button.tsx';
import { useFavourites } from '../collection/favourites.ts';
import { HeroPanel } from '../collection/hero-panel.tsx';
import { ANY_HERO, heroesFor, isNarrow } from '../collection/hero-wish.ts';
import { profileWords } from '../collection/profile-words.ts';
import { WishBar } from '../collection/wish-bar.tsx';
import { heroes, heroOf } from '../library.ts';
import { nameOf } from '../names.ts';
import { useLanguage } from '../settings/settings.ts';
import style from './hero-picker.module.css';
import { draw } from './play.ts';
import { RANDOM } from './setup.ts';
import { words } from './words.ts';

export interface HeroPickerProps {
  /** The hero the seat has now. */
  readonly hero: string;
  readonly number: number;
  /** The player who has that hero already, counted from 1, or null. */
  readonly ownerOf?: (hero: string) => number | null;
  /** Why a hero cannot be taken, in a word; null: it can. */
  readonly outOf?: (hero: string) => string | null;
  /** What it is for, where that is not to play it. */
  readonly purpose?: { readonly title: string; readonly take: (hero: string) => string };
  readonly onPick: (hero: string) => void;
  readonly onClose: () => void;
}

const nobody = (): null => null;

/** All heroes as a wall of posters, with everything about the one that is looked at; one is taken. */
export function HeroPicker(props: HeroPickerProps) {
  const { hero, number, ownerOf = nobody, outOf = nobody, purpose, onPick, onClose } = props;
  const say = words.use();
  const lang = useLanguage();
  const favourites = useFavourites();
  const [looked, setLooked] = useState(hero);
  const [wish, setWish] = useState(ANY_HERO);
  const found = heroesFor(heroes, wish, favourites, lang);
  // The only one that is found is the one that was meant.
  const onWish = (next: typeof wish): void => {
    setWish(next);
    const [only, another] = heroesFor(heroes, next, favourites, lang);
    if (isNarrow(next) && only !== undefined && another === undefined) setLooked(only.slug);
  };
  const free = found.filter(({ slug }) => outOf(slug) === null);
  // Whoever has to name a hero is not offered to leave it to chance, but may ask chance which to name.
  const isLot = purpose === undefined || isNarrow(wish);
  const take = (): void =>
    onPick(looked === RANDOM && isNarrow(wish) ? (free[draw(free.length)]?.slug ?? RANDOM) : looked);
  const taking = purpose?.take ?? ((name: string) => say('takeHero', { hero: name }));
  const random = isNarrow(wish) ? say('randomOfThese', { count: free.length }) : say('randomHero');
  const isOff = looked === RANDOM ? !isLot || free.length === 0 : outOf(looked) !== null;
  const action = (
    <button type="button" className="primary" disabled={isOff} onClick={take}>
      {looked === RANDOM ? random : taking(nameOf(heroOf(looked), lang))}
    </button>
  );
  return (
    <Sheet
      title={purpose?.title ?? say('heroFor', { number })}
      open
      size="wall"
      onClose={onClose}
      actions={action}
    >
      <div className={style.picker}>
        <div className={style.wall}>
          <WishBar wish={wish} found={found.length} onWish={onWish} />
          <fieldset className={style.heroes}>
            <legend className="only-read">{say('chooseHero')}</legend>
            {isLot && (
              <RandomChoice name={random} isLooked={looked === RANDOM} onLook={() => setLooked(RANDOM)} />
            )}
            {found.map((def) => (
              <HeroChoice
                key={def.slug}
                hero={def}
                isLooked={def.slug === looked}
                isFavourite={favourites.includes(def.slug)}
                owner={ownerOf(def.slug)}
                out={outOf(def.slug)}
                onLook={() => setLooked(def.slug)}
              />
            ))}
          </fieldset>
        </div>
        <Looked hero={looked} owner={ownerOf(looked)} isNow={isNarrow(wish)} />
      </div>
    </Sheet>
  );
}

function RandomChoice(props: {
  readonly name: string;
  readonly isLooked: boolean;
  readonly onLook: () => void;
}) {
  return (
    <label className={style.choice}>
      <input
        type="radio"
        name="hero"
        className="over-label"
        checked={props.isLooked}
        onChange={props.onLook}
      />
      <span className={style.unknown}>
        <span aria-hidden="true">?</span>
        <span className={style.lot}>{props.name}</span>
      </span>
    </label>
  );
}

interface HeroChoiceProps {
  readonly hero: HeroDef;
  readonly isLooked: boolean;
  readonly isFavourite: boolean;
  readonly owner: number | null;
  readonly out: string | null;
  readonly onLook: () => void;
}

function HeroChoice({ hero, isLooked, isFavourite, owner, out, onLook }: HeroChoiceProps) {
  const say = words.use();
  const profileSay = profileWords.use();
  const level = hero.profile?.difficulty;
  const note = out ?? (owner === null ? null : say('hasPlayer', { number: owner }));
  return (
    <label className={style.choice} data-out={out !== null || undefined}>
      <input type="radio" name="hero" className="over-label" checked={isLooked} onChange={onLook} />
      <Portrait hero={hero.slug} named />
      <span className={style.under}>
        {level !== undefined && <Difficulty level={level} />}
        {isFavourite && (
          <>
            <Star filled />
            <span className="only-read">{profileSay('favourites')}</span>
          </>
        )}
        {note !== null && <span className={style.note}>{note}</span>}
      </span>
    </label>
  );
}

interface LookedProps {
  readonly hero: string;
  readonly owner: number | null;
  /** Whether chance decides as soon as it is asked. */
  readonly isNow: boolean;
}

/** Who is looked at; on a narrow screen one line below the wall, which unfolds over it. */
function Looked({ hero, owner, isNow }: LookedProps) {
  const say = words.use();
  const lang = useLanguage();
  const id = useId();
  const [open, setOpen] = useState(false);
  const name = hero === RANDOM ? say('randomHero') : nameOf(heroOf(hero), lang);
  return (
    <section className={style.looked} data-open={open} aria-label={name}>
      <button
        type="button"
        className={style.peek}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={style.peekName}>{name}</span>
        <span className={style.peekMore}>
          {say(open ? 'toWall' : 'aboutHero')} <span aria-hidden="true">{open ? '▾' : '▴'}</span>
        </span>
      </button>
      <div id={id} className={style.unfolded}>
        {hero === RANDOM ? (
          <div className={style.chance}>
            <h3>{name}</h3>
            <p>{say(isNow ? 'drawnNow' : 'drawnLater')}</p>
          </div>
        ) : (
          <HeroPanel
            key={hero}
            hero={hero}
            note={owner === null ? null : say('wouldSwap', { number: owner })}
          />
        )}
      </div>
    </section>
  );
}
