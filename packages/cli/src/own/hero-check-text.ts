import type { HeroDef } from '@peerless/language';
import { heroText, localName, TEXT_LANGUAGES } from '@peerless/text';
import { cardLines } from '../collection/card-lines.ts';
import { cardFacts } from '../collection/facts.ts';
import { heroName } from '../collection/names.ts';
import { interval, percent } from '../simulate/report.ts';
import { indented } from '../style.ts';
import { bad, good, type Page, pageText, trialLines, wished } from './check-page.ts';
import type { HeroCheck } from './hero-check.ts';
import type { ScenarioCheck } from './hero-scenarios.ts';
import { WISHES } from './hero-wishes.ts';
import type { HeroTrial } from './trial-games.ts';

/** What a check found, for people; `texts`: also the text of every card in every language. */
export const checkText = (check: HeroCheck, texts: boolean, page: Page): string =>
  pageText(check, check.hero === null ? [] : heroLines(check, check.hero, texts, page), page);

const heroLines = (check: HeroCheck, hero: HeroDef, texts: boolean, page: Page): string[] => [
  validLine(check.file, hero, page),
  ...textLines(hero, texts, page),
  ...check.wishes.map(({ is, of, languages }) =>
    wished(page.say(WISHES[is], { names: of.join(', '), languages: languages.join(', ') }), page),
  ),
  ...scenarioLines(check.scenarios, page),
  ...gameLines(check.games, hero, page),
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
