import type { CardType, Emblem, FormNounDef, Names } from '@peerless/language';

/**
 * Referents without a language: typed noun phrases. A phrase says what is meant (which fighters, how many cards, whose
 * pile); gender, case, articles and word order are the business of a realiser.
 */

/** Something with a name of its own; what a language must know of it stands with the name (docs/decisions/0020). */
export interface Named {
  readonly slug: string;
  readonly name: string;
  readonly plural?: string;
  readonly names?: Names;
  /** For those who draw it; no text needs it. */
  readonly emblem?: Emblem;
  /** Of a form: what all forms of its hero are. */
  readonly noun?: FormNounDef;
  /** Of a side deck: what each of its cards is. */
  readonly card?: Omit<Named, 'slug'>;
}

/** How a later mention refers back: in full, as "that …", or by a pronoun. The planner decides. */
export type Form = 'full' | 'that' | 'pronoun';

export interface Mention {
  /** Mentions with the same reference mean the same thing. */
  readonly ref?: string;
  readonly form?: Form;
}

/**
 * `the`: one known, `one`: any one, `each`: all that fit, `some`: any of them, `bare`: after "for each", `no`: none,
 * `several`: a number of them that are chosen, and afterwards each of those.
 */
export type Quantity = 'the' | 'one' | 'each' | 'some' | 'bare' | 'no' | 'several';

/** One fighter or a set of fighters. */
export interface FighterPhrase extends Mention {
  readonly is: 'fighter';
  readonly head: 'fighter' | 'hero' | 'sidekick' | Named;
  readonly quantity: Quantity;
  readonly side?: 'own' | 'friendly' | 'opposing';
  /** Its part in the combat or in playing the card; `mate`: the own fighter that is not `mine`, where there are two. */
  readonly part?: 'mine' | 'mate' | 'theirs' | 'both' | 'attacker' | 'user';
  readonly owner?: PlayerPhrase;
  readonly other?: true;
  readonly chosenBy?: PlayerPhrase;
  /** With `several`: how many, perhaps at most. */
  readonly number?: { readonly n: ValuePhrase; readonly upTo: boolean };
  readonly where: readonly Where[];
  /** What a selector asks of a fighter that is known anyway: a condition, not a description. */
  readonly facts?: readonly Where[];
}

/** What narrows a set of fighters or spaces down; also what can be said of a fighter. */
export type Where =
  | { readonly how: 'adjacent'; readonly to: FighterPhrase | SpacePhrase }
  | { readonly how: 'inZone' | 'outOfZone' | 'zoneWithout'; readonly of: FighterPhrase }
  | { readonly how: 'onToken' | 'startedOnToken'; readonly token: Named }
  | { readonly how: 'flanked'; readonly by: FighterPhrase }
  | { readonly how: 'ofPlayer'; readonly who: PlayerPhrase }
  | { readonly how: 'moved' | 'leftZone' | 'hurt' | 'empty' | 'other' }
  | { readonly how: 'defeated' | 'reserve' | 'away' | 'onBoard' | 'fighting' | 'attacking' | 'defending' }
  | { readonly how: 'at'; readonly spaces: readonly SpacePhrase[] }
  | { readonly how: 'under'; readonly who: FighterPhrase }
  | { readonly how: 'left'; readonly who: FighterPhrase }
  | { readonly how: 'sameAs'; readonly token: TokenPhrase }
  | { readonly how: 'not'; readonly who: FighterPhrase }
  | { readonly how: 'kind'; readonly kind: 'hero' | 'sidekick' | Named }
  | { readonly how: 'hit' | 'felled' }
  | { readonly how: 'passed'; readonly by: FighterPhrase };

/** The reader, an opponent or (in the log) a named player. */
export interface PlayerPhrase extends Mention {
  readonly is: 'player';
  /** `rival`: the other player of the combat; `opponent`: one of possibly several; `player`: anybody, you too. */
  /** `owner`: of whose deck the card is that is being played. */
  readonly who:
    | 'you'
    | 'rival'
    | 'opponent'
    | 'anyOpponent'
    | 'eachOpponent'
    | 'player'
    | 'eachPlayer'
    | 'owner';
  /** An opponent to whom one of these fighters belongs. */
  readonly with?: FighterPhrase;
  /** The hero by whose name the owner of a card goes. */
  readonly hero?: Named;
}

/** One card or several. */
export interface CardPhrase extends Mention {
  readonly is: 'card';
  readonly which:
    | 'this'
    | 'thisAttack'
    /** The own card of this combat, as abilities call it. */
    | 'yours'
    | 'theirs'
    | 'previous'
    | 'noted'
    | 'some'
    | 'top'
    | 'bottom'
    | 'first'
    /** The one that was shown of that deck, beside one of another deck. */
    | 'ofDeck'
    | 'all'
    | 'rest'
    | 'them'
    | 'topOfDiscard';
  readonly amount?: AmountPhrase;
  readonly random?: true;
  readonly other?: true;
  readonly chosenBy?: PlayerPhrase;
  readonly type?: CardType;
  readonly user?: Named | 'any';
  readonly tag?: Named;
  readonly titles?: readonly Named[];
  readonly value?: ValuePhrase;
  /** The fighter of its player could play it in this combat. */
  readonly playable?: true;
  /** As a defense, not to attack. */
  readonly defending?: true;
  /** Chosen by its back. */
  readonly unseen?: true;
  /** Its player has boosted with it in this combat. */
  readonly boosting?: true;
  /** All of them have one title. */
  readonly sameTitle?: true;
  /** Only its player has seen it: it was looked at, not revealed. */
  readonly looked?: true;
  readonly pile?: PilePhrase;
  readonly owner?: PlayerPhrase;
}

/** A player's hand, deck or discard pile, or its upper or lower end. */
export interface PilePhrase extends Mention {
  readonly is: 'pile';
  readonly pile: 'hand' | 'deck' | 'discard' | 'aside' | 'play' | 'own';
  /** What a pile is called that a hero declares. */
  readonly named?: Named;
  /** In the log it goes without saying, */
  readonly owner?: PlayerPhrase;
  /** unless somebody else moves the cards. */
  readonly of?: NamePhrase;
  readonly end?: 'top' | 'bottom';
}

/** One space or several. */
export interface SpacePhrase extends Mention {
  readonly is: 'space';
  readonly quantity: 'one' | 'any' | 'the' | 'different';
  readonly where: readonly Where[];
}

/** A token on the board. */
export interface TokenPhrase extends Mention {
  readonly is: 'token';
  readonly token: Named;
  readonly quantity: 'one' | 'another' | 'the' | 'upTo';
  /** With `upTo`: how many. */
  readonly n?: number;
  readonly under?: FighterPhrase;
  readonly chosenBy?: PlayerPhrase;
}

/** Several tokens or fighters of one kind, by number. */
export interface SeveralPhrase {
  readonly is: 'several';
  readonly of: 'token' | 'fighter';
  readonly kind: Named;
  readonly n: number;
}

/** What an amount counts. */
export type Unit =
  | 'card'
  | 'damage'
  | 'combatDamage'
  | 'exhaustionDamage'
  | 'health'
  | 'space'
  | 'path'
  | 'action'
  | 'value'
  | 'times'
  | Named;

/** How far a number binds. */
export type Bound =
  | 'exactly'
  | 'upTo'
  | 'atLeast'
  | 'atMost'
  | 'moreThan'
  | 'lessThan'
  /** In addition to what was said before: "1 more card". */
  | 'further'
  | 'any'
  | 'all'
  | 'that';

/** A number of something: `n` for each `per`, or as much as `equal` says. */
export interface AmountPhrase {
  readonly is: 'amount';
  readonly unit: Unit;
  readonly n?: number;
  readonly bound?: Bound;
  readonly per?: ValuePhrase | CardPhrase | FighterPhrase;
  readonly equal?: ValuePhrase;
}

/** What a number can be read off. */
export type Measure =
  | 'boost'
  | 'printed'
  | 'value'
  | 'health'
  | 'damageTo'
  | 'combatDamageTo'
  | 'damageDealt'
  | 'counter'
  | 'rest'
  | 'revealed'
  | 'discardedSide'
  | 'marks'
  | 'symbols'
  | 'spent'
  | 'zones'
  | 'differentZones'
  | 'cardsMoved'
  | 'actionNumber'
  | 'combatsWon'
  | 'maneuvers'
  | 'paths'
  | 'lent'
  | 'prediction'
  | 'beyond'
  | 'count'
  | 'named';

/** A number that is read off something: "the BOOST of that card". */
export interface MeasurePhrase extends Mention {
  readonly is: 'measure';
  readonly measure: Measure;
  readonly of?: FighterPhrase | CardPhrase | PlaysPhrase | PlayerPhrase | NamePhrase;
  readonly counter?: Named;
  /** For `spent`: somebody else paid it. */
  readonly paid?: true;
  /** For `rest`: where those are. */
  readonly rest?: Named;
  /** For `marks` and `symbols`: where they are. */
  readonly pile?: PilePhrase;
  /** For `cardsMoved`: what happened to the cards. */
  readonly verb?: 'discard' | 'draw' | 'return' | 'put';
}

/** A product of two numbers. */
export interface ProductPhrase {
  readonly is: 'product';
  readonly a: ValuePhrase;
  readonly b: ValuePhrase;
}

/** A plain number. */
export interface NumberPhrase {
  readonly is: 'number';
  readonly n: number;
  /** As the number of an action of this turn: "your third action". */
  readonly ordinal?: 'action';
}

/** A number, whether it is said or read off something. */
export type ValuePhrase = NumberPhrase | MeasurePhrase | ProductPhrase;

/** A fixed term of the game or a declared name used as a noun. */
export interface TermPhrase {
  readonly is: 'term';
  readonly term: Term;
}

/** Terms that verbs take as they are. */
export type Term =
  | 'turn'
  /** Whosever turn it is. */
  | 'turnOfAnybody'
  | 'thisCombat'
  | 'aCombat'
  | 'inThisCombat'
  | 'inFirstCombat'
  | 'thisWay'
  | 'thisAction'
  | 'attack'
  | 'defense'
  | 'attacker'
  | 'defender'
  | 'scheme'
  | 'maneuver'
  | 'item'
  | 'nothing'
  | 'noDamage'
  | 'noCombatDamage'
  | 'noOtherDamage'
  | 'neverDamage'
  | 'neverCombatDamage'
  | 'neverOtherDamage'
  | 'anyOrder'
  | 'notChosenYet'
  | 'oneAfterAnother'
  | 'faceUp'
  | 'anyOfIt'
  | 'theCombat'
  | 'moveValue'
  | 'attackValue'
  | 'defenseValue'
  | 'attackCard'
  | 'defenseCard'
  | 'atRandom'
  | 'forLimit'
  | 'forBoost'
  | 'afterPlay'
  | 'fromTop'
  | 'emptyHand'
  | 'noCard'
  | 'anEffect';

/** A form, counter or symbol by name. */
export interface LabelPhrase extends Mention {
  readonly is: 'label';
  readonly label: 'form' | 'formNoun' | 'counter' | 'rest' | 'part' | 'pile' | 'symbol' | 'token';
  readonly named: Named;
}

/** All effects of a card, or those after combat. */
export interface EffectsPhrase {
  readonly is: 'effects';
  readonly of: Phrase;
  readonly after?: true;
}

/** The attacks of a fighter, which need no card, the cards it defends with, or all its cards in combat. */
export interface PlaysPhrase {
  readonly is: 'plays';
  readonly of: FighterPhrase;
  readonly role: 'attacker' | 'defender' | 'either';
}

/** A name from the log: a fighter, player, card, item, space or door as it is called at this table. */
export interface NamePhrase {
  readonly is: 'name';
  /** Spaces and doors are called by their number or name; a realiser adds the noun. */
  readonly of: 'fighter' | 'player' | 'card' | 'item' | 'space' | 'door';
  readonly text: string;
  /** Whose name it is, with gender and forms. */
  readonly named?: Named;
  /** The reader himself. */
  readonly you?: true;
}

/** A hero's ability as a cause. */
export interface AbilityPhrase {
  readonly is: 'ability';
  readonly of: NamePhrase;
}

/** Several phrases in a row: "a and b". */
export interface ListPhrase extends Mention {
  readonly is: 'list';
  readonly items: readonly Phrase[];
  /** Each of them for itself. */
  readonly each?: true;
  readonly or?: true;
}

/** What can be said of a fighter, as the complement of "be". */
export interface WherePhrase {
  readonly is: 'where';
  readonly where: Where;
}

/** Who plays, and what stands or lies on the board. Figures are told by figures only: "a fighter adjacent to Medusa". */
export type FigurePhrase = PlayerPhrase | NamePhrase | FighterPhrase | SpacePhrase | TokenPhrase;

/** Cards and numbers. They are told by each other and by figures. */
export type QuantityPhrase = CardPhrase | PilePhrase | PlaysPhrase | AmountPhrase | ValuePhrase;

/** Any referent. */
export type Phrase =
  | FighterPhrase
  | PlayerPhrase
  | CardPhrase
  | PilePhrase
  | SpacePhrase
  | TokenPhrase
  | SeveralPhrase
  | AmountPhrase
  | MeasurePhrase
  | ProductPhrase
  | NumberPhrase
  | TermPhrase
  | LabelPhrase
  | EffectsPhrase
  | PlaysPhrase
  | NamePhrase
  | AbilityPhrase
  | ListPhrase
  | WherePhrase;

/** The phrases of one kind. */
export type PhraseOf<K extends Phrase['is']> = Extract<Phrase, { readonly is: K }>;

/** How a language says each kind of phrase: `Rest` is what it must know of the place; a missing kind is a compile error. */
export type Said<Words, Rest extends readonly unknown[] = []> = {
  readonly [K in Phrase['is']]: (it: PhraseOf<K>, ...rest: Rest) => Words;
};

/** How a language says some kinds of phrases. */
export type SaidOf<P extends Phrase, Words, Rest extends readonly unknown[] = []> = Pick<
  Said<Words, Rest>,
  P['is']
>;

/** The reader of the card. */
/** The owner of a card is called like their hero. */
export const heroNamed = ({ hero }: PlayerPhrase): FighterPhrase => ({
  is: 'fighter',
  head: hero ?? 'hero',
  quantity: 'the',
  where: [],
});

export const YOU: PlayerPhrase = { is: 'player', who: 'you' };

/** A fixed term as a phrase. */
export const term = (word: Term): TermPhrase => ({ is: 'term', term: word });
