import type { Act, When } from '../meaning/clause.ts';
import type { Lead, Sentence } from '../meaning/sentence.ts';
import { clause, condition, infinitive, sequence, verbPhrase } from './pt/act.ts';
import { gender } from './pt/agreement.ts';
import { enumerate, wordOf } from './pt/noun.ts';
import { alone, phrase, prepared } from './pt/phrase.ts';
import { amountTail } from './pt/quantity.ts';
import type { Realiser, Timing } from './realiser.ts';
import { type SentenceWords, sentencesText } from './sentences.ts';
import { capital } from './words.ts';

/** Brazilian Portuguese sentences. */

const TIMES: { readonly [T in Extract<When['time'], string>]?: string } = {
  setup: 'no começo da partida',
  turnStart: 'no começo do seu turno',
  turnEnd: 'no final do seu turno',
  immediately: 'imediatamente',
  during: 'durante o combate',
  afterCombat: 'após o combate',
  cleanUp: 'no final do combate',
};

/** "após atacar", "depois que uma harpia atacar", "sempre que atacar", "quando Pátroclo for derrotado". */
function happening({ time, act }: Extract<When, { act: Act }>): string {
  const { agent } = act.roles;
  const own = agent === undefined || (agent.is === 'player' && agent.who === 'you');
  if (time === 'after') {
    return own ? `após ${verbPhrase(act, 'inf', agent)}` : `depois que ${clause(act, 'sub')}`;
  }
  return `${act.verb === 'beDefeated' ? 'quando' : 'sempre que'} ${own ? verbPhrase(act, 'sub', agent) : clause(act, 'sub')}`;
}

function lead(it: Exclude<Lead, { readonly lead: 'mark' }>): string {
  switch (it.lead) {
    case 'if':
      return `se ${condition(it.cond, 'se')}`;
    case 'while':
      return `enquanto ${condition(it.cond, 'enquanto')}`;
    case 'otherwise':
      return 'caso contrário';
    case 'times':
      return amountTail(it.amount);
    case 'thisTurn':
      return 'neste turno';
    case 'when':
      return 'act' in it.when ? happening(it.when) : (TIMES[it.when.time] ?? '');
  }
}

/** "Escolha 1 efeito:", "Escolha 2 efeitos distintos:". */
function choice({ roles: { agent, amount, manner }, may }: Act): string {
  const number = amount?.is === 'number' ? String(amount.n) : 'essa quantidade de';
  const count = number === '1' ? '1 efeito' : `${number} efeitos distintos`;
  const rest = manner === undefined ? '' : phrase(manner, 'oblique');
  if (agent !== undefined && !(agent.is === 'player' && agent.who === 'you'))
    return `${phrase(agent, 'subject')} escolhe ${count}${rest}`;
  return `${may === undefined ? 'escolha' : 'você pode escolher'} ${count}${rest}`;
}

function body({ acts, items, join, purpose }: Sentence): string {
  const [first] = acts;
  if (items !== undefined && first !== undefined) return choice(first);
  const said = sequence(acts, join);
  if (purpose === undefined) return said;
  return `${said} para ${enumerate(purpose.map(infinitive))}`;
}

const WORDS: SentenceWords = { lead, body, and: ' e, ', mark: wordOf };

const LABELS: { readonly [T in Timing]: string } = {
  immediately: 'INSTANTÂNEO',
  during: 'DURANTE O COMBATE',
  after: 'APÓS O COMBATE',
  boosted: 'AO REFORÇAR COM ESTA CARTA',
  called: 'QUANDO UMA HABILIDADE O RESOLVER',
  discarded: 'QUANDO ESTA CARTA FOR DESCARTADA POR EFEITO DE UM OPONENTE',
};

/** The realiser of Brazilian Portuguese. */
export const portuguese: Realiser = {
  gender,
  strict: true,
  text: (sentences) => sentencesText(sentences, WORDS),
  told: (act) => capital(clause(act)),
  offered: (act) => capital(verbPhrase(act, 'inf', undefined)),
  phrase: alone,
  subject: (it) => phrase(it, 'subject'),
  because: (it) => prepared('por causa de', it),
  typeset: (text) => text,
  list: (items, word = 'and') => enumerate(items, word),
  capital,
  sentence: (said) => (/[.!?]$/.test(said) ? capital(said) : `${capital(said)}.`),
  label: (timing) => LABELS[timing],
};
