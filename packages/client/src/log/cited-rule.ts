import type { EventType, GameEvent } from '@peerless/rules';

/** Where the cause of an event only names the order of an attack or nothing, the rule that explains it better. */
const BETTER_RULES: { readonly [T in EventType]?: string } = {
  gameStarted: 'R-3.9',
  attackDeclared: 'R-8.1',
  defended: 'R-8.6',
  revealed: 'R-8.6',
  combatWon: 'R-9.9',
  turnStarted: 'R-5.9',
};

/** The rule behind an event that no card or ability has caused; null when the players themselves decided it. */
export function citedRule(event: GameEvent): string | null {
  return BETTER_RULES[event.type] ?? event.cause.rule ?? null;
}
