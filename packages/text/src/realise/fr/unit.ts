import type { Named, Unit } from '../../meaning/phrase.ts';
import { grammarOf, localName } from './noun.ts';
/** What amounts count in French. */

/** What is counted. */
export interface Counted {
  readonly one: string;
  readonly other: string;
  readonly gender: 'm' | 'f';
}

const UNITS: Readonly<Record<Exclude<Unit, object>, Counted>> = {
  card: { one: 'carte', other: 'cartes', gender: 'f' },
  damage: { one: 'dégât', other: 'dégâts', gender: 'm' },
  exhaustionDamage: { one: 'dégât d’épuisement', other: 'dégâts d’épuisement', gender: 'm' },
  combatDamage: { one: 'dégât de combat', other: 'dégâts de combat', gender: 'm' },
  health: { one: 'point de vie', other: 'points de vie', gender: 'm' },
  space: { one: 'case', other: 'cases', gender: 'f' },
  path: { one: 'chemin', other: 'chemins différents', gender: 'm' },
  action: { one: 'action', other: 'actions', gender: 'f' },
  value: { one: '', other: '', gender: 'm' },
  times: { one: 'fois', other: 'fois', gender: 'f' },
};

/** What one says "none" of rather than 0. */
export const DAMAGE: readonly Unit[] = ['damage', 'combatDamage', 'exhaustionDamage'];

/** A declared counter as something counted: "2 braises"; a name without a plural by the token, "2 jetons Rage". */
export function counterUnit(counter: Named): Counted {
  const name = localName(counter);
  const { plural, gender = 'm' } = grammarOf(counter) ?? {};
  return plural === undefined
    ? { one: `jeton ${name}`, other: `jetons ${name}`, gender: 'm' }
    : { one: name, other: plural, gender };
}

/** A unit as something counted. */
export const unitOf = (unit: Unit): Counted => (typeof unit === 'object' ? counterUnit(unit) : UNITS[unit]);

const PLURAL = new Intl.PluralRules('fr');

/** The word for that many. */
export const noun = (unit: Counted, n: number): string =>
  PLURAL.select(n) === 'one' ? unit.one : unit.other;
