import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Gate } from './gate.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** What a guess costs: 2^log2N blocks of memory of r times 128 bytes, p times over. It is stored with each hash. */
export interface PasswordCost {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MB, three times. */
export const PASSWORD_COST: PasswordCost = { log2N: 15, r: 8, p: 3 };

const [SALT, KEY] = [16, 32];

/** Passwords, kept so that whoever has stolen the database must pay for every guess with time and memory. */
export class Passwords {
  private readonly cost: PasswordCost;
  /** A hash that no password has: looking at it takes as long as looking at a real one. */
  private readonly nobodys: string;
  /** Two threads of four may be busy with this: files and names are still read. Whoever comes after a hundred is sent away. */
  private readonly gate = new Gate(2, 100);

  constructor(cost: PasswordCost) {
    this.cost = cost;
    this.nobodys = written(cost, randomBytes(SALT), randomBytes(KEY));
  }

  /** What is stored of a password; null if too many ask for this at once. */
  hash(password: string): Promise<string | null> {
    const salt = randomBytes(SALT);
    return this.gate.pass(async () => written(this.cost, salt, await keyOf(password, salt, this.cost, KEY)));
  }

  /** Whether a password has this hash; null stands for nobody's, which takes as long. Null if too many ask at once. */
  isRight(password: string, hash: string | null): Promise<boolean | null> {
    const [, log2N, r, p, salt = '', key = ''] = (hash ?? this.nobodys).split('$');
    const expected = Buffer.from(key, 'base64url');
    const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
    return this.gate.pass(async () => {
      const made = await keyOf(password, Buffer.from(salt, 'base64url'), cost, expected.length);
      return timingSafeEqual(made, expected) && hash !== null;
    });
  }

  /** Whether a hash was made when guesses cost something else. */
  isOld(hash: string): boolean {
    const [, log2N, r, p] = hash.split('$').map(Number);
    return log2N !== this.cost.log2N || r !== this.cost.r || p !== this.cost.p;
  }
}

/** The same letters are the same password, whichever keyboard typed them. */
const keyOf = (
  password: string,
  salt: Buffer,
  { log2N, r, p }: PasswordCost,
  length: number,
): Promise<Buffer> =>
  derive(password.normalize('NFKC'), salt, length, { N: 2 ** log2N, r, p, maxmem: 256 * 2 ** log2N * r });

const written = ({ log2N, r, p }: PasswordCost, salt: Buffer, key: Buffer): string =>
  ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
