import { eventFor, observe, type Viewer, viewFor } from '@peerless/rules';
import { type GameRecord, retell } from '@peerless/rules/match';
import { library } from '../library.ts';
import type { Moment } from './moment.ts';

/** Tells a record again for one viewer. */
export function momentsOf(record: Pick<GameRecord, 'config' | 'entries'>, viewer: Viewer): Moment[] {
  const moments: Moment[] = [];
  retell(record, library(), ({ game }, events) => {
    moments.push({
      events: events.map((event) => eventFor(event, viewer)),
      view: viewFor(observe(game, viewer)),
    });
  });
  return moments;
}
