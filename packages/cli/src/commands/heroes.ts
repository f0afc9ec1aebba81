import { type HeroDef, healthText, heroFighter } from '@peerless/language';
import { localName, message, realisers, sideCardLine } from '@peerless/text';
import { heroFacts } from '../collection/facts.ts';
import { heroes, heroNamed } from '../collection/library.ts';
import { fighterKind, heroName, setName } from '../collection/names.ts';
import type { Say } from '../messages.ts';
import { heroFileOption } from '../own/content-options.ts';
import type { AddCommand } from '../program.ts';
import { columnsOf, indented, padded, type Style, styleFor } from '../style.ts';
import { type Column, fitsOnScreen, table } from '../table.ts';
import { jsonText } from '../words.ts';

/** `peerless heroes` */
export const heroesCommand: AddCommand = (program, { io, say }) => {
  heroFileOption(program.command('heroes'), say)
    .description(say('commandHeroes'))
    .argument(`[${say('slotHero')}...]`, say('argumentHeroes'))
    .option('--json', say('optionJson'))
    .option(`--lang <${say('slotLanguage')}>`, say('optionLang'))
    .action((names: string[], options: { json?: true }) => {
      const chosen = names.length === 0 ? heroes : names.map(heroNamed);
      const style = styleFor(io);
      if (options.json) io.out(jsonText(chosen.map((hero) => heroFacts(hero, say.lang))));
      else if (names.length === 0) io.out(table(chosen, columns(say, io.width), io.width, style));
      else io.out(chosen.map((hero) => heroText(hero, say, io.width, style)).join('\n'));
    });
};

/** With the box a hero came in, where the screen has room for it. */
function columns(say: Say, width: number): readonly Column<HeroDef>[] {
  const usual: readonly Column<HeroDef>[] = [
    { title: say('columnSlug'), value: (hero) => hero.slug, isWhole: true },
    { title: say('columnHero'), value: (hero) => fighterKind(heroFighter(hero), say.lang) },
    { title: say('columnHealth'), value: healthText, align: 'right' },
    { title: say('columnMove'), value: (hero) => hero.move, align: 'right' },
    { title: say('columnAttack'), value: (hero) => say(hero.hero.attack) },
    { title: say('columnSidekicks'), value: (hero) => sidekicks(hero, say) },
  ];
  const boxed = [
    ...usual,
    { title: say('columnBox'), value: (hero: HeroDef) => setName(hero.set, say.lang) },
  ];
  return fitsOnScreen(heroes, boxed, width) ? boxed : usual;
}

/** `Harpy ×3 (1, melee)` */
export function sidekicks(hero: HeroDef, say: Say): string {
  if (hero.sidekicks.length === 0) return '–';
  return hero.sidekicks
    .map((sidekick) => {
      const { count, health, attack } = sidekick;
      const copies = count === 1 ? '' : ` ${message(say.lang, 'copies', { count })}`;
      return `${fighterKind(sidekick, say.lang)}${copies} (${health}, ${say(attack)})`;
    })
    .join(', ');
}

/** The side deck with what each of its cards says. */
function sideDeckLines(hero: HeroDef, say: Say, width: number, style: Style): string[] {
  if (hero.sideDeck === undefined) return [];
  const { capital } = realisers[say.lang];
  return [
    style.bold(capital(localName(hero.sideDeck, say.lang))),
    ...hero.sideDeck.cards.map((card) => indented(sideCardLine(card, hero, say.lang), width, '    ', '  • ')),
  ];
}

/** A hero in a few lines. */
export function heroText(hero: HeroDef, say: Say, width: number, style: Style): string {
  const facts = heroFacts(hero, say.lang);
  const [setup, ability] = [say('headingSetup'), message(say.lang, 'headingAbility')];
  const wide = Math.max(columnsOf(setup), columnsOf(ability)) + 2;
  const told = (heading: string, text: string): string =>
    indented(text, Math.min(width, 100), ' '.repeat(wide), style.bold(padded(heading, wide)));
  const { attack } = hero.hero;
  const lines = [
    `${style.strong(heroName(hero, say.lang).toUpperCase())}  ${style.dim(setName(hero.set, say.lang))}`,
    say('heroFacts', {
      health: healthText(hero),
      move: hero.move,
      attack: say(attack),
      sidekicks: sidekicks(hero, say),
    }),
  ];
  if (facts.setup !== null) lines.push(told(setup, facts.setup));
  if (facts.ability !== '') lines.push(told(ability, facts.ability));
  lines.push(...sideDeckLines(hero, say, Math.min(width, 100), style));
  if (hero.oneSource === true)
    lines.push(indented(message(say.lang, 'oneSource'), Math.min(width, 100), '', ''));
  return `${lines.join('\n')}\n`;
}
