import type { Verb } from '../../meaning/clause.ts';
import { type Slot as AnySlot, role as anyRole, type RoleSlot, tail } from '../frame.ts';

/**
 * French verbs: the infinitive and where their roles stand. `~` after an adjective or participle: it agrees with the
 * subject; `°` after a possessive: it is the subject's own, "votre" for the reader. Prepositions that end in "de" or
 * "à" are contracted with the article that follows.
 */

/** How a phrase is shaped by its slot. */
export type Shape =
  | 'into'
  | 'plus'
  | 'place'
  | 'hand'
  | 'positions'
  | 'bare'
  | 'held'
  | 'chosen'
  | 'options'
  | 'picked'
  | 'discards'
  | 'chosenCard'
  | 'kind'
  | 'shift'
  | 'most'
  | 'revealed'
  | 'discarded'
  | 'predicate';

/** A role with what stands around it. */
export type FrenchRole = RoleSlot<Shape>;
/** One place in a frame. */
export type Slot = AnySlot<Shape>;

/** A subject that no role names. */
export interface Impersonal {
  readonly text: string;
  readonly gender: 'm' | 'f';
  readonly plural?: true;
}

/** What French needs to know of a verb. */
export interface VerbEntry {
  /** The infinitive; its first word (after "se") is inflected. */
  readonly base: string;
  readonly frame: readonly Slot[];
  /** Said as it stands, whoever acts. */
  readonly fixed?: true;
  readonly subject?: Impersonal;
  /** A pronoun that always goes with it: "le faire". */
  readonly clitic?: 'le';
  readonly not?: true;
  /** The pronoun for the pile a card comes from: "choisissez-y une carte". */
  readonly there?: 'y';
}

const role = anyRole<Shape>;
const verb = (base: string, ...frame: readonly Slot[]): VerbEntry => ({ base, frame });
const fixed = (base: string, ...frame: readonly Slot[]): VerbEntry => ({ base, frame, fixed: true });
const about = (subject: Impersonal, base: string, ...frame: readonly Slot[]): VerbEntry => ({
  base,
  frame,
  subject,
});
const patient = role('patient');
const amount = role('amount');
const m = (text: string): Impersonal => ({ text, gender: 'm' });
const f = (text: string): Impersonal => ({ text, gender: 'f' });
const DAMAGE: Impersonal = { text: 'des dégâts', gender: 'm', plural: true };

const SPACES: Impersonal = { text: 'les cases', gender: 'f', plural: true };
const THIS_ONE: Impersonal = f('cette carte');
const THESE_POINTS: Impersonal = { text: 'ces dégâts', gender: 'm', plural: true };

/** Verbs of cards and abilities. */
const cardVerbs = {
  move: verb('déplacer', patient, role('amount', 'de'), role('to', 'vers'), tail),
  moveThrough: verb('traverser les combattants adverses'),
  moveThroughSidekicks: verb('traverser les acolytes'),
  place: verb('placer', patient, role('at', 'sur')),
  swap: verb('échanger', role('patient', undefined, 'positions')),
  deal: verb('infliger', amount, role('recipient', 'à'), tail),
  recover: verb('récupérer', amount, tail),
  setHealth: verb('fixer', patient, role('amount', 'à')),
  defeat: verb('vaincre', patient),
  returnFighter: verb('remettre', patient, role('to', 'sur')),
  summon: verb('invoquer', patient, role('to', 'sur')),
  removeFighter: verb('retirer', patient, 'du plateau'),
  stayPut: verb('devoir rester sur sa° case jusqu’à la fin du tour'),
  comeBack: verb('placer', patient, 'sur n’importe quelle case au début de votre prochain tour'),
  draw: verb('piocher', amount, tail),
  drawUntil: verb('piocher jusqu’à avoir', amount, 'en main'),
  discard: verb('défausser', patient),
  return: verb('remettre', patient, role('to', undefined, 'into')),
  put: verb('mettre', patient, role('to', undefined, 'into'), role('manner')),
  shuffleInto: verb('mélanger', patient, role('to', 'dans')),
  keep: verb('garder', patient),
  lookAt: verb('consulter', patient),
  resolvePart: verb('résoudre l’effet', role('with'), role('patient', 'de')),
  gatherPlayed: verb(
    'mettre votre carte de combat',
    role('to', undefined, 'into'),
    'plutôt que dans votre défausse',
  ),
  gatherAll: verb(
    'mettre vos cartes',
    role('to', undefined, 'into'),
    'chaque fois qu’elles devraient aller dans votre défausse',
  ),
  revealTop: verb('révéler la première carte', role('patient', 'de'), 'pour en résoudre l’effet'),
  lookAtTop: verb('consulter la première carte', role('patient', 'de'), role('with', ':')),
  shuffleAllInto: verb('mélanger', amount, role('to', 'dans')),
  discardOpen: verb('défausser la carte révélée', role('patient', 'de')),
  buryDiscarded: verb('mettre une carte défaussée', role('patient', 'de'), 'sous cette pile'),
  revealSome: verb('avoir révélé', amount),
  doAgain: verb('recommencer'),
  reveal: verb('révéler', patient),
  search: verb('mettre dans votre main', patient, ', prise dans votre deck ou votre défausse'),
  shuffleSearched: verb('mélanger votre deck si vous y avez cherché la carte'),
  discardChosen: verb('choisir', role('patient', undefined, 'picked'), role('other', 'dont', 'discards')),
  playInCombat: verb('jouer', role('patient', undefined, 'chosenCard'), 'lors de ce combat'),
  beSameCard: { ...fixed('peut s’agir de la même carte'), subject: m('il') },
  boost: verb('BOOSTER', patient),
  boostFaceDown: verb('BOOSTER cette attaque avec une carte face cachée'),
  boostLost: about(m('le BOOST'), 'être perdu si les effets de la carte Attaque sont annulés'),
  become: verb('passer', role('amount', 'à')),
  change: verb('faire passer', patient, role('amount', 'à')),
  add: verb('ajouter', amount, role('to', 'à'), tail),
  subtract: verb('retirer', amount, role('to', 'de'), tail),
  ignore: verb('ignorer', patient),
  fix: verb('passer', role('amount', 'à'), 'et ne peut pas être modifiée par des effets de carte'),
  fixForGood: verb('passer', role('amount', 'à'), 'et ne peut pas être modifiée'),
  cancel: verb('annuler', patient),
  passThrough: fixed('peut traverser les combattants adverses'),
  takeNone: verb('subir', patient),
  takeAtMost: verb('subir au maximum', amount, 'lors de ce combat'),
  redirect: verb('subir les dégâts de combat', role('from', 'à la place de')),
  replace: verb('prendre', role('patient', undefined, 'place'), 'lors de ce combat'),
  takeSide: verb('devenir', role('as')),
  shiftValue: verb('modifier', patient, role('amount', 'de', 'shift')),
  makeBonusAttack: verb('effectuer l’attaque bonus'),
  playFaceUp: verb('jouer', patient, role('manner'), 'en prédisant la valeur imprimée de la carte Attaque'),
  playOpenly: verb('jouer', patient, role('manner')),
  playOnlyAgainst: fixed('ne pouvez jouer', patient, role('to', 'que contre')),
  playAs: verb('jouer', patient, role('as', 'en', 'bare')),
  gain: verb('gagner', amount, tail),
  activate: verb('activer', patient, amount, tail),
  deactivate: verb('désactiver', patient, amount, tail),
  gainFreeAttack: verb('gagner une action d’attaque gratuite', role('patient', 'contre')),
  lose: verb('perdre', amount, tail),
  spend: verb('dépenser', amount, tail),
  pay: verb('payer', role('recipient', 'à'), amount, role('from', 'de'), tail),
  end: verb('mettre fin', role('patient', 'à')),
  transform: verb('devenir', role('to')),
  selectForm: verb('choisir', role('to', undefined, 'chosen')),
  changeForm: verb('changer', role('patient', 'de')),
  assign: verb('attribuer à la place', patient, role('to', 'à')),
  assignAtMost: fixed('ne peut pas recevoir plus de dégâts qu’il ne lui reste de points de vie'),
  moveFurther: verb('ajouter', amount, 'à votre valeur de déplacement', tail),
  goFurther: fixed('peut se déplacer', role('amount', 'de'), 'lors de vos manœuvres', tail),
  escape: verb(
    'placer',
    patient,
    'sur n’importe quelle case lors d’une manœuvre BOOSTÉE, à la place de son déplacement',
  ),
  hideHand: verb(
    'révéler',
    patient,
    'de votre main pour annuler un effet qui montrerait votre main à un adversaire',
  ),
  exchangeValues: verb('échanger', 'les valeurs des deux cartes de ce combat'),
  goToOpponents: fixed(
    'rejoignent la main de votre adversaire au lieu de votre défausse une fois que vous les avez jouées',
  ),
  comeToHand: fixed('rejoignent votre main lorsqu’un adversaire les défausse de la sienne'),
  comeToTop: fixed('se placent sur le dessus de votre deck lorsqu’un adversaire les défausse de sa main'),
  comeToEither: fixed(
    'rejoignent votre main ou le dessus de votre deck, à votre choix, lorsqu’un adversaire les défausse de sa main',
  ),
  boostOften: verb('BOOSTER', patient, role('amount', 'avec', 'most')),
  playInstead: verb('jouer', role('patient', undefined, 'chosenCard'), 'à la place'),
  attackAnywhere: verb('attaquer des combattants situés sur n’importe quelle case', role('with', 'avec')),
  attackAnywhereNext: verb(
    'effectuer votre prochaine attaque',
    role('with', 'avec'),
    'contre un combattant situé sur n’importe quelle case',
  ),
  playFrom: verb('jouer', patient, role('with', 'avec')),
  shuffleOwn: verb('mélanger votre deck'),
  beUndefeated: verb('être considéré~ comme non vaincu~'),
  hideHandWith: verb('révéler', patient, ', qui annule l’effet qui aurait montré sa° main'),
  standAgain: verb('revenir', role('amount', 'avec'), role('at', 'sur'), ', finalement non vaincu~'),
  beRanged: verb('être un combattant à distance'),
  drawInManeuver: verb('piocher', amount, 'lors de vos manœuvres', tail),
  keepHealth: {
    ...fixed('ne peuvent pas faire descendre', patient, role('amount', 'en dessous de')),
    subject: { text: 'les dégâts', gender: 'm', plural: true },
  },
  cannotBeCancelled: fixed('ne peuvent pas être annulés'),
  linkSpaces: verb('se déplacer entre les cases avec', patient, 'comme si elles étaient adjacentes'),
  notCount: { ...fixed('avec', patient, 'ne comptent pas'), subject: SPACES },
  notCountMoving: {
    ...fixed('avec', patient, 'ne comptent pas lorsque vous déplacez', role('agent')),
    subject: SPACES,
  },
  relayToken: {
    ...fixed('reste plus hors du plateau, déplacez-y un jeton depuis une autre case'),
    subject: m('s’il n’en'),
  },
  startWith: verb('commencer la partie avec', amount),
  keepRest: verb('contenir le reste'),
  haveAtMost: fixed('ne peut jamais avoir plus de', amount),
  startAs: verb('commencer la partie sous la forme', role('as', 'de')),
  startInReserve: verb('commencer la partie hors du plateau, en réserve'),
  lieInRow: verb('former une rangée dans cet ordre'),
  alwaysOneOf: verb('être toujours', role('as')),
  placeTokens: verb('placer', patient, role('at', 'sur')),
  symbolRule: {
    ...fixed('n’est résolu que si la carte au sommet de votre défausse présente ce symbole'),
    subject: m('un effet marqué d’un symbole'),
  },
  symbolStart: about(f('une défausse vide'), 'présenter', patient),
  symbolWild: verb('remplacer un symbole de votre choix'),
  formCards: fixed('ne pouvez jouer les cartes', role('patient', 'de'), 'que sous la forme correspondante'),
  choose: { ...verb('choisir', role('patient', undefined, 'chosen')), there: 'y' },
  name: verb('annoncer', patient),
  chooseModes: verb('choisir', amount),
  do: { ...verb('faire'), clitic: 'le' },
  be: verb('être', role('as', undefined, 'predicate')),
  exist: verb('être'),
  have: verb('avoir', amount, role('patient', undefined, 'held')),
  haveNone: verb('être vide'),
  equal: verb('être', amount),
  tie: about(f('la valeur des deux cartes'), 'être la même'),
  predictRight: verb('deviner juste'),
  beActive: verb('être activé~'),
  formChosen: verb('être choisi~'),
  wonThisTurn: fixed('avez déjà remporté un combat pendant ce tour'),
  notWonThisTurn: fixed('n’avez pas encore remporté de combat pendant ce tour'),
  maneuvered: fixed('avez effectué une manœuvre pendant ce tour'),
  notManeuvered: fixed('n’avez pas effectué de manœuvre pendant ce tour'),
  movedAlong: fixed('a emprunté', amount, 'pendant ce tour'),
  notMovedAlong: fixed('n’a pas emprunté', amount, 'pendant ce tour'),
  beCombatDamage: { ...fixed('sont des dégâts de combat'), subject: THESE_POINTS },
  beOwnCard: { ...fixed('vient de votre deck'), subject: THIS_ONE },
  beOthersCard: { ...fixed('ne vient pas de votre deck'), subject: THIS_ONE },
  notBeCombatDamage: { ...fixed('ne sont pas des dégâts de combat'), subject: THESE_POINTS },
  winCombat: verb('remporter', patient),
  loseCombat: verb('perdre', patient),
  playCombatCard: verb('jouer', patient, role('manner')),
  playedAs: verb('être joué~', role('as', 'en', 'bare')),
  hasType: verb('être', role('as')),
  showSymbols: verb('présenter', patient),
  showSymbol: about(f('votre défausse'), 'présenter', patient),
  wasDealt: about(DAMAGE, 'être infligé~', role('recipient', 'à'), role('manner')),
  attack: verb('attaquer', patient),
  attackWith: verb('attaquer', patient, role('with', 'avec')),
  maneuver: verb('effectuer une manœuvre'),
  takeDamage: verb('subir des dégâts'),
  takeCombatDamage: verb('subir des dégâts de combat'),
  wouldTakeDamage: fixed('devrait subir des dégâts'),
  beDefeated: verb('être vaincu~'),
  noneOpen: {
    ...fixed('', role('patient', 'de'), 'n’est révélée'),
    subject: { text: 'aucune carte', gender: 'f' },
  },
  lieOpen: verb('être visible'),
  discardSome: verb('avoir défaussé', amount),
  beAttacked: verb('être attaqué~'),
  drawManeuvering: verb('piocher lors d’une manœuvre'),
  resolveScheme: verb('résoudre un stratagème'),
  leaveZone: verb('quitter la zone', role('patient', 'de')),
} as const satisfies Partial<Record<Verb, VerbEntry>>;

/** Verbs of the log and of choices. */
const eventVerbs = {
  begin: verb('commencer la partie'),
  startTurn: verb('commencer le tour', amount),
  endTurn: verb('terminer son° tour'),
  endTurnEarly: verb('mettre fin à son° tour de façon anticipée'),
  takeAction: verb('effectuer l’action', amount, role('as', ':', 'bare')),
  mulligan: verb('piocher une nouvelle main'),
  drawNamed: verb('piocher', patient),
  miss: { ...verb('pouvoir piocher', amount), not: true },
  discardNamed: verb('défausser', patient, role('manner')),
  putNamed: verb('mettre', patient, role('from', 'de'), role('to', undefined, 'into')),
  getFrom: verb('recevoir', patient, role('from', 'de'), role('to', undefined, 'into')),
  lookAtHand: verb('consulter', role('patient', undefined, 'hand'), role('with', ':')),
  revealFromDeck: verb('révéler', patient, 'de son° deck'),
  revealNamed: verb('révéler', patient),
  shuffle: verb('mélanger son° deck'),
  boostBy: verb('BOOSTER', role('to'), role('with', 'avec'), role('amount', ':', 'plus')),
  layBoost: verb('poser', patient, 'face cachée comme BOOST'),
  bePlaced: verb('être placé~ sur', role('at'), role('from', ', depuis')),
  moveFromTo: verb('se déplacer', role('from', 'de'), role('to', 'à'), role('amount', ':')),
  swapSpaces: verb('échanger leurs positions'),
  open: verb('ouvrir', patient),
  close: verb('fermer', patient),
  playScheme: verb('jouer', patient),
  useItem: verb('utiliser', patient),
  getItem: verb('recevoir', patient),
  bonusAttackWith: verb('attaquer de nouveau', patient, role('with', 'avec'), role('amount', ', valeur')),
  defendWith: verb('se défendre', role('with', 'avec')),
  defendWithout: verb('se défendre sans carte'),
  predict: verb('prédire', amount, role('with', 'avec')),
  beRevealed: verb('être révélé~'),
  valueChange: verb('passer', role('from', 'de'), role('to', 'à')),
  beIgnored: verb('être ignoré~'),
  beFixed: verb('être fixé~', role('to', 'à')),
  beCancelled: verb('être annulé~'),
  beCancelledByLoss: verb('être annulé~ si son joueur perd le combat'),
  notBeCancelled: fixed('ne peuvent pas être annulés'),
  takePlaceOf: verb('prendre', role('patient', undefined, 'place'), 'dans le combat'),
  becomeCard: verb('devenir', role('as')),
  resolveCombat: about(m('le combat'), 'se terminer', role('from'), role('to', 'à'), role('amount', ':')),
  suffer: verb('subir', amount, role('limit', ': il {lui|leur} reste')),
  beSpared: verb('éviter', amount),
  takeInstead: verb('subir', amount, role('from', 'à la place de')),
  heal: verb('récupérer', amount, role('limit', 'et en {a|ont} désormais')),
  beSetTo: verb('avoir désormais', amount),
  returnTo: verb('revenir', role('at', 'sur')),
  enter: verb('entrer en jeu', role('at', 'sur')),
  leave: verb('quitter le plateau'),
  beHeld: verb('être immobilisé~ jusqu’à la fin du tour'),
  counterChange: verb('passer', role('from', 'de'), role('to', 'à')),
  takeForm: verb('devenir', role('as')),
  buryIn: verb('mettre', patient, role('to', 'sous')),
  chooseNamed: verb('choisir', role('patient', undefined, 'chosen')),
  beChosen: verb('être choisi~ dans', role('from', undefined, 'hand')),
  placeToken: verb('placer', patient, role('at', 'sur')),
  moveToken: verb('déplacer', patient, role('from', 'de'), role('to', 'à')),
  nameNumber: verb('choisir', amount),
  chooseOptions: verb('choisir', role('patient', undefined, 'options')),
  last: verb('durer jusqu’à la fin du tour'),
  resign: verb('abandonner la partie'),
  runOutOfTime: verb('dépasser le temps imparti'),
  beEliminated: verb('être éliminé~'),
  winGame: verb('remporter la partie'),
  endInDraw: about(f('la partie'), 'se terminer par une égalité'),
  stay: verb('rester sur place'),
  comeBackHere: verb('faire un aller-retour'),
  step: verb('avancer', role('to', 'sur')),
} as const satisfies Partial<Record<Verb, VerbEntry>>;

/** Every verb; a missing one is a compile error. */
export const verbs: { readonly [V in Verb]: VerbEntry } = { ...cardVerbs, ...eventVerbs };

/** Frames for what a verb needs other words for. */
export const variants = {
  /** "Infligez au combattant adverse un nombre de dégâts égal à …". */
  dealEqual: verb('infliger', role('recipient', 'à'), amount),
  /** "La valeur de cette carte devient égale à …". */
  becomeEqual: verb('devenir égal~', role('amount', 'à')),
  fixEqual: verb(
    'devenir égal~',
    role('amount', 'à'),
    'et ne peut pas être modifiée par des effets de carte',
  ),
  fixForGoodEqual: verb('devenir égal~', role('amount', 'à'), 'et ne peut pas être modifiée'),
  changeEqual: verb('remplacer', patient, role('amount', 'par')),
  /** What is moved stands last when it needs many words. */
  moveLong: verb('déplacer', role('amount', 'de'), patient, role('to', 'vers'), tail),
  moveTo: verb('se déplacer', role('to', 'jusqu’à'), role('amount', ':')),
  /** "Vous reprenez « Feinte » de votre défausse en main". */
  takeBack: verb('reprendre', patient, role('from', 'de'), 'en main'),
  /** "George Washington commence la partie sans ruse en jeu". */
  startWithout: verb('commencer la partie sans', role('amount', undefined, 'kind')),
  /** "Alice commence la partie GRANDE". */
  startQuality: verb('commencer la partie', role('as')),
  putAside: verb('mettre', patient, role('to', undefined, 'into')),
  putAsideFrom: verb('mettre de côté', patient, role('from', 'de')),
  /** What is described at length stands last: "Remettez dans votre main 1 carte …". */
  returnLong: verb('remettre', role('to', undefined, 'into'), patient),
  /** "Si votre vers compte exactement 10 syllabes". */
  holds: verb('compter', amount),
  /** What a side deck's cards are called is said where it is known: "le Charme révélé". */
  discardOpen: verb('défausser', role('patient', undefined, 'revealed')),
  buryDiscarded: verb('mettre', role('patient', undefined, 'discarded'), role('patient', 'sous')),
  noneOpen: verb('être révélé~'),
  transformYou: verb('se transformer en', role('to', undefined, 'bare')),
} as const;
