import type { Condition } from './condition.ts';
import type { Effect, EffectOf } from './effect.ts';
import type { Modifier } from './modifier.ts';
import { between, type NumberRange, remembering } from './register.ts';
import type { CardRef, Fighters, Filter, Pickable, Player, Spaces } from './selector.ts';
import type { Value } from './value.ts';

/**
 * Typed builders: they read like the rulebook and return plain JSON. The functions given to `pick`, `dealing` and the
 * like run once, while the card is built; they receive references to registers, never values.
 */

// Control

export const seq = (...effects: readonly Effect[]): Effect => {
  const [only, ...more] = effects;
  return only !== undefined && more.length === 0 ? only : { op: 'seq', do: effects };
};
export const when = (cond: Condition, then: Effect, otherwise?: Effect): Effect =>
  otherwise === undefined ? { op: 'if', cond, then } : { op: 'if', cond, then, else: otherwise };
export const may = (
  effect: Effect,
  options: { readonly by?: Player; readonly else?: Effect } = {},
): Effect => ({
  op: 'may',
  do: effect,
  ...options,
});
export const pay = (counter: string, amount: Value, effect: Effect): Effect => ({
  op: 'pay',
  counter,
  amount,
  do: effect,
});
/** The effect, unless an opponent buys it off: pays so many of the counter to you, out of what you do not have of it. */
export const unlessPaid = (counter: string, amount: Value, effect: Effect): Effect => ({
  op: 'pay',
  counter,
  amount,
  by: 'opponents',
  do: { op: 'seq', do: [] },
  else: effect,
});
export const choose = (count: Value, ...from: readonly Effect[]): Effect => ({ op: 'choose', count, from });
/** Each mode is carried out before the next is chosen: `chooseInTurn(2, draw(1), gainAction())`. */
export const chooseInTurn = (count: Value, ...from: readonly Effect[]): Effect => ({
  op: 'choose',
  count,
  from,
  successive: true,
});
/** Another player chooses one of the modes: `letChoose('opponent', draw(1), add(2))`. */
export const letChoose = (by: Player, ...from: readonly Effect[]): Effect => ({
  op: 'choose',
  count: 1,
  from,
  by,
});
/** So many times, one after another: `doTimes(2, draw(1))`. */
export const doTimes = (times: Value, effect: Effect): Effect => ({ op: 'repeat', do: effect, times });
/** The effect; as long as the condition holds, you may repeat it: `repeat(revealSide(), compare(revealedMarks(), '<', 3))`. */
export const repeat = (effect: Effect, cond: Condition): Effect => ({
  op: 'repeat',
  do: effect,
  while: cond,
});
/** One of the modes whose condition holds, where they begin with one: `chooseAble(when(contains('cauldron', 'bat'), draw(1)))`. */
export const chooseAble = (...from: readonly Effect[]): Effect => ({
  op: 'choose',
  count: 1,
  from,
  able: true,
});
/** One of the modes that was not chosen in this turn yet: `chooseOnce(draw(1), freeAttack())`. */
export const chooseOnce = (...from: readonly Effect[]): Effect => ({
  op: 'choose',
  count: 1,
  from,
  once: true,
});

/** How something is picked. */
export interface PickOptions {
  readonly may?: true;
  readonly by?: Player;
  readonly else?: Effect;
}

const picking = (from: Pickable, body: (reg: number) => Effect, options: PickOptions): Effect =>
  remembering((as) => ({ op: 'pick', from, as, ...options, do: body(as) }));

/** Picks one fighter; the body knows it as a selector. */
export const pick = (who: Fighters, body: (it: Fighters) => Effect, options: PickOptions = {}): Effect =>
  picking({ pick: 'fighter', who }, (reg) => body({ sel: 'reg', reg }), options);
/** Picks that many different fighters, with `may` up to that many; the body knows all of them. */
export const pickSeveral = (
  who: Fighters,
  count: Value,
  body: (them: Fighters) => Effect,
  options: { readonly may?: true } = {},
): Effect =>
  remembering((as) => ({
    op: 'pick',
    from: { pick: 'fighter', who },
    as,
    count,
    ...options,
    do: body({ sel: 'reg', reg: as }),
  }));
export const pickSpace = (at: Spaces, body: (space: number) => Effect, options: PickOptions = {}): Effect =>
  picking({ pick: 'space', at }, body, options);
export const pickCard = (
  from: Omit<Extract<Pickable, { pick: 'card' }>, 'pick'>,
  body: (card: CardRef) => Effect,
  options: PickOptions = {},
): Effect => picking({ pick: 'card', ...from }, (reg) => body({ reg }), options);
/** On a scheme: choose an opponent. */
export const pickOpponent = (
  body: (opponent: Player) => Effect,
  options: { readonly with?: Fighters } = {},
): Effect => picking({ pick: 'opponent', ...options }, (reg) => body({ reg }), {});
/** For each fighter that fits, one after another: `pickEach(own(), (it) => place(it, anywhere()))`. */
export const pickEach = (who: Fighters, body: (it: Fighters) => Effect): Effect =>
  remembering((as) => ({
    op: 'pick',
    from: { pick: 'fighter', who },
    as,
    each: true,
    do: body({ sel: 'reg', reg: as }),
  }));
/** Anybody at the table, you too: `pickPlayer((them) => look(them))`. */
export const pickPlayer = (body: (player: Player) => Effect): Effect =>
  picking({ pick: 'player' }, (reg) => body({ reg }), {});
/** For each player in turn order, you first: `eachPlayer((them) => discard(them))`. */
export const eachPlayer = (body: (player: Player) => Effect): Effect =>
  remembering((as) => ({ op: 'pick', from: { pick: 'player' }, as, each: true, do: body({ reg: as }) }));
/** For each opponent in turn order: `eachOpponent((them) => discard(them))`. */
export const eachOpponent = (body: (opponent: Player) => Effect): Effect =>
  remembering((as) => ({ op: 'pick', from: { pick: 'opponent' }, as, each: true, do: body({ reg: as }) }));
export const pickNumber = (
  range: NumberRange,
  body: (number: Value) => Effect,
  options: { readonly by?: Player } = {},
): Effect =>
  picking({ pick: 'number', min: range.min, max: range.max }, (reg) => body({ val: 'reg', reg }), options);
export const pickToken = (
  token: string,
  body: (token: number) => Effect,
  options: PickOptions & { readonly not?: readonly number[]; readonly under?: Fighters } = {},
): Effect => {
  const { not, under, ...rest } = options;
  return picking(
    {
      pick: 'token',
      token,
      ...(not === undefined ? {} : { not }),
      ...(under === undefined ? {} : { under }),
    },
    body,
    rest,
  );
};

// Fighters

export type MoveOptions = Omit<EffectOf<'move'>, 'op' | 'who' | 'upTo' | 'passed'>;
export const move = (who: Fighters, upTo: Value, options: MoveOptions = {}): Effect => ({
  op: 'move',
  who,
  upTo,
  ...options,
});
/** Moves through opposing fighters; the body knows those it moved through. */
export const charge = (who: Fighters, upTo: Value, body: (passed: Fighters) => Effect): Effect =>
  remembering((passed) =>
    seq({ op: 'move', who, upTo, through: true, passed }, body({ sel: 'reg', reg: passed })),
  );
export const place = (who: Fighters, at: Spaces, options: { readonly may?: true } = {}): Effect => ({
  op: 'place',
  who,
  at,
  ...options,
});
export const swap = (a: Fighters, b: Fighters): Effect => ({ op: 'swap', a, b });
export const damage = (to: Fighters, amount: Value): Effect => ({ op: 'damage', to, amount });
/** Deals damage; the body knows how much was dealt. */
export const dealing = (to: Fighters, amount: Value, body: (dealt: Value) => Effect): Effect =>
  remembering((dealt) => seq({ op: 'damage', to, amount, dealt }, body({ val: 'reg', reg: dealt })));
/** Deals damage; the body knows the fighters that took some. */
export const hitting = (to: Fighters, amount: Value, body: (hit: Fighters) => Effect): Effect =>
  remembering((hit) => seq({ op: 'damage', to, amount, hit }, body({ sel: 'reg', reg: hit })));
/** Deals damage; the effect follows if that defeated anybody, also one that took the damage over. */
export const felling = (to: Fighters, amount: Value, then: Effect): Effect =>
  remembering((felled) =>
    seq(
      { op: 'damage', to, amount, felled },
      when(exists({ sel: 'reg', reg: felled, state: 'defeated' }), then),
    ),
  );
export const recover = (who: Fighters, amount: Value): Effect => ({ op: 'recover', who, amount });
export const setHealth = (who: Fighters, to: Value): Effect => ({ op: 'setHealth', who, to });
export const defeat = (who: Fighters): Effect => ({ op: 'defeat', who });
/** A defeated fighter stands again and counts as not defeated: `revive(mine({ state: 'defeated' }), 4, anywhere())`. */
export const revive = (who: Fighters, health: Value, at: Spaces): Effect => ({
  op: 'revive',
  who,
  health,
  at,
});
export type SummonOptions = Omit<EffectOf<'summon'>, 'op' | 'from'>;
export const returnDefeated = (options: SummonOptions): Effect => ({
  op: 'summon',
  from: 'defeated',
  ...options,
});
export const summon = (options: SummonOptions): Effect => ({ op: 'summon', from: 'reserve', ...options });
/** Brings a defeated fighter back; the body knows it (it may be nobody). */
export const returning = (options: Omit<SummonOptions, 'as'>, body: (it: Fighters) => Effect): Effect =>
  remembering((as) => seq({ op: 'summon', from: 'defeated', ...options, as }, body({ sel: 'reg', reg: as })));
export const away = (who: Fighters): Effect => ({ op: 'away', who });
/** They cannot leave their spaces for the rest of this turn: `hold(anyone())`. */
export const hold = (who: Fighters): Effect => ({ op: 'hold', who });

// Cards

/** Draws until that many cards are in hand: `drawUntil(4)`. */
export const drawUntil = (count: Value): Effect => ({ op: 'draw', count, until: true });
export const draw = (count: Value, who: Player = 'you'): Effect =>
  who === 'you' ? { op: 'draw', count } : { op: 'draw', who, count };
export const drawAside = (count: Value): Effect => ({ op: 'draw', count, aside: true });
export type TakeOptions = Omit<EffectOf<'take'>, 'op' | 'as' | 'number'>;
export const take = (options: TakeOptions): Effect => ({ op: 'take', ...options });
/** Takes a card; the body knows it (it may be none). */
export const taking = (options: TakeOptions, body: (card: CardRef) => Effect): Effect =>
  remembering((as) => seq({ op: 'take', ...options, as }, body({ reg: as })));
/** Takes cards; the body knows how many. */
export const counting = (options: TakeOptions, body: (number: Value) => Effect): Effect =>
  remembering((number) => seq({ op: 'take', ...options, number }, body({ val: 'reg', reg: number })));
export type DiscardOptions = Partial<Omit<TakeOptions, 'to'>>;
/** That player discards from hand, by their own choice unless told otherwise. */
export const discard = (of: Player, options: DiscardOptions = {}): Effect =>
  take({ from: 'hand', of, choice: 'owner', to: 'discard', ...options });
export const discarding = (of: Player, options: DiscardOptions, body: (card: CardRef) => Effect): Effect =>
  taking({ from: 'hand', of, choice: 'owner', to: 'discard', ...options }, body);
/** Shows the top card of a deck to all and leaves it there; the body knows it (it may be none). */
export const revealingTop = (of: Player, body: (card: CardRef) => Effect): Effect =>
  taking({ from: 'deck', of, choice: 'top', to: 'top', open: true }, body);
export const put = (card: CardRef, to: EffectOf<'put'>['to']): Effect => ({ op: 'put', card, to });
/** Puts a card into a pile of yours: `putIn('line', 'mine')`. */
export const putIn = (own: string, card: CardRef): Effect => ({ op: 'put', card, to: 'own', own });
/** Takes cards out of a pile of yours; without a choice of cards all of them: `takeFrom('cauldron', { to: 'discard' })`. */
export const takeFrom = (own: string, options: Partial<TakeOptions> & Pick<TakeOptions, 'to'>): Effect =>
  take({ from: 'own', own, choice: 'all', ...options });
/** Carries out what your card says to be `called`: `call()`. */
export const call = (card: CardRef = 'mine'): Effect => ({ op: 'call', card });
export const look = (at: Player): Effect => ({ op: 'look', at, by: 'you' });
export const reveal = (at: Player): Effect => ({ op: 'look', at, by: 'all' });
export const search = (named: string): Effect => ({ op: 'search', named });
export const playCard = (card: CardRef): Effect => ({ op: 'playCard', card });
/** You choose a scheme of that pile, and the fighter plays it at once: `playScheme(actor(), 'deck')`. */
export const playScheme = (who: Fighters, from: EffectOf<'playScheme'>['from']): Effect => ({
  op: 'playScheme',
  who,
  from,
});

// Combat

export const mayBoost = (of: 'mine' | 'theirs' = 'mine'): Effect => ({ op: 'boost', of, may: true });
/** Up to so many cards, one after another: `mayBoostOften(2)`. */
export const mayBoostOften = (count: Value, of: 'mine' | 'theirs' = 'mine'): Effect => ({
  op: 'boost',
  of,
  may: true,
  count,
});
export const boostIt = (of: 'mine' | 'theirs' = 'mine'): Effect => ({ op: 'boost', of });
export const mayBoostFaceDown = (): Effect => ({ op: 'boost', of: 'mine', may: true, faceDown: true });
export const becomes = (to: Value, of: 'mine' | 'theirs' = 'mine'): Effect => ({ op: 'setValue', of, to });
export const printedBecomes = (of: 'mine' | 'theirs', to: Value): Effect => ({
  op: 'setValue',
  of,
  to,
  printed: true,
});
export const add = (by: Value): Effect => ({ op: 'addValue', of: 'mine', by });
/** The two cards of the combat exchange their values. */
export const swapValues = (): Effect => ({ op: 'swapValues' });
export const ignoreValue = (): Effect => ({ op: 'ignoreValue', of: 'theirs' });
export const fixValue = (to: Value, options: { readonly deaf?: true } = {}): Effect => ({
  op: 'fixValue',
  of: 'theirs',
  to,
  ...options,
});
/** Taken off the value of the opponent's card. */
export const subtract = (by: Value): Effect => ({ op: 'addValue', of: 'theirs', by: times(-1, by) });
export const cancel = (): Effect => ({ op: 'cancel' });
/** If you win this combat, the effects after combat on the opponent's card are cancelled. */
export const cancelAfterIfWon = (): Effect => ({ op: 'cancel', after: 'won' });
export const prevent = (who: Fighters, kind: 'combat' | 'other' | 'all'): Effect => ({
  op: 'prevent',
  who,
  kind,
});
/** In this combat they take no more combat damage than that: `takeAtMost(mine(), 2)`. */
export const takeAtMost = (who: Fighters, over: Value): Effect => ({
  op: 'prevent',
  who,
  kind: 'combat',
  over,
});
export const redirect = (from: Fighters, to: Fighters): Effect => ({ op: 'redirect', from, to });
export const become = (who: Fighters): Effect => ({ op: 'become', who });
export const bonusAttack = (): Effect => ({ op: 'bonusAttack' });

// Turn and what a hero declares

export const gainAction = (count: Value = 1, who: Player = 'you'): Effect => ({
  op: 'gainAction',
  ...(who === 'you' ? {} : { who }),
  ...(count === 1 ? {} : { count }),
});
/** A free action to attack follows, only at these fighters if any are named: `freeAttack(it)`. */
export const freeAttack = (at?: Fighters): Effect =>
  at === undefined ? { op: 'freeAttack' } : { op: 'freeAttack', at };
export const endTurn = (): Effect => ({ op: 'endTurn' });
export const thisTurn = (modifier: Modifier): Effect => ({ op: 'thisTurn', modifier });
export const gain = (counter: string, amount: Value): Effect => ({ op: 'gain', counter, amount });
export const lose = (counter: string, amount: Value): Effect => ({ op: 'lose', counter, amount });
/** Spends any amount of a counter, 0 included (RU-33); the body knows how much. */
export const spendAny = (counter: string, body: (spent: Value) => Effect): Effect =>
  pickNumber(between(0, { val: 'counter', counter }), (spent) => seq(lose(counter, spent), body(spent)));
export const changeForm = (): Effect => ({ op: 'form' });
export const takeForm = (to: string): Effect => ({ op: 'form', to });
export const ifSymbol = (symbol: string, then: Effect, otherwise?: Effect): Effect =>
  otherwise === undefined ? { op: 'symbol', symbol, then } : { op: 'symbol', symbol, then, else: otherwise };
/** Turns the top card of the side deck up and resolves it. */
export const revealSide = (): Effect => ({ op: 'sideDeck', do: 'reveal' });
/** You look at the top card of the side deck, which stays there face down. */
export const lookAtSide = (): Effect => ({ op: 'sideDeck', do: 'look' });
/** Shuffles the open cards of the side deck back into it. */
export const shuffleSide = (): Effect => ({ op: 'sideDeck', do: 'shuffle' });
/** Discards the open cards of the side deck to a pile of their own: `may(seq(discardSide(), draw(2)))`. */
export const discardSide = (): Effect => ({ op: 'sideDeck', do: 'discard' });
/** You choose a discarded card of the side deck, which goes to the bottom of it. */
export const burySide = (): Effect => ({ op: 'sideDeck', do: 'bury' });
export const moveToken = (token: number, upTo: Value, by?: Player): Effect => ({
  op: 'moveToken',
  token,
  upTo,
  ...(by === undefined ? {} : { by }),
});
export const relocateToken = (token: number, at: Spaces): Effect => ({ op: 'moveToken', token, at });
/** Lays a token from off the board, or one of those on it when none is left: `layToken('track', { inZoneOf: john })`. */
export const layToken = (token: string, at: Spaces): Effect => ({ op: 'layToken', token, at });
export const assign = (to: Fighters): Effect => ({ op: 'assign', to });

// Conditions

export const won = (): Condition => ({ is: 'won' });
export const not = (cond: Condition): Condition => ({ is: 'not', cond });
export const lost = (): Condition => not(won());
export const all = (...of: readonly Condition[]): Condition => ({ is: 'all', of });
export const any = (...of: readonly Condition[]): Condition => ({ is: 'any', of });
export function exists(who: Fighters): Condition {
  return { is: 'exists', who };
}
export const room = (at: Spaces): Condition => ({ is: 'room', at });
export const compare = (a: Value, op: '=' | '<' | '<=' | '>' | '>=', b: Value): Condition => ({
  is: 'compare',
  a,
  op,
  b,
});
export const inForm = (form: string): Condition => ({ is: 'form', form });
/** That part of a row is active: `active('whizbang')`. */
export const active = (part: string): Condition => ({ is: 'active', part });
export const attacking = (): Condition => ({ is: 'role', role: 'attacker' });
export const defending = (): Condition => ({ is: 'role', role: 'defender' });
/** The card being played is of your own deck: `when(not(ownCard()), …)`. */
export const ownCard = (): Condition => ({ is: 'ownCard' });
export const cardIs = (card: CardRef, where?: Filter): Condition =>
  where === undefined ? { is: 'card', card } : { is: 'card', card, where };
/** The damage that the ability is about is combat damage. */
export const combatDamage = (): Condition => ({ is: 'combatDamage' });
/** You have won a combat in this turn, the present one not counted. */
export const wonThisTurn = (): Condition => compare({ val: 'turn', what: 'combatsWon' }, '>=', 1);
/** You have taken no maneuver in this turn: `when(notManeuvered(), add(2))`. */
export const notManeuvered = (): Condition => compare({ val: 'turn', what: 'maneuvers' }, '=', 0);
/** Your hero has moved along at least that many different paths in this turn: `movedAlong(4)`. */
export const movedAlong = (paths: Value): Condition => compare({ val: 'turn', what: 'paths' }, '>=', paths);
/** The top of the own discard pile shows the symbol, or a wild one. */
export const shows = (symbol: string): Condition => ({ is: 'symbol', symbol });
/** The cards of a pile of yours show all of these symbols: `contains('cauldron', 'snake', 'bat')`. */
export const contains = (own: string, ...symbols: readonly string[]): Condition => ({
  is: 'contains',
  own,
  symbols,
});
/** The card was there: "if they do". */
export const was = (card: CardRef): Condition => cardIs(card);

// Selectors

export type Narrowing = Omit<Fighters, 'sel'>;
/** Your fighter in this combat. */
export const mine = (narrow: Narrowing = {}): Fighters => ({ sel: 'mine', ...narrow });
/** The opposing fighter of this combat. */
export const theirs = (narrow: Narrowing = {}): Fighters => ({ sel: 'theirs', ...narrow });
export const inCombat = (narrow: Narrowing = {}): Fighters => ({ sel: 'both', ...narrow });
export const actor = (narrow: Narrowing = {}): Fighters => ({ sel: 'actor', ...narrow });
/** Your fighter or fighters of that kind. */
export const own = (kind?: string, narrow: Narrowing = {}): Fighters => ({
  sel: 'own',
  ...(kind === undefined ? {} : { kind }),
  ...narrow,
});
export const friendly = (narrow: Narrowing = {}): Fighters => ({ sel: 'friendly', ...narrow });
/** Opposing fighters; `of`: those of one opponent. */
export const opposing = (narrow: Narrowing = {}): Fighters => ({ sel: 'opposing', ...narrow });
/** Fighters of any side. */
export const anyone = (narrow: Narrowing = {}): Fighters => ({ sel: 'any', ...narrow });
export const heroOf = (of: Player): Fighters => ({ sel: 'heroOf', of });
export const anywhere = (narrow: Spaces = {}): Spaces => narrow;

// Values

export const counter = (name: string): Value => ({ val: 'counter', counter: name });
/** What you do not have of a counter. */
export const restOf = (name: string): Value => ({ val: 'rest', counter: name });
export const countOf = (who: Fighters): Value => ({ val: 'count', who });
/** How many of your cards are in hands of opponents. */
export const lentCards = (): Value => ({ val: 'lent' });
export const boostOf = (card: CardRef): Value => ({ val: 'boost', card });
export const printedOf = (card: CardRef): Value => ({ val: 'printed', card });
/** How many cards of the side deck lie open. */
export const revealedCards = (): Value => ({ val: 'sideDeck', what: 'revealed' });
/** How many cards of the side deck were discarded. */
export const discardedSideCards = (): Value => ({ val: 'sideDeck', what: 'discarded' });
/** How many marks are printed on the open cards of the side deck. */
export const revealedMarks = (): Value => ({ val: 'sideDeck', what: 'marks' });
export const combatValue = (of: 'mine' | 'theirs'): Value => ({ val: 'value', of });
export const dealtTo = (to: 'mine' | 'theirs'): Value => ({ val: 'dealt', to });
/** Combat damage only. */
export const combatDamageTo = (to: 'mine' | 'theirs'): Value => ({ val: 'dealt', to, combat: true });
export const healthOf = (who: Fighters): Value => ({ val: 'health', who });
export const zonesOf = (who: Fighters): Value => ({ val: 'zones', who });
/** In how many zones at least one of them is: `differentZones(own())`. */
export const differentZones = (who: Fighters): Value => ({ val: 'zones', who, different: true });
export const cardsIn = (pile: 'hand' | 'deck' | 'discard' | 'aside', where?: Filter, of?: Player): Value => ({
  val: 'cards',
  pile,
  ...(of === undefined ? {} : { of }),
  ...(where === undefined ? {} : { where }),
});
/** The other cards of that pile, beside the one that says so. */
export const otherCardsInOwn = (own: string): Value => ({ val: 'cards', pile: 'own', own, other: true });
/** How many cards of a pile of yours fit. */
export const cardsInOwn = (own: string, where?: Filter): Value => ({
  val: 'cards',
  pile: 'own',
  own,
  ...(where === undefined ? {} : { where }),
});
/** How many marks are printed on the cards of a pile of yours. */
export const marksIn = (own: string): Value => ({ val: 'marks', own });
/** How many different symbols the cards of a pile of yours show: `add(symbolsIn('cauldron'))`. */
export const symbolsIn = (own: string): Value => ({ val: 'symbols', own });
export const actionNumber = (): Value => ({ val: 'action' });
export const prediction = (): Value => ({ val: 'prediction' });
/** One more than any value printed in that player's deck list. */
export const beyond = (of: Player): Value => ({ val: 'beyond', of });
export const times = (a: Value, b: Value): Value => ({ val: 'times', a, b });
export { between };
