import type { Verb } from '../../meaning/clause.ts';
import { type RoleSlot as AnyRoleSlot, type Slot as AnySlot, role as anyRole, tail } from '../frame.ts';
import { eventVerbs } from './event-verbs.ts';

/** Portuguese verbs: the infinitive and where their roles stand. */

/**
 * How a phrase is shaped by its slot. `direct`: right after the verb, so that a pronoun joins it; `source`: cards with
 * the pile they come from; `into`: the pile they go to; `hand`: somebody's hand; `options`: numbered options; `swapped`:
 * two that change places; `chosen`: a card of a hand that may be known; `shift`: a number up or down.
 */
export type Shape =
  | 'direct'
  | 'source'
  | 'into'
  | 'plus'
  | 'hand'
  | 'options'
  | 'swapped'
  | 'chosen'
  | 'shift';

/** A role with what stands around it. */
export type RoleSlot = AnyRoleSlot<Shape>;
/** One place in a frame. */
export type Slot = AnySlot<Shape>;

/** What Portuguese needs to know of a verb. */
export interface VerbEntry {
  /** The infinitive with what always follows it; its first word is inflected, and so is a second infinitive after "e". */
  readonly base: string;
  readonly frame: readonly Slot[];
  /** "se mover": the pronoun that goes with the verb. */
  readonly reflexive?: true;
  /** A participle after the verb, which agrees with the subject: "ser derrotado". */
  readonly participle?: string;
  /** Said as it stands, whoever acts: "não podem ser cancelados". */
  readonly fixed?: true;
  /** The subject when no role names it. */
  readonly subject?: string;
}

const role = anyRole<Shape>;
const verb = (base: string, ...frame: readonly Slot[]): VerbEntry => ({ base, frame });
const fixed = (base: string, ...frame: readonly Slot[]): VerbEntry => ({ base, frame, fixed: true });
const about = (subject: string, base: string, ...frame: readonly Slot[]): VerbEntry => ({
  base,
  subject,
  frame,
});
const passive = (participle: string, ...frame: readonly Slot[]): VerbEntry => ({
  base: 'ser',
  participle,
  frame,
});
const reflexive = (base: string, ...frame: readonly Slot[]): VerbEntry => ({ base, frame, reflexive: true });
const patient = role('patient', undefined, 'direct');
const source = role('patient', undefined, 'source');
const amount = role('amount');

/** Verbs of cards and abilities. */
const cardVerbs = {
  move: verb('mover', patient, role('amount', 'em'), role('to', 'para'), tail),
  moveThrough: reflexive('mover', 'através de combatentes inimigos'),
  moveThroughSidekicks: reflexive('mover', 'através de ajudantes'),
  place: verb('colocar', patient, role('at', 'em')),
  swap: verb('trocar', role('patient', undefined, 'swapped')),
  deal: verb('causar', amount, role('recipient', 'em'), tail),
  recover: verb('recuperar', amount, tail),
  setHealth: verb('ajustar', patient, role('amount', 'para')),
  defeat: verb('derrotar', patient),
  returnFighter: verb('retornar', patient, role('to', 'para')),
  summon: verb('invocar', patient, role('to', 'em')),
  removeFighter: verb('remover', patient, 'do tabuleiro'),
  stayPut: verb('dever permanecer em seu espaço até o final deste turno'),
  comeBack: verb('colocar', patient, 'em qualquer espaço no começo do seu próximo turno'),
  draw: verb('comprar', amount, tail),
  drawUntil: verb('comprar cartas até ter', amount, 'na mão'),
  discard: verb('descartar', source),
  return: verb('retornar', source, role('to', 'para')),
  put: verb('colocar', source, role('to', undefined, 'into'), role('manner')),
  shuffleInto: verb('embaralhar', source, role('to', 'em')),
  keep: verb('ficar', role('patient', 'com')),
  lookAt: verb('olhar', patient),
  resolvePart: verb('resolver o efeito', role('with'), role('patient', 'de')),
  gatherPlayed: verb(
    'colocar sua carta de combate',
    role('to', undefined, 'into'),
    ', e não na sua pilha de descartes',
  ),
  gatherAll: verb(
    'colocar',
    role('to', undefined, 'into'),
    'todas as suas cartas que iriam para a sua pilha de descartes',
  ),
  revealTop: verb('revelar e resolver a carta do topo', role('patient', 'de')),
  lookAtTop: verb('olhar a carta do topo', role('patient', 'de'), role('with', ':')),
  shuffleAllInto: verb('embaralhar', amount, role('to', 'em')),
  discardOpen: verb('descartar a carta revelada', role('patient', 'de')),
  buryDiscarded: verb('colocar uma carta descartada', role('patient', 'de'), 'no fundo dessa pilha'),
  revealSome: verb('ter revelado', amount),
  doAgain: verb('fazer isso de novo'),
  reveal: verb('revelar', source),
  search: verb('colocar', patient, 'da sua pilha de descartes ou do seu baralho na sua mão'),
  shuffleSearched: verb('embaralhar seu baralho se você procurou nele'),
  discardChosen: verb('escolher', role('patient', undefined, 'chosen'), role('other', 'para'), 'descartar'),
  playInCombat: verb('jogar', patient, 'neste combate'),
  beSameCard: { ...fixed('pode ser a mesma carta'), subject: '' },
  boost: verb('REFORÇAR', patient),
  boostFaceDown: verb('REFORÇAR esse ataque com uma carta virada para baixo'),
  boostLost: about('o reforço', 'ser perdido se os efeitos da carta de ataque forem cancelados'),
  become: reflexive('tornar', amount),
  change: verb('mudar', patient, role('amount', 'para')),
  add: verb('adicionar', amount, role('to', 'a'), tail),
  subtract: verb('subtrair', amount, role('to', 'de'), tail),
  ignore: verb('ignorar', patient),
  fix: reflexive('tornar', amount, 'e não pode ser alterado por efeitos de cartas'),
  fixForGood: reflexive('tornar', amount, 'e não pode ser alterado'),
  cancel: verb('cancelar', patient),
  passThrough: fixed('pode se mover através de combatentes inimigos'),
  takeNone: verb('sofrer', patient),
  takeAtMost: verb('sofrer no máximo', amount, 'neste combate'),
  redirect: verb('sofrer o dano de combate', role('from', 'no lugar de')),
  replace: verb('assumir o lugar', role('patient', 'de'), 'neste combate'),
  takeSide: verb('passar a ser', role('as')),
  shiftValue: verb('mudar', patient, role('amount', 'em', 'shift')),
  makeBonusAttack: verb('fazer o ataque bônus'),
  playFaceUp: verb('jogar', patient, role('manner'), 'e preveja o valor impresso da carta de ataque'),
  playOpenly: verb('jogar', patient, role('manner')),
  playOnlyAgainst: fixed('só pode jogar', role('patient'), role('to', 'contra')),
  playAs: verb('jogar', patient, role('as', 'como')),
  gain: verb('ganhar', amount, tail),
  activate: verb('ativar', patient, amount, tail),
  deactivate: verb('desativar', patient, amount, tail),
  gainFreeAttack: verb('ganhar uma ação gratuita de ataque', role('patient', 'contra')),
  lose: verb('perder', amount, tail),
  spend: verb('gastar', amount, tail),
  pay: verb('pagar', role('recipient', 'a'), amount, role('from', 'de'), tail),
  end: verb('encerrar', patient),
  transform: reflexive('transformar', role('to', 'em')),
  selectForm: verb('escolher', role('to')),
  changeForm: verb('mudar', role('patient', 'de')),
  assign: verb('atribuir', patient, role('to', 'a')),
  assignAtMost: fixed('não pode receber mais dano do que a vida que lhe resta'),
  moveFurther: verb('adicionar', amount, 'ao seu valor de movimento', tail),
  goFurther: fixed('pode se mover', amount, 'ao manobrar', tail),
  escape: verb('colocar', patient, 'em qualquer espaço ao REFORÇAR uma manobra, no lugar do movimento'),
  hideHand: verb(
    'revelar',
    patient,
    'da sua mão para cancelar um efeito que mostraria sua mão a um oponente',
  ),
  exchangeValues: verb('trocar', 'os valores das duas cartas deste combate'),
  goToOpponents: fixed(
    'vão para a mão do seu oponente, e não para a sua pilha de descartes, depois que você as joga',
  ),
  comeToHand: fixed('vão para a sua mão quando um oponente as descarta da mão'),
  comeToTop: fixed('vão para o topo do seu baralho quando um oponente as descarta da mão'),
  comeToEither: fixed(
    'vão para a sua mão ou para o topo do seu baralho, à sua escolha, quando um oponente as descarta da mão',
  ),
  boostOften: verb('REFORÇAR', patient, role('amount', 'com')),
  playInstead: verb('jogar', patient, 'no lugar desta'),
  attackAnywhere: verb('atacar combatentes em qualquer espaço', role('with', 'com')),
  attackAnywhereNext: verb(
    'fazer seu próximo ataque',
    role('with', 'com'),
    'contra um combatente em qualquer espaço',
  ),
  playFrom: verb('jogar', source, role('with', 'com')),
  shuffleOwn: verb('embaralhar seu baralho'),
  beUndefeated: { ...fixed('essa derrota não conta'), subject: '' },
  hideHandWith: verb('revelar', patient, ', que cancela o efeito que mostraria a mão'),
  standAgain: verb('voltar', role('amount', 'com'), role('at', 'para'), ', e a derrota não conta'),
  beRanged: verb('ter ataques à distância'),
  drawInManeuver: verb('comprar', amount, 'ao manobrar', tail),
  keepHealth: {
    ...fixed('não pode reduzir', role('patient'), role('amount', 'a menos de')),
    subject: 'o dano',
  },
  cannotBeCancelled: fixed('não podem ser cancelados'),
  linkSpaces: reflexive('mover', 'entre espaços', role('patient', 'com'), 'como se fossem adjacentes'),
  notCount: { ...fixed('', role('patient', 'com'), 'não contam'), subject: 'os espaços' },
  notCountMoving: {
    ...fixed('', role('patient', 'com'), 'não contam quando você move', role('agent')),
    subject: 'os espaços',
  },
  relayToken: {
    ...fixed('se já não houver fichas fora do tabuleiro, mova para lá uma de outro espaço'),
    subject: '',
  },
  startWith: verb('começar a partida', role('amount', 'com')),
  keepRest: verb('guardar o restante'),
  haveAtMost: fixed('nunca pode ter mais de', amount),
  startAs: verb('começar a partida', role('as', 'como')),
  startInReserve: verb('começar a partida fora do tabuleiro, na reserva'),
  lieInRow: verb('ficar em fileira nesta ordem'),
  alwaysOneOf: verb('ser sempre', role('as')),
  placeTokens: verb('colocar', patient, role('at', 'em')),
  symbolRule: {
    base: 'só é resolvido se a carta do topo da sua pilha de descartes mostrar esse símbolo',
    subject: 'um efeito marcado com um símbolo',
    fixed: true,
    frame: [],
  },
  symbolStart: about('uma pilha de descartes vazia', 'mostrar', role('patient')),
  symbolWild: verb('representar um símbolo à sua escolha'),
  formCards: fixed('só pode jogar as cartas', role('patient', 'de'), 'na forma correspondente'),
  choose: verb('escolher', source),
  name: verb('dizer', patient),
  chooseModes: verb('escolher', amount),
  do: verb('fazer isso'),
  be: verb('ser', role('as')),
  exist: verb('haver'),
  have: verb('ter', amount, role('patient')),
  haveNone: { base: 'estar', participle: 'vazio', frame: [] },
  equal: verb('ser', amount),
  tie: about('o valor das duas cartas', 'ser o mesmo'),
  predictRight: verb('acertar a previsão'),
  beActive: { base: 'estar', participle: 'ativado', frame: [] },
  formChosen: { base: 'estar', participle: 'escolhido', frame: [] },
  wonThisTurn: fixed('já tiver vencido um combate neste turno'),
  notWonThisTurn: fixed('ainda não tiver vencido um combate neste turno'),
  maneuvered: fixed('já tiver manobrado neste turno'),
  notManeuvered: fixed('não tiver manobrado neste turno'),
  movedAlong: fixed('tiver se movido por', amount, 'neste turno'),
  notMovedAlong: fixed('não tiver se movido por', amount, 'neste turno'),
  beCombatDamage: { ...fixed('for dano de combate'), subject: 'esse dano' },
  beOwnCard: { ...fixed('for do seu baralho'), subject: 'esta carta' },
  beOthersCard: { ...fixed('não for do seu baralho'), subject: 'esta carta' },
  notBeCombatDamage: { ...fixed('não for dano de combate'), subject: 'esse dano' },
  winCombat: verb('vencer', patient),
  loseCombat: verb('perder', patient),
  playCombatCard: verb('jogar', patient, role('manner')),
  playedAs: passive('jogado', role('as', 'como')),
  hasType: verb('ser', role('as')),
  showSymbols: verb('mostrar', role('patient')),
  showSymbol: about('sua pilha de descartes', 'mostrar', role('patient')),
  wasDealt: about('algum dano', 'ser causado', role('recipient', 'em'), role('manner')),
  attack: verb('atacar', patient),
  attackWith: verb('atacar', patient, role('with', 'com')),
  maneuver: verb('manobrar'),
  takeDamage: verb('sofrer dano'),
  takeCombatDamage: verb('sofrer dano de combate'),
  wouldTakeDamage: fixed('for sofrer dano'),
  beDefeated: passive('derrotado'),
  noneOpen: { ...fixed('', role('patient', 'de'), 'estiver revelada'), subject: 'nenhuma carta' },
  lieOpen: verb('estar à vista'),
  discardSome: verb('ter descartado', amount),
  beAttacked: passive('atacado'),
  drawManeuvering: verb('comprar cartas em uma manobra'),
  resolveScheme: verb('resolver uma carta de tática'),
  leaveZone: verb('sair da zona', role('patient', 'de')),
} as const satisfies Partial<Record<Verb, VerbEntry>>;

/** Every verb; a missing one is a compile error. */
export const verbs: { readonly [V in Verb]: VerbEntry } = { ...cardVerbs, ...eventVerbs };
