import type { EventVerb } from '../../meaning/clause.ts';
import { COMMON, fixed, role, type VerbEntry, verb } from './verb.ts';

/** Ukrainian verbs of the log and of choices. */

const patient = role('patient');
const amount = role('amount');
const fromPlace = role('from', '{з}', 'gen');
const toPlace = role('to', '{в}', 'acc');
const atPlace = role('at', '{в}', 'loc');
const fromNumber = role('from', 'з');

export const eventVerbs = {
  begin: verb(COMMON.start, 'гру'),
  startTurn: verb(COMMON.start, 'хід', amount),
  endTurn: verb(COMMON.finish, 'хід'),
  endTurnEarly: verb(COMMON.finish, 'хід достроково'),
  takeAction: verb('виконати|виконайте|виконує|виконують', 'дію', amount, role('as', ':', 'nom')),
  mulligan: verb(COMMON.take, 'нову руку'),
  drawNamed: verb(COMMON.take, patient),
  miss: verb('могти|можете|може|можуть', '{у}зяти', amount),
  discardNamed: verb(COMMON.discard, patient, role('manner')),
  putNamed: verb(COMMON.put, patient, fromPlace, role('to', undefined, 'into')),
  getFrom: verb(
    'отримати|отримайте|отримує|отримують',
    patient,
    role('from', 'від', 'gen'),
    role('to', undefined, 'into'),
  ),
  lookAtHand: verb(COMMON.look, role('patient', undefined, 'hand'), role('with', ':', 'nom')),
  revealFromDeck: verb(COMMON.reveal, patient, '{з} колоди'),
  revealNamed: verb(COMMON.reveal, patient),
  shuffle: verb('перетасувати|перетасуйте|тасує|тасують', 'колоду'),
  boostBy: verb(COMMON.boost, role('to'), role('with', undefined, 'ins'), role('amount', ':', 'plus')),
  layBoost: verb(COMMON.put, patient, 'долілиць як ПОЛІПШЕННЯ'),
  bePlaced: fixed(role('agent'), fromPlace, 'розміщено', atPlace),
  moveFromTo: verb(COMMON.moveSelf, fromPlace, toPlace, role('amount', ':', 'nom')),
  swapSpaces: verb('помінятися|поміняйтеся|міняється|міняються', 'місцями'),
  open: verb('відчинити|відчиніть|відчиняє|відчиняють', patient),
  close: verb('зачинити|зачиніть|зачиняє|зачиняють', patient),
  playScheme: verb(COMMON.play, patient),
  bonusAttackWith: {
    ...verb(COMMON.attack, patient, role('with', ':', 'nom'), role('amount', ', значення', 'nom')),
    before: 'знову',
  },
  defendWith: verb(COMMON.defend, role('with', undefined, 'ins')),
  defendWithout: verb(COMMON.defend, 'без карти'),
  predict: verb(
    'передбачити|передбачте|передбачає|передбачають',
    'значення',
    amount,
    role('with', ', граючи'),
  ),
  beRevealed: fixed('{не} відкрито', role('agent')),
  valueChange: verb(COMMON.changeSelf, fromNumber, role('to', 'на')),
  beIgnored: verb('ігноруватися|ігноруйтеся|ігнорується|ігноруються'),
  beFixed: verb('зафіксуватися|зафіксуйтеся|фіксується|фіксуються', role('to', 'на')),
  beCancelled: fixed(role('agent'), 'скасовано'),
  notBeCancelled: fixed(role('agent'), 'не можна скасувати'),
  takePlaceOf: verb(COMMON.replace, patient, '{в} бою'),
  becomeCard: verb(COMMON.become, role('as', undefined, 'ins')),
  resolveCombat: {
    ...verb(
      COMMON.finishSelf,
      'з результатом',
      role('from', undefined, 'nom'),
      role('to', 'проти', 'nom'),
      role('amount', ':', 'nom'),
    ),
    subject: 'бій',
  },
  suffer: verb(COMMON.suffer, role('amount', undefined, 'gen'), role('limit', '{і} {має} ще')),
  beSpared: verb('уникнути|уникніть|уникає|уникають', role('amount', undefined, 'gen')),
  takeInstead: verb(COMMON.suffer, role('amount', undefined, 'gen'), role('from', 'замість', 'gen')),
  heal: verb(COMMON.recover, amount, role('limit', '{і} тепер {має}')),
  beSetTo: { ...verb(COMMON.have, amount), before: 'тепер' },
  returnTo: verb('повернутися|поверніться|повертається|повертаються', role('at', '{в}', 'acc')),
  enter: verb('вийти|вийдіть|виходить|виходять', 'на поле бою {в}', role('at', undefined, 'loc')),
  leave: verb('покинути|покиньте|покидає|покидають', 'поле бою'),
  beHeld: verb('лишитися|лишіться|лишається|лишаються', 'на місці до кінця ходу'),
  counterChange: verb(COMMON.changeSelf, fromNumber, role('to', 'на')),
  takeForm: verb(COMMON.turnInto, role('as', 'на')),
  chooseNamed: verb(COMMON.choose, patient),
  beChosen: fixed(role('agent'), 'вибрано', role('from', '{з}', 'hand')),
  placeToken: verb(COMMON.place, patient, atPlace),
  moveToken: verb(COMMON.move, patient, fromPlace, toPlace),
  nameNumber: verb(COMMON.name, 'число', amount),
  chooseOptions: verb(COMMON.choose, '{варіант}', patient),
  last: verb('діяти|дійте|діє|діють', 'до кінця ходу'),
  resign: verb('здатися|здайтеся|здається|здаються'),
  runOutOfTime: verb('вичерпати|вичерпайте|вичерпує|вичерпують', 'свій час'),
  beEliminated: verb('вибути|вибудьте|вибуває|вибувають'),
  winGame: verb('перемогти|переможіть|перемагає|перемагають', 'у грі'),
  endInDraw: fixed('гра завершується внічию'),
  stay: verb('залишитися|залишіться|залишається|залишаються', 'на місці', atPlace),
  step: verb('зробити|зробіть|робить|роблять', 'крок', toPlace),
} as const satisfies { readonly [V in EventVerb]: VerbEntry };
