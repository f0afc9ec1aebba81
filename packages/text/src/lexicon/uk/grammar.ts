/** What a Ukrainian word agrees in. */

/** The cases that texts need; nobody is called, so there is no vocative. */
export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const;
/** One of them. */
export type Case = (typeof CASES)[number];

/** Grammatical gender. */
export type Sex = 'm' | 'f' | 'n';

/** One or several. */
export type Count = 'sg' | 'pl';

/** A word in all cases. */
export type Forms = Readonly<Record<Case, string>>;

/** A noun in all its forms. */
export interface Noun {
  readonly gender: Sex;
  readonly animate: boolean;
  readonly sg: Forms;
  readonly pl: Forms;
  /** Two in one name: verbs stand in the plural. */
  readonly pair?: true;
}

/** Forms from a line in the order of `CASES`, parted by bars; a missing one is like the first. */
export function forms(line: string): Forms {
  const [nom = '', gen = nom, dat = nom, acc = nom, ins = nom, loc = nom] = line.split('|');
  return { nom, gen, dat, acc, ins, loc };
}

/** A noun from its two lines; one without a plural repeats the singular. */
export const noun = (gender: Sex, sg: string, pl: string = sg): Noun => ({
  gender,
  animate: false,
  sg: forms(sg),
  pl: forms(pl),
});

/** A noun for people and beasts. */
export const being = (gender: Sex, sg: string, pl: string = sg): Noun => ({
  ...noun(gender, sg, pl),
  animate: true,
});
