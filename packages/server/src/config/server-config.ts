import { z } from 'zod';
import { isVapidPair, isVapidSubject } from '../notify/vapid.ts';
import { LOG_LEVELS } from './log-levels.ts';

/** What a server is told from outside, by options and by the environment. */

const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && `${pathname}${search}${hash}${username}` === '/';
};

const isWeb = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const isPostgres = (text: string): boolean =>
  URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol);

const serverConfig = z.strictObject({
  port: z
    .string()
    .trim()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().max(65_535))
    .default(4700),
  /** An empty one would listen everywhere. */
  host: z.string().trim().min(1).default('127.0.0.1'),
  /** The file of an embedded database; null: another one is used, or the usual file. */
  data: z.string().trim().min(1).nullable().default(null),
  databaseUrl: z.string().refine(isPostgres).nullable().default(null),
  /** The address that guests know, where it is another than the one that this server listens on. */
  publicUrl: z
    .string()
    .refine(isOrigin)
    .transform((text) => new URL(text).origin)
    .nullable()
    .default(null),
  /** Addresses of proxies, or their names for what is near. */
  trustProxy: z
    .string()
    .regex(/^[\w.:/, ]+$/)
    .transform((text) => text.split(',').map((word) => word.trim()))
    .nullable()
    .default(null),
  log: z.enum(LOG_LEVELS).default('warn'),
  /** As many times the usual limits of how often somebody may ask. */
  rates: z
    .string()
    .trim()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.int().min(1))
    .default(1),
  /** Told of turns, beside the devices of people. */
  webhook: z.string().refine(isWeb).nullable().default(null),
  /** Where push services find whoever runs this server. */
  vapidSubject: z.string().refine(isVapidSubject).nullable().default(null),
  /** The public and the private key by which push services know this server; null: its own. */
  vapid: z
    .string()
    .transform((text) => text.split(' '))
    .transform(([publicKey = '', privateKey = '']) => ({ publicKey, privateKey }))
    .refine(isVapidPair)
    .nullable()
    .default(null),
});

export type ServerConfig = z.infer<typeof serverConfig>;

/** What somebody said; what is undefined was not said. */
export type ServerWords = { readonly [K in keyof ServerConfig]?: string | undefined };

/** Reads all that was said; otherwise the first word that cannot be meant. */
export function readConfig(words: ServerWords): ServerConfig | { readonly wrong: keyof ServerConfig } {
  const read = serverConfig.safeParse(words);
  if (read.success) return read.data;
  return { wrong: read.error.issues[0]?.path[0] as keyof ServerConfig };
}
