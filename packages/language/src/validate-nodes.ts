import type { EffectOf } from './effect.ts';
import type { Need } from './fault-english.ts';
import { FAMILIES, nodeParts } from './grammar.ts';
import type { CardDef, Moment } from './hero.ts';
import type { ModifierName } from './modifier.ts';
import { keyPath } from './path.ts';
import type { Report } from './problem.ts';
import type { Fighters, Filter } from './selector.ts';
import { type Place, type Root, type Visited, walkInside, walkNode } from './walk.ts';

/** Everything that works in some places only, by kind and name; what is not listed works everywhere. */
export const PLACE_NEEDS: Readonly<Record<string, Need>> = {
  'effect.playCard': 'combat',
  'effect.boost': 'combat',
  'effect.setValue': 'combat',
  'effect.addValue': 'combat',
  'effect.ignoreValue': 'combat',
  'effect.fixValue': 'combat',
  'effect.cancel': 'combat',
  'effect.prevent': 'combat',
  'effect.redirect': 'combat',
  'effect.become': 'combat',
  'effect.revive': 'combat',
  'effect.call': 'result',
  'effect.bonusAttack': 'bonus',
  'effect.assign': 'damage',
  'effect.playScheme': 'idle',
  'effect.gainAction': 'turn',
  'effect.freeAttack': 'turn',
  'effect.swapValues': 'combat',
  'condition.ownCard': 'played',
  'condition.won': 'result',
  'condition.role': 'fight',
  'value.value': 'combat',
  'value.dealt': 'fight',
  'value.prediction': 'prediction',
  'value.beyond': 'effect',
  'condition.combatDamage': 'hurt',
  'condition.room': 'effect',
  'fighters.actor': 'effect',
  'fighters.heroOf': 'effect',
  'fighters.mine': 'fight',
  'fighters.theirs': 'fight',
  'fighters.both': 'fight',
  'filter.playable': 'combat',
  'filter.boosting': 'combat',
  'player.opponent': 'opponent',
  'player.owner': 'played',
  'card.mine': 'played',
  'card.theirs': 'combat',
  'card.previous': 'previous',
  'card.noted': 'combat',
  'modifier.value': 'ability',
  'modifier.fixed': 'ability',
  'modifier.floor': 'ability',
  'modifier.maneuverDraw': 'ability',
  'modifier.move': 'ability',
  'modifier.ranged': 'ability',
  'modifier.reach': 'ability',
  'modifier.escape': 'ability',
  'modifier.hideHand': 'card',
  'modifier.protect': 'ability',
  'modifier.link': 'ability',
  'modifier.handOver': 'ability',
  'modifier.comeBack': 'ability',
  'modifier.uncancellable': 'card',
  'modifier.playAs': 'combatCard',
  'modifier.against': 'attack',
  'modifier.faceUp': 'attack',
  'modifier.predict': 'defense',
};

/** What every effect gives; `ability` because it can hold a modifier for this turn. */
const IN_EFFECT = ['effect', 'ability', 'calm', 'turn'] as const satisfies readonly Need[];

/** Operations that a hook at damage may use. */
const CALM: readonly string[] = [
  'seq',
  'if',
  'may',
  'pay',
  'choose',
  'pick',
  'gain',
  'lose',
  'form',
  'symbol',
  'assign',
];

const IN_COMBAT = ['fight', 'combat', 'played', 'opponent'] as const satisfies readonly Need[];

/** What a hook's moment gives; a hook at any other moment has no combat around it. */
const MOMENT_GIVES: Partial<Record<Moment, readonly Need[]>> = {
  declareAttack: [...IN_COMBAT, 'declare'],
  attacked: ['fight', 'combat', 'opponent'],
  immediately: IN_COMBAT,
  during: IN_COMBAT,
  afterCombat: [...IN_COMBAT, 'result'],
  cleanUp: [...IN_COMBAT, 'result'],
  afterAttack: [...IN_COMBAT, 'result'],
  damage: ['damage', 'hurt'],
  damaged: ['hurt'],
  turnStart: ['idle'],
  afterManeuver: ['idle'],
};

/** What a hook's moment takes away. */
const MOMENT_TAKES: Partial<Record<Moment, Need>> = { damage: 'calm', turnEnd: 'turn' };

/** Checks that every node stands where it can work, and that its fields go together; `lends`: of a hero that hands cards over. */
export function checkNodes(roots: readonly Root[], report: Report, lends: boolean = false): void {
  for (const root of roots) checkTree(root, lends, report);
}

function checkTree(root: Root, lends: boolean, report: Report): void {
  // What acts while a side card lies open can be said to hold under a condition.
  const isOnSideCard =
    root.kind === 'modifier' && root.place.at === 'ability' && root.place.side !== undefined;
  const check = (gives: readonly Need[]) => (visited: Visited) => {
    checkPlace(visited, gives, report);
    checkTogether(visited, lends, report);
    if (visited.kind !== 'modifier') return true;
    if (isOnSideCard && !('if' in (nodeParts('modifier', visited.name) ?? {})))
      report(keyPath(visited.path, 'mod'), { is: 'sideModifier' });
    if (visited.node.mod === 'reach' && visited.node.next && root.kind === 'modifier')
      report(keyPath(visited.path, 'next'), { is: 'nextThisTurn' });
    // A bonus to a value is asked for in combat, every other modifier at any time. It cannot look at the value itself.
    walkInside(visited, check(visited.name === 'value' ? ['fight'] : []));
    return false;
  };
  walkNode(root.kind, root.node, check(placeGives(root.place)), root.path);
}

function placeGives(place: Place): readonly Need[] {
  switch (place.at) {
    case 'ability':
      return ['ability'];
    case 'static':
      return staticGives(place.card);
    case 'hook':
      return [
        ...IN_EFFECT.filter((need) => need !== MOMENT_TAKES[place.hook.when]),
        ...(MOMENT_GIVES[place.hook.when] ?? []),
      ];
    case 'side':
      return IN_EFFECT;
    case 'item':
      return [...IN_EFFECT, ...(place.item.kind === 'combat' ? IN_COMBAT : (['idle'] as const))];
    case 'timing':
      return [...IN_EFFECT, ...timingGives(place.timing, place.card)];
    case 'bonus':
      return [
        ...IN_EFFECT,
        ...IN_COMBAT,
        'previous',
        ...(place.timing === 'after' ? (['result'] as const) : []),
      ];
  }
}

function staticGives({ type }: CardDef): readonly Need[] {
  if (type === 'scheme') return ['card'];
  return [
    'card',
    'combatCard',
    ...(type === 'defense' ? [] : (['attack'] as const)),
    ...(type === 'attack' ? [] : (['defense'] as const)),
  ];
}

function timingGives(timing: string, card: CardDef): readonly Need[] {
  if (timing === 'scheme') return ['played'];
  // A card that is discarded is not being played, and there may be no combat.
  if (timing === 'boosted' || timing === 'discarded') return [];
  if (timing === 'called') return [...IN_COMBAT, 'result'];
  const predicts = card.static?.some(({ mod }) => mod === 'predict') === true;
  return [
    ...IN_COMBAT,
    ...(timing === 'after' ? (['result'] as const) : []),
    ...(card.bonusAttack === undefined ? [] : (['bonus'] as const)),
    ...(predicts ? (['prediction'] as const) : []),
  ];
}

interface Trait {
  readonly name: string;
  readonly path: string;
}

/** The words of a node by which its place is judged. */
function traits({ kind, name, node, path }: Visited): readonly Trait[] {
  if (kind === 'fighters') return [{ name: node.sel, path: keyPath(path, 'sel') }];
  if (kind === 'filter') return Object.keys(node).map((key) => ({ name: key, path: keyPath(path, key) }));
  const { key } = FAMILIES[kind];
  return [{ name, path: key === undefined || typeof node !== 'object' ? path : keyPath(path, key) }];
}

function checkPlace(visited: Visited, gives: readonly Need[], report: Report): void {
  if (
    visited.kind === 'effect' &&
    visited.node.op === 'boost' &&
    visited.node.faceDown &&
    !gives.includes('declare')
  ) {
    report(keyPath(visited.path, 'faceDown'), { is: 'place', name: 'boost', need: 'declare' });
  }
  if (
    visited.kind === 'effect' &&
    visited.node.op === 'take' &&
    visited.node.note &&
    !gives.includes('combat')
  )
    report(keyPath(visited.path, 'note'), { is: 'place', name: 'note', need: 'combat' });
  for (const { name, path } of traits(visited)) {
    const need = PLACE_NEEDS[`${visited.kind}.${name}`];
    if (need !== undefined && !gives.includes(need)) report(path, { is: 'place', name, need });
    else if (visited.kind === 'effect' && !gives.includes('calm') && !CALM.includes(name))
      report(path, { is: 'place', name, need: 'calm' });
  }
}

/** Fields of one node that only make sense together or apart. */
function checkTogether(visited: Visited, lends: boolean, report: Report): void {
  const { kind, node, path } = visited;
  if (kind === 'fighters') checkSelector(node, path, report);
  if (kind === 'effect' && node.op === 'take') checkTake(node, path, report);
  if (kind === 'effect' && node.op === 'prevent' && node.over !== undefined && node.kind !== 'combat')
    report(keyPath(path, 'over'), { is: 'overCombat' });
  if (kind === 'effect' && node.op === 'move' && node.through && node.past !== undefined)
    report(keyPath(path, 'past'), { is: 'throughOrPast' });
  if (kind === 'effect' && node.op === 'pick') checkPick(node, path, report);
  if (
    kind === 'pickable' &&
    node.pick === 'card' &&
    node.unseen &&
    (node.pile !== 'hand' || node.where !== undefined)
  )
    report(keyPath(path, 'unseen'), { is: 'unseenHand' });
  if (kind === 'effect' && node.op === 'summon' && node.all && node.as !== undefined)
    report(keyPath(path, 'as'), { is: 'allSummoned' });
  if (kind === 'effect' && node.op === 'thisTurn' && !TURN_LONG.includes(node.modifier.mod)) {
    report(keyPath(path, 'modifier'), { is: 'turnModifier' });
  }
  if (kind === 'effect' && node.op === 'moveToken' && (node.upTo === undefined) === (node.at === undefined)) {
    report(path, { is: 'upToOrAt' });
  }
  if (kind === 'effect' && node.op === 'repeat' && (node.while === undefined) === (node.times === undefined))
    report(path, { is: 'whileOrTimes' });
  if (typeof node === 'object') checkOwnPile(visited, report);
  if (typeof node === 'object' && 'where' in node && node.where !== undefined) {
    // Others hold and play cards of a hero that hands them over.
    checkFilter(node.where, lends || isOwn(node), keyPath(path, 'where'), report);
    if (node.where.paired && !(kind === 'pickable' && node.pick === 'card' && node.pile === 'hand'))
      report(keyPath(keyPath(path, 'where'), 'paired'), { is: 'pairedHand' });
  }
}

/** A pile of the hero's own is named where one is meant, and is the reader's. */
function checkOwnPile({ kind, node, path }: Visited, report: Report): void {
  const fields = node as Readonly<Record<string, unknown>>;
  const means = ['from', 'to', 'pile'].some((key) => fields[key] === 'own');
  const isKept = kind === 'condition' || (kind === 'value' && fields.val !== 'cards');
  if (!isKept && means !== (fields.own !== undefined)) report(keyPath(path, 'own'), { is: 'ownPile' });
  if (fields.val === 'cards' && fields.other !== undefined && !means)
    report(keyPath(path, 'other'), { is: 'ownPile' });
  if (means && !isOwn(fields)) report(keyPath(path, 'of'), { is: 'ownDeck' });
}

/** Modifiers that can hold for a turn. */
const TURN_LONG: readonly ModifierName[] = ['value', 'fixed', 'floor', 'reach'];

/** What can be picked several at a time, and what can be gone through. */
function checkPick(node: EffectOf<'pick'>, path: string, report: Report): void {
  const { from, count, each, may, by } = node;
  if (count !== undefined && (from.pick !== 'fighter' || each))
    report(keyPath(path, 'count'), { is: 'severalFighters' });
  const all = from.pick === 'fighter' || from.pick === 'opponent' || from.pick === 'player';
  if (each && (!all || may || by !== undefined || node.else !== undefined))
    report(keyPath(path, 'each'), { is: 'eachOf' });
}

/** Which choices fit which piles. */
function checkTake(
  { from, to, choice, note, count, open }: EffectOf<'take'>,
  path: string,
  report: Report,
): void {
  if (from === to) report(keyPath(path, 'to'), { is: 'samePile', pile: from });
  if (from === 'deck' && to === choice && (count !== undefined || !open))
    report(keyPath(path, 'to'), { is: 'oneShown' });
  if (note && to !== 'discard') report(keyPath(path, 'note'), { is: 'noteDiscard' });
  if (choice === 'random' && from !== 'hand' && from !== 'discard')
    report(keyPath(path, 'choice'), { is: 'randomHand' });
  if (choice === 'bottom' && from !== 'deck') report(keyPath(path, 'choice'), { is: 'bottomDeck' });
  if (choice === 'top' && from !== 'deck' && from !== 'discard') {
    report(keyPath(path, 'choice'), { is: 'topPile' });
  }
  if (choice === 'first' && from !== 'own') report(keyPath(path, 'choice'), { is: 'firstOrdered' });
  if (from === 'deck' && choice !== 'top' && choice !== 'bottom')
    report(keyPath(path, 'choice'), { is: 'deckTop' });
}

function checkSelector(who: Fighters, path: string, report: Report): void {
  for (const [sel, key] of [
    ['reg', 'reg'],
    ['heroOf', 'of'],
  ] as const) {
    if (who.sel === sel && who[key] === undefined) report(keyPath(path, key), { is: 'selNeedsIt', sel });
    // The fighters of one opponent, too.
    const fits = who.sel === sel || (key === 'of' && who.sel === 'opposing');
    if (!fits && who[key] !== undefined) report(keyPath(path, key), { is: 'needsSel', sel });
  }
  if (who.kind !== undefined && NOT_OWN.includes(who.sel)) {
    report(keyPath(path, 'kind'), { is: 'ownKind', sel: who.sel });
  }
}

/** Selectors that can never give a fighter of the hero itself. */
const NOT_OWN: readonly string[] = ['theirs', 'opposing', 'heroOf'];

/** Banners, tags and titles are those of the own deck; another deck may not know them. */
const OWN_DECK = ['user', 'tag', 'named'] as const satisfies readonly (keyof Filter)[];

function checkFilter(where: Filter, own: boolean, path: string, report: Report): void {
  if (own) return;
  for (const key of OWN_DECK) {
    if (where[key] !== undefined) report(keyPath(path, key), { is: 'ownDeck' });
  }
}

/** Whether the cards a node looks at belong to the player of the effect; a remembered card may. */
function isOwn(node: object): boolean {
  if ('card' in node) return node.card !== 'theirs' && node.card !== 'previous';
  return !('of' in node) || node.of === undefined || node.of === 'you';
}
