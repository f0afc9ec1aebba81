/** What needs the consent of the others: a draw, or that more is taken back than one may alone. */
export type Proposal =
  | 'draw'
  /** How many choices are to stand. */
  | { readonly takeBack: number };

/** What a player wants to happen at a table. */
export type Command =
  /** The key of an option of the present question. */
  | { readonly choose: string }
  /** How many choices are to stand after it: all later ones were the player's own, and nothing was learnt from them. */
  | { readonly takeBack: number }
  /** The seat that gives up. */
  | { readonly resign: number }
  | { readonly propose: Proposal }
  /** What the player says to the open proposal. */
  | { readonly answer: 'yes' | 'no' }
  /** A bot has played on for this player, who takes the seats back. */
  | { readonly return: true };

/** Why a command came to nothing. */
export type Refusal =
  /** It answers a position that has gone. */
  | 'stale'
  /** It is somebody else's to decide. */
  | 'notYours'
  /** There is no such option, seat or proposal. */
  | 'noOption'
  /** What was chosen stands. */
  | 'stands'
  | 'over';
