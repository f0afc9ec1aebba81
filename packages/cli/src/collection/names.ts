import { type BoardDef, type FighterDef, type HeroDef, missingRules } from '@peerless/language';
import { localName, message, realisers, type TextLanguage } from '@peerless/text';
import type { PlainMessageId, Say } from '../messages.ts';
import { capital } from '../sentence.ts';

/** What the things of the collection are called, outside a game. */

export const boardName = (board: BoardDef, _lang: TextLanguage): string => board.name;

export const setName = (set: string, _lang: TextLanguage): string => set;

export const zoneName = (zone: string, _lang: TextLanguage): string => zone;

export const symbolName = (symbol: string, lang: TextLanguage): string =>
  capital(realisers[lang].phrase({ is: 'label', label: 'symbol', named: { slug: symbol, name: symbol } }));

export const tagName = (tag: string, _lang: TextLanguage): string => tag.replaceAll('-', ' ').toUpperCase();

export const heroName = (hero: HeroDef, lang: TextLanguage): string => capital(localName(hero, lang));

export const fighterKind = (fighter: FighterDef, lang: TextLanguage): string =>
  capital(localName(fighter, lang));

/** The printed name behind the user of a card: a fighter's, a form's, or anybody's. */
export function userName(user: string, hero: HeroDef, lang: TextLanguage): string {
  if (user === 'any') return message(lang, 'anyFighter');
  const named = [...(hero.forms ?? []), hero.hero, ...hero.sidekicks].find((item) => item.slug === user);
  return named === undefined ? user : capital(localName(named, lang));
}

const NEEDS: Readonly<Record<string, PlainMessageId>> = {
  'high ground': 'needsHighGround',
  'battlefield items': 'needsItems',
  'conveyor belt': 'needsConveyor',
  'deck links': 'needsDeckLinks',
};

/** The rules that are missing for a board. */
export const needsOf = (board: BoardDef, say: Say): string =>
  missingRules(board)
    .map((need) => (NEEDS[need] === undefined ? need : say(NEEDS[need])))
    .join(', ');
