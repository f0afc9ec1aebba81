import { decision, type Observation, type Viewer } from '@peerless/rules';
import { type Frozen, fromRecord, type GameRecord, thaw, toRecord } from '@peerless/rules/match';
import { decisionIn, momentsOf, newTape, type Player, tapeOf } from '@peerless/table';
import { describe, expect, test } from 'vitest';
import type { Chance } from '../src/bots/answer-bots.ts';
import type { Thinker } from '../src/bots/thinker.ts';
import { library } from '../src/library.ts';
import { LocalSource, type Surroundings } from '../src/table/local-source.ts';

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
  asked: { readonly resolve: (key: string) => void; readonly reject: (why: Error) => void }[] = [];
  private seen: Frozen<Observation> | null = null;
  choose(_bot: string, seen: Frozen<Observation>): Promise<string> {
    this.seen = seen;
    return new Promise((resolve, reject) => this.asked.push({ resolve, reject }));
  }
  async hint(): Promise<readonly Chance[]> {
    return [];
  }
  /** Takes the first option, or another answer. */
  async answer(key: string | Error = this.first()): Promise<void> {
    const question = this.asked.shift();
    if (typeof key === 'string') question?.resolve(key);
    else question?.reject(key);
    for (let n = 0; n < 5; n++) await Promise.resolve();
  }
  private first(): string {
    const game = this.seen === null ? null : thaw(this.seen, library());
    return (game === null ? null : decision(game)?.options[0]?.key) ?? '';
  }
}

function open(players: readonly Player[]) {
  const thinker = new Patient();
  const kept: GameRecord[] = [];
  const table = new LocalSource(newTape(config, library()), players, {
    thinker,
    keep: (match) => kept.push(toRecord(match)),
  });
  return { table, thinker, kept };
}

/** A game of two people, each time they hand over asked whether that will do; and how to leave it and open it again. */
function openTwo(isFound: (table: LocalSource) => boolean) {
  const players = [person, person];
  let left: { readonly record: GameRecord; readonly viewer: Viewer } | null = null;
  const keep: Surroundings['keep'] = (match, viewer) => {
    left = { record: toRecord(match), viewer };
  };
  const around = { thinker: new Patient(), keep };
  const table = new LocalSource(newTape(config, library()), players, around);
  do {
    table.extras.takeOver();
    playMyPart(table);
  } while (!isFound(table));
  const again = (): LocalSource => {
    if (left === null) throw new Error('nothing was kept');
    return new LocalSource(tapeOf(left.record, library()), players, around, left.viewer);
  };
  return { table, again };
}

const lastView = (table: LocalSource) => {
  const moment = table.state().moments.at(-1);
  if (moment === undefined) throw new Error('a table has at least its setup');
  return moment.view;
};

const asked = (table: LocalSource) => {
  const decision = decisionIn(lastView(table));
  if (decision === null) throw new Error('nobody is asked');
  return decision;
};

const chooseFirst = (table: LocalSource): void =>
  table.send?.({ choose: asked(table).options[0]?.key ?? '' });

/** Chooses until somebody else is to decide. */
function playMyPart(table: LocalSource): void {
  for (let n = 0; n < 100 && decisionIn(lastView(table)) !== null; n++) chooseFirst(table);
}

describe('a table in the page', () => {
  test('a moment a choice, each kept, and the record tells the same moments again', () => {
    const { table, kept } = open([person, bot]);
    chooseFirst(table);
    chooseFirst(table);
    expect(table.state().moments).toHaveLength(3);
    expect(kept).toHaveLength(2);
    expect(momentsOf(kept[1] as GameRecord, library(), 0)).toEqual(table.state().moments);
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
    table.extras.sleep(true);
    await thinker.answer();
    expect(table.state().moments.length).toBe(before);
    table.extras.sleep(false);
    expect(thinker.asked.length).toBe(0);
    await thinker.answer();
    expect(table.state().moments.length).toBe(before + 1);
  });

  test('what was chosen can be taken back as far as nothing became known', () => {
    const { table, kept } = open([person, bot]);
    // Two maneuver moves in one action: the second one shows nothing new.
    while (table.state().mayTakeBack === 0) chooseFirst(table);
    const { moments, mayTakeBack } = table.state();
    table.send?.({ takeBack: moments.length - 1 - mayTakeBack });
    expect(table.state().moments).toEqual(moments.slice(0, moments.length - mayTakeBack));
    expect(momentsOf(kept.at(-1) as GameRecord, library(), 0)).toEqual(table.state().moments);
  });

  test('with two people the second is called, and sees the own hand only after taking over', () => {
    const { table } = open([person, person]);
    table.extras.takeOver();
    playMyPart(table);
    expect(table.state().handOver).toBe(1);
    expect(lastView(table).seats[1]?.hand).toEqual([]);
    table.extras.takeOver();
    expect(table.state()).toMatchObject({ handOver: null, viewer: 1 });
    expect(lastView(table).seats[1]?.hand.length).toBeGreaterThan(0);
    expect(lastView(table).seats[0]?.hand).toEqual([]);
  });

  test('who just chose takes it back before the other has taken over, and no hand is shown', () => {
    const { table, kept } = open([person, person]);
    table.extras.takeOver();
    while (table.state().handOver === null || table.state().mayTakeBack === 0) {
      if (table.state().handOver !== null) table.extras.takeOver();
      chooseFirst(table);
    }
    const { viewer, moments } = table.state();
    table.send?.({ takeBack: table.state().moments.length - 2 });
    expect(table.state()).toMatchObject({ handOver: viewer, viewer });
    expect(table.state().moments).toEqual(moments.slice(0, -1));
    expect(momentsOf(kept.at(-1) as GameRecord, library(), viewer)).toEqual(table.state().moments);
    table.extras.takeOver();
    expect(table.state()).toMatchObject({ handOver: null, viewer });
    expect(asked(table).player).toBe(viewer);
  });

  test('who just chose takes it back also when the game has been opened again meanwhile', () => {
    const { table, again } = openTwo(({ state }) => state().mayTakeBack > 0);
    const { viewer, handOver, moments } = table.state();
    const opened = again();
    expect(opened.state()).toMatchObject({ viewer, handOver });
    opened.send?.({ takeBack: opened.state().moments.length - 2 });
    expect(opened.state()).toMatchObject({ viewer, handOver: viewer });
    expect(opened.state().moments).toEqual(moments.slice(0, -1));
  });

  test('once the other has taken over, nothing can be taken back, however often the game is opened', () => {
    const { table, again } = openTwo(({ state }) => state().mayTakeBack > 0);
    table.extras.takeOver();
    const { viewer } = table.state();
    expect(table.state().mayTakeBack).toBe(0);
    expect(again().state()).toMatchObject({ viewer, handOver: viewer, mayTakeBack: 0 });
  });

  test('a game of unknown seating that is opened belongs to whoever is asked', () => {
    const { table } = openTwo(() => true);
    const { handOver } = table.state();
    const taped = tapeOf(table.extras.record(), library());
    const opened = new LocalSource(taped, [person, person], { thinker: new Patient(), keep: () => {} });
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
    table.send?.({ resign: 0 });
    expect(lastView(table).outcome).toEqual({ winners: [1], reason: 'resigned' });
    expect(table.state()).toMatchObject({ thinking: null, mayTakeBack: 0 });
  });

  test('a bot between people is asked once the first of them has taken over', async () => {
    const seats = [{ hero: 'medusa' }, { hero: 'alice' }, { hero: 'sinbad' }];
    const thinker = new Patient();
    const free = { ...config, board: 'marmoreal', mode: 'free-for-all', seats } as const;
    const table = new LocalSource(newTape(free, library()), [bot, person, person], {
      thinker,
      keep: () => {},
    });
    expect(table.state().handOver).toBe(1);
    table.extras.takeOver();
    expect([table.state().thinking, thinker.asked.length]).toEqual([0, 1]);
  });

  test('while a bot is asked, whoever sat at the screen is called back to it', () => {
    const seats = [{ hero: 'medusa' }, { hero: 'alice' }, { hero: 'sinbad' }];
    const free = { ...config, board: 'marmoreal', mode: 'free-for-all', seats } as const;
    const around = { thinker: new Patient(), keep: () => {} };
    const table = new LocalSource(newTape(free, library()), [bot, person, person], around, 2);
    expect(table.state()).toMatchObject({ viewer: 2, handOver: 2, mayTakeBack: 0 });
  });

  test('a bot is asked once, however often somebody looks away and back', () => {
    const { table, thinker } = open([bot, person]);
    table.extras.sleep(false);
    table.extras.sleep(true);
    table.extras.sleep(false);
    expect(thinker.asked.length).toBe(1);
  });

  describe('a bot that cannot choose', () => {
    async function stuck(answer: string | Error = new Error('out of memory')) {
      const { table, thinker, kept } = open([person, bot]);
      playMyPart(table);
      const before = table.state().moments.length;
      await thinker.answer(answer);
      return { table, thinker, kept, before };
    }

    test.each([new Error('out of memory'), 'no such option'])(
      'says so, and nothing is chosen: %s',
      async (answer) => {
        const { table, before } = await stuck(answer);
        expect(table.state()).toMatchObject({ stuck: 1, thinking: null, refused: null });
        expect(table.state().moments).toHaveLength(before);
      },
    );

    test('is asked again if somebody wishes it, not before', async () => {
      const { table, thinker, before } = await stuck();
      table.extras.sleep(true);
      table.extras.sleep(false);
      expect(thinker.asked).toHaveLength(0);
      table.extras.unstick('again');
      expect(table.state()).toMatchObject({ stuck: null, thinking: 1 });
      await thinker.answer();
      expect(table.state().moments).toHaveLength(before + 1);
    });

    test('is helped by chance if somebody wishes it', async () => {
      const { table, before } = await stuck();
      table.extras.unstick('byChance');
      expect(table.state()).toMatchObject({ stuck: null });
      expect(table.state().moments).toHaveLength(before + 1);
    });
  });

  describe('a draw', () => {
    test('is one when everybody at the screen has agreed', () => {
      const { table } = open([person, person]);
      table.extras.takeOver();
      const first = table.state().viewer as number;
      table.send?.({ propose: 'draw' });
      expect(lastView(table).outcome).toBeNull();
      expect(table.state()).toMatchObject({ handOver: 1 - first, proposal: { by: first, agreed: [first] } });
      table.extras.takeOver();
      table.send?.({ answer: 'yes' });
      expect(lastView(table).outcome).toEqual({ winners: [], reason: 'agreed' });
    });

    test('that one declines is none, and whoever is asked is called again', () => {
      const { table } = open([person, person]);
      table.extras.takeOver();
      const { viewer } = table.state();
      table.send?.({ propose: 'draw' });
      table.extras.takeOver();
      table.send?.({ answer: 'no' });
      expect(lastView(table).outcome).toBeNull();
      expect(table.state()).toMatchObject({ handOver: viewer, proposal: null });
    });

    test('cannot be offered to a bot', () => {
      const { table } = open([person, bot]);
      table.send?.({ propose: 'draw' });
      expect(table.state()).toMatchObject({ proposal: null, refused: 'notYours' });
    });
  });
});
