import type { EventOf, EventType, GameEvent, Side, View } from '@peerless/rules';
import type { Moment } from '@peerless/table';
import type { Names } from '@peerless/text';
import { isObvious } from '../log/told.ts';

/** From the events of a combat to what is drawn: one step after the other, with both sides as they stand after it. */

/** One side of a combat. Cards are ids as in events (`medusa/feint`); null is a card that this viewer does not know. */
export interface SideStand {
  readonly fighter: string;
  /** The card that lies here; undefined while there is none. */
  readonly card: string | null | undefined;
  readonly boosts: readonly (string | null)[];
  /** Null before the cards are turned up. */
  readonly value: number | null;
  readonly cancelled: boolean;
  /** The item that was added to the card. */
  readonly item: string | null;
}

/** A combat as it stands. */
export interface Stand {
  readonly attack: SideStand;
  readonly defense: SideStand;
  /** A bonus attack has a name of its own. */
  readonly bonus: string | null;
  readonly revealed: boolean;
  /** Whether the defender has decided: with a card, or without. */
  readonly defended: boolean;
  readonly prediction: number | null;
  readonly damage: number | null;
  readonly winner: Side | null;
  /** Of every fighter, as far as it is known. */
  readonly health: ReadonlyMap<string, number>;
}

/** An attack with its bonus attack: the moments that tell of it, and the position before them. */
export interface Attack {
  readonly moments: readonly Moment[];
  readonly before: View | null;
}

export interface Step {
  /** Counted from 0. */
  readonly number: number;
  readonly event: GameEvent;
  /** The moment it belongs to, counted from the first moment of the combat. */
  readonly moment: number;
  /** 0 for the attack itself, 1 for its bonus attack. */
  readonly combat: number;
  readonly stand: Stand;
}

/** With these an attack is over, whatever else its moment tells. */
const ENDS: readonly EventType[] = ['actionStarted', 'turnEnded', 'turnStarted', 'gameEnded'];

/** The steps of an attack; health is counted from the position before it. */
export function stepsOf({ moments, before }: Attack): Step[] {
  const steps: Step[] = [];
  let stand: Stand | null = null;
  let combat = -1;
  let over = false;
  const healthBefore = new Map(before?.fighters.map(({ id, health }) => [id, health]));
  const most = new Map(before?.fighters.map(({ id, maxHealth }) => [id, maxHealth]));
  for (const [moment, { events }] of moments.entries())
    for (const event of events) {
      if (event.type === 'attackDeclared' || event.type === 'bonusAttack') {
        stand = declared(event, (stand as Stand | null)?.health ?? healthBefore);
        combat++;
      } else if (stand !== null) {
        over ||= ENDS.includes(event.type);
        stand = after(stand, event, most);
      }
      if (stand !== null && !over && !isObvious(event))
        steps.push({ number: steps.length, event, moment, combat, stand });
    }
  return steps;
}

function declared(
  event: EventOf<'attackDeclared' | 'bonusAttack'>,
  health: ReadonlyMap<string, number>,
): Stand {
  const bonus = event.type === 'bonusAttack' ? event : null;
  const card = event.type === 'bonusAttack' ? event.cause.card : event.card;
  const none = { boosts: [], value: null, cancelled: false, item: null };
  return {
    attack: { ...none, fighter: event.attacker, card: card ?? null, value: bonus?.value ?? null },
    defense: { ...none, fighter: event.target, card: undefined },
    bonus: bonus?.name ?? null,
    revealed: false,
    defended: false,
    prediction: null,
    damage: null,
    winner: null,
    health,
  };
}

/** The combat after an event. */
function after(stand: Stand, event: GameEvent, most: ReadonlyMap<string, number>): Stand {
  switch (event.type) {
    case 'defended':
      return {
        ...stand,
        defended: true,
        defense: { ...stand.defense, card: event.played ? (event.card ?? null) : undefined },
      };
    case 'itemUsed':
      return withSide(stand, event.fighter === stand.attack.fighter ? 'attack' : 'defense', () => ({
        item: event.item,
      }));
    case 'predicted':
      return { ...stand, prediction: event.number };
    case 'revealed':
      return revealed(stand, event);
    case 'boostLaid':
      return withSide(stand, event.side, ({ boosts }) => ({ boosts: [...boosts, event.card ?? null] }));
    case 'boosted':
      // A boost that lay face down is there already when its amount is told.
      if (event.what === 'move' || event.faceDown) return stand;
      return withSide(stand, event.what, ({ boosts }) => ({ boosts: [...boosts, event.card] }));
    case 'valueChanged':
      return withSide(stand, event.side, () => ({ value: event.to }));
    case 'effectsCancelled':
      return withSide(stand, event.side, () => ({ cancelled: true }));
    case 'cardReplaced':
      return withSide(stand, event.side, () => ({
        card: event.card,
        value: event.value,
        cancelled: false,
      }));
    case 'combatantReplaced':
      return withSide(stand, event.side, () => ({ fighter: event.to }));
    case 'combatResolved':
      return {
        ...stand,
        attack: { ...stand.attack, value: event.attack },
        defense: { ...stand.defense, value: event.defense },
        damage: event.damage,
      };
    case 'combatWon':
      return { ...stand, winner: event.winner };
    case 'damaged':
    case 'recovered':
    case 'healthSet':
      return { ...stand, health: new Map([...stand.health, [event.fighter, event.health]]) };
    case 'defeated':
      return { ...stand, health: new Map([...stand.health, [event.fighter, 0]]) };
    case 'summoned':
      // Whoever comes into play, or back into it, has all of its health.
      return { ...stand, health: new Map([...stand.health, [event.fighter, most.get(event.fighter) ?? 0]]) };
    default:
      return stand;
  }
}

const withSide = (stand: Stand, side: Side, change: (side: SideStand) => Partial<SideStand>): Stand => ({
  ...stand,
  [side]: { ...stand[side], ...change(stand[side]) },
});

/** all cards are turned up together. */
function revealed(stand: Stand, event: EventOf<'revealed'>): Stand {
  const { attack, defense } = stand;
  return {
    ...stand,
    revealed: true,
    defended: true,
    attack: {
      ...attack,
      card: event.attack ?? attack.card,
      boosts: event.boost === null ? attack.boosts : [event.boost],
      value: event.attackValue,
    },
    defense: { ...defense, card: event.defense ?? undefined, value: event.defenseValue },
  };
}

/** The combat as far as its viewer knows it: their own card lies open before them, and its printed value counts. */
export function asKnown(stand: Stand, names: Names): Stand {
  const known = ({ card, value }: SideStand): Partial<SideStand> => ({
    value: value ?? (typeof card === 'string' ? names.printed(card) : null),
  });
  return withSide(withSide({ ...stand, revealed: true }, 'attack', known), 'defense', known);
}

/** The attack that is going on or has just ended at a moment; without moments when that moment tells of none. */
export function attackAt(moments: readonly Moment[], at: number): Attack {
  let first = at;
  while (first > 0 && (moments[first - 1]?.view.combat ?? null) !== null) first--;
  const declares = moments[first]?.events.some(({ type }) => type === 'attackDeclared') ?? false;
  if (!declares) return { moments: [], before: null };
  return { moments: moments.slice(first, at + 1), before: moments[first - 1]?.view ?? null };
}
