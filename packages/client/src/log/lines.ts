import type { GameEvent, View } from '@peerless/rules';
import type { Moment } from '@peerless/table';
import { message, movedText, type Names, realisers } from '@peerless/text';
import { type Kind, kindsOf } from './kinds.ts';
import { isMovedAlong, isObvious, isToldNext, tell } from './told.ts';

/** One line of the log; a turn and an action are headings of what follows. */
export interface LogLine {
  readonly id: string;
  readonly is: 'turn' | 'action' | 'event';
  /** The number of the moment that told it. */
  readonly moment: number;
  readonly event: GameEvent;
  readonly text: string;
  /** The card or ability behind it, or nothing. */
  readonly source: string;
  readonly kinds: readonly Kind[];
  /** The seats it concerns, the one that it tells of first. */
  readonly seats: readonly number[];
}

interface Told {
  readonly lang: Names['lang'];
  readonly viewer: Names['viewer'];
  readonly lines: readonly LogLine[];
  /** The seats that fight when the moment is over. */
  readonly fighting: readonly number[];
}

/** Moments never change: what was told once is kept as long as the reader and the language are the same. */
const known = new WeakMap<Moment, Told>();

/** The log of a game. */
export function linesOf(moments: readonly Moment[], names: Names): LogLine[] {
  let fighting: readonly number[] = [];
  return moments.flatMap((moment, number) => {
    const kept = known.get(moment);
    const holds = kept?.lang === names.lang && kept.viewer === names.viewer;
    const told = holds ? kept : tellMoment(moment, number, names, fighting);
    known.set(moment, told);
    fighting = told.fighting;
    return told.lines;
  });
}

function tellMoment({ events, view }: Moment, moment: number, names: Names, before: readonly number[]): Told {
  const lines: LogLine[] = [];
  let fighting = before;
  for (const [i, event] of events.entries()) {
    if (event.type === 'attackDeclared')
      fighting = [names.seatOf(event.attacker), names.seatOf(event.target)];
    if (event.type === 'turnEnded' || event.type === 'actionStarted') fighting = [];
    if (isObvious(event) || isToldNext(event, events[i + 1]) || isMovedAlong(event, events[i - 1])) continue;
    const own = seatsOf(event, view, names);
    lines.push({
      id: `${moment}.${lines.length}`,
      is: event.type === 'turnStarted' ? 'turn' : event.type === 'actionStarted' ? 'action' : 'event',
      moment,
      event,
      ...wordsOf(event, names, alongWith(events, i)),
      kinds: kindsOf(event),
      // The values of a combat concern both sides.
      seats: own.length === 0 ? fighting : own,
    });
  }
  return { lang: names.lang, viewer: names.viewer, lines, fighting };
}

/** The cards of all that go the same way at once, from the first of them on. */
function alongWith(events: readonly GameEvent[], first: number): readonly (string | undefined)[] {
  const cards: (string | undefined)[] = [];
  for (let i = first; i === first || isMovedAlong(events[i], events[i - 1]); i++) {
    const event = events[i];
    if (event?.type === 'cardMoved') cards.push(event.card);
  }
  return cards;
}

function wordsOf(
  event: GameEvent,
  names: Names,
  along: readonly (string | undefined)[],
): Pick<LogLine, 'text' | 'source'> {
  if (event.type === 'cardMoved' && along.length > 1)
    return { text: movedText(event, along, names), source: tell(event, names).source };
  if (event.type !== 'turnStarted') return tell(event, names);
  const name = realisers[names.lang].capital(names.seat(event.seat));
  return { text: message(names.lang, 'turnOf', { turn: event.turn, name }), source: '' };
}

/** Whom an event names: players, fighters, the owners of cards. */
function seatsOf(event: GameEvent, view: View, names: Names): number[] {
  const fighters = [
    'fighter' in event ? event.fighter : '',
    'attacker' in event ? event.attacker : '',
    'target' in event ? event.target : '',
    'defender' in event ? event.defender : '',
    event.type === 'swapped' ? event.a : '',
    event.type === 'swapped' ? event.b : '',
    event.type === 'redirected' || event.type === 'combatantReplaced' ? event.to : '',
  ].map((fighter) => names.seatOf(fighter));
  const players = [
    'seat' in event ? event.seat : -1,
    event.type === 'looked' ? event.at : -1,
    event.type === 'gameStarted' ? event.first : -1,
    ...(event.type === 'gameEnded' ? event.outcome.winners : []),
  ];
  const isCancelling =
    event.type === 'effectsCancelled' || event.type === 'afterCancelled' || event.type === 'notCancelled';
  const owner = isCancelling ? event.card : '';
  const [hero = ''] = owner.split('/');
  const owners = view.seats.filter((seat) => seat.hero === hero).map(({ seat }) => seat);
  return [...new Set([...players, ...fighters, ...owners])].filter((seat) => seat >= 0);
}
