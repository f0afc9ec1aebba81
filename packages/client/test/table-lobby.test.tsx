import type { LobbyCommand, LobbyPlace, LobbyView } from '@peerless/table/online';
import { describe, expect, test } from 'vitest';
import { Places } from '../src/lobby/places.tsx';
import { ReadyBar } from '../src/lobby/ready-bar.tsx';
import type { TableDeeds } from '../src/lobby/use-deeds.ts';
import { click, drawn, read } from './drawn.tsx';

const person = (name: string, more: Partial<Extract<LobbyPlace, { is: 'person' }>> = {}): LobbyPlace => ({
  is: 'person',
  person: name.toLowerCase(),
  name,
  rating: null,
  isReady: false,
  isHere: true,
  ...more,
});

const table = (change: Partial<LobbyView>): LobbyView => ({
  id: '7',
  version: 1,
  mode: 'duel',
  board: 'sarpedon',
  options: {},
  isPublic: true,
  choosing: 'open',
  clock: { is: 'none' },
  whenUp: 'forfeit',
  isRated: false,
  isCast: false,
  places: [person('Ada'), { is: 'open' }],
  seats: [
    { player: 0, hero: 'medusa', isChosen: true },
    { player: 1, hero: null, isChosen: false },
  ],
  draft: null,
  pledge: '',
  isSwapped: false,
  game: null,
  games: [],
  onlookers: 0,
  you: { player: 0, isOwner: true, given: null },
  ...change,
});

function atTable(lobby: LobbyView, maySit = true) {
  const done: (LobbyCommand | 'ready')[] = [];
  const deeds: TableDeeds = {
    act: async (command) => void done.push(command),
    ready: async () => void done.push('ready'),
    isBusy: false,
    trouble: null,
  };
  const { place } = drawn(
    <>
      <Places lobby={lobby} deeds={deeds} maySit={maySit} />
      <ReadyBar lobby={lobby} deeds={deeds} />
    </>,
  );
  const buttons = (): string[] =>
    [...place.querySelectorAll('button')].map((each) => each.getAttribute('aria-label') ?? read(each));
  return {
    done,
    buttons,
    text: () => read(place),
    press: (name: string) => {
      const found = [...place.querySelectorAll('button')].find(
        (each) => (each.getAttribute('aria-label') ?? read(each)) === name,
      );
      if (found === undefined) throw new Error(`there is no "${name}" among ${buttons().join(', ')}`);
      click(found);
    },
  };
}

describe('a table between games', () => {
  test('lets its owner stand up, change places, seat bots and choose; nobody is ready while a place is free', () => {
    const { buttons, press, done, text } = atTable(table({}));
    expect(buttons()).toEqual([
      'Medusa: choose the hero of player 1',
      'Stand up',
      'Sit down as player 2',
      'I am ready',
    ]);
    press('Sit down as player 2');
    press('Stand up');
    expect(done).toEqual([{ sit: 1 }, { leave: true }]);
    expect(text()).toContain('A place is still free.');
  });

  test('lets whoever comes sit down, and strangers only look', () => {
    const you = { player: null, isOwner: false };
    expect(atTable(table({ you })).buttons()).toEqual(['Sit down as player 2']);
    expect(atTable(table({ you }), false).buttons()).toEqual([]);
  });

  test('begins when everybody is ready, and says who is waited for', () => {
    const full = table({ places: [person('Ada'), person('Ben', { isHere: false })] });
    const { press, done, text, buttons } = atTable(full);
    expect(text()).toContain('Waiting for Ben.');
    expect(text()).toContain('away');
    press('I am ready');
    press('Clear the place of Ben');
    expect(done).toEqual(['ready', { remove: 1 }]);
    expect(buttons()).not.toContain('Wait, not yet');
    const ready = atTable(table({ places: [person('Ada', { isReady: true }), person('Ben')] }));
    ready.press('Wait, not yet');
    expect(ready.done).toEqual([{ wait: true }]);
  });

  test('hides what is hidden: a hero that was chosen secretly is not a hero by lot', () => {
    const seats = [
      { player: 0, hero: 'medusa', isChosen: true },
      { player: 1, hero: null, isChosen: true },
    ];
    const places = [person('Ada'), person('Ben')];
    expect(atTable(table({ choosing: 'hidden', seats, places })).text()).toContain('Chosen secretly');
  });

  test('in a draft lets nobody choose out of turn', () => {
    const seats = [0, 1].map((player) => ({ player, hero: null, isChosen: false }));
    const places = [person('Ada'), person('Ben')];
    const draft = (next: NonNullable<LobbyView['draft']>['next']) =>
      atTable(table({ choosing: 'draft', seats, places, draft: { struck: [], next } })).buttons();
    expect(draft({ player: 1, step: 'choose' })).not.toContain('Hero by lot: choose the hero of player 1');
    expect(draft({ player: 0, step: 'strike' })).not.toContain('Hero by lot: choose the hero of player 1');
    expect(draft({ player: 0, step: 'choose' })).toContain('Hero by lot: choose the hero of player 1');
  });
});
