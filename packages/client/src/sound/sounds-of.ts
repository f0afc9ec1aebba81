import type { GameEvent } from '@peerless/rules';
import type { Sound } from './sounds.ts';

/** More would only be noise. */
const MOST = 4;

/** What a few events sound like, in order; `mine`: the seats of whoever listens. */
export function soundsOf(events: readonly GameEvent[], mine: readonly number[]): Sound[] {
  const heard = events.flatMap((event): Sound[] => {
    const sound = soundOf(event, mine);
    return sound === null ? [] : [sound];
  });
  const ends = heard.filter((sound) => sound === 'win' || sound === 'lose');
  if (ends.length > 0) return ends;
  return heard.filter((sound, i) => sound !== heard[i - 1]).slice(0, MOST);
}

/** What is left to be heard of a moment whose combat was heard step by step. */
export const afterCombat = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter(({ type }) => type === 'turnStarted' || type === 'gameEnded');

function soundOf(event: GameEvent, mine: readonly number[]): Sound | null {
  switch (event.type) {
    case 'attackDeclared':
    case 'schemePlayed':
    case 'revealed':
    case 'drew':
      return 'card';
    case 'defended':
      return event.played ? 'card' : null;
    case 'moved':
    case 'swapped':
    case 'summoned':
    case 'revived':
    case 'tokenMoved':
    case 'door':
      return 'move';
    case 'placed':
      return event.from === null ? null : 'move';
    case 'damaged':
      return 'hit';
    case 'prevented':
      return 'block';
    case 'combatResolved':
      return event.damage === 0 ? 'clash' : null;
    case 'defeated':
      return 'defeat';
    case 'turnStarted':
      return mine.includes(event.seat) ? 'turn' : null;
    case 'gameEnded':
      return event.outcome.winners.length === 0
        ? null
        : hasLost(event.outcome.winners, mine)
          ? 'lose'
          : 'win';
    default:
      return null;
  }
}

/** Onlookers hear the winner. */
const hasLost = (winners: readonly number[], mine: readonly number[]): boolean =>
  mine.length > 0 && !winners.some((seat) => mine.includes(seat));
