import type { LobbyCommand, LobbyPlace, LobbyView } from '@peerless/table/online';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Invite } from '../src/lobby/invite.tsx';
import { Places } from '../src/lobby/places.tsx';
import { ReadyBar } from '../src/lobby/ready-bar.tsx';
import { wishesText } from '../src/lobby/time-text.ts';
import type { TableDeeds } from '../src/lobby/use-deeds.ts';
import { FIRST_WISHES } from '../src/lobby/wishes.ts';
import { click, drawn, read } from './drawn.tsx';

interface Window {
  readonly happyDOM: { readonly setURL: (url: string) => void };
}

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
    const you = { player: null, isOwner: false, given: null };
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
    const choice = 'No hero yet: choose the hero of player 1';
    expect(draft({ player: 1, step: 'choose' })).not.toContain(choice);
    expect(draft({ player: 0, step: 'strike' })).not.toContain(choice);
    expect(draft({ player: 0, step: 'choose' })).toContain(choice);
    const next = { player: 1, step: 'strike' } as const;
    const { text } = atTable(table({ choosing: 'draft', seats, places, draft: { struck: [], next } }));
    expect(text()).toContain('Ben strikes out a hero.');
    expect(text()).not.toContain('Random hero');
  });

  test('calls a hero that nobody chose what the picker calls it', () => {
    expect(atTable(table({})).text()).toContain('Random hero');
  });

  test('tells whoever comes to a full table that it is full', () => {
    const you = { player: null, isOwner: false, given: null };
    const full = atTable(table({ you, places: [person('Ada'), person('Ben')] })).text();
    expect(full).toContain('You watch: all places are taken.');
    expect(full).not.toContain('Sit down');
    expect(atTable(table({ you })).text()).toContain('You watch. Sit down to play.');
  });

  test('says that a link to this computer leads nobody else here', () => {
    const hint = 'This link works on this computer only.';
    const linked = (url: string): string => {
      (globalThis as unknown as Window).happyDOM.setURL(url);
      return read(drawn(<Invite table="7" isAlone />).place);
    };
    const home = location.href;
    onTestFinished(() => (globalThis as unknown as Window).happyDOM.setURL(home));
    for (const host of ['127.0.0.1:4871', 'localhost:4871', '[::1]:4871'])
      expect(linked(`http://${host}/`)).toContain(hint);
    for (const host of ['192.0.2.7:4871', 'games.example'])
      expect(linked(`http://${host}/`)).not.toContain(hint);
  });
});

test('the summary of a table to be opened says whether it is rated', () => {
  expect(wishesText({ ...FIRST_WISHES, isRated: true }, 'en')).toBe('Duel · random board · Rated');
  expect(wishesText(FIRST_WISHES, 'en')).toBe('Duel · random board');
});
