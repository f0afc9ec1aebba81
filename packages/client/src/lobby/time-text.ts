import type { Language } from '@peerless/language';
import type { ClockSettings, LobbyView } from '@peerless/table/online';
import { modeName } from '@peerless/text';
import { boardOf } from '../library.ts';
import { nameOf } from '../names.ts';
import { SEATS } from '../setup/seating.ts';
import { RANDOM } from '../setup/setup.ts';
import { words } from './facts-words.ts';
import type { Wishes } from './wishes.ts';
import { words as lobbyWords } from './words.ts';

const MINUTE = 60;

/** "30 sec", "2 min", "2 days", as the reader writes it. */
export function timeText(amount: number, unit: 'second' | 'minute' | 'day', lang: Language): string {
  const unitDisplay = unit === 'day' ? 'long' : 'short';
  return new Intl.NumberFormat(lang === 'pt' ? 'pt-BR' : lang, { style: 'unit', unit, unitDisplay }).format(
    amount,
  );
}

export const secondsText = (seconds: number, lang: Language): string =>
  seconds % MINUTE === 0 ? timeText(seconds / MINUTE, 'minute', lang) : timeText(seconds, 'second', lang);

/** How long the moves of a table may take. */
export function clockText(clock: ClockSettings, lang: Language): string {
  const say = words.in(lang);
  switch (clock.is) {
    case 'none':
      return say('noneAbout');
    case 'move':
      return say('perMove', { time: secondsText(clock.seconds, lang) });
    case 'bank':
      return say('perGame', {
        time: secondsText(clock.seconds, lang),
        plus: secondsText(clock.increment, lang),
      });
    case 'days':
      return say('perMove', { time: timeText(clock.days, 'day', lang) });
  }
}

type Facts = Pick<LobbyView, 'clock' | 'choosing' | 'isRated' | 'isPublic' | 'isCast'>;

/** What else there is to know about a table, in a few words each. */
export function factsText({ clock, choosing, isRated, isPublic, isCast }: Facts, lang: Language): string[] {
  const say = words.in(lang);
  return [
    ...(clock.is === 'none' ? [] : [clockText(clock, lang)]),
    ...(choosing === 'open' ? [] : [say('chosen', { how: say(choosing).toLocaleLowerCase(lang) })]),
    say(isRated ? 'rated' : 'casual'),
    say(isPublic ? 'public' : 'private'),
    ...(isCast ? [say('cast')] : []),
  ];
}

/** "Duel · Sarpedon · 2 min per move · Rated": what a table will be that is not open yet. */
export function wishesText({ seating, board, clock, isRated }: Wishes, lang: Language): string {
  return [
    modeName(SEATS[seating].mode, lang),
    board === RANDOM ? lobbyWords.in(lang)('randomBoard') : nameOf(boardOf(board), lang),
    ...(clock.is === 'none' ? [] : [clockText(clock, lang)]),
    ...(isRated ? [words.in(lang)('rated')] : []),
  ].join(' · ');
}
