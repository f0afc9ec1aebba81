export { abilityText } from './ability.ts';
export { type BonusAttackText, type CardPart, type CardText, cardText } from './card.ts';
export { type Realiser, realisers, TEXT_LANGUAGES, type TextLanguage, type Timing } from './realiser.ts';
