import type { HeroDef } from '@peerless/language';
import { PeerlessError } from '@peerless/rules';
import type { TextLanguage } from '@peerless/text';
import { cardLines } from '../collection/card-lines.ts';
import { type CardFacts, cardFacts } from '../collection/facts.ts';
import { heroes, heroNamed } from '../collection/library.ts';
import { languageNamed } from '../language.ts';
import type { AddCommand } from '../program.ts';
import { styleFor } from '../style.ts';
import { jsonText } from '../words.ts';
import { heroText } from './heroes.ts';

type Listed = { readonly hero: HeroDef; readonly card: CardFacts };

/** `peerless cards [HERO]` */
export const cardsCommand: AddCommand = (program, { io }) => {
  program
    .command('cards')
    .description('the cards of a hero, or of all heroes, with their texts')
    .argument('[HERO]', 'whose cards')
    .option('--search <words>', 'only cards whose title or text contains this')
    .option('--lang <language>', 'the language of the texts', 'en')
    .option('--json', 'print the cards as JSON')
    .action((name: string | undefined, options: { search?: string; lang: string; json?: true }) => {
      const lang = languageNamed(options.lang);
      if (options.search?.trim() === '') throw new PeerlessError('--search needs some words, not nothing');
      const chosen = name === undefined ? heroes : [heroNamed(name)];
      const found = listed(chosen, lang, options.search);
      if (found.length === 0) io.err(`No card contains "${options.search}".\n`);
      if (options.json) {
        io.out(jsonText(found.map(({ hero, card }) => ({ hero: hero.slug, ...card }))));
        return;
      }
      const style = styleFor(io);
      const width = Math.min(io.width, 100);
      for (const hero of chosen) {
        const cards = found.filter((item) => item.hero === hero);
        if (cards.length === 0) continue;
        io.out(
          options.search === undefined
            ? `${heroText(hero, lang, width, style)}\n`
            : `${style.strong(hero.name.toUpperCase())}\n`,
        );
        for (const { card } of cards) io.out(`${cardLines(card, width, style).join('\n')}\n`);
        io.out('\n');
      }
    });
};

function listed(chosen: readonly HeroDef[], lang: TextLanguage, search: string | undefined): Listed[] {
  const all = chosen.flatMap((hero) =>
    hero.cards.map((card) => ({ hero, card: cardFacts(card, hero, lang) })),
  );
  if (search === undefined) return all;
  const wanted = search.toLowerCase();
  return all.filter(({ card }) => textsOf(card).some((text) => text.toLowerCase().includes(wanted)));
}

function textsOf(card: CardFacts): string[] {
  const { title, immediately, during, after, scheme, bonusAttack } = card;
  const bonus = bonusAttack === null ? [] : [bonusAttack.name, ...Object.values(bonusAttack.effects ?? {})];
  return [title, card.slug, immediately, during, after, scheme, card.static, ...bonus, ...card.tags].filter(
    (text) => text !== null,
  );
}
