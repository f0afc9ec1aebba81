import type { Act } from '../../meaning/clause.ts';
import { agree, type Np } from './noun.ts';
import { cardOf } from './side-deck.ts';

/** Subjects in French that are not said as their phrase alone would be. */

const NONE_OF_THEM: Np = { text: 'aucun', gender: 'm', none: true };
const THAT_OTHER: Np = { text: 'cet autre combattant', gender: 'm' };

/** "Aucun ne le fait", "aucun Charme n’est révélé"; whoever comes into the combat is "cet autre combattant". */
export function subjectApart({ verb, roles: { agent, patient }, not }: Act): Np | undefined {
  if (verb === 'do' && not && agent?.is === 'player' && agent.who === 'anyOpponent') return NONE_OF_THEM;
  const card = verb === 'noneOpen' ? cardOf(patient) : undefined;
  if (card !== undefined) return { ...card, text: agree(`aucun~ ${card.text}`, card), none: true };
  const isThat = agent?.is === 'fighter' && agent.form === 'that' && agent.head === 'fighter';
  return verb === 'takeSide' && isThat ? THAT_OTHER : undefined;
}
