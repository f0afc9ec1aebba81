import type { GameJson } from '@peerless/rules';
import type { Answer, Question } from './bot-worker.ts';

/** Somebody who thinks for bots and for hints, outside of the page's own thread. */
export interface Thinker {
  /** The number of the option that the bot takes. */
  choose(bot: string, observation: GameJson, seed: string): Promise<number>;
  /** The options with their chances, best first. */
  hint(observation: GameJson, seed: string): Promise<Answer>;
}

/** Thinks in a Web Worker, one question after the other. A worker that dies is started anew. */
export class WorkerThinker implements Thinker {
  private worker: Worker | null = null;
  private readonly open = new Map<number, { question: Question; resolve: (answer: Answer) => void }>();
  private next = 0;
  private deaths = 0;

  async choose(bot: string, observation: GameJson, seed: string): Promise<number> {
    return (await this.ask({ id: this.next++, ask: 'choose', bot, observation, seed })).option;
  }

  hint(observation: GameJson, seed: string): Promise<Answer> {
    return this.ask({ id: this.next++, ask: 'hint', bot: 'expert', observation, seed });
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
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
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
