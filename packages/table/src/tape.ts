import {
  clone,
  eventFor,
  type Game,
  type GameConfig,
  type GameEvent,
  type Library,
  type Viewer,
} from '@peerless/rules';
import {
  fromRecord,
  type Listener,
  type Match,
  newMatch,
  type PlayedEntry,
  playEntry,
} from '@peerless/rules/match';
import { type Moment, momentOf } from './moment.ts';

/** A position, and what led to it. */
interface Scene {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/**
 * A game position by position, the setup first: it is told to any viewer without being played once more. It holds what
 * nobody may see, and stays where the game is.
 */
export class Tape {
  private readonly scenes: Scene[] = [];

  get length(): number {
    return this.scenes.length;
  }

  /** Notes what has just happened in a match. */
  readonly note: Listener = ({ game, line }, events) => {
    this.cut(line.length);
    this.scenes.push({ game: clone(game), events });
  };

  /** Keeps the first so many positions. */
  cut(length: number): void {
    this.scenes.length = Math.min(this.scenes.length, length);
  }

  /** One step as a viewer sees it. */
  moment(at: number, viewer: Viewer): Moment | null {
    const scene = this.scenes[at];
    return scene === undefined ? null : momentOf(scene.game, scene.events, viewer);
  }

  /** What happened from one step to another, as a viewer sees it. */
  told(viewer: Viewer, from: number = 0, to: number = this.length): GameEvent[] {
    return this.scenes
      .slice(from, to)
      .flatMap(({ events }) => events.map((event) => eventFor(event, viewer)));
  }

  moments(viewer: Viewer): Moment[] {
    return this.scenes.map(({ game, events }) => momentOf(game, events, viewer));
  }
}

/** A match with its tape. */
export interface Taped {
  readonly match: Match;
  readonly tape: Tape;
}

/** A match that has just been set up. */
export function newTape(config: GameConfig, library: Library): Taped {
  const tape = new Tape();
  const events: GameEvent[] = [];
  const match = newMatch(config, library, (event) => events.push(event));
  tape.note(match, events, null);
  return { match, tape };
}

/** Does what an entry says, on tape. */
export function enterOn({ match, tape }: Taped, entry: PlayedEntry): void {
  const events: GameEvent[] = [];
  playEntry(match, entry, (event) => events.push(event));
  tape.note(match, events, entry);
}

/** Opens a record; it is played once, for whoever wants to see it. */
export function tapeOf(json: unknown, library: Library): Taped {
  const tape = new Tape();
  const match = fromRecord(json, library, tape.note);
  tape.cut(match.line.length + 1);
  return { match, tape };
}
