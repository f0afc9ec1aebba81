import {
  type BonusAttackDef,
  type CardDef,
  COMBAT_TIMINGS,
  type Effect,
  type HeroDef,
} from '@peerless/language';
import { type Context, contextFor } from '../clauses/context.ts';
import { effectClauses } from '../clauses/effects.ts';
import { modifierClause } from '../clauses/modifiers.ts';
import { operationsIn } from '../clauses/operations-in.ts';
import { message } from '../messages/messages.ts';
import { localName } from '../names/local-name.ts';
import { planText } from '../planner/planner.ts';
import type { TextLanguage, Timing } from '../realise/realiser.ts';
import { realisers } from '../realise/realisers.ts';

/** One part of a card: its label as printed, or null, and its text. */
export interface CardPart {
  readonly kind: 'static' | Timing | 'scheme';
  readonly label: string | null;
  readonly text: string;
}

/** What a card says. */
export interface CardText {
  readonly title: string;
  readonly parts: readonly CardPart[];
  readonly bonusAttack: BonusAttackText | null;
}

/** What a card's bonus attack says. */
export interface BonusAttackText {
  readonly name: string;
  readonly value: number;
  readonly parts: readonly CardPart[];
}

/** Whether an effect puts another fighter into the combat. */
const replaces = (effect: Effect): boolean => operationsIn('become', effect).length > 0;

function timedParts(
  card: CardDef,
  timed: CardDef | BonusAttackDef,
  hero: HeroDef,
  lang: TextLanguage,
): CardPart[] {
  const realiser = realisers[lang];
  let replaced = false;
  return COMBAT_TIMINGS.flatMap((timing) => {
    const effect = timed[timing];
    if (effect === undefined) return [];
    const ctx: Context = contextFor(hero, 'combat', { card, ...(timed === card ? {} : { bonus: true }) });
    ctx.soFar.replaced = replaced;
    replaced ||= replaces(effect);
    const text = realiser.text(planText(effectClauses(effect, ctx), [], realiser));
    return [{ kind: timing, label: realiser.label(timing), text }];
  });
}

/** An effect by itself, as a card of that hero (or an ability) says it. */
export function effectText(effect: Effect, hero: HeroDef, lang: TextLanguage, card?: CardDef): string {
  const realiser = realisers[lang];
  const scope = card === undefined ? 'ability' : card.type === 'scheme' ? 'scheme' : 'combat';
  const ctx = contextFor(hero, scope, card === undefined ? {} : { card });
  return realiser.text(planText(effectClauses(effect, ctx), [], realiser));
}

/** What a card says about itself when it is not played: beside its BOOST number, or when it is discarded. */
function asidePart(
  card: CardDef,
  timing: 'boosted' | 'discarded',
  hero: HeroDef,
  lang: TextLanguage,
): readonly CardPart[] {
  const effect = card[timing];
  if (effect === undefined) return [];
  // As on a scheme: there may be no combat, and an opponent is chosen.
  const ctx = contextFor(hero, 'scheme', { card });
  const realiser = realisers[lang];
  const text = realiser.text(planText(effectClauses(effect, ctx), [], realiser));
  return [{ kind: timing, label: realiser.label(timing), text }];
}

/** The label of what an ability calls for: "LINE". */
export function calledLabel({ piles = [] }: HeroDef, lang: TextLanguage): string {
  const [pile] = piles;
  return pile === undefined ? realisers[lang].label('called') : localName(pile, lang).toLocaleUpperCase(lang);
}

/** What an ability calls for: it goes by the name of the pile in which the card lies then. */
function calledPart(card: CardDef, hero: HeroDef, lang: TextLanguage): readonly CardPart[] {
  if (card.called === undefined) return [];
  const realiser = realisers[lang];
  const label = calledLabel(hero, lang);
  const ctx = contextFor(hero, 'combat', { card });
  const text = realiser.text(planText(effectClauses(card.called, ctx), [], realiser));
  return [{ kind: 'called', label, text }];
}

/** A part as it is read: "AFTER COMBAT: Draw 1 card." */
export const partText = ({ label, text }: CardPart, lang: TextLanguage): string =>
  label === null ? text : message(lang, 'labelled', { label, text });

/** The heading of a bonus attack: "Bonus attack RELENTLESS ASSAULT, value 3." */
export const bonusAttackText = (
  { name, value }: Pick<BonusAttackText, 'name' | 'value'>,
  lang: TextLanguage,
): string => message(lang, 'bonusAttack', { name: name.toLocaleUpperCase(lang), value });

/** The text of a card, part by part, as its data behave. */
export function cardText(card: CardDef, hero: HeroDef, lang: TextLanguage): CardText {
  const realiser = realisers[lang];
  const parts: CardPart[] = (card.static ?? []).map((modifier) => {
    const clause = modifierClause(modifier, contextFor(hero, 'combat', { card }));
    return { kind: 'static', label: null, text: realiser.text(planText([clause], [], realiser)) };
  });
  parts.push(...timedParts(card, card, hero, lang));
  if (card.scheme !== undefined) {
    parts.push({ kind: 'scheme', label: null, text: effectText(card.scheme, hero, lang, card) });
  }
  parts.push(
    ...asidePart(card, 'boosted', hero, lang),
    ...asidePart(card, 'discarded', hero, lang),
    ...calledPart(card, hero, lang),
  );
  const bonus = card.bonusAttack;
  return {
    title: localName({ name: card.title, names: card.titles }, lang),
    parts,
    bonusAttack:
      bonus === undefined
        ? null
        : { name: localName(bonus, lang), value: bonus.value, parts: timedParts(card, bonus, hero, lang) },
  };
}
