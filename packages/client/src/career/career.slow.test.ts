import { STRENGTHS } from '@peerless/ai/names';
import { heroes } from '@peerless/heroes';
import { LANGUAGES } from '@peerless/language';
import { below, createRng, decision, type GameConfig } from '@peerless/rules';
import { choose, type Match, newMatch, toRecord, undo } from '@peerless/rules/match';
import { type Moment, momentsOf, type Player } from '@peerless/table';
import { describe, expect, test } from 'vitest';
import { library } from '../library.ts';
import { ACHIEVEMENT_WORDS } from './achievement-words.ts';
import { ACHIEVEMENTS, compareScores, earnedIn, newWith } from './achievements.ts';
import { careerText, readCareerFile } from './career-file.ts';
import { challengeIn, challengeText } from './challenge.ts';
import { factsOf } from './facts.ts';
import { climbOf, levelAt, newGauntlet } from './gauntlet.ts';
import type { LedgerRow } from './row.ts';
import { rowSchema } from './row.ts';
import { rowOf } from './row-of.ts';
import { boutsOf } from './sparring.ts';
import { bestStreak, byBoard, byHero, byLevel, presentStreak, total } from './tallies.ts';

const PERSON: Player = { is: 'person' };
const BOT: Player = { is: 'bot', bot: 'skilled' };
const slugs = heroes.map(({ slug }) => slug);

function playedOut(config: GameConfig): Match {
  const match = newMatch(config, library());
  const rng = createRng(config.seed);
  for (;;) {
    const options = decision(match.game)?.options;
    const option = options?.[below(rng, options.length)];
    if (option === undefined) return match;
    choose(match, option.key);
  }
}

interface Played {
  readonly row: LedgerRow;
  readonly moments: readonly Moment[];
}

/** Who meets in the game with that number. */
function pairOf(n: number): readonly [string, string] {
  const [hero = '', next = ''] = [slugs[n % slugs.length], slugs[(n + 1) % slugs.length]];
  const other = slugs[(n * 7 + 3) % slugs.length] ?? '';
  return [hero, other === hero ? next : other];
}

/** A real game, played to its end by chance, as the ledger keeps it. */
function played(n: number, further: { readonly origin?: never } = {}, pair = pairOf(n)): Played {
  const board = ['sarpedon', 'heorot', 'soho'][n % 3] ?? '';
  const seats = pair.map((hero) => ({ hero }));
  const record = toRecord(playedOut({ seed: `${n}`, board, mode: 'duel', seats }));
  const moments = momentsOf(record, library(), 0);
  const game = { id: `game-${n}`, date: n, record, players: [PERSON, BOT], moments, origin: undefined };
  const row = rowOf({ ...game, ...further });
  if (row === null) throw new Error('the game has no row');
  return { row, moments };
}

/** Every hero four times. */
const games = [
  ...Array.from({ length: slugs.length * 4 }, (_, n) => played(n)),
  // Five attacks are seldom fended off by chance, whoever else joins the collection.
  played(173, {}, ['jekyll-and-hyde', 'robin-hood']),
];
const rows = games.map(({ row }) => row);
const row = (change: Partial<LedgerRow>): LedgerRow => ({
  ...(rows[0] as LedgerRow),
  rung: undefined,
  ...change,
});

describe('a row of the ledger', () => {
  test('says how a real game ended', () => {
    for (const { row: kept, moments } of games) {
      const view = moments.at(-1)?.view;
      expect(rowSchema.parse(kept)).toEqual(kept);
      expect(kept.result).toBe(view?.outcome?.winners.includes(0) ? 'won' : 'lost');
      expect(kept.turns).toBe(view?.turn);
      expect(kept.level).toBe('skilled');
      expect(kept.own).toEqual([0]);
    }
    expect(new Set(rows.map(({ print }) => print)).size).toBe(rows.length);
  });

  test('is none while the game goes on, among bots, or for the middle of another game', () => {
    const record = toRecord(
      playedOut({ seed: '1', board: 'soho', mode: 'duel', seats: [{ hero: 'medusa' }, { hero: 'alice' }] }),
    );
    const moments = momentsOf(record, library(), 0);
    const game = { id: 'x', date: 1, record, players: [PERSON, BOT], moments, origin: undefined };
    expect(rowOf(game)?.result).toMatch(/won|lost/);
    expect(rowOf({ ...game, moments: moments.slice(0, -1) })).toBeNull();
    expect(rowOf({ ...game, players: [BOT, BOT] })).toBeNull();
    expect(rowOf({ ...game, origin: { is: 'variation' } })).toBeNull();
    expect(rowOf({ ...game, players: [PERSON, PERSON] })).toMatchObject({
      result: 'shared',
      own: [],
      earned: [],
    });
    expect(rowOf({ ...game, origin: { is: 'gauntlet', run: 'r', rung: 2, of: 16 } })?.rung).toEqual({
      run: 'r',
      rung: 2,
      of: 16,
    });
  });

  test('says whom one met: the level whatever its style, and how strong Sparring was', () => {
    const seats = [{ hero: 'medusa' }, { hero: 'alice' }];
    const record = toRecord(playedOut({ seed: '1', board: 'soho', mode: 'duel', seats }));
    const moments = momentsOf(record, library(), 0);
    const against = (bot: string): LedgerRow => {
      const players: Player[] = [PERSON, { is: 'bot', bot }];
      const kept = rowOf({ id: 'x', date: 1, record, players, moments, origin: undefined });
      if (kept === null) throw new Error('the game has no row');
      return kept;
    };
    expect(against('skilled:patient')).toEqual({ ...against('skilled'), level: 'skilled' });
    expect(against('sparring-640:patient')).toMatchObject({ level: 'sparring', strength: 640 });
    expect(rowSchema.parse(against('sparring-640'))).toEqual(against('sparring-640'));
    expect(against('random').level).toBeNull();
    const score = against('skilled').result === 'won' ? 1 : 0;
    expect(boutsOf([against('sparring-640'), against('casual:patient'), against('random')])).toEqual([
      { against: 640, score },
      { against: STRENGTHS.casual, score },
    ]);
    expect(
      boutsOf([
        { ...against('casual'), mode: 'teams' },
        { ...against('casual'), result: 'shared' },
      ]),
    ).toEqual([]);
  });

  test('counts the seats of a team as one side', () => {
    const seats = [{ hero: 'alice' }, { hero: 'medusa' }, { hero: 'sinbad' }, { hero: 'beowulf' }];
    const record = toRecord(playedOut({ seed: '4', board: 'kaer-morhen', mode: 'teams', seats }));
    const moments = momentsOf(record, library(), 2);
    const kept = rowOf({
      id: 'team',
      date: 1,
      record,
      players: [BOT, BOT, PERSON, BOT],
      moments,
      origin: undefined,
    });
    const winners = moments.at(-1)?.view.outcome?.winners ?? [];
    expect(kept).toMatchObject({ own: [2], result: winners.some((seat) => seat % 2 === 0) ? 'won' : 'lost' });
  });
});

describe('achievements', () => {
  test('each has words in every language, and none says the same as another', () => {
    for (const lang of LANGUAGES) {
      const said = ACHIEVEMENTS.map((id) => ACHIEVEMENT_WORDS[lang][id]);
      for (let part = 0; part < 3; part++)
        expect(new Set(said.map((words) => words[part])).size).toBe(ACHIEVEMENTS.length);
    }
  });

  test('real games earn what their last position and their story say', () => {
    const had = new Map<string, number>();
    for (const { row: kept, moments } of games) {
      const view = moments.at(-1)?.view;
      const own = view?.fighters.filter(({ seat }) => seat === 0) ?? [];
      const facts = factsOf(moments, [0]);
      const events = moments.flatMap((moment) => moment.events);
      const has = (id: string): boolean => kept.earned.includes(id);
      for (const id of kept.earned) had.set(id, (had.get(id) ?? 0) + 1);
      expect(has('victory')).toBe(kept.result === 'won');
      if (has('company')) {
        expect(own.filter(({ hero }) => !hero).length).toBeGreaterThan(0);
        expect(own.filter(({ hero, status }) => !hero && status === 'defeated')).toEqual([]);
      }
      const left = own.reduce((sum, { hero, health }) => sum + (hero ? health : 0), 0);
      expect(has('close-call')).toBe(kept.result === 'won' && left <= 2);
      expect(has('exhaustion')).toBe(kept.result === 'won' && view?.outcome?.reason === 'exhaustion');
      expect(facts.blocks).toBeLessThanOrEqual(
        events.filter((event) => event.type === 'combatResolved' && event.damage === 0).length,
      );
      expect(facts.doors).toBeLessThanOrEqual(events.filter(({ type }) => type === 'door').length);
      expect(facts.cancelled).toBeLessThanOrEqual(
        events.filter(({ type }) => type === 'effectsCancelled').length,
      );
      expect(facts.mostAttacksInTurn).toBeLessThanOrEqual(kept.turns);
    }
    // Games by chance are clumsy, and still come by most of those that one game can earn.
    for (const id of ['victory', 'two-blows', 'leap', 'feint', 'doors', 'wall', 'company', 'exhaustion'])
      expect(had.get(id) ?? 0, id).toBeGreaterThan(0);
    expect(had.get('victory') ?? 0).toBeLessThan(games.length);
  });

  test('what was taken back is known by the record', () => {
    const match = newMatch(
      { seed: '9', board: 'soho', mode: 'duel', seats: [{ hero: 'medusa' }, { hero: 'alice' }] },
      library(),
    );
    const first = decision(match.game)?.options[0];
    if (first === undefined) throw new Error('nobody is asked');
    choose(match, first.key);
    undo(match, 0, 0);
    const rng = createRng('9');
    for (
      let options = decision(match.game)?.options;
      options !== undefined;
      options = decision(match.game)?.options
    )
      choose(match, options[below(rng, options.length)]?.key ?? '');
    const record = toRecord(match);
    const kept = rowOf({
      id: 'u',
      date: 1,
      record,
      players: [PERSON, BOT],
      moments: momentsOf(record, library(), 0),
      origin: undefined,
    });
    expect(kept?.earned).toContain('undo');
  });

  test('those of a whole career are counted from all rows, and a game is told what it added', () => {
    const won = (id: number, hero: string): LedgerRow =>
      row({ id: `${id}`, date: id, result: 'won', heroes: [hero, 'x'], own: [0], earned: ['victory'] });
    const three = [won(1, 'alice'), won(2, 'medusa'), won(3, 'alice')];
    expect(earnedIn({ rows: three, acts: ['rule'] }, slugs)).toEqual(new Set(['victory', 'rule', 'streak']));
    expect(newWith({ rows: three, acts: [] }, '3', slugs)).toEqual(['streak']);
    expect(newWith({ rows: three.slice(0, 1), acts: [] }, '1', slugs)).toEqual(['victory']);
    const all = slugs.map((slug, i) => won(i, slug));
    expect(earnedIn({ rows: all, acts: [] }, slugs)).toContain('every-hero');
    expect(earnedIn({ rows: all.slice(1), acts: [] }, slugs)).not.toContain('every-hero');
    expect(earnedIn({ rows: [], acts: [] }, [])).toEqual(new Set());
  });
});

test('the record by hero, level and board, and streaks; shared games count for nobody', () => {
  const list = [
    row({ id: 'a', date: 4, result: 'lost', heroes: ['alice', 'medusa'], board: 'soho', level: 'casual' }),
    row({ id: 'b', date: 1, result: 'won', heroes: ['alice', 'medusa'], board: 'soho', level: 'casual' }),
    row({ id: 'c', date: 2, result: 'won', heroes: ['medusa', 'alice'], board: 'heorot', level: 'expert' }),
    row({ id: 'd', date: 3, result: 'shared', own: [], heroes: ['alice', 'medusa'], level: null }),
  ];
  expect(total(list)).toEqual({ games: 3, won: 2 });
  expect(Object.fromEntries(byHero(list))).toEqual({
    alice: { games: 2, won: 1 },
    medusa: { games: 1, won: 1 },
  });
  expect(Object.fromEntries(byLevel(list))).toEqual({
    casual: { games: 2, won: 1 },
    expert: { games: 1, won: 1 },
  });
  expect(byBoard(list).get('soho')).toEqual({ games: 2, won: 1 });
  expect([bestStreak(list), presentStreak(list)]).toEqual([2, 0]);
});

describe('a gauntlet', () => {
  const gauntlet = newGauntlet('run', 'medusa', slugs, ['soho', 'heorot'], (count) => count - 1);
  test('leads past everybody else, against better and better bots', () => {
    expect(gauntlet.rungs.map(({ hero }) => hero)).toEqual(slugs.filter((slug) => slug !== 'medusa'));
    const levels = gauntlet.rungs.map((_, i) => levelAt(i, gauntlet.rungs.length));
    expect([levels[0], levels.at(-1)]).toEqual(['novice', 'expert']);
    expect(new Set(levels).size).toBe(4);
    expect(levels).toEqual(
      levels.toSorted(
        (a, b) =>
          ['novice', 'casual', 'skilled', 'expert'].indexOf(a) -
          ['novice', 'casual', 'skilled', 'expert'].indexOf(b),
      ),
    );
  });
  test('goes on where it was left; who loses tries again', () => {
    const at = (rung: number, result: LedgerRow['result'], run = 'run'): LedgerRow =>
      row({ result, rung: { run, rung, of: gauntlet.rungs.length } });
    expect(climbOf(gauntlet, [])).toMatchObject({ won: 0, isDone: false });
    const climb = climbOf(gauntlet, [at(0, 'lost'), at(0, 'won'), at(1, 'lost'), at(5, 'won', 'other')]);
    expect(climb.won).toBe(1);
    expect(climb.tries.slice(0, 3)).toEqual([2, 1, 0]);
    expect(climbOf(gauntlet, [at(gauntlet.rungs.length - 1, 'won')]).isDone).toBe(true);
  });
});

describe('a challenge', () => {
  const config: GameConfig = {
    seed: 'abc123',
    board: 'soho',
    mode: 'duel',
    seats: [
      { hero: 'alice', player: 1 },
      { hero: 'medusa', player: 0 },
    ],
    options: {},
  };
  const score = { won: true, turns: 21, health: 4 };
  const link = challengeText({ config }, [PERSON, BOT], score);
  test('carries deal, bots and score', () => {
    expect(challengeIn(link)).toEqual({ config, players: [PERSON, BOT], score });
    expect(link.length).toBeLessThan(300);
    const players: Player[] = [PERSON, { is: 'bot', bot: 'sparring-640:trickster' }];
    expect(challengeIn(challengeText({ config }, players, score))).toMatchObject({ players });
  });
  test.each([
    ['', 'damaged'],
    ['nonsense', 'damaged'],
    [link.slice(0, -9), 'damaged'],
    ['x'.repeat(5000), 'damaged'],
    [challengeText({ config: { ...config, mode: 'teams' } }, [PERSON, BOT], score), 'damaged'],
    [challengeText({ config }, [BOT, BOT], score), 'damaged'],
    [challengeText({ config }, [PERSON, { is: 'bot', bot: './mine.mjs' }], score), 'damaged'],
    [challengeText({ config }, [PERSON, { is: 'bot', bot: 'skilled:bold' }], score), 'damaged'],
  ])('that is none is refused: %s', (data, problem) => {
    expect(challengeIn(data)).toBe(problem);
  });
  test('with a hero that is not here says so', () => {
    const strange = challengeText(
      { config: { ...config, seats: [{ hero: 'nobody' }, { hero: 'alice' }] } },
      [PERSON, BOT],
      score,
    );
    expect(challengeIn(strange)).toEqual({ is: 'unknown', what: 'hero', slug: 'nobody' });
  });
  test('is won by winning, by winning sooner, by losing later, by health', () => {
    expect(compareScores({ ...score, turns: 40 }, { ...score, won: false })).toBe(1);
    expect(compareScores({ ...score, turns: 20 }, score)).toBe(1);
    expect(compareScores({ ...score, health: 3 }, score)).toBe(-1);
    expect(compareScores({ ...score, won: false, turns: 9 }, { ...score, won: false })).toBe(-1);
    expect(compareScores(score, score)).toBe(0);
  });
});

describe('the file of a career', () => {
  const career = {
    rows,
    acts: ['rule'] as const,
    gauntlet: newGauntlet('run', 'medusa', slugs, ['soho'], () => 0),
  };
  test('comes back as it was written', () => {
    expect(readCareerFile(careerText(career))).toMatchObject({ ...career, version: 1 });
  });
  test.each([
    ['', 'otherFile'],
    ['[]', 'otherFile'],
    ['{"format":"peerless-save"}', 'otherFile'],
    [careerText(career).replace('"version": 1', '"version": 2'), 'laterVersion'],
    [careerText(career).replace('"won"', '"one"'), 'damaged'],
    [careerText({ ...career, rows: [{ ...row({}), turns: -1 }] }), 'damaged'],
  ])('that is none is refused (case %#)', (text, problem) => {
    expect(readCareerFile(text)).toBe(problem);
  });
});
