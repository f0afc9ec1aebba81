import type { EventOf, FighterView, GameEvent, View } from '@peerless/rules';
import type { Moment } from '@peerless/table';

/** What one side did in a game, as far as achievements ask for it. */
export interface GameFacts {
  /** Attacks of others that were defended with a card and did no combat damage. */
  readonly blocks: number;
  /** The largest BOOST of an own attack that felled somebody. */
  readonly fellingBoost: number;
  /** The most spaces that an own fighter moved in a maneuver that was boosted. */
  readonly boostedMove: number;
  readonly mostAttacksInTurn: number;
  /** Cards of others whose effects were cancelled. */
  readonly cancelled: number;
  /** Doors that were opened or closed. */
  readonly doors: number;
  /** Whether a sidekick felled a hero. */
  readonly sidekickFelledHero: boolean;
  readonly sidekicks: number;
  readonly sidekicksLost: number;
  /** What the own heroes have left together. */
  readonly health: number;
  readonly ownTurns: number;
}

interface Combat {
  readonly attacker: string;
  readonly defender: string;
  readonly isDefended: boolean;
  readonly boost: number;
}

type Counts = { -readonly [K in keyof GameFacts]: GameFacts[K] };

/** Reads a game as one of its players saw it: everything that counts here is public once it has happened. */
class Reader {
  readonly counts: Counts;
  private readonly fighters: ReadonlyMap<string, FighterView>;
  private readonly own: readonly number[];
  private readonly friends: readonly number[];
  private combat: Combat | null = null;
  private attacks = 0;
  private isBoosted = false;

  constructor(view: View, own: readonly number[]) {
    this.own = own;
    const teams = own.map((seat) => view.seats[seat]?.team);
    this.friends = view.seats.filter(({ team }) => teams.includes(team)).map(({ seat }) => seat);
    this.fighters = new Map(view.fighters.map((fighter) => [fighter.id, fighter]));
    const mine = view.fighters.filter(({ seat }) => own.includes(seat));
    this.counts = {
      blocks: 0,
      fellingBoost: 0,
      boostedMove: 0,
      mostAttacksInTurn: 0,
      cancelled: 0,
      doors: 0,
      sidekickFelledHero: false,
      sidekicks: mine.filter(({ hero }) => !hero).length,
      sidekicksLost: 0,
      health: mine.reduce((sum, { hero, health }) => sum + (hero ? health : 0), 0),
      ownTurns: own.reduce((sum, seat) => sum + (view.seats[seat]?.turnsTaken ?? 0), 0),
    };
  }

  read(event: GameEvent): void {
    switch (event.type) {
      case 'turnStarted':
        this.attacks = 0;
        return;
      case 'actionStarted':
        this.isBoosted = false;
        return;
      case 'boosted':
        this.boosted(event);
        return;
      case 'moved':
        if (this.isBoosted && this.isOwn(event.fighter))
          this.counts.boostedMove = Math.max(this.counts.boostedMove, event.path.length);
        return;
      case 'door':
        if (this.isOwn(event.fighter)) this.counts.doors++;
        return;
      case 'defeated':
        this.defeated(event.fighter);
        return;
      default:
        this.fight(event);
    }
  }

  private fight(event: GameEvent): void {
    const { combat } = this;
    switch (event.type) {
      case 'attackDeclared':
        this.declared(event);
        return;
      case 'bonusAttack':
        this.combat = { attacker: event.attacker, defender: event.target, isDefended: false, boost: 0 };
        return;
      case 'combatantReplaced':
        if (combat !== null)
          this.combat = { ...combat, [event.side === 'attack' ? 'attacker' : 'defender']: event.to };
        return;
      case 'defended':
        if (combat !== null) this.combat = { ...combat, isDefended: event.played };
        return;
      case 'effectsCancelled':
        if (combat !== null && !this.isFriend(event.side === 'attack' ? combat.attacker : combat.defender))
          this.counts.cancelled++;
        return;
      case 'combatResolved':
        if (combat?.isDefended && event.damage === 0 && this.isOwn(combat.defender)) this.counts.blocks++;
    }
  }

  private declared({ attacker, target }: EventOf<'attackDeclared'>): void {
    this.combat = { attacker, defender: target, isDefended: false, boost: 0 };
    if (!this.isOwn(attacker)) return;
    this.attacks++;
    this.counts.mostAttacksInTurn = Math.max(this.counts.mostAttacksInTurn, this.attacks);
  }

  private boosted({ seat, amount, what }: EventOf<'boosted'>): void {
    if (!this.own.includes(seat)) return;
    if (what === 'move') this.isBoosted = true;
    else if (what === 'attack' && this.combat !== null)
      this.combat = { ...this.combat, boost: this.combat.boost + amount };
  }

  private defeated(id: string): void {
    const fallen = this.fighters.get(id);
    if (fallen === undefined) return;
    if (this.own.includes(fallen.seat)) {
      if (!fallen.hero) this.counts.sidekicksLost++;
      return;
    }
    const { combat } = this;
    if (combat === null || this.isFriend(id) || !this.isOwn(combat.attacker) || combat.defender !== id)
      return;
    this.counts.fellingBoost = Math.max(this.counts.fellingBoost, combat.boost);
    if (fallen.hero && this.fighters.get(combat.attacker)?.hero === false)
      this.counts.sidekickFelledHero = true;
  }

  private isOwn(id: string): boolean {
    return this.own.includes(this.fighters.get(id)?.seat ?? -1);
  }

  private isFriend(id: string): boolean {
    return this.friends.includes(this.fighters.get(id)?.seat ?? -1);
  }
}

/** What the player of those seats did, from the moments of a game that is over. */
export function factsOf(moments: readonly Moment[], own: readonly number[]): GameFacts {
  const view = moments.at(-1)?.view;
  if (view === undefined) throw new RangeError('a game has at least one moment');
  const reader = new Reader(view, own);
  for (const { events } of moments) for (const event of events) reader.read(event);
  return reader.counts;
}
