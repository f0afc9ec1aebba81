import { useCallback } from 'react';
import type { RuleText } from '../decision/hand-cards.ts';
import { useRulebooks } from '../rules/rulebook.ts';

/** The words of a rule in the chosen language; its number until they are loaded. */
export function useRuleText(): RuleText {
  const books = useRulebooks();
  return useCallback(
    (id) => {
      const rule = books?.rules.rules.get(id) ?? books?.rulings.rules.get(id);
      return rule === undefined ? id : `${rule.text.replace(/[*`]/g, '')} (${id})`;
    },
    [books],
  );
}
