import type { RuleText } from '../decision/hand-cards.ts';

/** The words of a rule in the chosen language. */
export const useRuleText = (): RuleText => (rule) => rule;
