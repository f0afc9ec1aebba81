import { foreign } from '@peerless/language';
import { PeerlessError } from '@peerless/rules';
import { heroBySlug } from '../collection/library.ts';
import { fileWord, typedPath } from '../files.ts';
import type { OtherVersion, Setups } from '../simulate/plan.ts';
import { HERO_FILE, notValid } from './content-files.ts';

/** Another version of a hero that is known here, from a file. */
export async function otherVersion(file: string): Promise<OtherVersion> {
  const { item, problems } = await HERO_FILE.read(typedPath(file, '--versus'));
  if (item === undefined) throw notValid(file, HERO_FILE.noun, problems);
  const known = heroBySlug(item.slug);
  if (known === undefined)
    throw new PeerlessError(
      `no hero here has the slug "${foreign(item.slug)}" of ${fileWord(file)}: --versus takes another version of one that is known; one of your own comes with --hero and its file`,
    );
  if (JSON.stringify(known) === JSON.stringify(item))
    throw new PeerlessError(
      `${fileWord(file)} holds ${item.slug} as it is here: there is nothing to compare`,
    );
  return { hero: item, file: fileWord(file) };
}

/** The opponents of a hero that is compared: everybody else who was asked for. */
export function withoutHero(setups: Setups, { hero: { slug } }: OtherVersion): Setups {
  const heroes = setups.heroes.filter((other) => other !== slug);
  if (heroes.length > 0) return { ...setups, heroes };
  throw new PeerlessError(`--heroes leaves nobody whom ${slug} could play against`);
}
