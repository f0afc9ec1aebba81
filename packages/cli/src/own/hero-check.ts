import { type HeroDef, problemLine } from '@peerless/language';
import { TEXT_LANGUAGES } from '@peerless/text';
import { heroFacts } from '../collection/facts.ts';
import { broughtContent, heroBySlug, takeIn } from '../collection/library.ts';
import type { Io } from '../io.ts';
import type { Say } from '../messages.ts';
import { readHeroFile } from './content-files.ts';
import { checkScenarios, type ScenarioCheck, scenariosBeside } from './hero-scenarios.ts';
import { type Wish, wishesFor } from './hero-wishes.ts';
import { type HeroTrial, tryHero } from './trial-games.ts';

/** Everything that can be found out about a hero file. */
export interface HeroCheck {
  readonly file: string;
  /** Nothing is wrong; wishes may be left. */
  readonly sound: boolean;
  readonly problems: readonly string[];
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

const refused = (file: string, problems: readonly string[]): HeroCheck => ({
  file,
  sound: false,
  problems,
  hero: null,
  wishes: [],
  scenarios: null,
  games: null,
});

/** Reads a hero, runs its scenarios and plays with it. */
export async function checkHero(
  file: string,
  { scenarios, games: wanted }: CheckWishes,
  io: Io,
  say: Say,
): Promise<HeroCheck> {
  const { hero, problems } = await readHeroFile(file);
  if (hero === undefined) return refused(file, problems.map(problemLine));
  if (heroBySlug(hero.slug) !== undefined) return refused(file, [say('heroTaken', { slug: hero.slug })]);
  const others = broughtContent();
  takeIn({ ...others, heroes: [...others.heroes, hero] });
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
