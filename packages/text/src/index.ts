export { type BotMessages, botMessage, botTables } from './bots/bot-words.ts';
export { abilityInShort, abilityText, askingAbility, type HeroText, heroText } from './card/ability.ts';
export { type BrewText, brewTexts } from './card/brew.ts';
export {
  type BonusAttackText,
  bonusAttackText,
  type CardPart,
  type CardText,
  calledLabel,
  cardText,
  effectText,
  partText,
} from './card/card.ts';
export { boardText, type ComponentText, componentText } from './card/component.ts';
export { type FaceText, faceText } from './card/face.ts';
export { hookText } from './card/hook-text.ts';
export { type ItemText, itemText, itemTexts } from './card/item.ts';
export { marksText, type PileText, pileText } from './card/pile.ts';
export { type SideCardText, sideCardLine, sideCardText } from './card/side-card.ts';
export { labelNamed } from './clauses/context.ts';
export { causeText, namedSource, sourceText } from './log/cause.ts';
export { combatText } from './log/combat.ts';
export { eventText, movedText } from './log/events.ts';
export { type BlowFacts, blowText } from './log/last-blow.ts';
export { outcomeText, winText } from './log/outcome.ts';
export { recordProblemText } from './log/record-problem.ts';
export { MESSAGES, type MessageId, type MessageTable, type PlainMessageId } from './messages/message-ids.ts';
export { message, messageTables } from './messages/messages.ts';
export {
  type ArgsOf,
  type Message,
  type MessageShape,
  messageFrom,
  type PlainId,
  type TableOf,
  type TablesOf,
  type Template,
} from './messages/template.ts';
export { modeName, optionName, optionValueName } from './names/game-options.ts';
export { labelName } from './names/labels.ts';
export { localName, localPlural } from './names/local-name.ts';
export type { Names } from './names/names.ts';
export { setName } from './names/sets.ts';
export { namesFor } from './names/table-names.ts';
export { zoneName } from './names/zones.ts';
export { faultWords, problemText } from './problem/problem.ts';
export { type Asking, isReturn, optionText } from './question/options.ts';
export { type Asked, promptText } from './question/prompts.ts';
export {
  type Gender,
  type Realiser,
  TEXT_LANGUAGES,
  type TextLanguage,
  type Timing,
} from './realise/realiser.ts';
export { realisers } from './realise/realisers.ts';
export {
  type Rule,
  type Rulebook,
  type RulePart,
  type RuleSection,
  readRulebook,
  ruleText,
  withoutMarks,
} from './rulebook.ts';
