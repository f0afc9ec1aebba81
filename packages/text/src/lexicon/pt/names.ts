/** What Portuguese must know of a name: gender, article, and the word itself where the data give none. */
export interface NameEntry {
  readonly gender: 'm' | 'f';
  /** Said with its article: "a Medusa", but "Drácula". */
  readonly article?: true;
  /** The word, for names that the data do not translate. */
  readonly word?: string;
  readonly plural?: string;
  /** A property rather than a person: "a Alice está GRANDE". */
  readonly adjective?: true;
}

const m: NameEntry = { gender: 'm' };
const f: NameEntry = { gender: 'f' };
const o = (word: string): NameEntry => ({ gender: 'm', article: true, word });
const a = (word: string): NameEntry => ({ gender: 'f', article: true, word });
const kind = (gender: 'm' | 'f', word: string, plural: string): NameEntry => ({
  gender,
  article: true,
  word,
  plural,
});

/**
 * Names by slug, in the words of the rulebooks. A name that is missing here has no article, counts as masculine where
 * a word must agree, and is repeated, never replaced by a pronoun.
 */
export const names: Readonly<Record<string, NameEntry>> = {
  achilles: { ...m, word: 'Aquiles' },
  alice: a('Alice'),
  archer: kind('m', 'arqueiro', 'arqueiros'),
  beowulf: m,
  bigfoot: o('Pé-Grande'),
  'bloody-mary': a('Maria Sangrenta'),
  'bruce-lee': m,
  clone: kind('m', 'clone', 'clones'),
  'dr-jekyll': o('Dr. Jekyll'),
  'dr-watson': o('Dr. Watson'),
  dracula: { ...m, word: 'Drácula' },
  harpy: kind('f', 'harpia', 'harpias'),
  huntsman: o('Caçador'),
  'invisible-man': o('Homem Invisível'),
  'jekyll-and-hyde': m,
  'king-arthur': o('Rei Arthur'),
  'little-red-riding-hood': a('Chapeuzinho'),
  medusa: a('Medusa'),
  merlin: o('Merlin'),
  'mr-hyde': o('Sr. Hyde'),
  outlaw: kind('m', 'fora da lei', 'fora da lei'),
  patroclus: { ...m, word: 'Pátroclo' },
  'robin-hood': m,
  'sherlock-holmes': m,
  sinbad: { ...m, word: 'Simbad' },
  sister: kind('f', 'Irmã', 'Irmãs'),
  'sun-wukong': m,
  'the-jabberwock': o('Jaguadarte'),
  'the-jackalope': o('Jackalope'),
  'the-porter': o('Carregador'),
  wiglaf: m,
  yennenga: f,
  // Forms that are properties.
  big: { ...f, word: 'grande', adjective: true },
  small: { ...f, word: 'pequena', adjective: true },
  // Counters, tokens, symbols and tags.
  rage: { ...f, word: 'Fúria' },
  fog: { ...f, word: 'névoa' },
  knife: { ...f, word: 'Faca' },
  wolfskin: { ...f, word: 'Pele' },
  wolfsbane: { ...m, word: 'Acônito' },
  wild: o('símbolo coringa'),
  voyage: { ...f, word: 'viagem' },
  'jeet-kune-do': { ...m, word: 'Jeet Kune Do' },
};

/** Doors by their names on the boards: "a porta norte". */
export const doors: Readonly<Record<string, string>> = {
  north: 'norte',
  south: 'sul',
  east: 'leste',
  west: 'oeste',
};

/** The common noun behind a set of forms, by one of them; without an entry it is a "forma". */
export const formNouns: Readonly<Record<string, string>> = { big: 'tamanho', small: 'tamanho' };
