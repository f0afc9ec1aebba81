import { EFFECTS, type Effect, type EffectOf, type EffectPath, readField } from '@peerless/language';

/** Where a card lies that was taken or chosen; from the discard pile on it is no secret. */
export type Kept = EffectOf<'take'>['to'];

/** Where the cards lie that the registers hold, at one point of an effect. */
export type KeptCards = readonly (Kept | undefined)[];

/** What is kept when an operation begins, and while it is carried out. */
export interface KeptAt {
  readonly before: KeptCards;
  readonly during: KeptCards;
}

/** The way to an operation as a key. */
export const wayTo = (path: EffectPath): string => path.join('.');

const NOTHING: KeptCards = [];

/**
 * Where remembered cards lie, at every operation of an effect, by the way to it: a register that is used again may hold a
 * card of another pile then. Where ways meet that differ it is not known; the validator lets nobody read it there.
 */
export function keptIn(effect: Effect | undefined): ReadonlyMap<string, KeptAt> {
  const found = new Map<string, KeptAt>();
  if (effect !== undefined) run(effect, NOTHING, [], found);
  return found;
}

/** Follows an effect in the order in which it is carried out; returns what is kept after it. */
function run(effect: Effect, before: KeptCards, path: EffectPath, found: Map<string, KeptAt>): KeptCards {
  if (effect.op === 'seq')
    return effect.do.reduce((kept, part, i) => run(part, kept, [...path, 'do', i], found), before);
  const written = withOwn(effect, before);
  // A choice is remembered once it was made, a card as soon as it is taken.
  found.set(wayTo(path), { before, during: effect.op === 'take' ? written : before });
  const bodies = bodiesOf(effect);
  if (bodies.length === 0) return written;
  const outcomes = bodies.map(({ key, parts, several }) =>
    parts.reduce(
      (kept, part, i) => {
        const after = run(part, kept, several ? [...path, key, i] : [...path, key], found);
        // Of the modes of a choice any selection is carried out, in order (RU-09).
        return several ? agreed([kept, after]) : after;
      },
      key === 'else' ? before : written,
    ),
  );
  return agreed(bodies.some(({ key }) => key === 'else') ? outcomes : [before, ...outcomes]);
}

function withOwn(effect: Effect, before: KeptCards): KeptCards {
  const after = [...before];
  if (effect.op === 'pick') after[effect.as] = effect.from.pick === 'card' ? effect.from.pile : undefined;
  if (effect.op === 'take' && effect.as !== undefined) after[effect.as] = effect.to;
  return Array.from(after);
}

const agreed = ([first = NOTHING, ...others]: readonly KeptCards[]): KeptCards =>
  first.map((kept, reg) => (others.every((other) => other[reg] === kept) ? kept : undefined));

interface Body {
  readonly key: string;
  readonly parts: readonly Effect[];
  readonly several: boolean;
}

/** The effects inside an operation. */
function bodiesOf(effect: Effect): readonly Body[] {
  const fields: Readonly<Record<string, unknown>> = { ...effect };
  return Object.entries(EFFECTS[effect.op]).flatMap(([key, field]): Body[] => {
    const { kind } = readField(field);
    const content = fields[key];
    if (content === undefined || (kind !== 'effect' && kind !== 'effects')) return [];
    const several = kind === 'effects';
    return [{ key, parts: several ? (content as readonly Effect[]) : [content as Effect], several }];
  });
}
