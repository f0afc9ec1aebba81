import type { Kysely } from 'kysely';
import { Chat } from '../chat/chat.ts';
import { Notifier, type NotifierOptions } from '../notify/notifier.ts';
import { Rounds } from '../notify/rounds.ts';
import { Ratings } from '../ratings/ratings.ts';
import type { Schema } from '../store/schema.ts';
import { Accounts } from './accounts.ts';
import { Blocks } from './blocks.ts';
import { Guesses } from './guesses.ts';
import { PASSWORD_COST, type PasswordCost, Passwords } from './passwords.ts';
import { People } from './people.ts';
import { Profiles } from './profiles.ts';
import { Reports } from './reports.ts';

/** Everything about the people of a server, on one database. */
export interface Community {
  readonly people: People;
  readonly accounts: Accounts;
  readonly blocks: Blocks;
  readonly reports: Reports;
  readonly chat: Chat;
  readonly ratings: Ratings;
  readonly profiles: Profiles;
  readonly notifier: Notifier;
  /** Counts games and tells people from now on. */
  readonly start: () => void;
  /** Resolves when nothing of it is under way any more. */
  readonly stop: () => Promise<void>;
}

export interface CommunityOptions extends NotifierOptions {
  readonly passwordCost?: PasswordCost;
  /** Hears of rounds that failed; they are tried again. */
  readonly failed?: (error: unknown) => void;
}

/** Milliseconds between two rounds. */
const PAUSE = 2000;

export function communityOf(
  db: Kysely<Schema>,
  now: () => number,
  options: CommunityOptions = {},
): Community {
  const { passwordCost = PASSWORD_COST, failed = () => {} } = options;
  const people = new People(db, now);
  const guesses = new Guesses(db, now);
  const ratings = new Ratings(db, now);
  const notifier = new Notifier(db, now, options);
  const rounds = [() => ratings.countAll(), () => notifier.round()].map(
    (work) => new Rounds(work, PAUSE, failed),
  );
  return {
    people,
    accounts: new Accounts(db, people, guesses, new Passwords(passwordCost)),
    blocks: new Blocks(db, now),
    reports: new Reports(db, now, guesses),
    chat: new Chat(db, now),
    ratings,
    profiles: new Profiles(db, ratings),
    notifier,
    start: () => {
      for (const round of rounds) round.start();
    },
    stop: async () => {
      await Promise.all(rounds.map((round) => round.stop()));
    },
  };
}
