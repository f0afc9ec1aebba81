import { LEVELS } from '@peerless/ai';
import { healthText } from '@peerless/language';
import type { Player } from '@peerless/table';
import { abilityText } from '@peerless/text';
import { type CSSProperties, useId } from 'react';
import { colourStyle, seatColour } from '../art/palette.ts';
import { Portrait } from '../art/portrait.tsx';
import { Difficulty } from '../collection/difficulty.tsx';
import { heroOf, library } from '../library.ts';
import { nameOf } from '../names.ts';
import { useLanguage } from '../settings/settings.ts';
import { levelWords } from './level-words.ts';
import style from './seat-card.module.css';
import { RANDOM } from './setup.ts';
import { words } from './words.ts';

export interface SeatCardProps {
  readonly seat: number;
  readonly hero: string;
  readonly player: number;
  readonly plays: Player;
  /** Whether an earlier seat belongs to the same player: then it is said there who plays. */
  readonly isSecond: boolean;
  readonly onHero: () => void;
  readonly onPlays: (plays: Player) => void;
}

/** One seat at the table: its hero, and who plays it. */
export function SeatCard({ seat, hero, player, plays, isSecond, onHero, onPlays }: SeatCardProps) {
  const say = words.use();
  const { main, ink, mark } = seatColour(seat);
  const number = player + 1;
  return (
    <section className={style.seat} style={{ '--seat': main, '--seat-ink': ink } as CSSProperties}>
      <h3>
        <span aria-hidden="true">{mark} </span>
        {say('player', { number })}
      </h3>
      <HeroButton hero={hero} number={number} onClick={onHero} />
      <Ability hero={hero} />
      {isSecond ? (
        <p className={style.about}>{say('sameAs', { number })}</p>
      ) : (
        <PlayerChoice plays={plays} onChange={onPlays} />
      )}
    </section>
  );
}

function HeroButton({
  hero,
  number,
  onClick,
}: {
  readonly hero: string;
  readonly number: number;
  readonly onClick: () => void;
}) {
  const say = words.use();
  const lang = useLanguage();
  const known = hero === RANDOM ? null : heroOf(hero);
  const name = known === null ? say('randomHero') : nameOf(known, lang);
  return (
    <button
      type="button"
      className={style.hero}
      data-known={known !== null}
      style={known === null ? undefined : colourStyle(hero, library())}
      aria-label={say('changeHero', { hero: name, number })}
      onClick={onClick}
    >
      {known === null ? (
        <span className={style.unknown} aria-hidden="true">
          ?
        </span>
      ) : (
        <Portrait hero={hero} size="medium" />
      )}
      <span className={style.facts}>
        <span className={style.name}>{name}</span>
        {known === null ? (
          <span>{say('drawnLater')}</span>
        ) : (
          <>
            {known.profile?.difficulty !== undefined && <Difficulty level={known.profile.difficulty} named />}
            <span>{say('health', { count: healthText(known) })}</span>
            <span>{say('move', { count: known.move })}</span>
            <span>{say(known.hero.attack)}</span>
          </>
        )}
        <span className={style.change}>{say('chooseHero')}</span>
      </span>
    </button>
  );
}

/** What the hero can do, in the words of its card. */
function Ability({ hero }: { readonly hero: string }) {
  const lang = useLanguage();
  if (hero === RANDOM) return null;
  return (
    <div className={style.ability}>
      {abilityText(heroOf(hero), lang).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** A person, or a bot of some level, with a sentence on it. */
function PlayerChoice({
  plays,
  onChange,
}: {
  readonly plays: Player;
  readonly onChange: (plays: Player) => void;
}) {
  const say = words.use();
  const level = levelWords.use();
  const id = useId();
  const bot = LEVELS.find((known) => plays.is === 'bot' && known === plays.bot);
  return (
    <div className={style.player}>
      <label htmlFor={id}>{say('playedBy')}</label>
      <select
        id={id}
        value={bot ?? 'person'}
        onChange={({ target }) => {
          const chosen = LEVELS.find((known) => known === target.value);
          onChange(chosen === undefined ? { is: 'person' } : { is: 'bot', bot: chosen });
        }}
      >
        <option value="person">{say('person')}</option>
        {LEVELS.map((known) => (
          <option key={known} value={known}>
            {say('bot', { level: level(known) })}
          </option>
        ))}
      </select>
      <p className={style.about}>{bot === undefined ? say('personAbout') : level(`${bot}About`)}</p>
    </div>
  );
}
