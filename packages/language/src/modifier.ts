import type { Nodes, Table } from './shape.ts';

/** Modifiers: pure and continuous, of an ability, of a card (`static`) or for this turn. */
export const MODIFIERS = {
  /** Added to the value of the card that such a fighter plays; no card effect, cannot be cancelled (RU-13). */
  value: { who: 'fighters', role: ['attacker', 'defender', '?'], by: 'value', if: 'condition?' },
  /** The value of the card that such a fighter plays is this number, and nothing changes it. */
  fixed: { who: 'fighters', to: 'value' },
  /** Damage leaves them with that much health at least; it counts as dealt in full. */
  floor: { who: 'fighters', health: 'value' },
  /** Cards drawn in a maneuver beside the usual one. */
  maneuverDraw: { by: 'value', if: 'condition?' },
  /** Added to the move value of a maneuver; `who`: only these fighters may go so much further. */
  move: { who: 'fighters?', by: 'value', if: 'condition?' },
  /** These melee fighters are ranged ones. */
  ranged: { who: 'fighters', if: 'condition?' },
  /** They may attack fighters in any space; `next`: only with the next attack of their player. */
  reach: { who: 'fighters', next: 'flag?', if: 'condition?' },
  /** Whoever moves them, they may move through opposing fighters. */
  passing: { who: 'fighters', if: 'condition?' },
  /** Damage of that kind to them is prevented. */
  shield: { who: 'fighters', kind: ['combat', 'other', 'all'], if: 'condition?' },
  /** In a maneuver that was boosted each of these fighters may be placed in any space instead of moving. */
  escape: { who: 'fighters' },
  /** The effects of cards with these banners cannot be cancelled by an opponent. */
  protect: { users: 'slugs' },
  /** For movement of these fighters all spaces with such a token are adjacent to each other. */
  link: { who: 'fighters', token: 'slug' },
  /** When their own player moves them, spaces with such a token do not count. */
  freeSteps: { who: 'fighters', token: 'slug' },
  /**
   * Own cards with that tag, or all, go to the hand of an opponent after you have played them: of the opponent in the combat, or
   * of one you choose.
   */
  handOver: { tag: 'slug?' },
  /** Own cards with that tag, or all, that an opponent discards from hand go to your hand, on top of your deck, or where you choose. */
  comeBack: { tag: 'slug?', to: ['hand', 'top', 'either'] },
  /** On a card: its effects cannot be cancelled. */
  uncancellable: {},
  /** On a card: it may also be played that way. */
  playAs: { as: ['attack', 'defense'], if: 'condition?' },
  /** On a card in hand: shown, it cancels an opponent's effect that would show them the hand. */
  hideHand: {},
  /** On an attack card: it is only played against such fighters. */
  against: { who: 'fighters' },
  /** On an attack card: it is played face up. */
  faceUp: {},
  /** On a defense card: played face up, and its player names the printed value of the hidden attack card. */
  predict: {},
} as const satisfies Table;

export type Modifier = Nodes<'mod', typeof MODIFIERS>;
export type ModifierName = keyof typeof MODIFIERS;
