import type { Verb } from '../../meaning/clause.ts';
import { tail } from '../frame.ts';
import { eventVerbs } from './event-verbs.ts';
import { COMMON, fixed, role, type VerbEntry, verb } from './verb.ts';

/** Ukrainian verbs of cards and abilities. */

const patient = role('patient');
const amount = role('amount');
const toPlace = role('to', '{в}', 'acc');

const cardVerbs = {
  move: verb(COMMON.move, patient, role('amount', 'на'), toPlace, tail),
  moveThrough: verb('проходити|проходьте|проходить|проходять', 'крізь ворожих бійців'),
  place: verb(COMMON.place, patient, role('at', '{в}', 'loc')),
  swap: verb('поміняти|поміняйте|міняє|міняють', 'місцями', patient),
  deal: verb(
    'завдати|завдайте|завдає|завдають',
    role('recipient', undefined, 'short'),
    role('amount', undefined, 'gen'),
    role('recipient', undefined, 'long'),
    tail,
  ),
  recover: verb(COMMON.recover, amount, tail),
  setHealth: verb('установити|установіть|установлює|установлюють', patient, role('amount', 'на')),
  defeat: verb('здолати|здолайте|долає|долають', patient),
  returnFighter: verb(COMMON.give, patient, toPlace),
  summon: verb('прикликати|прикличте|прикликає|прикликають', patient, toPlace),
  removeFighter: verb('прибрати|приберіть|прибирає|прибирають', patient, '{з} поля бою'),
  comeBack: {
    ...verb(COMMON.place, patient, '{в} будь-якій комірці'),
    before: 'на початку свого наступного ходу',
  },
  draw: verb(COMMON.take, amount, tail),
  discard: verb(COMMON.discard, role('patient', undefined, 'source')),
  return: verb(COMMON.give, role('patient', undefined, 'source'), role('to', undefined, 'into')),
  put: verb(COMMON.put, role('patient', undefined, 'source'), role('to', undefined, 'into'), role('manner')),
  keep: verb('залишити|залиште|залишає|залишають', 'собі', patient),
  lookAt: verb(COMMON.look, patient),
  reveal: verb(COMMON.reveal, patient),
  search: verb(COMMON.take, 'на руку', patient, '{з} свого скиду або колоди'),
  shuffleSearched: verb('перетасувати|перетасуйте|тасує|тасують', 'колоду, якщо шукали в ній'),
  discardChosen: verb(
    COMMON.choose,
    role('patient', undefined, 'chosen'),
    role('other', ', {яку}', 'nom'),
    'скине{,}',
  ),
  playInCombat: verb(COMMON.play, patient, '{в} цьому бою'),
  beSameCard: fixed('це може бути та сама карта'),
  boost: verb(COMMON.boost, patient),
  boostFaceDown: verb(COMMON.boost, 'цю атаку картою, покладеною долілиць'),
  boostLost: fixed('ПОЛІПШЕННЯ втрачається, якщо ефекти карти атаки скасовано'),
  become: verb(COMMON.equal, role('amount', undefined, 'dat')),
  change: verb(COMMON.change, patient, role('amount', 'на')),
  add: verb('додати|додайте|додає|додають', amount, role('to', 'до', 'gen'), tail),
  subtract: verb('відняти|відніміть|віднімає|віднімають', amount, role('to', 'від', 'gen'), tail),
  ignore: verb('ігнорувати|ігноруйте|ігнорує|ігнорують', patient),
  fix: verb(COMMON.equal, role('amount', undefined, 'dat'), ', {і} ефекти карт не можуть його змінити'),
  cancel: verb('скасувати|скасуйте|скасовує|скасовують', patient),
  takeNone: verb(COMMON.suffer, patient),
  redirect: fixed(
    'бойових поранень замість',
    role('from', undefined, 'gen'),
    '{не} зазнає',
    role('agent', undefined, 'nom'),
  ),
  replace: verb(COMMON.replace, patient, '{в} цьому бою'),
  takeSide: verb(COMMON.become, role('as', undefined, 'ins')),
  shiftValue: verb(
    'збільшити або зменшити|збільште або зменште|збільшує або зменшує|збільшують або зменшують',
    patient,
    role('amount', 'на'),
  ),
  makeBonusAttack: verb('провести|проведіть|проводить|проводять', 'додаткову атаку'),
  playFaceUp: verb(COMMON.play, patient, role('manner'), '{і} передбачте надруковане значення карти атаки'),
  playAs: verb(COMMON.play, patient, role('as', 'як карту', 'gen')),
  gain: verb('отримати|отримайте|отримує|отримують', amount, tail),
  lose: verb('втратити|втратьте|втрачає|втрачають', amount, tail),
  spend: verb('витратити|витратьте|витрачає|витрачають', amount, tail),
  end: verb(COMMON.finish, patient),
  transform: verb(COMMON.turnInto, role('to', 'на')),
  changeForm: verb(COMMON.change, patient),
  assign: verb('перенести|перенесіть|переносить|переносять', patient, role('to', 'на')),
  assignAtMost: fixed(role('agent', undefined, 'nom'), "не може отримати більше поранень, ніж має здоров'я"),
  moveFurther: verb('додати|додайте|додає|додають', amount, 'до своєї дальності переміщення', tail),
  cannotBeCancelled: fixed(role('agent'), 'не можна скасувати'),
  linkSpaces: verb(
    'переміщуватися|переміщуйтеся|переміщується|переміщуються',
    'між комірками',
    role('patient', '{з}', 'ins'),
    'так, ніби вони суміжні',
  ),
  startWith: verb(COMMON.start, 'гру, маючи', amount),
  haveAtMost: fixed(role('agent', undefined, 'nom'), 'не може мати більше ніж', amount),
  startAs: verb(COMMON.start, 'гру як', role('as', undefined, 'nom')),
  startInReserve: verb(COMMON.start, 'гру {в} запасі, поза полем бою'),
  alwaysOneOf: fixed(role('agent', undefined, 'nom'), '{—} завжди', role('as', undefined, 'nom')),
  placeTokens: verb(COMMON.place, patient, role('at', '{в}', 'loc')),
  symbolRule: fixed(
    'ефект, позначений символом, застосовується, лише якщо цей символ має верхня карта вашого скиду',
  ),
  symbolStart: fixed('порожній скид має', patient),
  symbolWild: verb(COMMON.replace, 'один символ на ваш вибір'),
  formCards: fixed('карти', role('patient', undefined, 'gen'), 'можна грати лише {в} відповідній формі'),
  choose: verb(COMMON.choose, role('patient', undefined, 'source')),
  name: verb(COMMON.name, patient),
  chooseModes: verb(COMMON.choose, amount),
  do: { ...verb('зробити|зробіть|зробить|зроблять'), before: 'це' },
  be: verb('бути|будьте|є|є', role('as', undefined, 'nom')),
  exist: verb('бути|будьте|є|є'),
  have: verb(COMMON.have, amount, patient),
  haveNone: fixed(role('agent', undefined, 'nom'), '{не} {порожній}'),
  equal: verb(COMMON.equal, role('amount', undefined, 'dat')),
  tie: fixed('значення обох карт {не} однакові'),
  predictRight: fixed('ви {не} {у}гадали'),
  winCombat: {
    ...verb('перемогти|переможіть|перемагає|перемагають', role('patient', '{в}', 'loc')),
    past: ['переміг', 'перемогла', 'перемогло', 'перемогли'],
  },
  loseCombat: verb('програти|програйте|програє|програють', patient),
  playCombatCard: verb(COMMON.play, patient, role('manner')),
  playedAs: fixed(role('agent'), '{не} зіграно', role('as', 'як карту', 'gen')),
  hasType: fixed(role('agent', undefined, 'nom'), '{не—}', role('as', undefined, 'nom')),
  showSymbol: fixed('ваш скид {не} має', role('patient', undefined, 'gen')),
  wasDealt: fixed(role('recipient', undefined, 'dat'), role('manner'), '{не} завдано поранень'),
  attack: verb(COMMON.attack, patient),
  attackWith: verb(COMMON.attack, patient, role('with', undefined, 'ins')),
  maneuver: verb('виконати|виконайте|виконує|виконують', 'маневр'),
  takeDamage: verb(COMMON.suffer, 'поранень'),
  wouldTakeDamage: verb(COMMON.have, 'зазнати поранень'),
  beDefeated: { ...verb('загинути|загиньте|гине|гинуть') },
} as const satisfies Partial<Record<Verb, VerbEntry>>;

/** Every verb; a missing one is a compile error. */
export const verbs: { readonly [V in Verb]: VerbEntry } = { ...cardVerbs, ...eventVerbs };

/** To become a quality ("ВЕЛИКА") asks for another verb than to turn into somebody. */
export const becomeQuality: VerbEntry = verb(
  COMMON.become,
  role('to', undefined, 'ins'),
  role('as', undefined, 'ins'),
);
