import type { HeroDef } from '@peerless/language';
import { TEXT_LANGUAGES } from '@peerless/text';
import { heroFacts } from '../collection/facts.ts';
import type { Io } from '../io.ts';
import type { Say } from '../messages.ts';
import type { ContentCheck } from './check-page.ts';
import { bringToCheck, HERO_FILE } from './content-files.ts';
import { checkScenarios, type ScenarioCheck, scenariosBeside } from './hero-scenarios.ts';
import { type Wish, wishesFor } from './hero-wishes.ts';
import { type HeroTrial, tryHero } from './trial-games.ts';

/** Everything that can be found out about a hero file. */
export interface HeroCheck extends ContentCheck {
  readonly hero: HeroDef | null;
  readonly wishes: readonly Wish[];
  /** Null where there are none. */
  readonly scenarios: ScenarioCheck | null;
  /** Null where none were wanted. */
  readonly games: HeroTrial | null;
}

export interface CheckWishes {
  readonly scenarios?: readonly string[];
  readonly games: number;
}

/** Reads a hero, runs its scenarios and plays with it. */
export async function checkHero(
  file: string,
  { scenarios, games: wanted }: CheckWishes,
  io: Io,
  say: Say,
): Promise<HeroCheck> {
  const { item: hero, problems } = await bringToCheck(HERO_FILE, file, say);
  if (hero === undefined)
    return { file, sound: false, problems, hero: null, wishes: [], scenarios: null, games: null };
  const files = scenarios ?? scenariosBeside(file, hero);
  const shown = files.length === 0 ? null : checkScenarios(hero, files);
  const games = wanted === 0 ? null : await tryHero(hero, wanted, io);
  return {
    file,
    sound: (shown?.failures.length ?? 0) === 0 && (games?.crashed ?? 0) === 0,
    problems: [],
    hero,
    wishes: wishesFor(hero),
    scenarios: shown,
    games,
  };
}

/** The same for other programs, with all texts in all languages. */
export const checkJson = ({ hero, ...check }: HeroCheck): object => ({
  ...check,
  slug: hero?.slug ?? null,
  texts:
    hero === null
      ? null
      : Object.fromEntries(TEXT_LANGUAGES.map((lang) => [lang, heroFacts(hero, lang)] as const)),
});
