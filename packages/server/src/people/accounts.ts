import type { Me } from '@peerless/table/online';
import type { Kysely } from 'kysely';
import { isTaken } from '../store/game-store.ts';
import type { Schema } from '../store/schema.ts';
import type { Guesses } from './guesses.ts';
import type { Passwords } from './passwords.ts';
import { hashOf, type People } from './people.ts';
import { plainCode, recoveryCode } from './recovery-code.ts';

/** What somebody shows to be let in on another device. */
export type Proof = { readonly code: string } | { readonly login: string; readonly password: string };

/** What somebody wants to sign in with from now on. */
export interface NewPassword {
  readonly login: string;
  readonly password: string;
  /** The password of before, or the recovery code: whoever has a password has to know one of them. */
  readonly proof?: string | undefined;
}

export type SignInRefusal = 'wrongSecret' | 'tooOften' | 'banned';

/** Wrong guesses in a quarter of an hour: for one login, and from one address, behind which there may be a whole club. */
const [MOST_A_LOGIN, MOST_AN_ADDRESS] = [10, 60];
/** Changes of one's own secrets in the same time, with right or wrong proof. */
const MOST_CHANGES = 10;

/** Ways to be the same person on another device: a recovery code, or a login with a password. */
export class Accounts {
  private readonly db: Kysely<Schema>;
  private readonly people: People;
  private readonly guesses: Guesses;
  private readonly passwords: Passwords;

  constructor(db: Kysely<Schema>, people: People, guesses: Guesses, passwords: Passwords) {
    this.db = db;
    this.people = people;
    this.guesses = guesses;
    this.passwords = passwords;
  }

  /** A new code, which is told only now; the one before is void. Whoever has a password proves who they are. */
  async newCode(
    person: string,
    proof?: string,
  ): Promise<{ readonly code: string } | 'wrongSecret' | 'tooOften'> {
    const refused = await this.refusal(person, proof);
    if (refused !== null) return refused;
    const code = recoveryCode();
    await this.db
      .updateTable('people')
      .set({ recovery: hashOf(plainCode(code)) })
      .where('id', '=', person)
      .execute();
    return { code };
  }

  /**
   * Sets login and password. Whoever had another password before is signed out on every other device, and their
   * recovery code is void: a password is changed when somebody else may know too much.
   */
  async setPassword(
    person: string,
    token: string,
    { login, password, proof }: NewPassword,
  ): Promise<'taken' | 'wrongSecret' | 'tooOften' | null> {
    const refused = await this.refusal(person, proof);
    if (refused !== null) return refused;
    const hash = await this.passwords.hash(password);
    if (hash === null) return 'tooOften';
    const before = await this.people.me(person);
    const voided = before?.login == null ? {} : { recovery: null };
    try {
      await this.db
        .updateTable('people')
        .set({ login, password: hash, ...voided })
        .where('id', '=', person)
        .execute();
    } catch (error) {
      if (isTaken(error)) return 'taken';
      throw error;
    }
    if (before?.login != null) await this.people.signOutOthers(person, token);
    return null;
  }

  /** A new session for whoever knows the secret. What is not known and what is wrong cannot be told apart. */
  async signIn(
    proof: Proof,
    network: string,
  ): Promise<{ readonly person: Me; readonly token: string } | SignInRefusal> {
    const keys = [`address ${network}`, ...('login' in proof ? [`login ${proof.login}`] : [])];
    const [address = '', login] = keys;
    const allowed = await this.guesses.may(address, MOST_AN_ADDRESS);
    if (!allowed || (login !== undefined && !(await this.guesses.may(login, MOST_A_LOGIN))))
      return 'tooOften';
    const found = 'code' in proof ? await this.byCode(proof.code) : await this.byPassword(proof);
    if (typeof found === 'string') return found;
    await this.guesses.wasNone(address);
    if (login !== undefined) await this.guesses.forget(login);
    if (found.banned !== null) return 'banned';
    const person = await this.people.me(found.id);
    return person === null ? 'wrongSecret' : { person, token: await this.people.signIn(found.id) };
  }

  /** Why somebody may not change their secrets: whoever finds a page open is not yet the person that is signed in there. */
  private async refusal(person: string, proof = ''): Promise<'wrongSecret' | 'tooOften' | null> {
    if (!(await this.guesses.may(`password ${person}`, MOST_CHANGES))) return 'tooOften';
    const row = await this.db
      .selectFrom('people')
      .select(['password', 'recovery'])
      .where('id', '=', person)
      .executeTakeFirst();
    if (row === undefined || row.password === null) return null;
    if (row.recovery !== null && row.recovery === hashOf(plainCode(proof))) return null;
    const isRight = await this.passwords.isRight(proof, row.password);
    if (isRight === null) return 'tooOften';
    return isRight ? null : 'wrongSecret';
  }

  private async byCode(code: string) {
    const found = await this.db
      .selectFrom('people')
      .select(['id', 'banned'])
      .where('recovery', '=', hashOf(plainCode(code)))
      .executeTakeFirst();
    return found ?? 'wrongSecret';
  }

  private async byPassword({ login, password }: { readonly login: string; readonly password: string }) {
    const row = await this.db
      .selectFrom('people')
      .select(['id', 'banned', 'password'])
      .where('login', '=', login)
      .executeTakeFirst();
    const isRight = await this.passwords.isRight(password, row?.password ?? null);
    if (isRight === null) return 'tooOften';
    if (!isRight || row === undefined) return 'wrongSecret';
    if (row.password !== null && this.passwords.isOld(row.password)) await this.hashAgain(row.id, password);
    return row;
  }

  /** Now that the password is known, it is kept as dearly as new ones are. */
  private async hashAgain(person: string, password: string): Promise<void> {
    const hash = await this.passwords.hash(password);
    if (hash !== null)
      await this.db.updateTable('people').set({ password: hash }).where('id', '=', person).execute();
  }
}
