import type { Kysely } from 'kysely';
import { Chat } from '../chat/chat.ts';
import { Notifier, type NotifierOptions } from '../notify/notifier.ts';
import { PushSender } from '../notify/push-sender.ts';
import { Rounds } from '../notify/rounds.ts';
import { isVapidPair, isVapidSubject, keptVapidKeys, type VapidKeys } from '../notify/vapid.ts';
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

/** What a host may say about telling people. */
export interface OpenOptions extends Omit<CommunityOptions, 'push'> {
  /** Null: keys of this server's own, made once and kept in its database. */
  readonly vapid?: VapidKeys | null;
  /** Where push services find the host, as `mailto:` or `https:`; null: the address that guests know. */
  readonly vapidSubject?: string | null;
}

/** Where nobody has said how to find the host: most push services take it, Apple's wants a real one. */
const NOBODY = 'mailto:nobody@localhost';

/** The community of a server with all that its host wants. */
export async function openCommunity(
  db: Kysely<Schema>,
  now: () => number,
  { vapid = null, vapidSubject = null, ...options }: OpenOptions,
): Promise<Community> {
  const own = options.publicUrl?.startsWith('https:') ? options.publicUrl : NOBODY;
  // Said when the server starts, not when the first letter comes to nothing.
  if (vapid !== null && !isVapidPair(vapid)) throw new Error('the two VAPID keys do not belong together');
  if (!isVapidSubject(vapidSubject ?? own)) throw new Error('a VAPID subject is a mailto: or https: address');
  const push = new PushSender(vapid ?? (await keptVapidKeys(db)), vapidSubject ?? own);
  return communityOf(db, now, { ...options, push });
}
