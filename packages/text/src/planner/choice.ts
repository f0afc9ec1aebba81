import { act } from '../meaning/clause.ts';
import type { Phrase, PlayerPhrase } from '../meaning/phrase.ts';
import type { Sentence } from '../meaning/sentence.ts';
import { visitPhrases } from '../meaning/walk.ts';

/**
 * "An opponent discards 1 card" says by its article that one is chosen. A language without articles chooses first:
 * "Виберіть суперника. Він скидає 1 карту."
 */
export function withChoice(
  sentences: readonly Sentence[],
  before: ReadonlySet<string> = new Set(),
): readonly Sentence[] {
  const index = sentences.findIndex(({ items: _items, ...said }) => opponentIn(said) !== undefined);
  const met = sentences[index];
  const listed = sentences.findIndex(({ items }) => opponentIn(items) !== undefined);
  if (listed >= 0 && (index < 0 || listed < index)) return sentences.map(withChoiceInItems);
  if (met === undefined) return sentences;
  const opponent = opponentIn(met.acts);
  const isChoice = met.acts.some(({ verb, roles }) => verb === 'choose' && isOpponent(roles.patient));
  if (opponent === undefined || opponentIn(met.leads) || isChoice || before.has(opponent.ref ?? ''))
    return sentences;
  const choice: Sentence = { leads: met.leads, acts: [act('choose', { patient: opponent })], join: 'and' };
  return [...sentences.slice(0, index), choice, { ...met, leads: [] }, ...sentences.slice(index + 1)];
}

const withChoiceInItems = (sentence: Sentence): Sentence =>
  sentence.items === undefined
    ? sentence
    : { ...sentence, items: sentence.items.map((item) => withChoice(item)) };

/** The opponent alone or in a row with something else, not only as the owner of something. */
const isOpponent = (phrase: Phrase | undefined): boolean =>
  phrase?.is === 'list' ? phrase.items.some(isOpponent) : phrase?.is === 'player';

/** The first opponent of several that is mentioned. */
function opponentIn(value: unknown): PlayerPhrase | undefined {
  const found: PlayerPhrase[] = [];
  visitPhrases(value, (phrase: Phrase) => {
    if (phrase.is === 'player' && phrase.who === 'opponent') found.push(phrase);
  });
  return found[0];
}
