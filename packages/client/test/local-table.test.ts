import { fromRecord, type GameRecord, newMatch } from '@peerless/rules/match';
import { describe, expect, test } from 'vitest';
import type { Thinker } from '../src/bots/thinker.ts';
import { library } from '../src/library.ts';
import { LocalTable, type Surroundings } from '../src/table/local-table.ts';
import { decisionIn } from '../src/table/moment.ts';
import { momentsOf } from '../src/table/moments-of.ts';
import type { Player } from '../src/table/table.ts';

const config = {
  seed: '7',
  board: 'sarpedon',
  mode: 'duel',
  seats: [{ hero: 'medusa' }, { hero: 'alice' }],
} as const;
const person: Player = { is: 'person' };
const bot: Player = { is: 'bot', bot: 'casual' };

/** A thinker that answers when it is told to. */
class Patient implements Thinker {
  asked: ((option: number) => void)[] = [];
  choose(): Promise<number> {
    return new Promise((resolve) => this.asked.push(resolve));
  }
  async answer(): Promise<void> {
    this.asked.shift()?.(0);
    await Promise.resolve();
    await Promise.resolve();
  }
}

function open(players: readonly Player[]) {
  const thinker = new Patient();
  const kept: GameRecord[] = [];
  const table = LocalTable.open(config, players, { thinker, keep: (record) => kept.push(record) });
  return { table, thinker, kept };
}

/** A game of two people, each time they hand over asked whether that will do; and how to leave it and open it again. */
function openTwo(isFound: (table: LocalTable) => boolean) {
  const players = [person, person];
  let left: Parameters<Surroundings['keep']> | null = null;
  const keep: Surroundings['keep'] = (...now) => {
    left = now;
  };
  const around = { thinker: new Patient(), keep };
  const table = LocalTable.open(config, players, around);
  do {
    table.takeOver();
    playMyPart(table);
  } while (!isFound(table));
  const again = (): LocalTable => {
    const [record, viewer] = left ?? [];
    return new LocalTable(fromRecord(record, library()), players, around, viewer);
  };
  return { table, again };
}

const lastView = (table: LocalTable) => {
  const moment = table.state().moments.at(-1);
  if (moment === undefined) throw new Error('a table has at least its setup');
  return moment.view;
};

const asked = (table: LocalTable) => {
  const decision = decisionIn(lastView(table));
  if (decision === null) throw new Error('nobody is asked');
  return decision;
};

const chooseFirst = (table: LocalTable): void => table.choose(asked(table).options[0]?.key ?? '');

/** Chooses until somebody else is to decide. */
function playMyPart(table: LocalTable): void {
  for (let n = 0; n < 100 && decisionIn(lastView(table)) !== null; n++) chooseFirst(table);
}

describe('a table in the page', () => {
  test('a moment a choice, each kept, and the record tells the same moments again', () => {
    const { table, kept } = open([person, bot]);
    chooseFirst(table);
    chooseFirst(table);
    expect(table.state().moments).toHaveLength(3);
    expect(kept).toHaveLength(2);
    expect(momentsOf(kept[1] as GameRecord, 0)).toEqual(table.state().moments);
    expect(() => fromRecord(kept[1], library())).not.toThrow();
  });

  test('the hand of the other side is not in what is drawn', () => {
    const { table } = open([person, bot]);
    const { seats } = lastView(table);
    expect([seats[0]?.hand.length, seats[1]?.hand.length]).toEqual([seats[0]?.handSize, 0]);
  });

  test('a bot thinks when it is asked, and plays its answer', async () => {
    const { table, thinker } = open([person, bot]);
    playMyPart(table);
    expect(table.state().thinking).toBe(1);
    const before = table.state().moments.length;
    await thinker.answer();
    expect(table.state().moments.length).toBe(before + 1);
  });

  test('a bot on a hidden page waits, and plays what it thought once somebody looks', async () => {
    const { table, thinker } = open([person, bot]);
    playMyPart(table);
    const before = table.state().moments.length;
    table.sleep(true);
    await thinker.answer();
    expect(table.state().moments.length).toBe(before);
    table.sleep(false);
    expect(thinker.asked.length).toBe(0);
    await Promise.resolve();
    expect(table.state().moments.length).toBe(before + 1);
  });

  test('what was chosen can be taken back as far as nothing became known', () => {
    const { table, kept } = open([person, bot]);
    // Two maneuver moves in one action: the second one shows nothing new.
    while (table.state().mayTakeBack === 0) chooseFirst(table);
    const { moments, mayTakeBack } = table.state();
    table.takeBack(mayTakeBack);
    expect(table.state().moments).toEqual(moments.slice(0, moments.length - mayTakeBack));
    expect(momentsOf(kept.at(-1) as GameRecord, 0)).toEqual(table.state().moments);
  });

  test('with two people the second is called, and sees the own hand only after taking over', () => {
    const { table } = open([person, person]);
    table.takeOver();
    playMyPart(table);
    expect(table.state().handOver).toBe(1);
    expect(lastView(table).seats[1]?.hand).toEqual([]);
    table.takeOver();
    expect(table.state()).toMatchObject({ handOver: null, viewer: 1 });
    expect(lastView(table).seats[1]?.hand.length).toBeGreaterThan(0);
    expect(lastView(table).seats[0]?.hand).toEqual([]);
  });

  test('who just chose takes it back before the other has taken over, and no hand is shown', () => {
    const { table, kept } = open([person, person]);
    table.takeOver();
    while (table.state().handOver === null || table.state().mayTakeBack === 0) {
      if (table.state().handOver !== null) table.takeOver();
      chooseFirst(table);
    }
    const { viewer, moments } = table.state();
    table.takeBack(1);
    expect(table.state()).toMatchObject({ handOver: viewer, viewer });
    expect(table.state().moments).toEqual(moments.slice(0, -1));
    expect(momentsOf(kept.at(-1) as GameRecord, viewer)).toEqual(table.state().moments);
    table.takeOver();
    expect(table.state()).toMatchObject({ handOver: null, viewer });
    expect(asked(table).player).toBe(viewer);
  });

  test('who just chose takes it back also when the game has been opened again meanwhile', () => {
    const { table, again } = openTwo(({ state }) => state().mayTakeBack > 0);
    const { viewer, handOver, moments } = table.state();
    const opened = again();
    expect(opened.state()).toMatchObject({ viewer, handOver });
    opened.takeBack(1);
    expect(opened.state()).toMatchObject({ viewer, handOver: viewer });
    expect(opened.state().moments).toEqual(moments.slice(0, -1));
  });

  test('once the other has taken over, nothing can be taken back, however often the game is opened', () => {
    const { table, again } = openTwo(({ state }) => state().mayTakeBack > 0);
    table.takeOver();
    const { viewer } = table.state();
    expect(table.state().mayTakeBack).toBe(0);
    expect(again().state()).toMatchObject({ viewer, handOver: viewer, mayTakeBack: 0 });
  });

  test('a game of unknown seating that is opened belongs to whoever is asked', () => {
    const { table } = openTwo(() => true);
    const { handOver } = table.state();
    const match = fromRecord(table.record(), library());
    const opened = new LocalTable(match, [person, person], { thinker: new Patient(), keep: () => {} });
    expect(opened.state()).toMatchObject({ viewer: handOver, handOver, mayTakeBack: 0 });
  });

  test('bots alone play before the public', async () => {
    const { table, thinker } = open([bot, bot]);
    expect(table.state().viewer).toBe('spectator');
    for (let n = 0; n < 5; n++) await thinker.answer();
    expect(table.state().moments.length).toBe(6);
    expect(lastView(table).seats.map(({ hand }) => hand)).toEqual([[], []]);
  });

  test('resigning ends the game for good', () => {
    const { table } = open([person, bot]);
    table.resign(0);
    expect(lastView(table).outcome).toEqual({ winners: [1], reason: 'resigned' });
    expect(table.state()).toMatchObject({ thinking: null, mayTakeBack: 0 });
  });

  test('a bot between people is asked once the first of them has taken over', async () => {
    const seats = [{ hero: 'medusa' }, { hero: 'alice' }, { hero: 'sinbad' }];
    const thinker = new Patient();
    const free = { ...config, board: 'marmoreal', mode: 'free-for-all', seats } as const;
    const table = LocalTable.open(free, [bot, person, person], { thinker, keep: () => {} });
    expect(table.state().handOver).toBe(1);
    table.takeOver();
    expect([table.state().thinking, thinker.asked.length]).toEqual([0, 1]);
  });

  test('while a bot is asked, whoever sat at the screen is called back to it', () => {
    const seats = [{ hero: 'medusa' }, { hero: 'alice' }, { hero: 'sinbad' }];
    const free = { ...config, board: 'marmoreal', mode: 'free-for-all', seats } as const;
    const around = { thinker: new Patient(), keep: () => {} };
    const table = new LocalTable(newMatch(free, library()), [bot, person, person], around, 2);
    expect(table.state()).toMatchObject({ viewer: 2, handOver: 2, mayTakeBack: 0 });
  });

  test('a bot is asked once, however often somebody looks away and back', () => {
    const { table, thinker } = open([bot, person]);
    table.sleep(false);
    table.sleep(true);
    table.sleep(false);
    expect(thinker.asked.length).toBe(1);
  });
});
