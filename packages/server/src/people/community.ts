import type { Kysely } from 'kysely';
import { Chat } from '../chat/chat.ts';
import type { Schema } from '../store/schema.ts';
import { Accounts } from './accounts.ts';
import { Blocks } from './blocks.ts';
import { Guesses } from './guesses.ts';
import { PASSWORD_COST, type PasswordCost, Passwords } from './passwords.ts';
import { People } from './people.ts';

/** Everything about the people of a server, on one database. */
export interface Community {
  readonly people: People;
  readonly accounts: Accounts;
  readonly blocks: Blocks;
  readonly chat: Chat;
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
  return {
    people,
    accounts: new Accounts(db, people, guesses, new Passwords(passwordCost)),
    blocks: new Blocks(db, now),
    chat: new Chat(db, now),
  };
}
