/** What French must know of a name: its gender, and whether it takes an article. */
export interface NameEntry {
  /** The name that takes the article, as the rulebooks have it; a name in another language takes none. */
  readonly name: string;
  readonly short?: string;
  readonly gender: 'm' | 'f';
  readonly article?: true;
  /** One of several: "une harpie". */
  readonly common?: { readonly plural: string };
}

const m = (name: string): NameEntry => ({ name, gender: 'm' });
const f = (name: string): NameEntry => ({ name, gender: 'f' });
const le = (name: string, short?: string): NameEntry => ({
  name,
  gender: 'm',
  article: true,
  ...(short === undefined ? {} : { short }),
});
const one = (gender: 'm' | 'f', name: string, plural: string): NameEntry => ({
  name,
  gender,
  article: true,
  common: { plural },
});

/** Names by slug, in the words of the rulebooks. A name that is missing here is repeated, never replaced by a pronoun. */
export const names: Readonly<Record<string, NameEntry>> = {
  achilles: m('Achille'),
  alice: f('Alice'),
  archer: one('m', 'archer', 'archers'),
  beowulf: m('Beowulf'),
  bigfoot: m('Bigfoot'),
  'bloody-mary': f('Bloody Mary'),
  'bruce-lee': m('Bruce Lee'),
  clone: one('m', 'clone', 'clones'),
  'dr-jekyll': le('Dr Jekyll'),
  'dr-watson': le('Dr Watson'),
  dracula: m('Dracula'),
  harpy: one('f', 'harpie', 'harpies'),
  huntsman: le('Chasseur'),
  'invisible-man': le('Homme invisible'),
  'jekyll-and-hyde': m('Jekyll & Hyde'),
  'king-arthur': le('Roi Arthur'),
  'little-red-riding-hood': le('Petit Chaperon rouge', 'Chaperon rouge'),
  medusa: f('Méduse'),
  merlin: m('Merlin'),
  'mr-hyde': m('M. Hyde'),
  outlaw: one('m', 'hors-la-loi', 'hors-la-loi'),
  patroclus: m('Patrocle'),
  'robin-hood': m('Robin des Bois'),
  'sherlock-holmes': m('Sherlock Holmes'),
  sinbad: m('Sinbad'),
  sister: one('f', 'Sœur', 'Sœurs'),
  'sun-wukong': m('Sun Wukong'),
  'the-jabberwock': le('Jabberwocky'),
  'the-jackalope': le('Jackalope'),
  'the-porter': le('Porteur'),
  wiglaf: m('Wiglaf'),
  yennenga: f('Yennenga'),
};

/** Counters by slug: what is counted, and the whole of it. */
export const counters: Readonly<
  Record<string, { readonly one: string; readonly other: string; readonly noun: string }>
> = {
  rage: { one: 'jeton Rage', other: 'jetons Rage', noun: 'Rage' },
};

/** Tokens by slug, where the hero data do not name them. */
export const tokens: Readonly<Record<string, string>> = { fog: 'jeton Brouillard' };

/** Symbols by slug. */
export const symbols: Readonly<Record<string, string>> = {
  knife: 'Couteau',
  wild: 'Joker',
  wolfsbane: 'Aconit',
  wolfskin: 'Peau de loup',
};

/** Tags of cards by slug. */
export const tags: Readonly<Record<string, string>> = { 'jeet-kune-do': 'Jeet Kune Do', voyage: 'Voyage' };

/** Doors by slug. */
export const doors: Readonly<Record<string, string>> = {
  east: 'est',
  north: 'nord',
  south: 'sud',
  west: 'ouest',
};

/** The common noun behind a set of forms, by one of them; without an entry it is a "forme". */
export const formNouns: Readonly<Record<string, string>> = { big: 'taille', small: 'taille' };

/** Words with an h that allows elision; before any other h there is none. */
export const MUTE_H: readonly string[] = [
  'hadès',
  'hector',
  'hélène',
  'héra',
  'herbe',
  'herbes',
  'hercule',
  'héritier',
  'hermès',
  'héroïne',
  'héroïnes',
  'heure',
  'heures',
  'hippolyte',
  'homme',
  'hommes',
  'honneur',
  'humain',
  'humains',
  'hydre',
  'hydres',
];
