import type { Observation } from '@peerless/rules';
import type { Frozen } from '@peerless/rules/match';
import { addedContent } from '../content.ts';
import type { Answer, Question } from './answer-bots.ts';

/** Somebody who thinks for the bots of one table. */
export interface Thinker {
  /** The number of the option that the bot takes. */
  choose(bot: string, observation: Frozen<Observation>, seed: string): Promise<number>;
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ content: addedContent() });
  return worker;
}

/** Thinks in a Web Worker, one question after the other. A worker that dies is started anew. */
export class WorkerThinker {
  private readonly newWorker: () => Worker;
  private worker: Worker | null = null;
  private readonly open = new Map<number, { question: Question; resolve: (answer: Answer) => void }>();
  private next = 0;
  private deaths = 0;
  private tables = 0;

  constructor(newWorker: () => Worker = startWorker) {
    this.newWorker = newWorker;
  }

  /** Thinks for the bots of one more table: they share nothing with those of any other. */
  atTable(): Thinker {
    const table = this.tables++;
    return {
      choose: async (bot, observation, seed) =>
        (await this.ask({ id: this.next++, ask: 'choose', table, bot, observation, seed })).option,
    };
  }

  /** The options with their chances, best first. */
  hint(observation: Frozen<Observation>, seed: string): Promise<Answer> {
    return this.ask({ id: this.next++, ask: 'hint', table: -1, bot: 'expert', observation, seed });
  }

  private ask(question: Question): Promise<Answer> {
    this.worker ??= this.start();
    const { worker } = this;
    return new Promise((resolve) => {
      this.open.set(question.id, { question, resolve });
      worker.postMessage(question);
    });
  }

  private start(): Worker {
    const worker = this.newWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.open.get(data.id)?.resolve(data);
      this.open.delete(data.id);
    });
    worker.addEventListener('error', () => this.revive());
    return worker;
  }

  /** Asks everything again that is still open; after three deaths the first option is taken, so that play goes on. */
  private revive(): void {
    this.worker?.terminate();
    this.worker = ++this.deaths > 3 ? null : this.start();
    for (const [id, { question, resolve }] of this.open) {
      if (this.worker !== null) this.worker.postMessage(question);
      else resolve({ id, option: 0, chances: [], expected: null, problem: 'the worker died' });
    }
    if (this.worker === null) this.open.clear();
  }
}

/** The one thinker of the page. */
export const thinker = new WorkerThinker();
