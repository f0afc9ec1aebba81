import type { Observation } from '@peerless/rules';
import type { Frozen } from '@peerless/rules/match';
import { addedContent } from '../content.ts';
import type { Answer, Chance, Question, Thought } from './answer-bots.ts';

/** Somebody who thinks for the bots of one table. Whoever cannot think says so: the promise fails. */
export interface Thinker {
  /** The key of the option that the bot takes. */
  choose(bot: string, observation: Frozen<Observation>, seed: string): Promise<string>;
  /** The options with their chances, best first. */
  hint(observation: Frozen<Observation>, seed: string): Promise<readonly Chance[]>;
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ content: addedContent() });
  return worker;
}

interface Open {
  readonly question: Question;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (why: Error) => void;
}

/** So often a worker that dies is started anew before it is said that nobody thinks. */
const LIVES = 3;

/** Thinks in a Web Worker, one question after the other. */
export class WorkerThinker {
  private readonly newWorker: () => Worker;
  private worker: Worker | null = null;
  private readonly open = new Map<number, Open>();
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
        (await this.ask({ ask: 'choose', table, bot, observation, seed })).key,
      hint: async (observation, seed) =>
        (await this.ask({ ask: 'hint', table: -1, bot: 'expert', observation, seed })).chances,
    };
  }

  private ask(asked: Omit<Question, 'id'>): Promise<Thought> {
    const question = { ...asked, id: this.next++ };
    this.worker ??= this.start();
    const { worker } = this;
    return new Promise((resolve, reject) => {
      this.open.set(question.id, { question, resolve, reject });
      worker.postMessage(question);
    });
  }

  private start(): Worker {
    const worker = this.newWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const asked = this.open.get(data.id);
      this.open.delete(data.id);
      if ('problem' in data) asked?.reject(new Error(data.problem));
      else {
        this.deaths = 0;
        asked?.resolve(data);
      }
    });
    worker.addEventListener('error', () => this.revive());
    return worker;
  }

  /** Asks everything again that is still open; a worker that dies again and again thinks nothing. */
  private revive(): void {
    this.worker?.terminate();
    this.worker = null;
    if (++this.deaths > LIVES) {
      this.deaths = 0;
      for (const { reject } of this.open.values()) reject(new Error('the worker died'));
      this.open.clear();
      return;
    }
    if (this.open.size > 0) this.worker = this.start();
    for (const { question } of this.open.values()) this.worker?.postMessage(question);
  }
}

/** The one thinker of the page. */
export const thinker = new WorkerThinker();
