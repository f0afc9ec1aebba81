import type { EventOf, EventType } from '@peerless/rules';
import type { Act } from '../../meaning/clause.ts';
import type { Names } from '../../names/names.ts';

/** What every event tells; a missing one is a compile error. */
export type Events = { readonly [T in EventType]: (event: EventOf<T>, names: Names) => Act };
