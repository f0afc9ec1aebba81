import type { Slot } from '../../lexicon/uk/verb.ts';
import type { Act } from '../../meaning/clause.ts';
import { words } from '../words.ts';
import { clause, entryOf, filled, type Mood, verbPhrase } from './act.ts';
import { enumerate } from './noun.ts';
import { isYou, keyOf } from './possession.ts';

/** Acts in a row in Ukrainian: orders to the reader, and what others do. */

/** Whether an act can be an order to the reader. */
const isOrder = (act: Act): boolean => {
  const entry = entryOf(act);
  return (
    act.may === undefined &&
    entry.subject === undefined &&
    !entry.fixed &&
    act.verb !== 'exist' &&
    isYou(act.roles.agent)
  );
};

/** An act as an instruction: an order to the reader, otherwise a statement. */
const instruction = (act: Act): string =>
  isOrder(act) ? verbPhrase(act, 'command', undefined) : clause(act);

const isRest = ({ roles }: Act): boolean => roles.patient?.is === 'card' && roles.patient.which === 'rest';

/** "решту — на верх колоди": the verb is not said twice. */
function theRest(act: Act, verb: string): string {
  const isPatient = (slot: Slot): boolean =>
    typeof slot === 'object' && 'role' in slot && slot.role === 'patient';
  const { frame } = entryOf(act);
  return words(
    ...frame.filter(isPatient).map((slot) => filled(slot, act)),
    verb,
    ...frame.filter((slot) => !isPatient(slot)).map((slot) => filled(slot, act)),
  );
}

/** Who acts after an order is called by name: in "отримайте 1 дію, а вона …" the action would be meant. */
function named(act: Act): Act {
  const { agent } = act.roles;
  const isCalled = agent?.is === 'fighter' && agent.form === 'pronoun' && typeof agent.head === 'object';
  return isCalled && agent.quantity === 'the'
    ? { ...act, roles: { ...act.roles, agent: { ...agent, form: undefined } } }
    : act;
}

/** Somebody who does several things is named once: "суперник переглядає вашу руку й вибирає …". */
const isSameDoer = (act: Act, { may, roles }: Act): boolean =>
  may === undefined &&
  act.may === undefined &&
  !entryOf(act).fixed &&
  !isYou(roles.agent) &&
  roles.agent?.is === 'player' &&
  keyOf(act.roles.agent) !== undefined &&
  keyOf(act.roles.agent) === keyOf(roles.agent);

/** Acts in a row. The first may be optional; then the rest is too, if the same player acts. */
export function sequence(acts: readonly Act[], join: 'and' | 'then'): string {
  const [first, ...rest] = acts;
  if (first === undefined) return '';
  const free = first.may !== undefined && isYou(first.roles.agent ?? first.may);
  const mood: Mood = free ? 'infinitive' : 'command';
  const alike = (act: Act): boolean => isOrder(act) && isYou(first.roles.agent);
  const last = acts.at(-1);
  const before = acts.at(-2);
  if (last !== undefined && before !== undefined && isRest(last) && alike(last))
    return `${sequence(acts.slice(0, -1), join)}, а ${theRest(last, last.verb === before.verb ? '—' : entryOf(last)[mood === 'command' ? 'imp' : 'inf'])}`;
  const parts = rest.map((act) => (alike(act) ? verbPhrase(act, mood, undefined) : clause(act)));
  const orders = rest.findIndex((act) => !alike(act));
  if (join === 'and' && orders >= 0 && !isOrder(first) && acts.every((act) => isSameDoer(act, first)))
    return enumerate([
      instruction(first),
      ...rest.map((act) => verbPhrase(act, 'finite', first.roles.agent)),
    ]);
  if (join === 'and' && orders >= 0) {
    const others = rest
      .slice(orders)
      .map((act) => (alike(act) ? verbPhrase(act, mood, undefined) : clause(named(act))));
    return [enumerate([instruction(first), ...parts.slice(0, orders)], join), ...others].join(', а ');
  }
  return enumerate([instruction(first), ...parts], join);
}
