import { expect, test } from 'vitest';
import type { StoreAddress } from '../src/index.ts';
import type { Accounts } from '../src/people/accounts.ts';
import { MINUTE, type Opened, opened } from './opened.ts';

const FROM = '192.0.2.1';
const FIRST = { login: 'ada', password: 'difference engine' };
const SECOND = { login: 'ada', password: 'analytical engine' };

/** A new code of somebody who has no password yet. */
async function codeOf(accounts: Accounts, person: string): Promise<string> {
  const made = await accounts.newCode(person);
  if (typeof made === 'string') throw new Error(made);
  return made.code;
}

/** What holds for secrets of people wherever they are kept. */
export function accountsAreKept(place: () => Promise<StoreAddress>): void {
  const ada = async () => {
    const all = await opened(await place());
    return { ...all, ...(await all.people.addGuest('Ada')) };
  };
  const tried = async ({ accounts }: Opened, login: string, password: string, from = FROM) => {
    const result = await accounts.signIn({ login, password }, from);
    return typeof result === 'string' ? result : result.person.name;
  };

  test('a recovery code lets in, however it is typed, until there is a new one', async () => {
    const { db, accounts, people, person } = await ada();
    const code = await codeOf(accounts, person.id);
    expect(code).toMatch(/^([A-HJ-NP-Z2-9]{5}-){4}[A-HJ-NP-Z2-9]{5}$/);
    expect(JSON.stringify(await db.selectFrom('people').selectAll().execute())).not.toContain(code);
    const typed = code.toLowerCase().replaceAll('-', ' – ');
    const result = await accounts.signIn({ code: typed }, FROM);
    if (typeof result === 'string') throw new Error(result);
    expect(result.person).toEqual({ id: person.id, name: 'Ada', login: null, hasRecovery: true });
    expect(await people.byToken(result.token)).toEqual({ id: person.id, name: 'Ada' });
    await accounts.newCode(person.id);
    expect(await accounts.signIn({ code }, FROM)).toBe('wrongSecret');
  });

  test('login and password let in; another one signs out every other device; a login is given once', async () => {
    const all = await ada();
    const { db, accounts, people, person, token } = all;
    const before = await people.signIn(person.id);
    expect(await accounts.setPassword(person.id, token, FIRST)).toBeNull();
    expect(await people.byToken(before)).not.toBeNull();
    expect(await tried(all, 'ada', 'difference engine')).toBe('Ada');
    expect(await tried(all, 'ada', 'difference engines')).toBe('wrongSecret');
    expect(await accounts.setPassword(person.id, token, { ...SECOND, proof: FIRST.password })).toBeNull();
    expect(await people.byToken(before)).toBeNull();
    expect(await people.byToken(token)).not.toBeNull();
    expect(await tried(all, 'ada', 'difference engine')).toBe('wrongSecret');
    const ben = await people.addGuest('Ben');
    expect(
      await accounts.setPassword(ben.person.id, ben.token, { login: 'ada', password: 'something else' }),
    ).toBe('taken');
    const [row] = await db.selectFrom('people').select('password').where('login', '=', 'ada').execute();
    expect(row?.password).toMatch(/^scrypt\$8\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  });

  test('whoever finds an open page changes no password and makes no code without the old one', async () => {
    const all = await ada();
    const { accounts, people, person, token } = all;
    const code = await codeOf(accounts, person.id);
    await accounts.setPassword(person.id, token, FIRST);
    for (const proof of [undefined, '', 'a guess', SECOND.password]) {
      expect(await accounts.setPassword(person.id, token, { ...SECOND, proof })).toBe('wrongSecret');
      expect(await accounts.newCode(person.id, proof)).toBe('wrongSecret');
    }
    expect(await tried(all, 'ada', FIRST.password)).toBe('Ada');
    expect(typeof (await accounts.signIn({ code }, FROM))).toBe('object');
    all.wait(15 * MINUTE);
    // Whoever has forgotten the password has the code.
    expect(await accounts.setPassword(person.id, token, { ...SECOND, proof: ` ${code} ` })).toBeNull();
    expect(await tried(all, 'ada', SECOND.password)).toBe('Ada');
    // Another password is for those whose secrets others may know: the code is void, too.
    expect(await accounts.signIn({ code }, FROM)).toBe('wrongSecret');
    expect((await people.me(person.id))?.hasRecovery).toBe(false);
    expect(await accounts.newCode(person.id, code)).toBe('wrongSecret');
    expect(typeof (await accounts.newCode(person.id, SECOND.password))).toBe('object');
  });

  test('the old password is guessed ten times in a quarter of an hour, all at once too', async () => {
    const { accounts, person, token } = await ada();
    await accounts.setPassword(person.id, token, FIRST);
    const guesses = Array.from({ length: 14 }, (_, n) => accounts.newCode(person.id, `guess ${n}`));
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer === 'wrongSecret').length).toBeLessThanOrEqual(10);
    expect(await accounts.setPassword(person.id, token, { ...SECOND, proof: FIRST.password })).toBe(
      'tooOften',
    );
  });

  test('after ten wrong passwords a login rests for a quarter of an hour, also if nobody has it', async () => {
    const all = await ada();
    await all.accounts.setPassword(all.person.id, all.token, FIRST);
    for (const login of ['ada', 'nobody']) {
      // All at once: they are counted before they are looked at.
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, n) => tried(all, login, `guess ${n}`)),
      );
      expect(answers.toSorted()).toEqual([...Array(2).fill('tooOften'), ...Array(10).fill('wrongSecret')]);
    }
    expect(await tried(all, 'ada', 'difference engine')).toBe('tooOften');
    all.wait(15 * MINUTE);
    expect(await tried(all, 'ada', 'difference engine')).toBe('Ada');
  });

  test('one address guesses sixty codes; right ones are not counted, other addresses go on', async () => {
    const all = await ada();
    const code = await codeOf(all.accounts, all.person.id);
    const come = async (with_: string, from = FROM) => {
      const result = await all.accounts.signIn({ code: with_ }, from);
      return typeof result === 'string' ? result : 'in';
    };
    for (let n = 0; n < 100; n++) expect(await come(code)).toBe('in');
    for (let n = 0; n < 60; n++) expect(await come(`GUESS${n}`)).toBe('wrongSecret');
    expect(await come(code)).toBe('tooOften');
    expect(await come(code, '192.0.2.2')).toBe('in');
    all.wait(15 * MINUTE);
    expect(await come(code)).toBe('in');
  });

  test('whoever is banned is nobody here, until it is taken back', async () => {
    const { accounts, people, person, token } = await ada();
    const [code, other] = [await codeOf(accounts, person.id), await people.addGuest('Ben')];
    expect(await people.valid([token, other.token])).toEqual(new Set([token, other.token]));
    expect(await people.ban(person.id, true)).toBe(true);
    expect(await people.ban('nobody', true)).toBe(false);
    expect(await people.byToken(token)).toBeNull();
    expect(await people.isBanned(token)).toBe(true);
    expect(await people.valid([token, other.token, 'guess'])).toEqual(new Set([other.token]));
    expect(await accounts.signIn({ code }, FROM)).toBe('banned');
    await people.ban(person.id, false);
    expect(await people.byToken(token)).not.toBeNull();
    expect(await people.isBanned(token)).toBe(false);
  });
}
