import type { HeroDef } from '@peerless/language';
import { heroText, localName, TEXT_LANGUAGES } from '@peerless/text';
import { cardLines } from '../collection/card-lines.ts';
import { cardFacts } from '../collection/facts.ts';
import { heroName } from '../collection/names.ts';
import type { Say } from '../messages.ts';
import { interval, percent } from '../simulate/report.ts';
import { indented, type Style } from '../style.ts';
import type { HeroCheck } from './hero-check.ts';
import type { ScenarioCheck } from './hero-scenarios.ts';
import { WISHES } from './hero-wishes.ts';
import type { HeroTrial, TrialGames } from './trial-games.ts';

/** What a check found, for people. */

export interface Page {
  readonly say: Say;
  readonly style: Style;
  readonly width: number;
}

/** A line with a mark: well, wrong, or only to be wished. */
const line = (mark: string, text: string, { width }: Page): string => indented(text, width, '  ', `${mark} `);
export const good = (text: string, page: Page): string => line(page.style.good('✓'), text, page);
export const bad = (text: string, page: Page): string => line(page.style.bad('✗'), text, page);
const wished = (text: string, page: Page): string => line(page.style.dim('·'), text, page);

/** All of a check; `texts`: also the text of every card in every language. */
export function checkText(check: HeroCheck, texts: boolean, page: Page): string {
  const { say } = page;
  const lines =
    check.hero === null
      ? problemLines(check.file, check.problems, page)
      : [
          validLine(check.file, check.hero, page),
          ...textLines(check.hero, texts, page),
          ...check.wishes.map(({ is, of, languages }) =>
            wished(say(WISHES[is], { names: of.join(', '), languages: languages.join(', ') }), page),
          ),
          ...scenarioLines(check.scenarios, page),
          ...gameLines(check.games, check.hero, page),
        ];
  return `${[...lines, '', say(check.sound ? 'checkSound' : 'checkWrong')].join('\n')}\n`;
}

export const problemLines = (file: string, problems: readonly string[], page: Page): string[] => [
  bad(page.say('checkProblems', { file, count: problems.length }), page),
  ...problems.map((problem) => indented(problem, page.width, '    ')),
];

function validLine(file: string, hero: HeroDef, page: Page): string {
  const cards = hero.cards.reduce((sum, { quantity }) => sum + quantity, 0);
  const { say } = page;
  return good(say('checkValid', { file, name: heroName(hero, say.lang), count: cards }), page);
}

/** The ability in every language, and the cards if they are wanted. */
function textLines(hero: HeroDef, texts: boolean, page: Page): string[] {
  const { say, style, width } = page;
  const spoken = TEXT_LANGUAGES.flatMap((lang) => {
    const { setup, abilities } = heroText(hero, lang);
    const told = `${localName(hero, lang)}: ${[...setup, ...abilities].join(' ')}`;
    const cards = texts
      ? hero.cards.flatMap((card) => cardLines(cardFacts(card, hero, lang), hero, width - 6, style, lang))
      : [];
    return [indented(told, width, '      ', `  ${lang}  `), ...cards.map((text) => `      ${text}`)];
  });
  return [good(say('checkTexts', { count: hero.cards.length }), page), ...spoken];
}

function scenarioLines(check: ScenarioCheck | null, page: Page): string[] {
  const { say } = page;
  if (check === null) return [wished(say('scenariosNone'), page)];
  const { passed, failures, unplayed, playedOnce } = check;
  const count = passed + failures.length;
  return [
    (failures.length === 0 ? good : bad)(say('scenariosRun', { passed, count }), page),
    ...failures.map((failure) => indented(failure, page.width, '    ')),
    ...(unplayed.length === 0 ? [] : [wished(say('cardsUnshown', { cards: unplayed.join(', ') }), page)]),
    ...(playedOnce.length === 0 ? [] : [wished(say('cardsOnce', { cards: playedOnce.join(', ') }), page)]),
    ...(check.ability ? [] : [wished(say('abilityUnshown'), page)]),
  ];
}

/** How games went that something new took part in. */
export function trialLines(trial: TrialGames, text: string, page: Page): string[] {
  const { games, crashed, error } = trial;
  return [
    (crashed === 0 ? good : bad)(text, page),
    ...(error === null
      ? []
      : [indented(page.say('gamesFailed', { count: crashed, games, error }), page.width, '    ')]),
  ];
}

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
