import type { Act, When } from '../meaning/clause.ts';
import type { Phrase } from '../meaning/phrase.ts';
import type { Lead, Sentence } from '../meaning/sentence.ts';
import { clause, condition, instruction, isYou, sequence, verbPhrase } from './en/act.ts';
import { enumerate } from './en/noun.ts';
import { gender, phrase } from './en/phrase.ts';
import { amountTail } from './en/quantity.ts';
import type { Realiser, Timing } from './realiser.ts';
import { type SentenceWords, sentencesText } from './sentences.ts';
import { capital } from './words.ts';

/** English sentences. */

const TIMES: { readonly [T in Extract<When['time'], string>]?: string } = {
  setup: 'At the start of the game',
  turnStart: 'At the start of your turn',
  turnEnd: 'At the end of your turn',
  immediately: 'Immediately',
  during: 'During combat',
  afterCombat: 'After combat',
  cleanUp: 'At the end of combat',
};

/** What can happen once only happens "when", not "whenever". */
const conjunction = (when: Extract<When, { act: Act }>): string =>
  when.time === 'after' ? 'after' : when.act.verb === 'beDefeated' ? 'when' : 'whenever';

function leadText(lead: Exclude<Lead, { readonly lead: 'mark' }>): string {
  switch (lead.lead) {
    case 'if':
      return `if ${condition(lead.cond)}`;
    case 'while':
      return `while ${condition(lead.cond)}`;
    case 'otherwise':
      return 'otherwise';
    case 'times':
      return amountTail(lead.amount);
    case 'thisTurn':
      return 'this turn';
    case 'when':
      return 'act' in lead.when
        ? `${conjunction(lead.when)} ${clause(lead.when.act)}`
        : (TIMES[lead.when.time] ?? '');
  }
}

/** "Choose one:", "Choose 2 different effects:", "Choose that many different effects:". */
function choice(act: Act): string {
  const { amount } = act.roles;
  const count = amount?.is === 'number' ? String(amount.n) : 'that many';
  const said = count === '1' ? 'choose one' : `choose ${count} different effects`;
  const rest = act.roles.manner === undefined ? '' : english.phrase(act.roles.manner);
  const { agent } = act.roles;
  if (agent !== undefined && !isYou(agent))
    return `${english.phrase(agent)} ${said.replace('choose', 'chooses')}${rest}`;
  return `${act.may === undefined ? said : `you may ${said}`}${rest}`;
}

function body(sentence: Sentence): string {
  const [first] = sentence.acts;
  if (sentence.items !== undefined && first !== undefined) return choice(first);
  const said = sequence(sentence.acts, sentence.join);
  if (sentence.purpose === undefined) return said;
  return `${said} to ${enumerate(sentence.purpose.map((act) => verbPhrase(act, 'bare', undefined)))}`;
}

const WORDS: SentenceWords = { lead: leadText, body, and: ', and ', mark: (symbol) => symbol.name };

const LABELS: { readonly [T in Timing]: string } = {
  immediately: 'IMMEDIATELY',
  during: 'DURING COMBAT',
  after: 'AFTER COMBAT',
  boosted: 'WHEN YOU BOOST WITH THIS CARD',
  called: 'WHEN AN ABILITY RESOLVES IT',
  discarded: "WHEN AN OPPONENT'S EFFECT DISCARDS THIS CARD",
};

/** The English realiser. */
export const english: Realiser = {
  gender: (it: Phrase) => gender(it),
  text: (sentences) => sentencesText(sentences, WORDS),
  told: (act: Act) => capital(clause(act)),
  offered: (act: Act) => capital(instruction(act)),
  phrase: (it: Phrase) => phrase(it, 'object'),
  subject: (it: Phrase) => phrase(it, 'subject'),
  because: (it: Phrase) => `because of ${phrase(it, 'object')}`,
  typeset: (text) => text,
  list: (items, word = 'and') => enumerate(items, word),
  capital,
  sentence: (said) => (/[.!?]"?$/.test(said) ? capital(said) : `${capital(said)}.`),
  label: (timing) => LABELS[timing],
  strict: true,
};
