import type { Cause, EventOf, GameEvent, View } from '@peerless/rules';
import type { Moment } from '@peerless/table';

/** What somebody did with a card or an ability. */
export interface Dealt {
  /** The card's id (`medusa/feint`), or the hero's slug for an ability. */
  readonly by: Cause;
  readonly times: number;
  readonly damage: number;
}

/** A single blow: who dealt it with what, whom it met. */
export interface Hit {
  readonly fighter: string;
  readonly by: Cause;
  readonly target: string;
  readonly amount: number;
}

export interface SeatStatistics {
  readonly seat: number;
  readonly turns: number;
  /** To opposing fighters, by this seat's attacks, cards and abilities. */
  readonly damageDealt: number;
  /** By this seat's fighters, whatever the cause. */
  readonly damageTaken: number;
  /** How many cards were played for what. */
  readonly attacks: number;
  readonly defenses: number;
  readonly schemes: number;
  readonly boosts: number;
  readonly maneuvers: number;
  /** Spaces that this seat's fighters moved. */
  readonly distance: number;
  /** Every card that was played and every ability that hurt somebody, the most harmful first. */
  readonly cards: readonly Dealt[];
  /** Damage by fighter, the most harmful first. */
  readonly fighters: readonly { readonly fighter: string; readonly damage: number }[];
}

export interface GameStatistics {
  readonly turns: number;
  readonly biggestHit: Hit | null;
  readonly seats: readonly SeatStatistics[];
}

interface Tally {
  turns: number;
  damageTaken: number;
  attacks: number;
  defenses: number;
  schemes: number;
  boosts: number;
  maneuvers: number;
  distance: number;
  readonly cards: Map<string, { by: Cause; times: number; damage: number }>;
  readonly fighters: Map<string, number>;
}

const emptyTally = (): Tally => ({
  turns: 0,
  damageTaken: 0,
  attacks: 0,
  defenses: 0,
  schemes: 0,
  boosts: 0,
  maneuvers: 0,
  distance: 0,
  cards: new Map(),
  fighters: new Map(),
});

/** Copies that differ in their symbol (`into-the-woods:knife`) are the same card. */
const sameCard = (id: string): string => id.split(':')[0] ?? id;

/** Reads a game as one viewer saw it: everything that counts here is public once it has happened. */
class Reader {
  readonly tallies: readonly Tally[];
  biggestHit: Hit | null = null;
  private readonly view: View;
  /** The attacker and the defender, or whoever plays the scheme. */
  private acting: readonly string[] = [];
  private attackCard: string | null = null;
  /** Nobody loses more health than they have. */
  private readonly health: Map<string, number>;

  constructor(view: View, first: View) {
    this.view = view;
    this.health = new Map(first.fighters.map(({ id, health }) => [id, health]));
    this.tallies = view.seats.map(emptyTally);
  }

  read(event: GameEvent): void {
    switch (event.type) {
      case 'turnStarted':
        this.count(event.seat, 'turns');
        return;
      case 'actionStarted':
        if (event.action === 'maneuver') this.count(event.seat, 'maneuvers');
        return;
      case 'moved':
        this.count(this.seatOf(event.fighter), 'distance', event.path.length);
        return;
      case 'schemePlayed':
        this.acting = [event.fighter];
        this.played(this.seatOf(event.fighter), event.card, 'schemes');
        return;
      case 'boosted':
        this.count(event.seat, 'boosts');
        return;
      case 'damaged':
        this.damaged({ ...event, amount: this.lost(event) });
        this.health.set(event.fighter, event.health);
        return;
      case 'recovered':
      case 'healthSet':
      case 'revived':
        this.health.set(event.fighter, event.health);
        return;
      case 'summoned':
        this.health.delete(event.fighter);
        return;
      default:
        this.combat(event);
    }
  }

  private combat(event: GameEvent): void {
    switch (event.type) {
      case 'attackDeclared':
        this.acting = [event.attacker, event.target];
        return;
      case 'bonusAttack':
        this.acting = [event.attacker, event.target];
        this.attackCard = event.cause.card ?? null;
        return;
      case 'combatantReplaced':
        this.acting = this.acting.map((fighter) => (fighter === event.from ? event.to : fighter));
        return;
      case 'cardReplaced':
        if (event.side === 'attack') this.attackCard = event.card;
        return;
      case 'revealed':
        this.revealed(event);
    }
  }

  private revealed({ attack, defense }: EventOf<'revealed'>): void {
    const [attacker = '', defender = ''] = this.acting;
    if (attack !== null) {
      this.attackCard = attack;
      this.played(this.seatOf(attacker), attack, 'attacks');
    }
    if (defense !== null) this.played(this.seatOf(defender), defense, 'defenses');
  }

  /** What a blow cost: what is more than was left does not count. */
  private lost({ fighter, amount, health }: EventOf<'damaged'>): number {
    const before = this.health.get(fighter);
    return before === undefined ? amount : Math.min(amount, Math.max(0, before - health));
  }

  /** combat damage is dealt by the attack; other damage by the card or the ability whose effect it is. */
  private damaged({ fighter: target, amount, kind, cause }: EventOf<'damaged'>): void {
    const hurt = this.seatOf(target);
    this.count(hurt, 'damageTaken', amount);
    const by: Cause = kind === 'combat' && this.attackCard !== null ? { card: this.attackCard } : cause;
    const attacker = this.acting[0] ?? '';
    const seat = kind === 'combat' ? this.seatOf(attacker) : this.ownerOf(by, hurt);
    const tally = this.tallies[seat];
    if (tally === undefined || this.teamOf(seat) === this.teamOf(hurt)) return;
    const fighter = kind === 'combat' ? attacker : this.fighterBehind(by, seat);
    this.harmed(tally, by, amount);
    tally.fighters.set(fighter, (tally.fighters.get(fighter) ?? 0) + amount);
    if (amount > (this.biggestHit?.amount ?? 0)) this.biggestHit = { fighter, by, target, amount };
  }

  private harmed(tally: Tally, by: Cause, amount: number): void {
    const line = this.line(tally, by);
    line.damage += amount;
    if (by.card === undefined) line.times++;
  }

  private played(seat: number, card: string, how: 'attacks' | 'defenses' | 'schemes'): void {
    const tally = this.tallies[seat];
    if (tally === undefined) return;
    tally[how]++;
    this.line(tally, { card }).times++;
  }

  private line(tally: Tally, by: Cause): { by: Cause; times: number; damage: number } {
    const cause: Cause = by.card === undefined ? by : { card: sameCard(by.card) };
    const key = cause.card ?? cause.ability ?? cause.item ?? '';
    const line = tally.cards.get(key) ?? { by: cause, times: 0, damage: 0 };
    tally.cards.set(key, line);
    return line;
  }

  private count(
    seat: number,
    what: { [K in keyof Tally]: Tally[K] extends number ? K : never }[keyof Tally],
    amount: number = 1,
  ): void {
    const tally = this.tallies[seat];
    if (tally !== undefined) tally[what] += amount;
  }

  private seatOf(fighter: string): number {
    return this.view.fighters.find(({ id }) => id === fighter)?.seat ?? -1;
  }

  private teamOf(seat: number): number | undefined {
    return this.view.seats[seat]?.team;
  }

  /** The seat behind a cause; where two play the same hero, the one that is no friend of who was hurt. */
  private ownerOf({ card, ability }: Cause, hurt: number): number {
    const slug = ability ?? card?.slice(0, card.indexOf('/'));
    const owners = this.view.seats.filter(({ hero }) => hero === slug);
    return (owners.find(({ team }) => team !== this.teamOf(hurt)) ?? owners[0])?.seat ?? -1;
  }

  /** Who played the card behind an effect; an ability is the hero's. */
  private fighterBehind({ card }: Cause, seat: number): string {
    const heroes = this.view.fighters.filter((fighter) => fighter.hero && fighter.seat === seat);
    const ids = heroes.map(({ id }) => id);
    // Of several heroes it is the one who acts.
    const candidates = card === undefined ? this.acting.filter((id) => ids.includes(id)) : this.acting;
    return candidates.find((fighter) => this.seatOf(fighter) === seat) ?? ids[0] ?? '';
  }
}

const total = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0);

function statisticsOf({ cards, fighters, ...counts }: Tally, seat: number): SeatStatistics {
  return {
    seat,
    ...counts,
    damageDealt: total(fighters.values()),
    cards: [...cards.values()].sort((a, b) => b.damage - a.damage || b.times - a.times),
    fighters: [...fighters]
      .map(([fighter, damage]) => ({ fighter, damage }))
      .sort((a, b) => b.damage - a.damage),
  };
}

/** The numbers of a game, from what happened in it. */
export function gameStatistics(moments: readonly Moment[]): GameStatistics {
  const last = moments.at(-1);
  if (last === undefined) return { turns: 0, biggestHit: null, seats: [] };
  const reader = new Reader(last.view, moments[0]?.view ?? last.view);
  for (const { events } of moments) for (const event of events) reader.read(event);
  return {
    turns: last.view.turn,
    biggestHit: reader.biggestHit,
    seats: reader.tallies.map(statisticsOf),
  };
}

/** The card that did most damage in a game, of whoever won first; null where none did any. */
export function bestCard(moments: readonly Moment[]): { card: string; times: number; damage: number } | null {
  const winners = moments.at(-1)?.view.outcome?.winners ?? [];
  const cards = gameStatistics(moments).seats.flatMap(({ seat, cards: played }) =>
    played.flatMap(({ by: { card }, times, damage }) =>
      card === undefined || damage === 0 ? [] : [{ card, times, damage, isWon: winners.includes(seat) }],
    ),
  );
  const [best] = cards.sort((a, b) => Number(b.isWon) - Number(a.isWon) || b.damage - a.damage);
  return best === undefined ? null : { card: best.card, times: best.times, damage: best.damage };
}
