import type { Address } from '@peerless/language';
import type { Cause } from '@peerless/rules';
import type { Named, NamePhrase, Phrase } from '../meaning/phrase.ts';
import type { TextLanguage } from '../realise/realiser.ts';

/** What everything is called at one table, for one reader. */
export interface Names {
  readonly lang: TextLanguage;
  /** The seat that reads and is called "you"; null for an onlooker. */
  readonly viewer: number | null;
  /** The player at a seat: a given name, otherwise the hero's. */
  seat(seat: number): string;
  /** `harpy-2` → "Harpy 2". */
  fighter(id: string): string;
  /** `harpy-2` → the harpy, whose names know gender and forms. */
  kindNamed(id: string): Named;
  /** Who at this table has the name that the player at a seat goes by: the hero, unless players have their own. */
  seatNamed(seat: number): Named | undefined;
  /** The seat a fighter belongs to, or -1. */
  seatOf(fighter: string): number;
  /** `medusa/feint`, or a bare slug with its seat → "Feint". */
  card(id: string, seat?: number): string;
  /** A bonus attack by its slug. */
  bonusAttack(slug: string): string;
  /** The printed value of a card, null without one. */
  printed(id: string): number | null;
  /** 12 → "space 12". */
  space(id: number): string;
  door(door: string): string;
  /** `dark-green` → "dark green". */
  zone(zone: string): string;
  readonly board: string;
  /** An item of the board by its slug. */
  boardItem(slug: string): Named;
  /** What is declared, named in this language. */
  counter(seat: number, slug: string): Named;
  /** Where those of a counter are that one does not have; undefined if that has no name. */
  rest(seat: number, slug: string): Named | undefined;
  part(seat: number, slug: string): Named;
  /** The side deck at a seat, and what its cards and the marks on them are. */
  side(seat: number, what: 'pile' | 'card' | 'mark'): Named;
  /** A pile that the hero at a seat declares. */
  pile(seat: number, slug: string): Named;
  /** What is counted on its cards. */
  mark(seat: number): Named;
  form(seat: number, slug: string): Named;
  token(seat: number, slug: string): Named;
  /** The token at a seat, where there is one kind of them. */
  onlyToken(seat: number): Named | undefined;
  symbol(slug: string): Named;
  /** `jeet-kune-do` → "Jeet Kune Do". */
  tag(slug: string): string;
  /** What the modes of the asking operation say, in printed order; empty when that is not known. */
  modes(address: Address): readonly string[];
  /** The same for what a card or an ability lets choose, to whoever chose or as it is printed; empty where it lets choose more than once. */
  chosenModes(cause: Cause, toChooser: boolean): readonly string[];
  /** What the asking operation says to whoever is asked; empty when that is not known. */
  asked(address: Address): string;
  /** What an entry of an order is called: a card, or an ability such as `afterCombat-1`. */
  item(seat: number, item: string): string;
}

/** A fighter as it is called at the table. */
export const fighterName = (id: string, names: Names): NamePhrase => ({
  is: 'name',
  of: 'fighter',
  text: names.fighter(id),
  named: names.kindNamed(id),
});

/** A player as they are called; the reader is "you". */
export const playerName = (seat: number, names: Names): NamePhrase => ({
  is: 'name',
  of: 'player',
  text: names.seat(seat),
  named: names.seatNamed(seat),
  ...(names.viewer === seat ? { you: true } : {}),
});

/** A card by its title. */
export const cardName = (id: string, names: Names, seat?: number): NamePhrase => ({
  is: 'name',
  of: 'card',
  text: names.card(id, seat),
});

/** An item of the board by its name. */
export function itemName(slug: string, names: Names): NamePhrase {
  const named = names.boardItem(slug);
  return { is: 'name', of: 'item', text: named.name, named };
}

/** Several cards by their titles; equal ones are counted. */
export function cardList(ids: readonly string[], names: Names, seat: number): Phrase {
  const titles = ids.map((id) => names.card(id, seat));
  const distinct = [...new Set(titles)];
  return listOf(
    distinct.map((title): NamePhrase => {
      const count = titles.filter((other) => other === title).length;
      return { is: 'name', of: 'card', text: count === 1 ? title : `${title} ×${count}` };
    }),
  );
}

/** A space by its number. */
export const spaceName = (id: number): NamePhrase => ({ is: 'name', of: 'space', text: String(id) });

/** Several phrases as one. */
export function listOf(items: readonly Phrase[]): Phrase {
  const [only] = items;
  return items.length === 1 && only !== undefined ? only : { is: 'list', items };
}
