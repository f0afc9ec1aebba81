import { type AdjectiveName, agreeing } from '../../lexicon/uk/adjectives.ts';
import { doors } from '../../lexicon/uk/doors.ts';
import { nouns } from '../../lexicon/uk/nouns.ts';
import type { NamePhrase, PlayerPhrase } from '../../meaning/phrase.ts';
import { words } from '../words.ts';
import { agreementOf, nameNoun, ownerNoun } from './agreement.ts';
import { declined, enumerate, pronoun, quoted, type Spot } from './noun.ts';

/** Players and names in Ukrainian. */

const YOU = {
  nom: 'ви',
  gen: 'вас',
  dat: 'вам',
  acc: 'вас',
  ins: 'вами',
  loc: 'вас',
} as const;

const ADJECTIVES: { readonly [W in PlayerPhrase['who']]?: readonly AdjectiveName[] } = {
  anyOpponent: ['any'],
  eachOpponent: ['each'],
  eachPlayer: ['each'],
};

/** A player. */
export function player(it: PlayerPhrase, spot: Spot): string {
  if (it.who === 'you') return YOU[spot.case];
  if (it.form === 'pronoun') return pronoun(agreementOf(it), spot);
  if (it.who === 'owner') return ownerNoun(it).sg[spot.case];
  const that = it.form === 'that' && (it.who === 'opponent' || it.who === 'player');
  const isAnybody = it.who === 'player' || it.who === 'eachPlayer';
  return declined(
    {
      noun: isAnybody ? nouns.player : nouns.opponent,
      adjectives: that ? ['this'] : (ADJECTIVES[it.who] ?? []),
    },
    spot.case,
  );
}

/** What is called by a name. */
export function name(it: NamePhrase, spot: Spot): string {
  if (it.you) return YOU[spot.case];
  switch (it.of) {
    case 'card':
      return cards([it], spot);
    case 'space':
      return words(nouns.space.sg[spot.case], it.text);
    case 'door': {
      const side = doors[it.text];
      const door = nouns.door.pl[spot.case];
      return side === undefined
        ? `${door} «${it.text}»`
        : words(agreeing(side, nouns.door, 'pl', spot.case), door);
    }
    default:
      return nameNoun(it).sg[spot.case];
  }
}

/** A title stays as it is; the word for a card is declined before it: "картою «Фінт»". */
export function cards(titled: readonly NamePhrase[], { case: to }: Spot): string {
  const times = titled.length > 1 || titled.some(({ text }) => / ×\d+$/.test(text));
  const row = enumerate(
    titled.map(({ text }) =>
      text.replace(
        /^(.*?)( ×\d+)?$/,
        (_all, title: string, copies?: string) => quoted(title) + (copies ?? ''),
      ),
    ),
  );
  return to === 'nom' ? row : words(nouns.card[times ? 'pl' : 'sg'][to], row);
}
