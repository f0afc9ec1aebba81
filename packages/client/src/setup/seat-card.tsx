import { botNameOf, botWords, OPPONENTS, STYLES, type Style } from '@peerless/ai/names';
import { healthText } from '@peerless/language';
import type { Player } from '@peerless/table';
import { abilityText } from '@peerless/text';
import { type CSSProperties, useId } from 'react';
import { colourStyle, seatColour } from '../art/palette.ts';
import { Portrait } from '../art/portrait.tsx';
import { Difficulty } from '../collection/difficulty.tsx';
import { heroOf, library } from '../library.ts';
import { nameOf } from '../names.ts';
import { choiceWords, levelWords } from '../opponents/level-words.ts';
import { useLanguage } from '../settings/settings.ts';
import { BotAbout } from './bot-about.tsx';
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
    <section
      className={`${style.seat} ${style.aligned}`}
      style={{ '--seat': main, '--seat-ink': ink } as CSSProperties}
    >
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

interface PlayerChoiceProps {
  readonly plays: Player;
  readonly onChange: (plays: Player) => void;
}

/** A person, or a bot of some level and style, with what there is to say about it. */
function PlayerChoice({ plays, onChange }: PlayerChoiceProps) {
  const say = words.use();
  const level = levelWords.use();
  const id = useId();
  const bot = plays.is === 'bot' ? botWords(plays.bot) : null;
  const manner = bot?.style ?? null;
  return (
    <div className={style.player}>
      <div className={style.choices}>
        <div>
          <label htmlFor={id}>{say('playedBy')}</label>
          <select
            id={id}
            value={bot?.bot ?? 'person'}
            onChange={({ target }) => {
              const chosen = OPPONENTS.find((known) => known === target.value);
              onChange(
                chosen === undefined
                  ? { is: 'person' }
                  : { is: 'bot', bot: botNameOf({ bot: chosen, strength: null, style: manner }) },
              );
            }}
          >
            <option value="person">{say('person')}</option>
            {OPPONENTS.map((known) => (
              <option key={known} value={known}>
                {say('bot', { level: level(known) })}
              </option>
            ))}
          </select>
        </div>
        {bot !== null && (
          <StyleChoice
            chosen={manner}
            onChange={(chosen) => onChange({ is: 'bot', bot: botNameOf({ ...bot, style: chosen }) })}
          />
        )}
      </div>
      {plays.is === 'bot' ? (
        <BotAbout bot={plays.bot} className={style.about} />
      ) : (
        <p className={style.about}>{say('personAbout')}</p>
      )}
    </div>
  );
}

interface StyleChoiceProps {
  readonly chosen: Style | null;
  readonly onChange: (style: Style | null) => void;
}

/** The manner in which a bot plays. */
function StyleChoice({ chosen, onChange }: StyleChoiceProps) {
  const level = levelWords.use();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{choiceWords.use()('style')}</label>
      <select
        id={id}
        value={chosen ?? 'balanced'}
        onChange={({ target }) => onChange(STYLES.find((known) => known === target.value) ?? null)}
      >
        <option value="balanced">{level('balanced')}</option>
        {STYLES.map((known) => (
          <option key={known} value={known}>
            {level(known)}
          </option>
        ))}
      </select>
    </div>
  );
}
