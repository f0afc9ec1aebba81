import type { UkrainianName } from '@peerless/language';
import { type Adjective, adjectiveFrom, inCapitals } from './adjectives.ts';
import { forms, type Noun } from './grammar.ts';

/** Names that the data bring with them, in all their forms. */

/** A name that is declined; whether it is a being its class tells, unless the name does. */
export function nounNamed(
  { name, gender, cases, plural, animate, pair }: UkrainianName,
  classNoun: Noun,
): Noun {
  const sg = forms(cases === undefined ? name : `${name}|${cases}`);
  return {
    gender,
    animate: animate ?? classNoun.animate,
    sg,
    pl: plural === undefined ? sg : forms(plural),
    ...(pair === undefined ? {} : { pair }),
  };
}

/** A name that keeps its form, with the class noun that is declined for it. */
export const indeclinable = (classNoun: Noun, name: string): Noun => {
  const after = (said: Noun['sg']): Noun['sg'] =>
    forms(
      [name, ...[said.gen, said.dat, said.acc, said.ins, said.loc].map((word) => `${word} ${name}`)].join(
        '|',
      ),
    );
  return { ...classNoun, sg: after(classNoun.sg), pl: after(classNoun.pl) };
};

/** A form that is a quality, not a person; cards print it in capitals. */
export const qualityNamed = ({ name }: UkrainianName): Adjective => inCapitals(adjectiveFrom(name));
