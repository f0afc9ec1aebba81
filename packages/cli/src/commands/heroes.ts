import type { HeroDef } from '@peerless/language';
import type { TextLanguage } from '@peerless/text';
import { heroFacts, severalOf } from '../collection/facts.ts';
import { heroes, heroNamed } from '../collection/library.ts';
import { languageNamed } from '../language.ts';
import type { AddCommand } from '../program.ts';
import { indented, type Style, styleFor } from '../style.ts';
import { type Column, table } from '../table.ts';
import { jsonText } from '../words.ts';

/** `peerless heroes` */
export const heroesCommand: AddCommand = (program, { io }) => {
  program
    .command('heroes')
    .description('the heroes: health, movement, sidekicks, abilities')
    .argument('[HERO...]', 'only these heroes, with their abilities')
    .option('--json', 'print everything as JSON')
    .option('--lang <language>', 'the language of the texts', 'en')
    .action((names: string[], options: { json?: true; lang: string }) => {
      const lang = languageNamed(options.lang);
      const chosen = names.length === 0 ? heroes : names.map(heroNamed);
      const style = styleFor(io);
      if (options.json) io.out(jsonText(chosen.map((hero) => heroFacts(hero, lang))));
      else if (names.length === 0) io.out(table(chosen, COLUMNS, io.width, style));
      else io.out(chosen.map((hero) => heroText(hero, lang, io.width, style)).join('\n'));
    });
};

const COLUMNS: readonly Column<HeroDef>[] = [
  { title: 'Name to type', value: (hero) => hero.slug },
  { title: 'Hero', value: (hero) => hero.hero.name },
  { title: 'Health', value: (hero) => hero.hero.health, align: 'right' },
  { title: 'Move', value: (hero) => hero.move, align: 'right' },
  { title: 'Attack', value: (hero) => hero.hero.attack },
  { title: 'Sidekicks', value: sidekicks },
  { title: 'Box', value: (hero) => hero.set },
];

/** `3 Harpies (1, melee)` */
export function sidekicks(hero: HeroDef): string {
  if (hero.sidekicks.length === 0) return '–';
  return hero.sidekicks
    .map((sidekick) => {
      const name = sidekick.count === 1 ? sidekick.name : `${sidekick.count} ${severalOf(sidekick)}`;
      return `${name} (${sidekick.health}, ${sidekick.attack})`;
    })
    .join(', ');
}

/** A hero in a few lines. */
export function heroText(hero: HeroDef, lang: TextLanguage, width: number, style: Style): string {
  const facts = heroFacts(hero, lang);
  const columns = Math.min(width, 100);
  const lines = [
    `${style.strong(hero.name.toUpperCase())}  ${style.dim(hero.set)}`,
    `${hero.hero.health} health, moves ${hero.move}, ${hero.hero.attack}; sidekicks: ${sidekicks(hero)}`,
  ];
  if (facts.setup !== null)
    lines.push(indented(facts.setup, columns, '         ', `${style.bold('Setup')}    `));
  lines.push(indented(facts.ability, columns, '         ', `${style.bold('Ability')}  `));
  return `${lines.join('\n')}\n`;
}
