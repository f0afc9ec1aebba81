import type { BoardDef, Effect, HeroDef, ItemDef } from '@peerless/language';
import { type Context, contextFor } from '../clauses/context.ts';
import { effectClauses } from '../clauses/effects.ts';
import type { FighterPhrase } from '../meaning/phrase.ts';
import { message } from '../messages/messages.ts';
import { localName } from '../names/local-name.ts';
import { planText } from '../planner/planner.ts';
import type { TextLanguage } from '../realise/realiser.ts';
import { realisers } from '../realise/realisers.ts';

/** What an item of a board says, in the words of cards. */

/** An item is nobody's: it knows nothing that a hero declares. */
const NOBODY: HeroDef = {
  slug: 'nobody',
  name: '',
  move: 0,
  hero: { health: 1, attack: 'melee' },
  sidekicks: [],
  hooks: [],
  modifiers: [],
  cards: [],
};

/** The fighter that uses it. */
const USER: FighterPhrase = {
  is: 'fighter',
  head: 'fighter',
  quantity: 'the',
  part: 'mine',
  ref: 'user',
  where: [],
};

/** The context in which an item is read: like an ability, it is on no card; in combat there is one opponent. */
export const itemContext = ({ kind }: ItemDef): Context =>
  kind === 'combat'
    ? contextFor(NOBODY, 'ability', { moment: 'during', actor: USER })
    : contextFor(NOBODY, 'scheme', { actor: USER });

/** A part of what an item does. */
export function itemEffectText(effect: Effect, item: ItemDef, lang: TextLanguage): string {
  const realiser = realisers[lang];
  return realiser.text(planText(effectClauses(effect, itemContext(item)), [], realiser));
}

/** What an item says. */
export interface ItemText {
  readonly name: string;
  /** A combat item says when it acts, as cards do. */
  readonly text: string;
}

/** The text of an item, as its data behave. */
export function itemText(item: ItemDef, lang: TextLanguage): ItemText {
  const text = itemEffectText(item.do, item, lang);
  const label = realisers[lang].label('during');
  return {
    name: localName(item, lang),
    text: item.kind === 'combat' ? message(lang, 'labelled', { label, text }) : text,
  };
}

/** The texts of all items of a board, in the order of its file. */
export const itemTexts = ({ items = [] }: BoardDef, lang: TextLanguage): readonly ItemText[] =>
  items.map((item) => itemText(item, lang));
