import { isOver, type Viewer } from '@peerless/rules';
import { type Match, toRecord } from '@peerless/rules/match';
import { type Player, playerCount, playersAt, type Tape, type Taped } from '@peerless/table';
import { Listeners } from './listeners.ts';
import { type Extras, QUIET, type TableSource, type TableState } from './table-source.ts';
import { viewersOf } from './viewers.ts';

/** A game that was played, told for one viewer; nobody chooses anything. */
export class RecordSource implements TableSource {
  /** With whose eyes it may be seen: the first by default. */
  readonly viewers: readonly Viewer[];
  readonly send = null;
  private readonly tape: Tape;
  private readonly match: Match;
  private readonly listeners = new Listeners();
  private present: TableState;

  /** `known`: who played; null: nobody knows it of a game that came with a link. */
  constructor({ match, tape }: Taped, players: readonly Player[], known: readonly Player[] | null = players) {
    this.tape = tape;
    this.match = match;
    this.viewers = viewersOf(isOver(match.game), known, playerCount(playersAt(match.config)));
    const [viewer = 'spectator'] = this.viewers;
    const { seed: _seed, ...config } = match.config;
    this.present = {
      ...QUIET,
      config,
      players,
      viewer,
      library: match.library,
      moments: tape.moments(viewer),
      seq: match.entries.length,
    };
  }

  state = (): TableState => this.present;

  subscribe = this.listeners.add;

  readonly extras: Required<Pick<Extras, 'record' | 'lookAs'>> = {
    record: () => toRecord(this.match),
    lookAs: (viewer) => {
      this.present = { ...this.present, viewer, moments: this.tape.moments(viewer) };
      this.listeners.tell();
    },
  };

  close(): void {}
}
