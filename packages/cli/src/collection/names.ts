import { type BoardDef, type FighterDef, fightersOf, type HeroDef, missingRules } from '@peerless/language';
import { labelName, localName, message, setName, type TextLanguage, zoneName } from '@peerless/text';
import type { PlainMessageId, Say } from '../messages.ts';
import { capital } from '../sentence.ts';

/** What the things of the collection are called, outside a game. */

export { setName, zoneName };

export const boardName = (board: BoardDef, lang: TextLanguage): string => localName(board, lang);

export const symbolName = (hero: HeroDef | undefined, symbol: string, lang: TextLanguage): string =>
  capital(labelName(hero, symbol, lang));

export const tagName = (hero: HeroDef, tag: string, lang: TextLanguage): string =>
  labelName(hero, tag, lang).toUpperCase();

export const heroName = (hero: HeroDef, lang: TextLanguage): string => capital(localName(hero, lang));

export const fighterKind = (fighter: FighterDef, lang: TextLanguage): string =>
  capital(localName(fighter, lang));

/** The printed name behind the user of a card: a fighter's, a form's, or anybody's. */
export function userName(user: string, hero: HeroDef, lang: TextLanguage): string {
  if (user === 'any') return message(lang, 'anyFighter');
  const named = [...(hero.forms ?? []), ...fightersOf(hero)].find((item) => item.slug === user);
  return named === undefined ? user : capital(localName(named, lang));
}

const NEEDS: Readonly<Record<string, PlainMessageId>> = {
  'battlefield items': 'needsItems',
};

/** The rules that are missing for a board. */
export const needsOf = (board: BoardDef, say: Say): string =>
  missingRules(board)
    .map((need) => (NEEDS[need] === undefined ? need : say(NEEDS[need])))
    .join(', ');
