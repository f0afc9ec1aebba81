import type { Act, When } from '../meaning/clause.ts';
import type { Phrase } from '../meaning/phrase.ts';
import type { Lead, Sentence } from '../meaning/sentence.ts';
import { clause, condition, instruction, sequence, verbPhrase } from './fr/act.ts';
import { after, localName, que, row, strong, subject, THIN, typeset } from './fr/noun.ts';
import { gender, np } from './fr/phrase.ts';
import { amountTail } from './fr/quantity.ts';
import { pointed } from './fr/this-card.ts';
import type { Realiser, Timing } from './realiser.ts';
import { type SentenceWords, sentencesText } from './sentences.ts';
import { capital } from './words.ts';

/** French sentences. */

const TIMES: { readonly [T in Extract<When['time'], string>]?: string } = {
  setup: 'au début de la partie',
  turnStart: 'au début de votre tour',
  turnEnd: 'à la fin de votre tour',
  immediately: 'immédiatement',
  during: 'pendant le combat',
  afterCombat: 'après le combat',
  cleanUp: 'à la fin du combat',
};

/** "chaque fois que Méduse attaque", "après avoir attaqué". */
function happening({ time, act }: Extract<When, { act: Act }>): string {
  if (time === 'after') {
    const { agent } = act.roles;
    const own = agent === undefined || (agent.is === 'player' && agent.who === 'you');
    const past: Act = { ...act, past: true };
    if (!own) return `après ${que(clause(past))}`;
    const [, did = ''] = /^vous avez (.*)$/.exec(clause(past)) ?? [];
    return `après avoir ${did}`;
  }
  return `${act.verb === 'beDefeated' ? 'lors' : 'chaque fois '}${que(clause(act))}`;
}

function leadText(lead: Exclude<Lead, { readonly lead: 'mark' }>): string {
  switch (lead.lead) {
    case 'if':
      return condition(lead.cond);
    case 'while':
      return `tant ${condition(lead.cond, que)}`;
    case 'otherwise':
      return 'sinon';
    case 'times':
      return amountTail(lead.amount);
    case 'thisTurn':
      return 'pendant ce tour';
    case 'when':
      return 'act' in lead.when ? happening(lead.when) : (TIMES[lead.when.time] ?? '');
  }
}

/** "Choisissez 1 effet :", "Choisissez 2 effets différents :". */
function choice(act: Act): string {
  const { amount } = act.roles;
  const n = amount?.is === 'number' ? amount.n : undefined;
  const count = n === 1 ? '1 effet' : `${n === undefined ? 'autant d’' : `${n} `}effets différents`;
  const rest = act.roles.manner === undefined ? '' : np(act.roles.manner).text;
  const { agent } = act.roles;
  if (agent !== undefined && !(agent.is === 'player' && agent.who === 'you'))
    return `${subject(np(agent))} choisit ${count}${rest}${THIN}`;
  return `${act.may === undefined ? 'choisissez' : 'vous pouvez choisir'} ${count}${rest}${THIN}`;
}

function body(sentence: Sentence): string {
  const [first] = sentence.acts;
  if (sentence.items !== undefined && first !== undefined) return choice(first);
  const said = sequence(sentence.acts, sentence.join);
  if (sentence.purpose === undefined) return said;
  return `${said} pour ${row(sentence.purpose.map((act) => verbPhrase(act, 'infinitive', undefined)))}`;
}

const WORDS: SentenceWords = { lead: leadText, body, and: ' et, ', mark: localName };

const LABELS: { readonly [T in Timing]: string } = {
  immediately: 'IMMÉDIATEMENT',
  during: 'PENDANT LE COMBAT',
  after: 'APRÈS LE COMBAT',
  boosted: 'EN BOOSTANT AVEC CETTE CARTE',
  called: 'QUAND UNE CAPACITÉ L’APPLIQUE',
  discarded: 'SI UN EFFET ADVERSE FAIT DÉFAUSSER CETTE CARTE',
};

/** Names stand alone without article and quotes. */
function alone(it: Phrase): string {
  if (it.is === 'label' && it.label === 'symbol') return localName(it.named);
  if (it.is === 'ability') return np(it).text.replace(/^la /, '');
  if (it.is !== 'name') return typeset(strong(np(it)));
  if (it.of === 'space' || it.of === 'door') return np(it).text.replace(/^la /, '');
  return typeset(it.text);
}

/** The French realiser. */
export const french: Realiser = {
  gender: (it: Phrase) => gender(it),
  strict: true,
  hidesOwner: true,
  text: (sentences) => typeset(sentencesText(pointed(sentences), WORDS)),
  told: (act: Act) => typeset(capital(clause(act))),
  offered: (act: Act) => typeset(capital(instruction(act, 'infinitive'))),
  phrase: alone,
  subject: (it: Phrase) => typeset(subject(np(it))),
  because: (it: Phrase) => typeset(after('à cause de', np(it))),
  typeset,
  list: (items, word = 'and') => row(items, word === 'then' ? 'puis' : 'et'),
  capital,
  sentence: (said) => (/[.!?]$/.test(said) ? capital(said) : `${capital(said)}.`),
  label: (timing) => LABELS[timing],
};
