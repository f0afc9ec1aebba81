import type { UkrainianName } from '@peerless/language';
import { type Adjective, adjectiveFrom, inCapitals } from './adjectives.ts';
import { CASES, type Forms, forms, type Noun } from './grammar.ts';

/** Names that the data bring with them, in all their forms. */

/**
 * A name that is declined; whether it is a being its class tells, unless the name does. Several fighters of a name that has
 * no plural are "бійці Zed"; things without one are counted by the token (`tokenNoun`).
 */
export function nounNamed(
  { name, gender, cases, plural, animate, pair }: UkrainianName,
  classNoun: Noun,
): Noun {
  const sg = forms(cases === undefined ? name : `${name}|${cases}`);
  return {
    gender,
    animate: animate ?? classNoun.animate,
    sg,
    pl: plural !== undefined ? forms(plural) : classNoun.animate ? before(classNoun.pl, name) : sg,
    ...(pair === undefined ? {} : { pair }),
  };
}

const before = (said: Forms, text: string): Forms =>
  forms(CASES.map((to) => `${said[to]} ${text}`).join('|'));

/** The class noun in all its forms, each with the same word behind it: "жетони люті". */
export const followedBy = (classNoun: Noun, text: string): Noun => ({
  ...classNoun,
  sg: before(classNoun.sg, text),
  pl: before(classNoun.pl, text),
});

/** A name that keeps its form, with the class noun that is declined for it; a Ukrainian word that does so is quoted. */
export const indeclinable = (classNoun: Noun, name: string): Noun => {
  const word = !classNoun.animate && /^\p{Script=Cyrillic}/u.test(name) ? `«${name}»` : name;
  const after = (said: Noun['sg']): Noun['sg'] =>
    forms(
      [name, ...[said.gen, said.dat, said.acc, said.ins, said.loc].map((form) => `${form} ${word}`)].join(
        '|',
      ),
    );
  return { ...classNoun, sg: after(classNoun.sg), pl: after(classNoun.pl) };
};

/** A form that is a quality, not a person; cards print it in capitals. */
export const qualityNamed = ({ name }: UkrainianName): Adjective => inCapitals(adjectiveFrom(name));
