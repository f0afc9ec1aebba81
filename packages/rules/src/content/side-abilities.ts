import type { Condition, HeroDef, Hook, Modifier, SideCardDef } from '@peerless/language';
import type { Box } from './compile.ts';

/** All abilities of a hero: its own, then those of its side cards, which hold as long as their card lies open (docs/decisions/0059). */

const whileShown = (side: string, cond: Condition | undefined): Condition =>
  cond === undefined ? { is: 'shown', side } : { is: 'all', of: [{ is: 'shown', side }, cond] };

/** The validator lets only modifiers be there that can hold under a condition. */
const modifiersShown = ({ slug, modifiers = [] }: SideCardDef): Modifier[] =>
  modifiers.map((modifier) => {
    const cond = 'if' in modifier ? modifier.if : undefined;
    return { ...modifier, if: whileShown(slug, cond) } as Modifier;
  });

export const modifiersOf = ({ modifiers, sideDeck }: HeroDef): readonly Modifier[] => [
  ...modifiers,
  ...(sideDeck?.cards ?? []).flatMap(modifiersShown),
];

/** Each with the box it stands in. */
export const abilitiesOf = ({ hooks, sideDeck }: HeroDef): readonly (readonly [Hook, Box])[] => [
  ...hooks.map((hook, ability): [Hook, Box] => [hook, { ability, box: 'hook' }]),
  ...(sideDeck?.cards ?? []).flatMap(({ slug, hooks: own = [] }) =>
    own.map((hook, nth): [Hook, Box] => [
      { ...hook, if: whileShown(slug, hook.if) },
      { side: slug, box: 'hook', ...(nth === 0 ? {} : { nth }) },
    ]),
  ),
];
