import type { Kysely } from 'kysely';
import { Chat } from '../chat/chat.ts';
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
}

export interface CommunityOptions {
  readonly passwordCost?: PasswordCost;
}

export function communityOf(
  db: Kysely<Schema>,
  now: () => number,
  { passwordCost = PASSWORD_COST }: CommunityOptions = {},
): Community {
  const people = new People(db, now);
  const guesses = new Guesses(db, now);
  const ratings = new Ratings(db, now);
  return {
    people,
    accounts: new Accounts(db, people, guesses, new Passwords(passwordCost)),
    blocks: new Blocks(db, now),
    reports: new Reports(db, now, guesses),
    chat: new Chat(db, now),
    ratings,
    profiles: new Profiles(db, ratings),
  };
}
