import type { HeroDef } from '@peerless/language';
import { heroText, localName, TEXT_LANGUAGES } from '@peerless/text';
import { cardLines } from '../collection/card-lines.ts';
import { cardFacts } from '../collection/facts.ts';
import { heroName } from '../collection/names.ts';
import { interval, percent } from '../simulate/report.ts';
import { indented } from '../style.ts';
import { bad, good, type Page, pageText, trialLines, wished } from './check-page.ts';
import { playCommandFor, scenarioCommandFor } from './file-words.ts';
import type { HeroCheck } from './hero-check.ts';
import { WISHES } from './hero-wishes.ts';
import type { HeroTrial } from './trial-games.ts';

/** What a check found, for people; `texts`: also the text of every card in every language. */
export const checkText = (check: HeroCheck, texts: boolean, page: Page): string =>
  pageText(check, check.hero === null ? [] : heroLines(check, check.hero, texts, page), page) +
  nextLine(check, page);

const heroLines = (check: HeroCheck, hero: HeroDef, texts: boolean, page: Page): string[] => [
  validLine(check.file, hero, page),
  ...textLines(hero, texts, page),
  ...check.wishes.map(({ is, of, languages }) =>
    wished(page.say(WISHES[is], { names: of.join(', '), languages: languages.join(', ') }), page),
  ),
  ...scenarioLines(check, page),
  ...gameLines(check.games, hero, page),
];

/** What to do after a check, and what to type for it. */
function nextLine(check: HeroCheck, { say, width }: Page): string {
  const { file, hero, scenarios, sound } = check;
  if (hero === null) return '';
  const lines = (text: string, command: string): string => `${indented(text, width, '')}\n  ${command}\n`;
  if (sound) return lines(say('checkNext'), playCommandFor(file, hero.slug));
  if (scenarios === null || scenarios.failures.length === 0) return '';
  return lines(say('scenariosNext'), scenarioCommandFor(scenarios.files, file));
}

function validLine(file: string, hero: HeroDef, page: Page): string {
  const cards = hero.cards.reduce((sum, { quantity }) => sum + quantity, 0);
  const { say } = page;
  return good(say('checkValid', { file, name: heroName(hero, say.lang), count: cards }), page);
}

/** The ability; if they are wanted, the cards and both in every language. */
function textLines(hero: HeroDef, texts: boolean, page: Page): string[] {
  const { say, style, width } = page;
  const spoken = (texts ? TEXT_LANGUAGES : [say.lang]).flatMap((lang) => {
    const { setup, abilities } = heroText(hero, lang);
    const told = `${localName(hero, lang)}: ${[...setup, ...abilities].join(' ')}`;
    const cards = texts
      ? hero.cards.flatMap((card) => cardLines(cardFacts(card, hero, lang), hero, width - 6, style, lang))
      : [];
    return [indented(told, width, '      ', `  ${lang}  `), ...cards.map((text) => `      ${text}`)];
  });
  return [good(say('checkTexts', { count: hero.cards.length }), page), ...spoken];
}

/** So many causes of failure are told to people; a change of one name breaks all scenarios of a hero at once. */
const MOST_CAUSES = 3;

function scenarioLines({ scenarios }: HeroCheck, page: Page): string[] {
  const { say } = page;
  if (scenarios === null) return [wished(say('scenariosNone'), page)];
  const { passed, failures, unplayed, playedOnce, ability } = scenarios;
  const count = passed + failures.length;
  const run = say('scenariosRun', { passed, count });
  // What they do not show is the next question: first they have to pass.
  if (failures.length > 0) return [bad(run, page), ...failureLines(failures, page)];
  return [
    good(run, page),
    ...(unplayed.length === 0 ? [] : [wished(say('cardsUnshown', { cards: unplayed.join(', ') }), page)]),
    ...(playedOnce.length === 0 ? [] : [wished(say('cardsOnce', { cards: playedOnce.join(', ') }), page)]),
    ...(ability ? [] : [wished(say('abilityUnshown'), page)]),
  ];
}

/** The first failure of each cause, and how many are like it. */
function failureLines(failures: readonly string[], { say, width }: Page): string[] {
  const causes = [...new Set(failures.map(causeIn))].map((cause) =>
    failures.filter((failure) => causeIn(failure) === cause),
  );
  const told = causes.slice(0, MOST_CAUSES).map(([first = '', ...like]) => {
    const text = like.length === 0 ? first : say('moreLikeIt', { text: first, count: like.length });
    return indented(text, width, '      ', '    ');
  });
  const rest = causes.slice(MOST_CAUSES).flat().length;
  return rest === 0 ? told : [...told, indented(say('moreFailures', { count: rest }), width, '    ')];
}

/** `hero.yaml:9: seats[1].fighters.gull-1: unknown fighter "gull-1"` without the place. */
const causeIn = (failure: string): string => /.*:\d+: \S+: (.*)$/.exec(failure)?.[1] ?? failure;

function gameLines(trial: HeroTrial | null, hero: HeroDef, page: Page): string[] {
  if (trial === null) return [];
  const { say } = page;
  const { games, wins, share, bot, unplayed } = trial;
  const text = say('gamesPlayed', {
    count: games,
    bot,
    wins,
    rate: percent(share.winRate),
    interval: interval(share),
  });
  const each = trial.against.map(
    (result) => `${result.hero} ${percent(result.winRate)} (${interval(result)})`,
  );
  const titles = hero.cards
    .filter(({ slug }) => unplayed.includes(slug))
    .map(({ title, titles: names }) => localName({ name: title, names }, say.lang));
  return [
    ...trialLines(trial, text, page),
    indented(each.join(', '), page.width, '    '),
    ...(titles.length === 0 ? [] : [wished(say('cardsUnused', { cards: titles.join(', ') }), page)]),
  ];
}
