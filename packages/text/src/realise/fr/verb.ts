import { formsOf } from '../../lexicon/fr/conjugation.ts';
import { words } from '../words.ts';
import { agree, chain, type Np, READER } from './noun.ts';

/** The French verb with its pronouns, its negation and its auxiliary. */

/** How the verb stands: as an order, after "pour" or "pouvez", or with its subject. */
export type Mood = 'command' | 'infinitive' | 'finite';

/** What is asked of a verb. */
export interface Conjugated {
  /** The infinitive with what always follows: "se défendre sans carte". */
  readonly base: string;
  readonly mood: Mood;
  /** Whoever does it; without one the reader. */
  readonly subject: Np | undefined;
  /** Pronouns before the verb. */
  readonly clitics: readonly string[];
  readonly not?: boolean;
  /** "ne" without "pas". */
  readonly never?: boolean;
  readonly past?: boolean;
}

type Person = 'il' | 'ils' | 'vous';

const personOf = (subject: Np): Person => (subject.you ? 'vous' : subject.plural ? 'ils' : 'il');

interface Parts {
  readonly reflexive: boolean;
  readonly infinitive: string;
  readonly rest: string;
}

function partsOf(base: string): Parts {
  const reflexive = base.startsWith('se ');
  const [infinitive = '', ...rest] = (reflexive ? base.slice(3) : base).split(' ');
  return { reflexive, infinitive, rest: rest.join(' ') };
}

/** The verb and what always follows it. */
export function conjugate(asked: Conjugated): string {
  const { reflexive, infinitive, rest } = partsOf(asked.base);
  const subject = asked.subject ?? READER;
  const tail = agree(rest, subject);
  const self = reflexive ? [personOf(subject) === 'vous' ? 'vous' : 'se'] : [];
  const before = [...self, ...asked.clitics];
  switch (asked.mood) {
    case 'infinitive':
      return words(asked.not ? 'ne pas' : '', chain([...before, infinitive]), tail);
    case 'command':
      return words(command(infinitive, before, asked.not === true), tail);
    case 'finite':
      return words(finite(asked, { reflexive, infinitive, rest }, subject, before), tail);
  }
}

/** "déplacez-le", "ne le déplacez pas". */
function command(infinitive: string, before: readonly string[], not: boolean): string {
  const { vous } = formsOf(infinitive);
  const form = infinitive === 'être' ? 'soyez' : infinitive === 'avoir' ? 'ayez' : vous;
  return not ? `${chain(['ne', ...before, form])} pas` : [form, ...before].join('-');
}

/** "ne le déplace pas", "n’a pas remporté". */
function finite(asked: Conjugated, parts: Parts, subject: Np, before: readonly string[]): string {
  const person = personOf(subject);
  const forms = formsOf(parts.infinitive);
  const ne = asked.not || asked.never || subject.none ? ['ne'] : [];
  const pas = asked.not && !asked.never && !subject.none ? 'pas' : '';
  if (!asked.past) return words(chain([...ne, ...before, forms[person]]), pas);
  const etre = parts.reflexive || forms.etre === true;
  const auxiliary = formsOf(etre ? 'être' : 'avoir')[person];
  const participle = etre ? agree(`${forms.participle}~`, subject) : forms.participle;
  return words(chain([...ne, ...before, auxiliary]), pas, participle);
}
