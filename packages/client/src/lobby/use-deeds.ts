import type { LobbyCommand, LobbyView } from '@peerless/table/online';
import type { Trouble } from '../online/api.ts';
import { freshSalt } from '../online/parts.ts';
import type { TableLine } from '../online/table-line.ts';
import { useDoing } from '../online/use-doing.ts';
import { collection } from '../setup/play.ts';

/** What can be done at a table between games, and what came of the last of it. */
export interface TableDeeds {
  readonly act: (command: LobbyCommand) => Promise<void>;
  /** The next game may begin; this page adds its part to the shuffle. */
  readonly ready: (isSwapped: boolean) => Promise<void>;
  readonly isBusy: boolean;
  readonly trouble: Trouble | null;
}

export function useDeeds(line: TableLine | null, lobby: LobbyView | null): TableDeeds {
  const { isBusy, trouble, run } = useDoing();
  const act = async (command: LobbyCommand): Promise<void> => {
    if (line !== null) await run(() => line.act(command));
  };
  const ready = async (isSwapped: boolean): Promise<void> => {
    if (line === null || lobby === null) return;
    const offer = {
      pledge: lobby.pledge,
      salt: freshSalt(),
      heroes: collection.heroes.map(({ slug }) => slug),
    };
    await run(() => line.ready(offer, isSwapped));
  };
  return { act, ready, isBusy, trouble };
}
