import type { EndReason } from '@peerless/rules';
import type { GameFacts } from './facts.ts';
import type { LedgerRow } from './row.ts';
import { bestStreak } from './tallies.ts';

/** One finished game of one person against bots, as achievements look at it. */
export interface Finished {
  readonly row: Omit<LedgerRow, 'earned'>;
  readonly reason: EndReason;
  readonly facts: GameFacts;
  /** Whether anything was taken back. */
  readonly hasUndone: boolean;
}

/** What somebody did outside of games. */
export const ACTS = ['rule', 'replay'] as const;
export type Act = (typeof ACTS)[number];

/** Everything that was kept of somebody. */
export interface Past {
  readonly rows: readonly LedgerRow[];
  readonly acts: readonly Act[];
}

interface Def {
  /** The rule that it teaches, if there is one. */
  readonly rule?: string;
  /** Earned by one game alone … */
  readonly by?: (game: Finished) => boolean;
  /** … or by all of them together. */
  readonly of?: (past: Past, heroes: readonly string[]) => boolean;
}

const won = ({ row }: Finished): boolean => row.result === 'won';

/** In the order in which most people come by them. Each says what it teaches in `achievement-words.ts`. */
const DEFS = {
  victory: { rule: 'R-12.1', by: won },
  undo: { by: ({ hasUndone }) => hasUndone },
  rule: { of: ({ acts }) => acts.includes('rule') },
  replay: { of: ({ acts }) => acts.includes('replay') },
  'two-blows': { rule: 'R-5.2', by: ({ facts }) => facts.mostAttacksInTurn >= 2 },
  leap: { rule: 'R-6.9', by: ({ facts }) => facts.boostedMove >= 5 },
  wall: { rule: 'R-9.6', by: ({ facts }) => facts.blocks >= 5 },
  feint: { rule: 'R-10.7', by: ({ facts }) => facts.cancelled > 0 },
  'boosted-blow': { rule: 'R-6.10', by: ({ facts }) => facts.fellingBoost >= 4 },
  company: {
    rule: 'R-1.3',
    by: (game) => won(game) && game.facts.sidekicks > 0 && game.facts.sidekicksLost === 0,
  },
  squire: { rule: 'R-2.7', by: (game) => won(game) && game.facts.sidekickFelledHero },
  'close-call': { rule: 'R-11.1', by: (game) => won(game) && game.facts.health <= 2 },
  swift: {
    rule: 'R-5.1',
    by: (game) => won(game) && game.row.mode === 'duel' && game.facts.ownTurns <= 8,
  },
  exhaustion: { rule: 'R-6.3', by: (game) => won(game) && game.reason === 'exhaustion' },
  doors: { rule: 'R-14.2', by: ({ facts }) => facts.doors > 0 },
  streak: { of: ({ rows }) => bestStreak(rows) >= 3 },
  challenge: {
    by: ({ row }) => row.challenge !== undefined && compareScores(scoreOf(row), row.challenge) > 0,
  },
  expert: { by: (game) => won(game) && game.row.level === 'expert' },
  gauntlet: { by: (game) => won(game) && isLastRung(game.row) },
  'every-hero': {
    rule: 'R-1.1',
    of: ({ rows }, heroes) => {
      const winners = heroesWonWith(rows);
      return heroes.length > 0 && heroes.every((hero) => winners.has(hero));
    },
  },
} as const satisfies Record<string, Def>;

export type Achievement = keyof typeof DEFS;
export const ACHIEVEMENTS = Object.keys(DEFS) as Achievement[];

const defOf = (id: Achievement): Def => DEFS[id];

export const ruleOf = (id: Achievement): string | null => defOf(id).rule ?? null;

const isLastRung = ({ rung }: Pick<LedgerRow, 'rung'>): boolean =>
  rung !== undefined && rung.rung === rung.of - 1;

/** What a game is worth by itself. */
export const earnedBy = (game: Finished): Achievement[] =>
  ACHIEVEMENTS.filter((id) => defOf(id).by?.(game) === true);

/** Everything that was earned; `heroes`: those there are. */
export function earnedIn(past: Past, heroes: readonly string[]): Set<Achievement> {
  const byGames = new Set(past.rows.flatMap(({ earned }) => earned));
  return new Set(ACHIEVEMENTS.filter((id) => byGames.has(id) || defOf(id).of?.(past, heroes) === true));
}

/** What one game has added to everything that was earned. */
export function newWith(past: Past, id: string, heroes: readonly string[]): Achievement[] {
  const before = earnedIn({ ...past, rows: past.rows.filter((row) => row.id !== id) }, heroes);
  return [...earnedIn(past, heroes)].filter((achievement) => !before.has(achievement));
}

/** The heroes with whom somebody has won. */
export const heroesWonWith = (rows: readonly LedgerRow[]): Set<string> =>
  new Set(
    rows
      .filter(({ result }) => result === 'won')
      .flatMap(({ own, heroes }) => own.flatMap((seat) => heroes[seat] ?? [])),
  );

export const scoreOf = ({ result, turns, health }: Pick<LedgerRow, 'result' | 'turns' | 'health'>) => ({
  won: result === 'won',
  turns,
  health,
});

/** Above 0: the first did better. To win counts most, then to win soon or to lose late, then the health that is left. */
export function compareScores(a: ReturnType<typeof scoreOf>, b: ReturnType<typeof scoreOf>): number {
  if (a.won !== b.won) return a.won ? 1 : -1;
  const sooner = a.won ? b.turns - a.turns : a.turns - b.turns;
  return Math.sign(sooner === 0 ? a.health - b.health : sooner);
}
