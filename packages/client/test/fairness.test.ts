import { createHash } from 'node:crypto';
import type { LobbyView } from '@peerless/table/online';
import { describe, expect, test } from 'vitest';
import { begin } from '../../server/src/lobby/begin.ts';
import { fairnessOf, newSecret } from '../../server/src/lobby/fairness.ts';
import { changed, type Lobby, openLobby, playing } from '../../server/src/lobby/lobby.ts';
import { lobbyView, NOBODY } from '../../server/src/lobby/lobby-view.ts';
import { check, verdictOn } from '../src/online/fairness.ts';
import { freshSalt, type Part } from '../src/online/parts.ts';
import { sha256 } from '../src/online/sha256.ts';
import { Witness } from '../src/online/witness.ts';

const HEROES = ['alice', 'beowulf', 'dracula', 'medusa', 'sinbad'];
const library = { heroes: new Map(HEROES.map((slug) => [slug, slug])) } as never;
const [ADA, BEN] = [
  { id: 'ada', name: 'Ada' },
  { id: 'ben', name: 'Ben' },
];

/** A table of a server, and what the page of Ada sees of it and remembers. */
class Table {
  readonly kept: Part[] = [];
  readonly witness = new Witness((part) => void this.kept.push(part));
  private version = 1;
  lobby: Lobby = openLobby(
    {
      ...{ mode: 'duel', board: 'sarpedon', options: {}, seats: [0, 1], isPublic: true, choosing: 'open' },
      ...{ clock: { is: 'none' }, whenUp: 'forfeit', isRated: false, isCast: false },
    },
    'ada',
    newSecret(),
  );

  constructor() {
    this.act(ADA, { sit: 0 });
    this.act(BEN, { sit: 1 });
    this.see();
  }

  get view(): LobbyView {
    return lobbyView({ id: 't', version: this.version, lobby: this.lobby }, NOBODY, 'ada');
  }

  see(): void {
    this.witness.saw(this.view);
  }

  act(by: typeof ADA, command: Parameters<typeof changed>[2]): void {
    const made = changed(this.lobby, by, command);
    if (typeof made === 'string') throw new Error(made);
    this.lobby = made;
    this.version++;
  }

  /** Ada says on the page that she is ready. */
  ready(salt = freshSalt()): string {
    this.witness.offers({ pledge: this.view.pledge, salt, heroes: HEROES });
    this.act(ADA, { ready: { salt, isSwapped: false } });
    this.witness.taken(this.view, null);
    return salt;
  }

  /** Ben is ready, too; the game as it is told when it is over. `cheat`: what a server does when it knows all salts. */
  over(cheat: (lobby: Lobby) => Lobby = (lobby) => lobby) {
    this.act(BEN, { ready: { salt: freshSalt(), isSwapped: false } });
    const { lobby, config, terms } = begin(cheat(this.lobby), library);
    this.lobby = playing(lobby, 'g1', newSecret());
    this.see();
    const { secret = '', salts = [] } = terms.fairness ?? {};
    return { game: 'g1', config, fairness: fairnessOf(secret, salts) };
  }
}

describe('the shuffle of a game that is over', () => {
  test('is fair for the page that gave its part, with the heroes that were drawn', () => {
    const table = new Table();
    table.ready();
    const checked = check(table.over(), table.kept);
    expect(checked).toEqual({ isPledgeKept: true, isPartIn: true, isSeedRight: true, areLotsRight: true });
    expect(verdictOn(checked)).toBe('fair');
  });

  test('is not when the server looked for a secret that suits it after it knew the salts', () => {
    const table = new Table();
    table.ready();
    // All that such a server tells fits together: a new secret, its pledge, the salts, the seed.
    const told = table.over((lobby) => ({ ...lobby, secret: newSecret() }));
    expect(told.fairness.pledge).toBe(sha256(told.fairness.secret));
    const checked = check(told, table.kept);
    expect(checked).toMatchObject({ isPledgeKept: false, isPartIn: true, isSeedRight: true });
    expect(verdictOn(checked)).toBe('unfair');
  });

  test('is not when the server put another salt in the place of ours', () => {
    const table = new Table();
    table.ready();
    const forged = (lobby: Lobby): Lobby => ({
      ...lobby,
      places: lobby.places.map((place) => (place.is === 'person' ? { ...place, salt: freshSalt() } : place)),
    });
    const checked = check(table.over(forged), table.kept);
    expect(checked).toMatchObject({ isPledgeKept: true, isPartIn: false });
    expect(verdictOn(checked)).toBe('unfair');
  });

  test.each([
    ['the seed', 'seed', '0'.repeat(32), { isSeedRight: false }],
    ['the secret', 'secret', newSecret(), { isPledgeKept: false }],
    ['the pledge', 'pledge', sha256('another'), { isPledgeKept: false }],
  ])('is not when %s is another one', (_, key, value, fault) => {
    const table = new Table();
    table.ready();
    const told = table.over();
    const checked = check({ ...told, fairness: { ...told.fairness, [key]: value } }, table.kept);
    expect(checked).toMatchObject(fault);
    expect(verdictOn(checked)).toBe('unfair');
  });

  test('is not when other heroes were drawn than the seed draws', () => {
    const table = new Table();
    table.ready();
    const told = table.over();
    const [first, second] = told.config.seats;
    const other = HEROES.find((hero) => hero !== first?.hero && hero !== second?.hero) ?? '';
    const seats = [{ ...first, hero: other }, second].flatMap((seat) => seat ?? []);
    const checked = check({ ...told, config: { ...told.config, seats } }, table.kept);
    expect(checked).toMatchObject({ areLotsRight: false, isSeedRight: true });
    expect(verdictOn(checked)).toBe('unfair');
  });

  test('heroes that were chosen, also in the last moment, are no lots', () => {
    const table = new Table();
    table.act(BEN, { hero: { seat: 1, hero: 'medusa' } });
    table.see();
    table.ready();
    const told = table.over();
    expect(told.config.seats[1]?.hero).toBe('medusa');
    expect(check(told, table.kept).areLotsRight).toBe(true);
    // This one was not seen by the page before the game began: nothing is said about lots.
    const late = new Table();
    late.ready();
    late.act(BEN, { hero: { seat: 1, hero: 'medusa' } });
    late.witness.offers({ pledge: late.view.pledge, salt: 'a'.repeat(32), heroes: HEROES });
    late.act(ADA, { ready: { salt: 'a'.repeat(32), isSwapped: false } });
    late.act(BEN, { ready: { salt: freshSalt(), isSwapped: false } });
    const { lobby, config, terms } = begin(late.lobby, library);
    late.lobby = playing(lobby, 'g1', newSecret());
    late.witness.taken(late.view, null);
    const { secret = '', salts = [] } = terms.fairness ?? {};
    const checked = check({ game: 'g1', config, fairness: fairnessOf(secret, salts) }, late.kept);
    expect([checked.areLotsRight, verdictOn(checked)]).toEqual([null, 'fair']);
  });
});

describe('nothing is known', () => {
  test('by onlookers, and by browsers that have forgotten', () => {
    const table = new Table();
    table.ready();
    const checked = check(table.over(), []);
    expect(checked).toEqual({ isPledgeKept: null, isPartIn: null, isSeedRight: true, areLotsRight: null });
    expect(verdictOn(checked)).toBe('unknown');
  });

  test('by a page whose word was refused, or taken back, or said again on another device', () => {
    const refused = new Table();
    refused.witness.offers({ pledge: refused.view.pledge, salt: freshSalt(), heroes: HEROES });
    refused.act(ADA, { ready: { salt: freshSalt(), isSwapped: false } });
    refused.see();
    refused.witness.refused();
    expect(verdictOn(check(refused.over(), refused.kept))).toBe('unknown');
    for (const isTakenBack of [true, false]) {
      const table = new Table();
      table.ready();
      if (isTakenBack) table.act(ADA, { wait: true });
      if (isTakenBack) table.see();
      table.act(ADA, { ready: { salt: freshSalt(), isSwapped: false } });
      table.see();
      expect(verdictOn(check(table.over(), table.kept)), String(isTakenBack)).toBe('unknown');
    }
  });

  test('by a page that was away, unless its part is in it', () => {
    const away = new Table();
    away.ready();
    away.witness.lost();
    away.act(ADA, { ready: { salt: freshSalt(), isSwapped: false } });
    expect(verdictOn(check(away.over(), away.kept))).toBe('unknown');
    const back = new Table();
    back.ready();
    back.witness.lost();
    expect(verdictOn(check(back.over(), back.kept))).toBe('fair');
  });
});

test('words that come by two ways, in any order, are no reason to doubt', () => {
  const table = new Table();
  const old = table.view;
  table.ready();
  table.witness.saw({ ...old, version: old.version });
  expect(verdictOn(check(table.over(), table.kept))).toBe('fair');
  expect(table.kept.at(-1)?.game).toBe('g1');
  // The game begins before the answer to the own word has come.
  const quick = new Table();
  const salt = freshSalt();
  quick.witness.offers({ pledge: quick.view.pledge, salt, heroes: HEROES });
  quick.act(ADA, { ready: { salt, isSwapped: false } });
  const answer = quick.view;
  const told = quick.over();
  quick.witness.taken(answer, quick.view);
  expect(quick.kept.at(-1)?.game).toBe('g1');
  expect(verdictOn(check(told, quick.kept))).toBe('fair');
});

test('hashes are those of everybody else', () => {
  const texts = [
    '',
    'abc',
    'é'.repeat(28),
    ...Array.from({ length: 130 }, (_, n) => 'x'.repeat(n)),
    'ы'.repeat(5000),
  ];
  for (const text of texts) expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
});
