import { type Answer, answerBots, type Question } from './answer-bots.ts';

/** Nobody at the table waits longer than that, in milliseconds. */
const PATIENCE = 1000;

const answer = answerBots(() => {
  const end = performance.now() + PATIENCE;
  return () => performance.now() >= end;
});

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  try {
    self.postMessage(answer(data));
  } catch (error) {
    self.postMessage({
      id: data.id,
      option: 0,
      chances: [],
      expected: null,
      problem: String(error),
    } satisfies Answer);
  }
});
