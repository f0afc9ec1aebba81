import { decisionIn, newTape, type Player } from '@peerless/table';
import { act } from 'react';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Thinker } from '../src/bots/thinker.ts';
import { Game } from '../src/game/game.tsx';
import { library } from '../src/library.ts';
import { changeSettings, settings } from '../src/settings/settings.ts';
import { CompanyContext } from '../src/table/company.ts';
import { LocalSource } from '../src/table/local-source.ts';
import type { TableSource, TableState } from '../src/table/table-source.ts';
import { click, drawn, read } from './drawn.tsx';

const PERSON: Player = { is: 'person' };
const BOT: Player = { is: 'bot', bot: 'casual' };
const DUEL = {
  seed: '7',
  board: 'sarpedon',
  mode: 'duel',
  seats: [{ hero: 'medusa' }, { hero: 'alice' }],
} as const;

const usual = settings();
beforeEach(() => changeSettings({ speed: 'instant', confirm: 'never' }));
// Not after each: the table of a test is still there then, and would be drawn once more.
afterAll(() => changeSettings(usual));

/** A thinker that never can. */
const broken: Thinker = {
  choose: () => Promise.reject(new Error('out of memory')),
  hint: () => Promise.reject(new Error('out of memory')),
};

const local = (players: readonly Player[]): LocalSource =>
  new LocalSource(newTape(DUEL, library()), players, { thinker: broken, keep: () => {} });

function seated(source: TableSource) {
  const { place } = drawn(<Game id="a" source={source} />);
  const button = (name: string): HTMLElement => {
    const found = [...place.querySelectorAll('button')].find((each) => read(each).endsWith(name));
    if (found === undefined) throw new Error(`there is no button "${name}"`);
    return found;
  };
  return {
    place,
    press: async (name: string) => {
      click(button(name));
      await act(async () => {});
    },
    alerts: () => [...place.querySelectorAll('[role="alert"]')].map(read),
  };
}

describe('a bot that cannot choose', () => {
  test('is told to the table, and a person says how to go on', async () => {
    const source = local([BOT, PERSON]);
    const { alerts, press } = seated(source);
    await act(async () => {});
    expect(alerts()).toEqual(['The bot that plays Medusa could not choose.']);
    expect(source.state().moments).toHaveLength(1);
    await press('Try again');
    expect(alerts()).toHaveLength(1);
    expect(source.state().moments).toHaveLength(1);
    await press('Choose at random for it');
    expect(source.state().moments).toHaveLength(2);
  });

  test('gives no hint, and says so', async () => {
    const { place, press } = seated(local([PERSON, BOT]));
    await press('Hint');
    expect(read(place)).toContain('The bot could not think of a hint.');
  });
});

test('a draw among people at one screen asks the other one', async () => {
  const source = local([PERSON, PERSON]);
  const { place, press, alerts } = seated(source);
  await press('I am here');
  act(() => source.send?.({ propose: 'draw' }));
  expect(read(place)).toContain('Please hand over to player 2');
  await press('I am here');
  expect(alerts()).toEqual(['Medusa offers a draw.']);
  await press('Agree');
  expect(source.state().moments.at(-1)?.view.outcome?.reason).toBe('agreed');
});

describe('a table on a server', () => {
  /** A table whose state is told by the test. */
  function told(change: Partial<TableState>): TableSource {
    const state = { ...local([PERSON, PERSON]).state(), handOver: null, link: 'online', ...change } as const;
    return { state: () => state, subscribe: () => () => {}, send: () => {}, extras: {}, close: () => {} };
  }

  test.each([
    [{ link: 'lost' }, 'The connection is lost. Trying again…'],
    [{ link: 'outdated' }, 'The table has a newer version. Please reload the page.'],
    [{ link: 'missing' }, 'The server does not know this game any more.'],
    [{ isCutShort: true }, 'The rules have changed since: this game cannot go on. It was ended as a draw.'],
    [{ refused: 'stale' }, 'The game has gone on meanwhile; your choice was not made.'],
    [{ refused: 'askedAlready' }, 'You have asked already. Play on before you ask again.'],
    [{ standIns: [0] }, 'A bot plays on for you.'],
    [{ answered: { by: 0, what: 'draw', isAgreed: false } }, 'Your offer of a draw was declined.'],
    [
      { answered: { by: 0, what: { takeBack: 0 }, isAgreed: false } },
      'Your request to take back was declined.',
    ],
  ] as const)('%j', (change, text) => {
    expect(seated(told(change)).alerts()).toEqual([text]);
  });

  test('tells that a bot plays on for somebody, and by name where people have one', () => {
    const { place } = drawn(
      <CompanyContext
        value={[
          { id: 'a', name: 'Ada', isHere: true },
          { id: 'b', name: 'Ben', isHere: false },
        ]}
      >
        <Game id="a" source={told({ standIns: [1] })} />
      </CompanyContext>,
    );
    expect(read(place)).toContain('A bot plays on for Ben.');
    expect([...place.querySelectorAll('article')].map(read).join()).toMatch(/Ben ?away/);
  });

  test('speaks to whoever has asked, and tells the others what would be taken back', () => {
    const source = local([PERSON, PERSON]);
    source.extras.takeOver?.();
    for (let n = 0; n < 2; n++) {
      const view = source.state().moments.at(-1)?.view;
      source.send?.({ choose: (view && decisionIn(view))?.options[0]?.key ?? '' });
    }
    const { moments } = source.state();
    const what = { takeBack: 0 };
    const own = seated(told({ moments, proposal: { by: 0, what, agreed: [0] } }));
    expect(read(own.place)).toContain('You have asked to take back the last 2 choices.');
    const other = seated(told({ moments, proposal: { by: 1, what, agreed: [1] } }));
    expect(other.alerts()).toEqual(['Alice asks to take back the last 2 choices.']);
    const agreed = seated(told({ answered: { by: 0, what, isAgreed: true } }));
    expect(read(agreed.place)).toContain('Your request to take back was agreed to.');
  });

  test('offers nothing that was asked already', async () => {
    const draw = 'Offer a draw';
    const fresh = seated(told({}));
    await fresh.press('Menu');
    expect(read(fresh.place)).toContain(draw);
    const asked = seated(told({ hasAsked: true }));
    await asked.press('Menu');
    expect(read(asked.place)).not.toContain(draw);
  });

  test('asks nothing while a bot plays on', () => {
    expect(seated(told({})).place.querySelector('[data-option]')).not.toBeNull();
    const { place } = seated(told({ standIns: [0] }));
    expect(place.querySelector('[data-option]')).toBeNull();
  });

  test('that has not answered freezes the question, which stays in sight', () => {
    const { place } = seated(told({ pending: { choose: 'maneuver' } }));
    const option = place.querySelector('[data-option]');
    expect(option?.closest('[inert]')).not.toBeNull();
    expect(read(place)).toContain('Waiting for the table…');
  });
});
