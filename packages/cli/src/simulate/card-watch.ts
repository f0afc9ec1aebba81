import { type Cause, type Game, type GameEvent, observe, type Sink, viewFor } from '@peerless/rules';

/** How often a card was used, and the damage it dealt to the fighters of others. */
export interface CardUse {
  attack: number;
  defense: number;
  scheme: number;
  boost: number;
  damage: number;
}

/** What the cards of one hero did in a game; `ability` is the damage by its ability. */
export interface HeroCards {
  readonly hero: string;
  readonly seat: number;
  readonly cards: Record<string, CardUse>;
  /** The cards that were in its hand at some time. */
  readonly drawn: Set<string>;
  /** Those of its first hand. */
  readonly opening: Set<string>;
  ability: number;
}

/** Copies that differ in their symbol (`into-the-woods:knife`) are the same card. */
const kindOf = (id: string): string => id.split(':')[0] ?? '';

/** What the cards of one game did. Heroes who meet themselves are left out: their cards have the same names. */
export class CardWatch {
  readonly heroes: HeroCards[] = [];
  /** How often each kind of action was taken, by whomever. */
  readonly actions: Record<string, number> = {};
  private readonly bySlug = new Map<string, HeroCards>();
  private readonly teams = new Map<string, number>();
  private readonly teamOfSeat: readonly number[];
  private attack: string | null = null;

  constructor(game: Game) {
    const view = viewFor(observe(game, 'open'));
    const slugs = game.content.heroes.map((hero) => hero.def.slug);
    this.teamOfSeat = view.seats.map((side) => side.team);
    for (const { id, seat } of view.fighters) this.teams.set(id, this.teamOfSeat[seat] ?? seat);
    slugs.forEach((hero, seat) => {
      if (slugs.indexOf(hero) !== slugs.lastIndexOf(hero)) return;
      const cards: HeroCards = { hero, seat, cards: {}, drawn: new Set(), opening: new Set(), ability: 0 };
      this.heroes.push(cards);
      this.bySlug.set(hero, cards);
    });
    // The first cards were drawn before anybody watched.
    view.seats.forEach(({ hand }, seat) => {
      for (const card of hand) this.held(card.includes('/') ? card : `${slugs[seat]}/${card}`);
    });
    for (const { drawn, opening } of this.heroes) for (const card of drawn) opening.add(card);
  }

  readonly sink: Sink = (event) => {
    switch (event.type) {
      case 'actionStarted':
        this.actions[event.action] = (this.actions[event.action] ?? 0) + 1;
        return;
      case 'attackDeclared':
        this.attack = event.card ?? null;
        return this.used(event.card, 'attack');
      case 'bonusAttack':
        this.attack = event.cause.card ?? null;
        return;
      case 'cardReplaced':
        if (event.side === 'attack') this.attack = event.card;
        return this.used(event.card, event.side);
      case 'defended':
        return this.used(event.card, 'defense');
      case 'schemePlayed':
        return this.used(event.card, 'scheme');
      case 'boosted':
        return this.used(event.card, 'boost');
      case 'drew':
        if (event.to === 'hand') for (const card of event.cards ?? []) this.held(card);
        return;
      case 'cardMoved':
        if (event.to === 'hand' && event.card !== undefined) this.held(event.card);
        return;
      case 'damaged':
        return this.damaged(event);
    }
  };

  private held(id: string): void {
    const card = kindOf(id);
    this.ownerOf(card)?.drawn.add(card);
  }

  private ownerOf(card: string): HeroCards | undefined {
    return this.bySlug.get(card.slice(0, card.indexOf('/')));
  }

  private used(id: string | undefined, how: keyof CardUse, amount: number = 1): void {
    const card = kindOf(id ?? '');
    const owner = this.ownerOf(card);
    if (owner === undefined) return;
    owner.cards[card] ??= { attack: 0, defense: 0, scheme: 0, boost: 0, damage: 0 };
    owner.cards[card][how] += amount;
  }

  /** combat damage is dealt by the attack; other damage by the card or the ability whose effect it is. */
  private damaged({ fighter, amount, kind, cause }: Extract<GameEvent, { type: 'damaged' }>): void {
    const by: Cause = kind === 'combat' && this.attack !== null ? { card: this.attack } : cause;
    const hero = by.ability ?? by.card?.slice(0, by.card.indexOf('/')) ?? '';
    const owner = this.bySlug.get(hero);
    if (owner === undefined || this.teams.get(fighter) === this.teamOfSeat[owner.seat]) return;
    if (by.card === undefined) owner.ability += amount;
    else this.used(by.card, 'damage', amount);
  }
}
