import type { Side, View } from '@peerless/rules';
import { type Names, namedSource, realisers } from '@peerless/text';
import type { CSSProperties } from 'react';
import { Emblem } from '../art/emblem.tsx';
import { colourStyle } from '../art/palette.ts';
import { useContent, useSeatColour } from '../table-context.ts';
import style from './arena.module.css';
import { Counted } from './counted.tsx';
import { FoughtCard } from './fought-card.tsx';
import { forceOf, isBlocked, loserOf, phaseOf } from './phase.ts';
import { type Change, Score } from './score.tsx';
import { UsedItem } from './side.tsx';
import { STAR } from './star.ts';
import type { Step } from './steps.ts';
import { words } from './words.ts';

interface ArenaProps {
  readonly step: Step;
  readonly view: View;
  readonly names: Names;
}

/** Both heroes as posters that come from the sides, their cards before them, and the values in the middle. */
export function Arena({ step, view, names }: ArenaProps) {
  const { stand, event } = step;
  const phase = phaseOf(event);
  const heroOf = (side: Side): string => view.seats[names.seatOf(stand[side].fighter)]?.hero ?? '';
  const cards = { stand, names, turns: phase === 'reveal' };
  return (
    <div
      className={style.arena}
      style={{ '--force': forceOf(stand) } as CSSProperties}
      data-loser={loserOf(stand) ?? undefined}
      data-blocked={isBlocked(stand)}
    >
      <Poster side="attack" hero={heroOf('attack')} step={step} names={names} />
      <Poster side="defense" hero={heroOf('defense')} step={step} names={names} />
      <div className={style.lunge} data-side="attack">
        <FoughtCard side="attack" hero={heroOf('attack')} {...cards} />
      </div>
      <Score stand={stand} change={changeOf(step, names)} names={names} step={step.number} />
      <div className={style.lunge} data-side="defense">
        <FoughtCard side="defense" hero={heroOf('defense')} {...cards} />
      </div>
      <Spark />
      {isBlocked(stand) && <Shield />}
    </div>
  );
}

function changeOf({ event }: Step, names: Names): Change | null {
  if (event.type !== 'valueChanged') return null;
  return {
    side: event.side,
    by: event.to - event.from,
    cause: namedSource(event.cause, names),
  };
}

interface PosterProps {
  readonly side: Side;
  readonly hero: string;
  readonly step: Step;
  readonly names: Names;
}

/** Who fights on a side: rays and emblem in the hero's colours, the name, the health, the colour of the seat. */
function Poster({ side, hero, step: { stand }, names }: PosterProps) {
  const say = words.use();
  const content = useContent();
  const { fighter } = stand[side];
  const { main, ink, mark } = useSeatColour()(names.seatOf(fighter));
  const health = stand.health.get(fighter);
  const picture = names.kindNamed(fighter);
  const seat = { '--seat': main, '--seat-ink': ink, ...colourStyle(hero, content) } as CSSProperties;
  return (
    <div className={style.side} data-side={side} data-felled={health === 0 || undefined} style={seat}>
      <div className={style.poster} aria-hidden="true">
        <span className={style.picture}>
          <Emblem of={picture} size="100%" className={style.shade} />
          <Emblem of={picture} size="100%" className={style.print} />
        </span>
        <span className={style.flash} />
        {health === 0 && <Felled />}
      </div>
      <div className={style.plate}>
        <span className={style.role}>
          <span aria-hidden="true">{mark}</span> {say(side === 'attack' ? 'attacker' : 'defender')}
          {stand[side].item !== null && <UsedItem item={stand[side].item} names={names} />}
          {stand.winner === side && <strong className={style.won}>{say('winner')}</strong>}
        </span>
        <strong className={style.name}>{realisers[names.lang].capital(names.fighter(fighter))}</strong>
      </div>
      {health !== undefined && (
        <span className={style.health}>
          <span aria-hidden="true">♥</span> <Counted value={health} />
        </span>
      )}
    </div>
  );
}

/** Whoever has no health left: the poster is torn, and its light goes out. */
function Felled() {
  return (
    <span className={style.felled}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={style.tear} d={TEAR} />
      </svg>
    </span>
  );
}

/** A crack from the upper edge of a poster to the lower one. */
const TEAR =
  'M66 0L52 17L63 29L42 46L56 58L37 74L48 84L33 100L40 100L56 83L45 75L64 57L50 47L72 29L60 18L75 0Z';

/** What an attack breaks on: it stands before the card that blocked it, and says so. */
function Shield() {
  const word = words.use()('blocked');
  return (
    <svg className={style.shield} viewBox="-100 -110 200 220" aria-hidden="true">
      <path className={style.rim} d={SHIELD} />
      <path className={style.half} d={HALF} />
      <g className={style.stamp}>
        <rect x="-118" y="-32" width="236" height="62" rx="8" />
        <text y="18" textLength={Math.min(206, word.length * 27)} lengthAdjust="spacingAndGlyphs">
          {word}
        </text>
      </g>
    </svg>
  );
}

/** Its outline, and the half that lies in the shade. */
const SHIELD = 'M0-104C28-86 58-78 92-78C94-10 74 62 0 104C-74 62-94-10-92-78C-58-78-28-86 0-104Z';
const HALF = 'M0-92C26-76 52-69 82-68C82-8 64 54 0 92Z';

/** Where the cards meet. */
function Spark() {
  return (
    <svg className={style.spark} viewBox="-100 -100 200 200" aria-hidden="true">
      <path d={STAR} />
    </svg>
  );
}
