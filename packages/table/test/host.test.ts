import { below, createRng, decision, type GameConfig, outcome } from '@peerless/rules';
import { fromRecord, newMatch, toRecord } from '@peerless/rules/match';
import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { type Change, type Command, Host, type Moment, type Player, type Telling } from '../src/index.ts';

const library = testLibrary();
const PEOPLE: readonly Player[] = [{ is: 'person' }, { is: 'person' }];
const DUEL: GameConfig = {
  seed: '1',
  board: 'sarpedon',
  mode: 'duel',
  seats: [{ hero: 'medusa' }, { hero: 'king-arthur' }],
};

const opened = (config: GameConfig = DUEL, players: readonly Player[] = PEOPLE): Host =>
  new Host(newMatch(config, library), players);

/** The keys of the present question. */
const keys = ({ match }: Host): readonly string[] =>
  decision(match.game)?.options.map(({ key }) => key) ?? [];

/** Chooses for whoever is asked. */
function chosen(host: Host, key: string = keys(host)[0] ?? ''): Change {
  const change = host.act(host.asked ?? -1, { choose: key }, host.seq);
  if (typeof change === 'string') throw new Error(`${key}: ${change}`);
  return change;
}

function atFirstAction(host: Host): Host {
  while (decision(host.match.game)?.prompt !== 'action') chosen(host);
  return host;
}

/** Somebody who keeps what is told. */
class Guest {
  moments: readonly Moment[] = [];
  seq: number | null = null;
  hear({ seq, cut, moments }: Telling): void {
    expect(cut).toBeLessThanOrEqual(this.moments.length);
    this.moments = [...this.moments.slice(0, cut), ...moments];
    this.seq = seq;
  }
}

describe('a command', () => {
  test('is carried out for whoever is asked, and told to everybody in their own words', () => {
    const host = atFirstAction(opened());
    const asked = host.asked ?? 0;
    const change = chosen(host, 'maneuver');
    const [own, others, publicly] = ([asked, 1 - asked, 'spectator'] as const).map((viewer) => {
      const { seq, moments } = host.tell(change, viewer);
      expect([seq, moments.length]).toEqual([host.seq, 1]);
      return { moment: moments[0], drew: moments[0]?.events.find(({ type }) => type === 'drew') };
    });
    expect(own?.drew).toHaveProperty('cards');
    expect(own?.moment?.view.decision).toHaveProperty('options');
    for (const told of [others, publicly]) {
      expect(told?.drew).not.toHaveProperty('cards');
      expect(told?.moment?.view.decision).not.toHaveProperty('options');
    }
  });

  test('is refused with its reason, and nothing changes', () => {
    const host = atFirstAction(opened());
    const [asked, other, before] = [host.asked ?? 0, 1 - (host.asked ?? 0), host.seq];
    const refused: [number, Command, number, string][] = [
      [asked, { choose: 'maneuver' }, before - 1, 'stale'],
      [asked, { choose: 'maneuver' }, before + 1, 'stale'],
      [other, { choose: 'maneuver' }, before, 'notYours'],
      [7, { choose: 'maneuver' }, before, 'notYours'],
      [asked, { choose: 'fly' }, before, 'noOption'],
      [asked, { resign: other }, before, 'notYours'],
      [asked, { takeBack: before - 1 }, before, 'stands'],
      [asked, { takeBack: before }, before, 'stands'],
      [asked, { answer: 'yes' }, before, 'noOption'],
      [asked, { propose: { takeBack: before } }, before, 'noOption'],
    ];
    for (const [player, command, at, why] of refused)
      expect(host.act(player, command, at), JSON.stringify(command)).toBe(why);
    expect(host.seq).toBe(before);
    expect(host.proposal).toBeNull();
  });

  test('that is said twice is carried out once', () => {
    const host = atFirstAction(opened());
    const [asked, at] = [host.asked ?? 0, host.seq];
    chosen(host, 'maneuver');
    const again = host.act(asked, { choose: 'maneuver' }, at);
    expect(again).toEqual({ since: at + 1, seq: at + 1, cut: host.match.line.length + 1, events: null });
    expect(host.seq).toBe(at + 1);
    expect(host.act(1 - asked, { choose: 'maneuver' }, at)).toBe('stale');
    expect(host.act(asked, { choose: 'none' }, at)).toBe('stale');
  });

  test('comes to nothing when the game is over', () => {
    const host = opened();
    host.act(1, { resign: 1 }, host.seq);
    expect(outcome(host.match.game)?.winners).toEqual([0]);
    expect(host.asked).toBeNull();
    expect(host.act(0, { resign: 0 }, host.seq)).toBe('over');
    expect(host.timeOut(0)).toBe('over');
  });
});

describe('what needs consent', () => {
  test('a draw is one when everybody has said yes', () => {
    const host = opened();
    host.act(0, { propose: 'draw' }, host.seq);
    expect(host.proposal).toEqual({ by: 0, what: 'draw', agreed: [0] });
    expect(host.act(0, { answer: 'yes' }, host.seq)).toBe('noOption');
    expect(outcome(host.match.game)).toBeNull();
    host.act(1, { answer: 'yes' }, host.seq);
    expect(outcome(host.match.game)).toEqual({ winners: [], reason: 'agreed' });
  });

  test('an answer is to the proposal that was seen, and to no other', () => {
    const host = opened();
    chosen(host);
    host.act(0, { propose: 'draw' }, host.seq);
    const seen = host.seq;
    host.act(0, { answer: 'no' }, host.seq);
    host.act(1, { propose: { takeBack: 0 } }, host.seq);
    expect(host.act(1, { answer: 'yes' }, seen)).toBe('stale');
    expect(host.act(0, { answer: 'yes' }, seen)).toBe('stale');
    expect(host.proposal?.what).toEqual({ takeBack: 0 });
  });

  test('a no ends it, and so does the next choice', () => {
    const host = opened();
    host.act(0, { propose: 'draw' }, host.seq);
    host.act(1, { answer: 'no' }, host.seq);
    expect(host.proposal).toBeNull();
    host.act(1, { propose: 'draw' }, host.seq);
    chosen(host);
    expect(host.proposal).toBeNull();
  });

  test('more than one may alone is taken back, and the same cards come again', () => {
    const host = atFirstAction(opened());
    const [asked, stands] = [host.asked ?? 0, host.match.line.length];
    const guest = new Guest();
    guest.hear(host.story(asked));
    const before = guest.moments;
    guest.hear(host.tell(chosen(host, 'maneuver'), asked));
    const drew = guest.moments.at(-1);
    expect(host.act(asked, { takeBack: stands }, host.seq)).toBe('stands');
    host.act(asked, { propose: { takeBack: stands } }, host.seq);
    guest.hear(host.tell(host.act(1 - asked, { answer: 'yes' }, host.seq) as Change, asked));
    expect(guest.moments).toEqual(before);
    guest.hear(host.tell(chosen(host, 'maneuver'), asked));
    expect(guest.moments.at(-1)).toEqual(drew);
    const again = new Host(fromRecord(structuredClone(toRecord(host.match)), library), PEOPLE);
    expect(again.story(asked).moments).toEqual(host.story(asked).moments);
  });

  test('whoever has left is not brought back, and nobody proposes twice before the game goes on', () => {
    const seats = [...DUEL.seats, { hero: 'alice' }];
    const host = opened({ ...DUEL, mode: 'free-for-all', board: 'globe-theatre', seats }, [
      ...PEOPLE,
      { is: 'person' },
    ]);
    chosen(host);
    const before = host.match.line.length - 1;
    expect(host.timeOut(2)).toMatchObject({ cut: before + 2 });
    expect(host.match.entries.at(-1)).toEqual({ timeout: 2 });
    expect(host.timeOut(2)).toBe('noOption');
    expect(host.act(0, { propose: { takeBack: before } }, host.seq)).toBe('noOption');
    host.act(0, { propose: 'draw' }, host.seq);
    host.act(1, { answer: 'no' }, host.seq);
    expect(host.act(0, { propose: 'draw' }, host.seq)).toBe('stands');
    chosen(host);
    expect(host.act(0, { propose: 'draw' }, host.seq)).toMatchObject({ events: null });
  });

  test('no bot agrees to anything, and who is out of the game has no say', () => {
    const withBot = opened(DUEL, [{ is: 'person' }, { is: 'bot', bot: 'casual' }]);
    expect(withBot.act(0, { propose: 'draw' }, withBot.seq)).toBe('notYours');
    const seats = [...DUEL.seats, { hero: 'alice' }];
    const three = opened({ ...DUEL, mode: 'free-for-all', board: 'globe-theatre', seats }, [
      ...PEOPLE,
      { is: 'person' },
    ]);
    three.act(2, { resign: 2 }, three.seq);
    expect(three.act(2, { propose: 'draw' }, three.seq)).toBe('notYours');
    three.act(0, { propose: 'draw' }, three.seq);
    expect(three.act(2, { answer: 'no' }, three.seq)).toBe('notYours');
    three.act(1, { answer: 'yes' }, three.seq);
    expect(outcome(three.match.game)?.reason).toBe('agreed');
  });
});

describe('a bot that plays on for somebody', () => {
  test('is told to everybody, agrees to nothing, and goes when the person comes back', () => {
    const host = opened();
    host.act(0, { propose: 'draw' }, host.seq);
    const gone = host.standIn(1) as Change;
    expect(gone).toMatchObject({ since: 1, seq: 2, events: null });
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(host.tell(gone, viewer)).toMatchObject({ standIns: [1], proposal: null, moments: [] });
    expect(host.botFor(1)).toBe('casual');
    expect(host.standIn(1)).toBe('noOption');
    chosen(host);
    expect(host.act(0, { propose: 'draw' }, host.seq)).toBe('notYours');
    expect(host.act(1, { answer: 'yes' }, host.seq)).toBe('noOption');
    expect(host.act(0, { return: true }, host.seq)).toBe('noOption');
    const back = host.act(1, { return: true }, host.seq) as Change;
    expect(host.tell(back, 0)).toMatchObject({ standIns: [] });
    expect(host.botFor(1)).toBeNull();
    expect(host.act(0, { propose: 'draw' }, host.seq)).toMatchObject({ events: null });
    host.act(1, { answer: 'yes' }, host.seq);
    expect(host.standIn(1)).toBe('over');
  });

  test('a choice by lot for a bot that failed is told, and stays known', () => {
    const host = opened(DUEL, [
      { is: 'bot', bot: 'casual' },
      { is: 'bot', bot: 'expert' },
    ]);
    const asked = host.asked ?? 0;
    expect(host.standIn(asked)).toBe('noOption');
    expect(host.chooseByLot(1 - asked, keys(host)[0] ?? '')).toBe('notYours');
    expect(host.story('spectator').byLot).toEqual([]);
    host.chooseByLot(asked, keys(host)[0] ?? '');
    chosen(host);
    expect(host.story('spectator').byLot).toEqual([asked]);
  });
});

describe('the story', () => {
  test('is the same for who heard it piece by piece, came late, or was away for a while', () => {
    const host = opened();
    const rng = createRng('7');
    const guests = ([0, 1, 'spectator'] as const).map((viewer) => ({ viewer, guest: new Guest() }));
    const away = { viewer: 0, guest: new Guest() };
    for (const { viewer, guest } of [...guests, away]) guest.hear(host.story(viewer));
    for (let n = 0; n < 120 && host.asked !== null; n++) {
      const change = next(host, below(rng, 10));
      for (const { viewer, guest } of guests) guest.hear(host.tell(change, viewer));
      if (n % 7 === 3) away.guest.hear(host.story(0, away.guest.seq));
      if (n % 10 > 0) continue;
      for (const { viewer, guest } of guests) expect(guest.moments).toEqual(host.story(viewer).moments);
    }
    away.guest.hear(host.story(0, away.guest.seq));
    expect(away.guest.moments).toEqual(host.story(0).moments);
  });
});

/** Mostly the last option, now and then something is taken back, alone or by consent. */
function next(host: Host, dice: number): Change {
  const player = host.asked ?? 0;
  const stands = host.match.line.length;
  const back = host.mayTakeBack(player);
  if (dice === 0 && back > 0) return host.act(player, { takeBack: stands - back }, host.seq) as Change;
  if (dice === 1 && stands > 3) {
    host.act(player, { propose: { takeBack: stands - 3 } }, host.seq);
    return host.act(1 - player, { answer: 'yes' }, host.seq) as Change;
  }
  return chosen(host, keys(host).at(-1));
}
