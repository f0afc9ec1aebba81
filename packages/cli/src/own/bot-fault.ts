import { PeerlessError } from '@peerless/rules';

/** What a bot of somebody else's did wrong. It ends a run: every further game would go the same way. */
export class BotError extends PeerlessError {}

/** The same from another thread, where errors lose their class. */
export interface Fault {
  readonly botFault: string;
}

const isFault = (result: unknown): result is Fault =>
  typeof result === 'object' && result !== null && 'botFault' in result;

/** The work of a thread, with faults of bots as a result. */
export const tellingFaults =
  <T, R>(work: (task: T) => R) =>
  (task: T): R | Fault => {
    try {
      return work(task);
    } catch (error) {
      if (error instanceof BotError) return { botFault: error.message };
      throw error;
    }
  };

/** A result that came from a thread; a fault is an error again. */
export function withoutFault<R>(result: R | Fault): R {
  if (isFault(result)) throw new BotError(result.botFault);
  return result;
}
