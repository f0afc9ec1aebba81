import { addContent, type Content } from '../content.ts';
import type { Answer, Question, Thought } from './answer-bots.ts';

/** Nobody at the table waits longer than that, in milliseconds. */
const PATIENCE = 1000;

const patience = (): (() => boolean) => {
  const end = performance.now() + PATIENCE;
  return () => performance.now() >= end;
};

/** The page says first what belongs to the collection, which is read when the bots are loaded. */
async function start(content: Content): Promise<(question: Question) => Thought> {
  addContent(content);
  const { answerBots } = await import('./answer-bots.ts');
  return answerBots(patience);
}

let answer: Promise<(question: Question) => Thought> | null = null;

self.addEventListener('message', async ({ data }: MessageEvent<Question | { readonly content: Content }>) => {
  if ('content' in data) {
    answer = start(data.content);
    return;
  }
  const { id } = data;
  const reply = (answer: Answer): void => self.postMessage(answer);
  try {
    if (answer === null) throw new Error('nobody said what to play with');
    reply({ id, ...(await answer)(data) });
  } catch (error) {
    reply({ id, problem: String(error) });
  }
});
