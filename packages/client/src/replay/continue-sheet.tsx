import { botWords, LEVELS, type Level } from '@peerless/ai/names';
import type { View } from '@peerless/rules';
import type { GameRecord } from '@peerless/rules/match';
import { alone, type Player } from '@peerless/table';
import { useId, useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { continueFrom } from '../games/again.ts';
import { likeliest } from '../games/variations.ts';
import { levelWords } from '../opponents/level-words.ts';
import style from './continue-sheet.module.css';
import { words } from './words.ts';

export interface ContinueSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly record: GameRecord;
  /** The moment that is being shown. */
  readonly at: number;
  readonly view: View;
  /** What each player is called, by player number. */
  readonly players: readonly string[];
  /** Who played the game, by player number. */
  readonly recorded: readonly Player[];
  /** The same as far as it is known: nobody knows it of a game that came with a link. */
  readonly known: readonly Player[];
}

/** The level of the bots that have played. */
const levelOf = (players: readonly Player[]): Level =>
  LEVELS.find((level) =>
    players.some((player) => player.is === 'bot' && botWords(player.bot)?.bot === level),
  ) ?? 'casual';

/** Who plays on from here: one person and bots. */
export function ContinueSheet(props: ContinueSheetProps) {
  const { open, onClose, record, at, view, players, recorded, known } = props;
  const say = words.use();
  const sayLevel = levelWords.use();
  const [level, setLevel] = useState<Level>(() => levelOf(recorded));
  const asked = view.seats.find(({ seat }) => seat === view.decision?.seat)?.player ?? 0;
  const [picked, setPicked] = useState<number | null>(null);
  const person = picked ?? (typeof view.viewer === 'number' ? view.viewer : likeliest(known, asked));
  const name = useId();
  if (view.outcome !== null)
    return (
      <Sheet size="column" title={say('goOnHere')} open={open} onClose={onClose}>
        <p>{say('isOver')}</p>
      </Sheet>
    );
  return (
    <Sheet size="column" title={say('goOnHere')} open={open} onClose={onClose}>
      <p className={style.about}>{say('goOnAbout')}</p>
      <fieldset className={style.group}>
        <legend>{say('youPlay')}</legend>
        {players.map((player, i) => (
          <label key={player} className={style.choice}>
            <input type="radio" name={name} checked={i === person} onChange={() => setPicked(i)} />
            {player}
          </label>
        ))}
      </fieldset>
      <fieldset className={style.group}>
        <legend>{say('against')}</legend>
        {LEVELS.map((each) => (
          <label key={each} className={style.choice}>
            <input
              type="radio"
              name={`${name}-level`}
              checked={each === level}
              onChange={() => setLevel(each)}
            />
            {sayLevel(each)}
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className="primary"
        onClick={() => void continueFrom(record, at, alone(players.length, person, level))}
      >
        {say('startHere')}
      </button>
    </Sheet>
  );
}
