/** The tables about people, beside who they are. */
export interface PeopleSchema {
  readonly guesses: GuessRow;
  readonly lines: LineRow;
  readonly ratings: RatingRow;
  readonly blocks: BlockRow;
  readonly reports: ReportRow;
  readonly settings: SettingRow;
  readonly subscriptions: SubscriptionRow;
  readonly outbox: LetterRow;
}

/** How often somebody has tried something that is counted: guessed a secret, reported somebody. */
export interface GuessRow {
  /** What is counted, and of whom. */
  readonly key: string;
  /** When counting began. */
  readonly since: number;
  readonly count: number;
}

/** What was said at a table. */
export interface LineRow {
  readonly table_id: string;
  /** From 1 on. */
  readonly number: number;
  readonly person: string;
  /** A `Saying`. */
  readonly saying: string;
  readonly at: number;
}

/** How strong somebody is in one mode (Glicko-2). */
export interface RatingRow {
  readonly person: string;
  readonly mode: string;
  readonly rating: number;
  /** When it was last changed; it grows from then on. */
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
  readonly changed: number;
  /** Until when the deviation is small enough for the ladder. */
  readonly settled_until: number;
}

/** Who does not want to meet whom. */
export interface BlockRow {
  readonly person: string;
  readonly blocked: string;
  readonly at: number;
}

/** What somebody told the host about somebody. */
export interface ReportRow {
  readonly id: string;
  /** Who reports, and whom. */
  readonly person: string;
  readonly about: string;
  readonly reason: string;
  readonly text: string;
  readonly table_id: string | null;
  readonly at: number;
}

/** What a server has decided once for all its nodes. */
export interface SettingRow {
  readonly key: string;
  readonly value: string;
}

/** A device that wants to be told (Web Push). */
export interface SubscriptionRow {
  /** A hash of the endpoint. */
  readonly id: string;
  readonly person: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly created: number;
}

/** Something that is to be told outside, until it has arrived. */
export interface LetterRow {
  /** The same however often it is sent, by which whoever gets it twice knows. */
  readonly id: string;
  /** A subscription, or null for the webhook. */
  readonly subscription: string | null;
  readonly person: string;
  readonly kind: string;
  readonly game: string;
  readonly table_id: string | null;
  /** The `since` of the turn that it tells of. */
  readonly since: number;
  readonly tries: number;
  /** When it is sent next; whoever sends it puts this forward first, so that nobody else does. */
  readonly due: number;
}
