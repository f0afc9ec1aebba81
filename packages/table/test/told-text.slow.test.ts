import { boards } from '@peerless/boards';
import { below, createRng, decision, type GameConfig, type Rng, type Viewer } from '@peerless/rules';
import { newMatch, type ToldWords } from '@peerless/rules/match';
import { testHeroes, testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import {
  type Change,
  Host,
  type Moment,
  momentTexts,
  type Player,
  playerCount,
  playersAt,
  Sight,
  SightError,
  type Telling,
  type ToldMoment,
  toldAfter,
} from '../src/index.ts';

const library = testLibrary();
const slugs = testHeroes.map(({ slug }) => slug);
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator', 'open'];

/** Games with every hero, in every mode. */
function tables(): GameConfig[] {
  const of = (seat: number, n: number): string => slugs[(n + seat * 7) % slugs.length] ?? '';
  const duels = slugs.map((_, n): GameConfig => {
    const seats = [0, 1].map((seat) => ({ hero: of(seat, n) }));
    return { seed: `${n}`, board: n % 2 === 0 ? 'sarpedon' : 'marmoreal', mode: 'duel', seats };
  });
  const more = (['teams', 'free-for-all'] as const).map((mode): GameConfig => {
    const seats = [0, 1, 2, 3].map((seat) => ({ hero: of(seat, 3) }));
    return { seed: '1', board: 'globe-theatre', mode, seats };
  });
  return [...duels, ...more].filter(({ board }) => boards.some(({ slug }) => slug === board));
}

const textsOf = ({ match }: Host, viewer: Viewer): string[] => momentTexts(match, match.library, viewer);

/** Somebody who is told changes only. */
class Follower {
  readonly viewer: Viewer;
  moments: readonly Moment[];
  /** Null for whoever is told views. */
  private readonly sight: Sight | null;
  constructor(host: Host, viewer: Viewer, inWords: boolean) {
    this.viewer = viewer;
    this.moments = [];
    const { library, config } = host.match;
    this.sight = inWords ? new Sight({ config, library, viewer }) : null;
    this.take(host.storyText(viewer, null, () => textsOf(host, viewer), inWords));
  }
  hear(host: Host, change: Change): void {
    const { moments: _, ...status } = host.tell(change, this.viewer);
    expect(this.take(host.tellText(change, this.viewer, this.sight !== null))).toMatchObject(status);
  }
  private take(text: string): Telling<ToldMoment> {
    const told = JSON.parse(text) as Telling<ToldMoment>;
    this.moments = toldAfter(this.moments, told, this.sight ?? undefined);
    if (told.now !== undefined) this.sight?.begin(told.now);
    return told;
  }
}

/** Whoever is asked makes some choice, or takes some back. */
function goneOn(host: Host, rng: Rng): Change {
  const asked = host.asked ?? 0;
  const back = host.mayTakeBack(asked);
  if (back > 0 && below(rng, 5) === 0)
    return host.act(asked, { takeBack: host.match.line.length - 1 - below(rng, back) }, host.seq) as Change;
  const options = decision(host.match.game)?.options ?? [];
  return host.act(asked, { choose: options[below(rng, options.length)]?.key ?? '' }, host.seq) as Change;
}

test('who is told what has changed knows the whole, whatever is chosen and taken back', () => {
  const rng = createRng('7');
  let told = 0;
  for (const config of tables()) {
    const players = Array.from({ length: playerCount(playersAt(config)) }, (): Player => ({ is: 'person' }));
    const host = new Host(newMatch(config, library), players);
    const followers = VIEWERS.flatMap((viewer) =>
      [false, true].map((inWords) => new Follower(host, viewer, inWords)),
    );
    for (let n = 0; n < 60 && host.asked !== null; n++) {
      const change = goneOn(host, rng);
      for (const follower of followers) {
        follower.hear(host, change);
        if (change.events === null) continue;
        const [now, known] = [host.tell(change, follower.viewer).moments[0], follower.moments.at(-1)];
        if (JSON.stringify(known) !== JSON.stringify(now)) expect(known).toEqual(now);
        told++;
      }
    }
    for (const { viewer, moments } of followers) expect(moments).toEqual(host.story(viewer).moments);
  }
  expect(told).toBeGreaterThan(8000);
});

test('what is told at once is what is told again from the log, byte by byte', () => {
  const rng = createRng('8');
  for (const config of tables().slice(0, 12)) {
    const players = Array.from({ length: playerCount(playersAt(config)) }, (): Player => ({ is: 'person' }));
    const host = new Host(newMatch(config, library), players);
    for (let n = 0; n < 40 && host.asked !== null; n++) {
      const change = goneOn(host, rng);
      if (n % 5 > 0 && change.events !== null) continue;
      for (const viewer of VIEWERS)
        expect(host.tellText(change, viewer)).toBe(
          host.storyText(viewer, change.since, () => textsOf(host, viewer)),
        );
    }
  }
});

test('a proposal is told, and changes nothing', () => {
  const host = new Host(newMatch(tables()[0] as GameConfig, library), [{ is: 'person' }, { is: 'person' }]);
  const proposed = host.act(0, { propose: 'draw' }, 0) as Change;
  expect(host.tellText(proposed, 1)).toBe(JSON.stringify(host.tell(proposed, 1)));
});

test('words belong to the position and the engine that they were told of', () => {
  const host = new Host(newMatch(tables()[0] as GameConfig, library), [{ is: 'person' }, { is: 'person' }]);
  const told = JSON.parse(host.storyText(0, null, () => textsOf(host, 0), true)) as Telling<ToldMoment>;
  const change = goneOn(host, createRng('1'));
  const next = JSON.parse(host.tellText(change, 0, true)) as Telling<ToldMoment>;
  const { moments } = host.story(0);
  expect(() => toldAfter(moments.slice(0, 1), next)).toThrow('words were told to somebody');
  const sight = new Sight({ config: host.match.config, library, viewer: 0 });
  expect(() => toldAfter(moments.slice(0, 1), next, sight)).toThrow(SightError);
  const { now } = told as { now: ToldWords };
  expect(() => sight.begin({ ...now, meaning: 'another' })).toThrow(SightError);
  const others = tables()[1] as GameConfig;
  expect(() => new Sight({ config: others, library, viewer: 0 }).begin(now)).toThrow(SightError);
  sight.begin(now);
  expect(toldAfter(moments.slice(0, 1), next, sight)).toEqual(moments);
});

test('changes belong to what they follow: nobody puts them anywhere else', () => {
  const host = new Host(newMatch(tables()[0] as GameConfig, library), [{ is: 'person' }, { is: 'person' }]);
  const [first] = host.story(0).moments;
  const change = goneOn(host, createRng('1'));
  const told = JSON.parse(host.tellText(change, 0)) as Telling<ToldMoment>;
  expect(() => toldAfter([], told)).toThrow('1 moments are to be kept of 0');
  expect(() => toldAfter([], { ...told, cut: 0 })).toThrow('changes of nothing');
  expect(toldAfter([first as Moment], told)).toEqual(host.story(0).moments);
});
