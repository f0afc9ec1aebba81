import { isOver } from '@peerless/rules';
import { fromRecord, type RecordProblem } from '@peerless/rules/match';
import { turnNumber } from '@peerless/rules/numbers';
import { useEffect, useState } from 'react';
import { thinker } from '../bots/thinker.ts';
import { keepGame, keptGame } from '../games/game-store.ts';
import { recordProblem } from '../games/record-problem.ts';
import { library } from '../library.ts';
import { LocalTable, type Surroundings } from '../table/local-table.ts';

/** A game that is being opened, is open, is not there, or cannot be opened. */
export type Opened =
  | { readonly is: 'opening' }
  | { readonly is: 'open'; readonly table: LocalTable }
  | { readonly is: 'missing' }
  | { readonly is: 'refused'; readonly why: RecordProblem };

async function open(id: string): Promise<Opened> {
  const game = await keptGame(id);
  if (game === null) return { is: 'missing' };
  try {
    const match = fromRecord(game.record, library());
    const { players } = game;
    const keep: Surroundings['keep'] = (record, viewer) => {
      const [over, turn] = [isOver(match.game), turnNumber(match.game)];
      void keepGame({ id, record, players, viewer, changed: Date.now(), over, turn });
    };
    const around = { thinker: thinker.atTable(), keep };
    return { is: 'open', table: new LocalTable(match, players, around, game.viewer) };
  } catch (error) {
    return { is: 'refused', why: recordProblem(error) };
  }
}

/** Opens a kept game; its bots rest while the page is hidden, and for good when the screen is left. */
export function useLocalTable(id: string): Opened {
  const [opened, setOpened] = useState<Opened>({ is: 'opening' });
  useEffect(() => {
    let isLeft = false;
    let table: LocalTable | null = null;
    const rest = (): void => table?.sleep(document.hidden);
    void open(id).then((found) => {
      if (isLeft) {
        if (found.is === 'open') found.table.sleep(true);
        return;
      }
      if (found.is === 'open') {
        table = found.table;
        rest();
      }
      setOpened(found);
    });
    document.addEventListener('visibilitychange', rest);
    return () => {
      isLeft = true;
      table?.sleep(true);
      document.removeEventListener('visibilitychange', rest);
    };
  }, [id]);
  return opened;
}
