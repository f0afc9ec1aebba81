import type { Term } from '../../meaning/phrase.ts';

/** Fixed terms in Portuguese. */
export const terms: { readonly [T in Term]: string } = {
  turn: 'seu turno',
  turnOfAnybody: 'o turno',
  thisCombat: 'este combate',
  aCombat: 'um combate',
  inThisCombat: 'neste combate',
  inFirstCombat: 'no primeiro combate',
  thisWay: 'desta forma',
  thisAction: 'esta',
  attack: 'ataque',
  scheme: 'tática',
  maneuver: 'manobra',
  item: 'uso de um item',
  nothing: 'nada',
  noDamage: 'nenhum dano neste combate',
  noCombatDamage: 'nenhum dano de combate',
  noOtherDamage: 'nenhum dano além do dano de combate neste combate',
  defense: 'defesa',
  attacker: 'o atacante',
  defender: 'o defensor',
  anyOrder: 'em qualquer ordem',
  notChosenYet: ' que você ainda não escolheu neste turno',
  oneAfterAnother: ', um após o outro',
  faceUp: 'virada para cima',
  anyOfIt: 'qualquer parte desse dano',
  theCombat: 'o combate',
  moveValue: 'o movimento',
  attackValue: 'o ataque',
  defenseValue: 'a defesa',
  attackCard: 'a carta de ataque',
  defenseCard: 'a carta de defesa',
  atRandom: 'aleatoriamente',
  forLimit: 'por causa do limite de cartas na mão',
  forBoost: 'para REFORÇAR',
  afterPlay: 'após jogá-la',
  fromTop: 'do topo do baralho',
  emptyHand: 'uma mão vazia',
  noCard: 'nenhuma carta',
  anEffect: 'um efeito',
};

/** Those that say that there is nothing: the verb is negated with them. */
export const emptyTerms: readonly Term[] = ['nothing', 'noDamage', 'noCombatDamage', 'noOtherDamage'];

/** Those that words agree with as feminine. */
export const feminineTerms: readonly Term[] = [
  'thisAction',
  'scheme',
  'maneuver',
  'defense',
  'defenseValue',
  'attackCard',
  'defenseCard',
  'emptyHand',
  'noCard',
];
