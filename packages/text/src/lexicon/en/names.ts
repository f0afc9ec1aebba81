import type { Gender } from '../../realise/realiser.ts';

/** What English must know of a name: its pronoun, and whether it takes an article. */
export interface NameEntry {
  readonly gender: Gender;
  readonly article?: 'the';
}

const m: NameEntry = { gender: 'm' };
const f: NameEntry = { gender: 'f' };
/** Either; so no pronoun is used. */
const unknown: NameEntry = { gender: 'unknown' };

/** Names by slug, in the words of the rulebooks. A name that is missing here is repeated, never replaced by a pronoun. */
export const names: Readonly<Record<string, NameEntry>> = {
  achilles: m,
  alice: f,
  archer: unknown,
  beowulf: m,
  bigfoot: m,
  'bloody-mary': f,
  'bruce-lee': m,
  clone: { gender: 'n' },
  'dr-jekyll': m,
  'dr-watson': m,
  dracula: m,
  harpy: f,
  huntsman: { gender: 'm', article: 'the' },
  'invisible-man': { gender: 'm', article: 'the' },
  'jekyll-and-hyde': m,
  'king-arthur': m,
  'little-red-riding-hood': f,
  medusa: f,
  merlin: m,
  'mr-hyde': m,
  outlaw: unknown,
  patroclus: m,
  'robin-hood': m,
  'sherlock-holmes': m,
  sinbad: m,
  sister: f,
  'sun-wukong': m,
  'the-jabberwock': { gender: 'n' },
  'the-jackalope': { gender: 'n' },
  'the-porter': m,
  wiglaf: m,
  yennenga: f,
};

/** The common noun behind a set of forms, by one of them; without an entry it is a "form". */
export const formNouns: Readonly<Record<string, string>> = { big: 'size', small: 'size' };
