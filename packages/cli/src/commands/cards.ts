import { type CardDef, foreign, type HeroDef } from '@peerless/language';
import { localName, TEXT_LANGUAGES, type TextLanguage } from '@peerless/text';
import { cardLines } from '../collection/card-lines.ts';
import { type CardFacts, cardFacts } from '../collection/facts.ts';
import { heroes, heroNamed } from '../collection/library.ts';
import { heroName } from '../collection/names.ts';
import { folded } from '../folded.ts';
import { InputError } from '../input-error.ts';
import { heroFileOption } from '../own/content-options.ts';
import type { AddCommand } from '../program.ts';
import { styleFor } from '../style.ts';
import { jsonText } from '../words.ts';
import { heroText } from './heroes.ts';

type Listed = { readonly hero: HeroDef; readonly card: CardFacts };

/** `peerless cards [HERO]` */
export const cardsCommand: AddCommand = (program, { io, say }) => {
  heroFileOption(program.command('cards'), say)
    .description(say('commandCards'))
    .argument(`[${say('slotHero')}]`, say('argumentHero'))
    .option(`--search <${say('slotWords')}>`, say('optionSearch'))
    .option(`--lang <${say('slotLanguage')}>`, say('optionLang'))
    .option('--json', say('optionJson'))
    .action((name: string | undefined, { search, json }: { search?: string; json?: true }) => {
      if (search?.trim() === '') throw new InputError((words) => words('searchEmpty'));
      const chosen = name === undefined ? heroes : [heroNamed(name)];
      const found = listed(chosen, say.lang, search);
      if (found.length === 0) io.err(`${say('noCardFound', { words: foreign(search ?? '') })}\n`);
      if (json) {
        io.out(jsonText(found.map(({ hero, card }) => ({ hero: hero.slug, ...card }))));
        return;
      }
      const style = styleFor(io);
      const width = Math.min(io.width, 100);
      for (const hero of chosen) {
        const cards = found.filter((item) => item.hero === hero);
        if (cards.length === 0) continue;
        const heading = style.strong(heroName(hero, say.lang).toUpperCase());
        io.out(`${search === undefined ? heroText(hero, say, width, style) : heading}\n`);
        for (const { card } of cards) io.out(`${cardLines(card, hero, width, style, say.lang).join('\n')}\n`);
        io.out('\n');
      }
    });
};

/** The cards of some heroes; a search looks in titles of all languages and in the texts of one. */
function listed(chosen: readonly HeroDef[], lang: TextLanguage, search: string | undefined): Listed[] {
  const wanted = folded(search ?? '');
  const isWanted = (card: CardDef, facts: CardFacts): boolean =>
    [...titlesOf(card), ...textsOf(facts)].some((text) => folded(text).includes(wanted));
  return chosen.flatMap((hero) =>
    hero.cards.flatMap((card) => {
      const facts = cardFacts(card, hero, lang);
      return isWanted(card, facts) ? [{ hero, card: facts }] : [];
    }),
  );
}

const titlesOf = (card: CardDef): string[] =>
  TEXT_LANGUAGES.map((lang) => localName({ name: card.title, names: card.titles }, lang));

function textsOf(card: CardFacts): string[] {
  const { immediately, during, after, scheme, boosted, discarded, called, bonusAttack } = card;
  const bonus = bonusAttack === null ? [] : [bonusAttack.name, ...Object.values(bonusAttack.effects ?? {})];
  return [
    card.slug,
    immediately,
    during,
    after,
    scheme,
    boosted,
    discarded,
    called,
    card.static,
    ...bonus,
    ...card.tags,
  ].filter((text) => text !== null);
}
