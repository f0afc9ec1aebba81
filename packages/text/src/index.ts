export { abilityText, hookText } from './ability.ts';
export {
  type BonusAttackText,
  type CardPart,
  type CardText,
  cardText,
  effectText,
  partText,
} from './card.ts';
export { causeText, sourceText } from './cause.ts';
export { combatText } from './combat.ts';
export { boardText, type ComponentText, componentText } from './component.ts';
export { labelNamed } from './context.ts';
export { eventText } from './events.ts';
export { type FaceText, faceText } from './face.ts';
export { modeName, optionName, optionValueName } from './game-options.ts';
export { labelName } from './labels.ts';
export { localName } from './local-name.ts';
export {
  MESSAGES,
  type MessageId,
  type MessageTable,
  message,
  messageTables,
  type PlainMessageId,
} from './messages.ts';
export type { Names } from './names.ts';
export { optionText } from './options.ts';
export { outcomeText } from './outcome.ts';
export { promptText } from './prompts.ts';
export { type Realiser, realisers, TEXT_LANGUAGES, type TextLanguage, type Timing } from './realiser.ts';
export {
  type Rule,
  type Rulebook,
  type RulePart,
  type RuleSection,
  readRulebook,
  ruleText,
  withoutMarks,
} from './rulebook.ts';
export { setName } from './sets.ts';
export { namesFor } from './table-names.ts';
export {
  type ArgsOf,
  type MessageShape,
  messageFrom,
  type PlainId,
  type TableOf,
  type TablesOf,
  type Template,
} from './template.ts';
export { zoneName } from './zones.ts';
