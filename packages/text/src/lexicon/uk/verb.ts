import { type RoleSlot as AnyRoleSlot, type Slot as AnySlot, role as anyRole } from '../frame.ts';
import type { Case } from './grammar.ts';

/**
 * Ukrainian verbs: their forms and where their roles stand. `{в}`, `{з}` and `{і}` stand for a word whose sound depends
 * on its neighbours, `{не}` for the place of a negation, `{,}` for a comma unless something else follows.
 */

/**
 * How a phrase is shaped by its slot: a case, `into` and `source` of a pile, a number with its sign, and `short` or
 * `long`: a dative that stands here only if it is (not) short; `hand`: the hand of the player that is meant;
 * `chosen`: a card of a hand that may be known.
 */
export type Shape = Case | 'into' | 'source' | 'plus' | 'short' | 'long' | 'hand' | 'chosen';

/** A role with what stands around it. */
export type RoleSlot = AnyRoleSlot<Shape>;
/** One place in a frame. */
export type Slot = AnySlot<Shape>;

/** What Ukrainian needs to know of a verb. */
export interface VerbEntry {
  /** The infinitive after "may" and "in order to". */
  readonly inf: string;
  /** The order to the reader. */
  readonly imp: string;
  /** Third person, one and several. */
  readonly sg: string;
  readonly pl: string;
  /** He, she, it and they in the past; without it the infinitive tells. */
  readonly past?: readonly [m: string, f: string, n: string, pl: string];
  /** Third person, one and several, where it has yet to happen and the present would say that it goes on. */
  readonly ahead?: readonly [sg: string, pl: string];
  readonly frame: readonly Slot[];
  /** The order where it goes on: "додавайте". */
  readonly lasting?: string;
  /** What is said before the subject: "у цьому бою". */
  readonly front?: string;
  /** A word before the verb: "знову". */
  readonly before?: string;
  /** The frame says all, also who acts. */
  readonly fixed?: true;
  /** The subject when no role names it. */
  readonly subject?: string;
}

/** A slot for a role; without a shape it stands in the accusative. */
export const role = anyRole<Shape>;

/** A verb from its four forms: infinitive, order, third person, third person plural. */
export function verb(line: string, ...frame: readonly Slot[]): VerbEntry {
  const [inf = '', imp = '', sg = '', pl = ''] = line.split('|');
  return { inf, imp, sg, pl, frame };
}

/** A clause whose frame says all. */
export const fixed = (...frame: readonly Slot[]): VerbEntry => ({ ...verb(''), frame, fixed: true });

/** Verbs that several entries share. */
export const COMMON = {
  take: '{у}зяти|візьміть|бере|беруть',
  put: 'покласти|покладіть|кладе|кладуть',
  place: 'розмістити|розмістіть|розміщує|розміщують',
  move: 'перемістити|перемістіть|переміщує|переміщують',
  moveSelf: 'переміститися|перемістіться|переміщується|переміщуються',
  walk: 'пройти|пройдіть|проходить|проходять',
  give: 'повернути|поверніть|повертає|повертають',
  discard: 'скинути|скиньте|скидає|скидають',
  look: 'переглянути|перегляньте|переглядає|переглядають',
  reveal: 'відкрити|відкрийте|відкриває|відкривають',
  play: 'зіграти|зіграйте|грає|грають',
  choose: 'вибрати|виберіть|вибирає|вибирають',
  boost: 'ПОЛІПШИТИ|ПОЛІПШІТЬ|ПОЛІПШУЄ|ПОЛІПШУЮТЬ',
  attack: 'атакувати|атакуйте|атакує|атакують',
  defend: 'оборонитися|обороняйтеся|обороняється|обороняються',
  suffer: 'зазнати|зазнайте|зазнає|зазнають',
  recover: 'відновити|відновіть|відновлює|відновлюють',
  have: 'мати|майте|має|мають',
  start: 'почати|почніть|починає|починають',
  finish: 'завершити|завершіть|завершує|завершують',
  finishSelf: 'завершитися|завершіться|завершується|завершуються',
  become: 'стати|станьте|стає|стають',
  equal: 'дорівнювати|дорівнюйте|дорівнює|дорівнюють',
  turnInto: 'перетворитися|перетворіться|перетворюється|перетворюються',
  change: 'змінити|змініть|змінює|змінюють',
  changeSelf: 'змінитися|змініться|змінюється|змінюються',
  replace: 'замінити|замініть|замінює|замінюють',
  name: 'назвати|назвіть|називає|називають',
} as const;
