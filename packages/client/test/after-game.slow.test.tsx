import { newTape } from '@peerless/table';
import type { LobbyPlace, LobbyView } from '@peerless/table/online';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Game } from '../src/game/game.tsx';
import { library } from '../src/library.ts';
import type { TableDeeds } from '../src/lobby/use-deeds.ts';
import { AfterGame, Wished } from '../src/remote/after-game.tsx';
import { LocalSource } from '../src/table/local-source.ts';
import type { TableSource } from '../src/table/table-source.ts';
import { click, drawn, read } from './drawn.tsx';

const CONFIG = {
  seed: '7',
  board: 'sarpedon',
  mode: 'duel',
  seats: [{ hero: 'medusa' }, { hero: 'alice' }],
} as const;

const person = (name: string, isReady = false): LobbyPlace => ({
  is: 'person',
  person: name.toLowerCase(),
  name,
  rating: null,
  isReady,
  isHere: true,
});

/** The table of a game that Ada, who looks, has resigned. */
function over(places: readonly LobbyPlace[], isSwapped = false) {
  const people = [{ is: 'person' }, { is: 'person' }] as const;
  const thinker = { choose: () => Promise.reject(new Error()), hint: () => Promise.reject(new Error()) };
  const local = new LocalSource(newTape(CONFIG, library()), people, { thinker, keep: () => {} });
  local.send?.({ resign: 0 });
  const state = { ...local.state(), viewer: 0, handOver: null, link: 'online' } as const;
  const source: TableSource = {
    state: () => state,
    subscribe: () => () => {},
    send: () => {},
    extras: {},
    close: () => {},
  };
  const seats = [{ player: 0, hero: null, isChosen: false }];
  const lobby = {
    places,
    seats,
    isSwapped,
    game: null,
    you: { player: 0 },
  } as unknown as LobbyView;
  const ready = vi.fn(async () => {});
  const deeds: TableDeeds = { act: async () => {}, ready, isBusy: false, trouble: null };
  const onTable = vi.fn();
  const { place } = drawn(
    <Game
      id="a"
      source={source}
      extras={{
        onTable,
        notices: <Wished lobby={lobby} deeds={deeds} />,
        after: <AfterGame game="a" lobby={lobby} deeds={deeds} ratingBefore={null} onTable={onTable} />,
      }}
    />,
  );
  const press = async (name: string) => {
    const found = [...place.querySelectorAll('button')].filter((each) => read(each).endsWith(name)).at(-1);
    if (found === undefined) throw new Error(`there is no button "${name}"`);
    click(found);
    await act(async () => {});
  };
  return { place, press, ready, onTable };
}

test('from the board there is a way back to the result', async () => {
  const { place, press } = over([person('Ada'), person('Ben')]);
  expect(read(place)).toContain('Defeat');
  expect(read(place)).toContain('Random heroes are drawn anew.');
  await press('Look at the board');
  expect(read(place)).not.toContain('Defeat');
  await press('Show the result');
  expect(read(place)).toContain('Defeat');
});

test('the menu of a game that is over leads to its table', async () => {
  const { place, press, onTable } = over([person('Ada'), person('Ben')]);
  await press('Look at the board');
  await press('Menu');
  expect(read(place)).not.toContain('the game goes on');
  await press('Back to the table');
  expect(onTable).toHaveBeenCalledOnce();
});

test('whoever looks at the board is told that somebody wants to play again, and may agree there', async () => {
  const { place, press, ready } = over([person('Ada'), person('Ben', true)], true);
  await press('Look at the board');
  expect(read(place)).toContain('Ben would like to play again with swapped sides.');
  await press('Swap sides');
  expect(ready).toHaveBeenCalledWith(true);
});

test('whoever has asked and looks at the board sees who is waited for', async () => {
  const { place, press } = over([person('Ada', true), person('Ben')]);
  await press('Look at the board');
  expect(read(place)).toContain('Waiting for Ben');
});
