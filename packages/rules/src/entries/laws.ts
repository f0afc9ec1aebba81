/** `@peerless/rules/laws`: for those who test that what is hidden stays hidden. Whoever plays games needs none of it. */
export { countCards } from '../knowledge/determinize.ts';
export { difference, HIDING_RULES, type HidingRule, nobodysWords } from '../laws/hiding.ts';
export { dealAs, redealt } from '../laws/redeal.ts';
export { twinOf } from '../laws/twin.ts';
