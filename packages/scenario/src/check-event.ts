import type { GameEvent } from '@peerless/rules';
import { isCardNamed, isFighterNamed } from '@peerless/rules/position';
import type { Cast } from './cast.ts';
import { differ, type Witness } from './difference.ts';
import { fieldsOfEvent, type Held } from './event-fields.ts';
import type { ExpectationOf } from './expectation.ts';
import {
  checkAnyCard,
  checkCause,
  checkSpace,
  checkWord,
  fightersNamed,
  isCause,
  seatNamed,
} from './names.ts';
import { flagOf, type Place, textOf, wholeOf, wordOf } from './reader.ts';

/** Comparing what was told with what is expected of it. */

type Fits = (told: unknown) => boolean;

/** What a value of an expected event means; one that can stand in no such event is a mistake. */
function readValue(cast: Cast, held: Held, place: Place): Fits {
  const { path, value } = place;
  switch (held) {
    case 'seat': {
      const { seat } = seatNamed(cast, typeof value === 'number' ? value : textOf(place), path);
      return (told) => told === seat;
    }
    case 'fighter': {
      const name = textOf(place);
      fightersNamed(cast, name, path);
      return (told) => isFighterNamed(String(told), name);
    }
    case 'card': {
      if (value === null || value === 'none') return (told) => told === null;
      const name = textOf(place);
      checkAnyCard(cast, name, path);
      return (told) => typeof told === 'string' && isToldCard(cast, told, name);
    }
    case 'space':
      checkSpace(cast, wholeOf(place), path);
      return (told) => told === value;
    case 'name':
      checkWord(cast, textOf(place), path);
      return (told) => told === value;
    case 'flag': {
      const flag = flagOf(place);
      return (told) => told === flag;
    }
    case 'number':
      wholeOf(place);
      return (told) => told === value;
    case 'text':
    case 'list':
      textOf(place);
      return (told) => told === value;
    default:
      wordOf(place, held);
      return (told) => told === value;
  }
}

/** Events name cards with their hero: `alice/feint`. */
function isToldCard({ seats }: Cast, told: string, name: string): boolean {
  const cut = told.indexOf('/');
  const slug = told.slice(cut + 1);
  return seats.some(
    ({ hero, seat }) => (cut < 0 || hero === told.slice(0, cut)) && isCardNamed(slug, hero, seat, name),
  );
}

/** An event happened, or happened that often. */
export function checkEvent(
  { type, cause, count, fields, path }: ExpectationOf<'event'>,
  { cast, events }: Witness,
): string[] {
  if (cause !== undefined) checkCause(cast, cause, [...path, 'cause']);
  const held = new Map(fieldsOfEvent(type));
  const wanted = Object.entries(fields).map(([key, value]): [string, Fits] => {
    return [key, readValue(cast, held.get(key) ?? 'text', { value, path: [...path, key] })];
  });
  const fits = (event: GameEvent): boolean => {
    if (event.type !== type || (cause !== undefined && !isCause(event.cause, cause))) return false;
    const told = event as unknown as Readonly<Record<string, unknown>>;
    return wanted.every(([key, meant]) => meant(told[key]));
  };
  const found = events.filter(fits).length;
  const what = [type, ...(cause === undefined ? [] : [`caused by ${cause}`])].join(' ');
  if (count !== undefined) return differ(`event ${what}: count`, found, count);
  return found > 0 ? [] : [`event ${what}: has not happened`];
}
