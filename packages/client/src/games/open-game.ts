import type { RecordProblem } from '@peerless/rules/match';
import { openSave, SaveError, type Taped, tapeOf } from '@peerless/table';
import { thinker } from '../bots/thinker.ts';
import { library } from '../library.ts';
import { LocalSource, type Surroundings } from '../table/local-source.ts';
import { RecordSource } from '../table/record-source.ts';
import { keepGame, keptGame } from './game-store.ts';
import { type KeptGame, keptOf } from './kept-game.ts';
import { recordProblem } from './record-problem.ts';

/** A game that is open, is not there, or cannot be opened. */
export type Opened<S> =
  | { readonly is: 'open'; readonly source: S }
  | { readonly is: 'missing' }
  | { readonly is: 'refused'; readonly why: RecordProblem };

async function open<S>(id: string, sourceOf: (taped: Taped, game: KeptGame) => S): Promise<Opened<S>> {
  const game = await keptGame(id);
  if (game === null) return { is: 'missing' };
  try {
    return { is: 'open', source: sourceOf(tapeOf(game.record, library()), game) };
  } catch (error) {
    return { is: 'refused', why: recordProblem(error) };
  }
}

/** Opens a kept game to play on; it is kept after every change. */
export const openToPlay = (id: string): Promise<Opened<LocalSource>> =>
  open(id, (taped, { players, viewer, origin }) => {
    const keep: Surroundings['keep'] = (match, viewer) =>
      void keepGame({ id, ...keptOf(match), players, viewer, origin, changed: Date.now() });
    return new LocalSource(taped, players, { thinker: thinker.atTable(), keep }, viewer);
  });

/** Opens a kept game to look at it. */
export const openToWatch = (id: string): Promise<Opened<RecordSource>> =>
  open(id, (taped, { players }) => new RecordSource(taped, players));

/** Opens a save that a server has sent, to look at it. */
export function openSent(save: unknown): Opened<RecordSource> {
  try {
    const { players, ...taped } = openSave(save, library());
    return { is: 'open', source: new RecordSource(taped, players ?? []) };
  } catch (error) {
    return { is: 'refused', why: error instanceof SaveError ? { is: 'torn' } : recordProblem(error) };
  }
}
