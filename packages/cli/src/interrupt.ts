/** The exit code of a command that was ended by Ctrl-C. */
export const INTERRUPTED = 130;

/** Does long work that Ctrl-C ends with what there is so far; a second Ctrl-C ends the process. */
export async function interruptible<T>(
  task: (signal: AbortSignal) => Promise<T>,
  signals: readonly NodeJS.Signals[] = ['SIGINT'],
): Promise<T> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  for (const signal of signals) process.once(signal, abort);
  try {
    return await task(controller.signal);
  } finally {
    for (const signal of signals) process.off(signal, abort);
  }
}
