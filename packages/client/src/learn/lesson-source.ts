import { enterOn, newTape, type Player, type Taped } from '@peerless/table';
import { thinker } from '../bots/thinker.ts';
import { library } from '../library.ts';
import { LocalSource } from '../table/local-source.ts';
import { endOf, FIRST_GAME, SCRIPT, startOf } from './lessons.ts';
import { ScriptedThinker } from './scripted-thinker.ts';

const PLAYERS: readonly Player[] = [{ is: 'person' }, { is: 'bot', bot: 'novice' }];

/** The first game, set as one of the lessons needs it; its opponent plays what is written. */
export class LessonSource extends LocalSource {
  private readonly opponent: ScriptedThinker;

  constructor(lesson: number) {
    const opponent = new ScriptedThinker(SCRIPT, startOf(lesson), endOf(lesson), thinker.atTable());
    super(playedUntil(startOf(lesson)), PLAYERS, {
      thinker: opponent,
      keep: () => {},
    });
    this.opponent = opponent;
    // Choices that still stand: what was taken back stays in a record, but not in the script.
    this.subscribe(() => {
      opponent.made = this.state().moments.length - 1;
    });
  }

  /** Lets the opponent play its part of a lesson, too. */
  goOnTo(lesson: number): void {
    this.opponent.playUntil(endOf(lesson));
  }
}

/** The first game after so many choices of the script. */
function playedUntil(choices: number): Taped {
  const game = newTape(FIRST_GAME, library());
  for (const key of SCRIPT.slice(0, choices)) enterOn(game, { choose: key });
  return game;
}
