import type { Page } from '@playwright/test';

/** Something to do inside of the page, which knows nothing but what it is given. */
export interface Step<Result> {
  readonly source: string;
  readonly given: unknown;
  /** There is never one: only the compiler asks. */
  readonly result?: Result;
}

/** A function as a step; what it is given must be plain data. */
export const step = <Result, Given = undefined>(
  run: (given: Given) => Result | Promise<Result>,
  ...[given]: [Given] extends [undefined] ? [] : [Given]
): Step<Result> => ({ source: String(run), given });

type Results<Steps extends readonly Step<unknown>[]> = {
  -readonly [I in keyof Steps]: Steps[I] extends Step<infer Result> ? Result : never;
};

/** Does one step after the other, all on one way there and back: the way takes longer than most steps. */
export function inPage<const Steps extends readonly Step<unknown>[]>(
  page: Page,
  ...steps: Steps
): Promise<Results<Steps>> {
  const calls = steps.map(
    ({ source, given }) => `results.push(await (${source})(${JSON.stringify(given) ?? ''}));`,
  );
  return page.evaluate(`(async () => { const results = []; ${calls.join('\n')} return results; })()`);
}
