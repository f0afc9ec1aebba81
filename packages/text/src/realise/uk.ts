import type { Act, Cond, When } from '../meaning/clause.ts';
import type { Phrase } from '../meaning/phrase.ts';
import type { Lead, Sentence } from '../meaning/sentence.ts';
import type { Realiser, Timing } from './realiser.ts';
import { type SentenceWords, sentencesText } from './sentences.ts';
import { clause, verbPhrase } from './uk/act.ts';
import { gender } from './uk/agreement.ts';
import { condition } from './uk/condition.ts';
import { finish } from './uk/euphony.ts';
import { enumerate } from './uk/noun.ts';
import { phrase, symbolName } from './uk/phrase.ts';
import { isYou } from './uk/possession.ts';
import { amountTail } from './uk/quantity.ts';
import { sequence } from './uk/sequence.ts';
import { capital } from './words.ts';

/** Ukrainian sentences. `{~}` after a lead: no comma unless a clause follows. */

const TIMES: { readonly [T in Extract<When['time'], string>]?: string } = {
  setup: 'На початку гри{~}',
  turnStart: 'На початку свого ходу{~}',
  turnEnd: 'Наприкінці свого ходу{~}',
  immediately: 'Негайно{~}',
  during: 'Під час бою{~}',
  afterCombat: 'Після бою{~}',
  cleanUp: 'Наприкінці бою{~}',
};

const MODE_PLURAL = new Intl.PluralRules('uk');
const MODE_NOUNS: Readonly<Record<string, string>> = { one: 'ефект', few: 'різні ефекти' };

const DEEDS: { readonly [V in Act['verb']]?: string } = {
  attack: 'після своєї атаки{~}',
  maneuver: 'після свого маневру{~}',
};

/** What the reader did, as a noun: "після своєї атаки". */
const ownDeed = ({ verb, not, roles: { agent, ...rest } }: Act): string | undefined =>
  isYou(agent) && !not && Object.values(rest).every((role) => role === undefined) ? DEEDS[verb] : undefined;

/** What can happen once only happens "коли", not "щоразу, коли". */
function happening({ time, act }: Extract<When, { act: Act }>): string {
  if (time === 'after') return ownDeed(act) ?? `після того як ${clause({ ...act, past: true })}`;
  return act.verb === 'beDefeated' ? `коли ${clause(act)}` : `щоразу, коли ${clause(act)}`;
}

/** A fighter that fell stays so: "якщо загинув", not "поки". */
const isOver = (cond: Cond): boolean =>
  'fact' in cond && cond.fact.roles.as?.is === 'where' && cond.fact.roles.as.where.how === 'defeated';

function leadText(lead: Exclude<Lead, { readonly lead: 'mark' }>): string {
  switch (lead.lead) {
    case 'if':
      return `якщо ${condition(lead.cond)}`;
    case 'while': {
      const conjunction = isOver(lead.cond) ? 'якщо' : 'поки';
      return `${conjunction} ${condition(lead.cond, conjunction)}`;
    }
    case 'otherwise':
      return 'інакше{~}';
    case 'times':
      return amountTail(lead.amount, { case: 'nom' });
    case 'thisTurn':
      return 'цього ходу{~}';
    case 'when':
      return 'act' in lead.when ? happening(lead.when) : (TIMES[lead.when.time] ?? '');
  }
}

/** "Виберіть 1 ефект:", "Виберіть 2 різні ефекти:". */
function choice(act: Act): string {
  const { amount } = act.roles;
  const count =
    amount?.is === 'number'
      ? `${amount.n} ${MODE_NOUNS[MODE_PLURAL.select(amount.n)] ?? 'різних ефектів'}`
      : 'стільки ж різних ефектів';
  const rest = act.roles.manner === undefined ? '' : phrase(act.roles.manner, { case: 'nom' });
  const { agent } = act.roles;
  if (agent !== undefined && !isYou(agent))
    return `${phrase(agent, { case: 'nom' })} вибирає ${count}${rest}`;
  return `${act.may === undefined ? 'виберіть' : 'ви можете вибрати'} ${count}${rest}`;
}

function body(sentence: Sentence): string {
  const [first] = sentence.acts;
  if (sentence.items !== undefined && first !== undefined) return choice(first);
  const said = sequence(sentence.acts, sentence.join);
  if (sentence.purpose === undefined) return said;
  const aims = sentence.purpose.map((act) => verbPhrase(act, 'infinitive', undefined));
  return `${said}, щоб ${enumerate(aims)}`;
}

const WORDS: SentenceWords = {
  lead: leadText,
  body,
  and: ', а ',
  mark: (symbol) => symbolName(symbol, 'nom'),
};

const LABELS: { readonly [T in Timing]: string } = {
  immediately: 'НЕГАЙНО',
  during: 'ПІД ЧАС БОЮ',
  after: 'ПІСЛЯ БОЮ',
  boosted: 'КОЛИ ВИ ПОЛІПШУЄТЕ ЦІЄЮ КАРТОЮ',
  called: 'КОЛИ ЦЮ КАРТУ ЗАСТОСОВУЄ ВМІННЯ',
  discarded: 'КОЛИ ЦЮ КАРТУ СКИДАЄ ЕФЕКТ СУПЕРНИКА',
};

/** Finished, but not as the start of a sentence: a changing first letter stays small. */
const small = (said: string): string => finish(` ${said}`).trimStart();

/** A phrase that stands alone; a card's title needs no quotes there. */
const alone = (it: Phrase): string =>
  it.is === 'name' && it.of === 'card' ? it.text : small(phrase(it, { case: 'nom' }));

/** The Ukrainian realiser. */
export const ukrainian: Realiser = {
  gender,
  strict: true,
  choosesFirst: true,
  text: (sentences) => finish(sentencesText(sentences, WORDS)),
  told: (act) => capital(finish(clause(act))),
  offered: (act) => capital(finish(verbPhrase(act, 'infinitive', undefined))),
  phrase: alone,
  subject: alone,
  because: (it) => finish(`через ${phrase(it, { case: 'acc', prep: true })}`),
  typeset: (text) => text,
  list: (items, word = 'and') => finish(enumerate(items, word)),
  capital,
  sentence: (said) => (/[.!?]$/.test(said) ? capital(said) : `${capital(said)}.`),
  label: (timing) => LABELS[timing],
};
