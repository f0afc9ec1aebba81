import { CASES, type Case, type Count, type Forms, forms, type Noun, type Sex } from './grammar.ts';

/** Ukrainian adjectives and the pronouns that are declined like them. */

/** An adjective in all genders; the accusative of beings is their genitive. */
export type Adjective = Readonly<Record<Sex | 'pl', Forms>>;

const ENDINGS = {
  hard: ['ий|ого|ому|ий|им|ому', 'а|ої|ій|у|ою|ій', 'е|ого|ому|е|им|ому', 'і|их|им|і|ими|их'],
  soft: ['ій|ього|ьому|ій|ім|ьому', 'я|ьої|ій|ю|ьою|ій', 'є|ього|ьому|є|ім|ьому', 'і|іх|ім|і|іми|іх'],
} as const;

const ending = (stem: string, line: string): Forms =>
  forms(
    line
      .split('|')
      .map((end) => stem + end)
      .join('|'),
  );

const declined = (stem: string, kind: keyof typeof ENDINGS): Adjective => {
  const [m, f, n, pl] = ENDINGS[kind];
  return { m: ending(stem, m), f: ending(stem, f), n: ending(stem, n), pl: ending(stem, pl) };
};

const hard = (stem: string): Adjective => declined(stem, 'hard');
const soft = (stem: string): Adjective => declined(stem, 'soft');

/** An adjective from any of its nominatives: великий, велика, велике; синій, синя, синє. */
export const adjectiveFrom = (word: string): Adjective =>
  declined(word.replace(/(?:ий|ій|а|я|е|є)$/, ''), /(?:ій|я|є)$/.test(word) ? 'soft' : 'hard');

/** A hard adjective whose masculine nominative is a word of its own: "кожен". */
const short = (stem: string, nom: string): Adjective => {
  const whole = hard(stem);
  return { ...whole, m: { ...whole.m, nom, acc: nom } };
};

const listed = (m: string, f: string, n: string, pl: string): Adjective => ({
  m: forms(m),
  f: forms(f),
  n: forms(n),
  pl: forms(pl),
});

/** Every adjective that texts use. */
export const adjectives = {
  friendly: soft('дружн'),
  opposing: hard('ворож'),
  adjacent: hard('суміжн'),
  empty: soft('порожн'),
  defeated: hard('загибл'),
  other: hard('інш'),
  any: hard('будь-як'),
  random: hard('випадков'),
  versatile: hard('універсальн'),
  top: soft('верхн'),
  bottom: soft('нижн'),
  first: hard('перш'),
  doubled: hard('подвоєн'),
  different: hard('різн'),
  printed: hard('надрукован'),
  highest: hard('найвищ'),
  such: hard('так'),
  which: hard('як'),
  dealt: hard('завдан'),
  discarded: hard('скинут'),
  drawn: hard('взят'),
  returned: hard('повернут'),
  put: hard('покладен'),
  spent: hard('витрачен'),
  paid: hard('сплачен'),
  revealed: hard('відкрит'),
  combat: hard('бойов'),
  aside: hard('відкладен'),
  greater: hard('більш'),
  less: hard('менш'),
  north: hard('північн'),
  south: hard('південн'),
  west: hard('західн'),
  east: hard('східн'),
  their: soft('їхн'),
  each: short('кожн', 'кожен'),
  no: short('жодн', 'жоден'),
  one: short('одн', 'один'),
  your: listed(
    'ваш|вашого|вашому|ваш|вашим|вашому',
    'ваша|вашої|вашій|вашу|вашою|вашій',
    'ваше|вашого|вашому|ваше|вашим|вашому',
    'ваші|ваших|вашим|ваші|вашими|ваших',
  ),
  own: listed(
    'свій|свого|своєму|свій|своїм|своєму',
    'своя|своєї|своїй|свою|своєю|своїй',
    'своє|свого|своєму|своє|своїм|своєму',
    'свої|своїх|своїм|свої|своїми|своїх',
  ),
  this: listed(
    'цей|цього|цьому|цей|цим|цьому',
    'ця|цієї|цій|цю|цією|цій',
    'це|цього|цьому|це|цим|цьому',
    'ці|цих|цим|ці|цими|цих',
  ),
  that: listed(
    'той|того|тому|той|тим|тому',
    'та|тієї|тій|ту|тією|тій',
    'те|того|тому|те|тим|тому',
    'ті|тих|тим|ті|тими|тих',
  ),
  all: listed(
    'весь|{у}сього|{у}сьому|весь|{у}сім|{у}сьому',
    '{у}ся|{у}сієї|{у}сій|{у}сю|{у}сією|{у}сій',
    '{у}се|{у}сього|{у}сьому|{у}се|{у}сім|{у}сьому',
    '{у}сі|{у}сіх|{у}сім|{у}сі|{у}сіма|{у}сіх',
  ),
  both: listed(
    'обидва|обох|обом|обидва|обома|обох',
    'обидві|обох|обом|обидві|обома|обох',
    'обидва|обох|обом|обидва|обома|обох',
    'обидва|обох|обом|обидва|обома|обох',
  ),
} as const satisfies Readonly<Record<string, Adjective>>;

/** The name of an adjective. */
export type AdjectiveName = keyof typeof adjectives;

/** What an adjective must agree with. */
export type Agreeing = Pick<Noun, 'gender' | 'animate'>;

/** An adjective as its noun asks. */
export function agreeing(adjective: Adjective, noun: Agreeing, count: Count, at: Case): string {
  const asked = at === 'acc' && noun.animate && (count === 'pl' || noun.gender === 'm') ? 'gen' : at;
  return adjective[count === 'pl' ? 'pl' : noun.gender][asked];
}

/** All cases of an adjective in capitals, for the forms that cards print so. */
export const inCapitals = (adjective: Adjective): Adjective => {
  const large = (said: Forms): Forms => forms(CASES.map((at) => said[at].toUpperCase()).join('|'));
  return {
    m: large(adjective.m),
    f: large(adjective.f),
    n: large(adjective.n),
    pl: large(adjective.pl),
  };
};
