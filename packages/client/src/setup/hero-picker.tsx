import { setName } from '@peerless/text';
import { useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { Portrait } from '../art/portrait.tsx';
import { HeroDetails } from '../collection/hero-details.tsx';
import { heroes, heroOf } from '../library.ts';
import { byName, nameOf } from '../names.ts';
import { useLanguage } from '../settings/settings.ts';
import style from './picker.module.css';
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

/** All heroes with what they can do and their decks; one is taken. */
export function HeroPicker(props: HeroPickerProps) {
  const { hero, number, ownerOf = nobody, outOf = nobody, purpose, onPick, onClose } = props;
  const say = words.use();
  const lang = useLanguage();
  const [looked, setLooked] = useState(hero);
  const taking = purpose?.take ?? ((name: string) => say('takeHero', { hero: name }));
  const take = (
    <button
      type="button"
      className="primary"
      disabled={outOf(looked) !== null || (purpose !== undefined && looked === RANDOM)}
      onClick={() => onPick(looked)}
    >
      {looked === RANDOM ? say('randomHero') : taking(nameOf(heroOf(looked), lang))}
    </button>
  );
  // Whoever has to name a hero is not offered to leave it to chance.
  const first = purpose === undefined ? [RANDOM] : [];
  return (
    <Sheet title={purpose?.title ?? say('heroFor', { number })} open onClose={onClose} actions={take}>
      <div className={style.picker}>
        <fieldset className={style.heroes}>
          <legend className="only-read">{say('chooseHero')}</legend>
          {[...first, ...heroes.toSorted(byName(lang)).map(({ slug }) => slug)].map((slug) => (
            <HeroChoice
              key={slug}
              slug={slug}
              isLooked={slug === looked}
              owner={ownerOf(slug)}
              out={outOf(slug)}
              onLook={() => setLooked(slug)}
            />
          ))}
        </fieldset>
        <LookedHero hero={looked} owner={ownerOf(looked)} />
      </div>
    </Sheet>
  );
}

function HeroChoice({
  slug,
  isLooked,
  owner,
  out,
  onLook,
}: {
  readonly slug: string;
  readonly isLooked: boolean;
  readonly owner: number | null;
  readonly out: string | null;
  readonly onLook: () => void;
}) {
  const say = words.use();
  const lang = useLanguage();
  return (
    <label className={style.choice} data-out={out !== null || undefined}>
      <input type="radio" name="hero" className="over-label" checked={isLooked} onChange={onLook} />
      {slug === RANDOM ? (
        <span className={style.unknown} aria-hidden="true">
          ?
        </span>
      ) : (
        <Portrait hero={slug} size="small" />
      )}
      <span className={style.name}>{slug === RANDOM ? say('randomHero') : nameOf(heroOf(slug), lang)}</span>
      {owner !== null && <span className={style.note}>{say('hasPlayer', { number: owner })}</span>}
      {out !== null && <span className={style.note}>{out}</span>}
    </label>
  );
}

function LookedHero({ hero, owner }: { readonly hero: string; readonly owner: number | null }) {
  const say = words.use();
  const lang = useLanguage();
  if (hero === RANDOM)
    return (
      <section className={style.looked} aria-live="polite">
        <h3>{say('randomHero')}</h3>
        <p>{say('drawnLater')}</p>
      </section>
    );
  const def = heroOf(hero);
  return (
    <section className={style.looked}>
      <h3>{nameOf(def, lang)}</h3>
      <p className={style.set}>{setName(def.set, lang)}</p>
      {owner !== null && <p>{say('wouldSwap', { number: owner })}</p>}
      <HeroDetails hero={hero} />
    </section>
  );
}
