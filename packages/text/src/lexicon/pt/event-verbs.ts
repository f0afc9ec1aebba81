import type { EventVerb } from '../../meaning/clause.ts';
import { role as anyRole } from '../frame.ts';
import type { Shape, Slot, VerbEntry } from './verbs.ts';

/** Portuguese verbs of the log and of choices. */

const role = anyRole<Shape>;
const verb = (base: string, ...frame: readonly Slot[]): VerbEntry => ({ base, frame });
const reflexive = (base: string, ...frame: readonly Slot[]): VerbEntry => ({ base, frame, reflexive: true });
const passive = (participle: string, ...frame: readonly Slot[]): VerbEntry => ({
  base: 'ser',
  participle,
  frame,
});
const patient = role('patient', undefined, 'direct');
const amount = role('amount');

/** What only happens in the log. */
export const eventVerbs: { readonly [V in EventVerb]: VerbEntry } = {
  begin: verb('jogar primeiro'),
  startTurn: verb('começar o turno', amount),
  endTurn: verb('encerrar o turno'),
  endTurnEarly: verb('encerrar o turno mais cedo'),
  takeAction: verb('realizar a ação', amount, role('as', ':')),
  mulligan: verb('comprar uma nova mão'),
  drawNamed: verb('comprar', patient),
  miss: { base: 'não consegue comprar', fixed: true, frame: [amount] },
  discardNamed: verb('descartar', patient, role('manner')),
  putNamed: verb('colocar', patient, role('from', 'de'), role('to', undefined, 'into')),
  getFrom: verb('receber', patient, role('from', 'de'), role('to', undefined, 'into')),
  lookAtHand: verb('olhar', role('patient', undefined, 'hand'), role('with', ':')),
  revealFromDeck: verb('revelar', patient, 'do baralho'),
  revealNamed: verb('revelar', patient),
  shuffle: verb('embaralhar o baralho'),
  boostBy: verb('REFORÇAR', role('to'), role('with', 'com'), role('amount', ':', 'plus')),
  layBoost: verb('colocar', patient, 'virada para baixo como reforço'),
  bePlaced: passive('colocado', role('at', 'em'), role('from', ', saindo de')),
  moveFromTo: reflexive('mover', role('from', 'de'), role('to', 'para'), role('amount', ':')),
  swapSpaces: verb('trocar de lugar'),
  open: verb('abrir', patient),
  close: verb('fechar', patient),
  playScheme: verb('jogar', patient),
  useItem: verb('usar', patient),
  getItem: verb('receber', patient),
  bonusAttackWith: verb('atacar', patient, 'novamente', role('with', 'com'), role('amount', ', valor')),
  defendWith: reflexive('defender', role('with', 'com')),
  defendWithout: reflexive('defender sem carta'),
  predict: verb('prever', amount, role('with', 'com')),
  beRevealed: passive('revelado'),
  valueChange: verb('passar', role('from', 'de'), role('to', 'para')),
  beIgnored: passive('ignorado'),
  beFixed: passive('fixado', role('to', 'em')),
  beCancelled: passive('cancelado'),
  beCancelledByLoss: passive('cancelado', 'se quem jogou essa carta perder o combate'),
  notBeCancelled: { base: 'não podem ser cancelados', fixed: true, frame: [] },
  takePlaceOf: verb('assumir o lugar', role('patient', 'de'), 'no combate'),
  becomeCard: verb('passar a ser', role('as')),
  resolveCombat: {
    base: 'terminar',
    subject: 'o combate',
    frame: [role('from', 'em'), role('to', 'a'), role('amount', ':')],
  },
  suffer: verb('sofrer', amount, role('limit', 'e {fica|ficam} com')),
  beSpared: passive('poupado', role('amount', 'de')),
  takeInstead: verb('sofrer', amount, role('from', 'no lugar de')),
  heal: verb('recuperar', amount, role('limit', 'e agora {tem|têm}')),
  beSetTo: verb('ter agora', amount),
  returnTo: verb('voltar ao tabuleiro', role('at', ', em')),
  enter: verb('entrar no tabuleiro', role('at', ', em')),
  leave: verb('sair do tabuleiro'),
  beHeld: verb('dever permanecer em seu espaço até o final do turno'),
  counterChange: verb('passar', role('from', 'de'), role('to', 'para')),
  takeForm: reflexive('transformar', role('as', 'em')),
  buryIn: verb('colocar', patient, 'no fundo', role('to', 'de')),
  chooseNamed: verb('escolher', patient),
  beChosen: passive('escolhido', role('from', 'de', 'hand')),
  placeToken: verb('colocar', patient, role('at', 'em')),
  moveToken: verb('mover', patient, role('from', 'de'), role('to', 'para')),
  nameNumber: verb('escolher o número', amount),
  chooseOptions: verb('escolher', role('patient', undefined, 'options')),
  last: verb('durar até o final do turno'),
  resign: verb('desistir'),
  runOutOfTime: verb('ficar sem tempo'),
  beEliminated: verb('estar fora do jogo'),
  winGame: verb('vencer o jogo'),
  endInDraw: { base: 'terminar em empate', subject: 'a partida', frame: [] },
  stay: verb('ficar no mesmo lugar', role('at', ', em')),
  comeBackHere: verb('fazer um trajeto de ida e volta'),
  step: verb('dar um passo', role('to', 'para')),
};
