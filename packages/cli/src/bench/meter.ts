/** One thing that is measured: does some work and says how many units it was. */
export interface Meter {
  readonly name: string;
  readonly work: () => number | Promise<number>;
}

/** Units a second: the median of the windows, and how far they lie apart as a share of it. */
export interface Figure {
  readonly rate: number;
  readonly spread: number;
  readonly windows: readonly number[];
}

/** A run whose windows differ by more than this is disturbed. */
export const DISTURBED = 0.15;

type Clock = () => number;

/** Milliseconds that the processor has worked for this process, all its threads: other programs take none of them. */
export function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Works for about so many milliseconds and returns units a second. */
async function window(meter: Meter, milliseconds: number, now: Clock): Promise<number> {
  const started = now();
  let units = 0;
  let passed = 0;
  do {
    const done = meter.work();
    units += typeof done === 'number' ? done : await done;
    passed = now() - started;
  } while (passed < milliseconds);
  return (units * 1000) / passed;
}

/** How often and how long each thing is measured, in milliseconds. */
export interface Times {
  readonly warmUp: number;
  readonly window: number;
  readonly windows: number;
}

/** Measures all of them in turn, some windows each, so that what disturbs the machine disturbs all alike. */
export async function measure(
  meters: readonly Meter[],
  times: Times,
  now: Clock,
  onStep: () => void = () => {},
): Promise<ReadonlyMap<string, Figure>> {
  const rates = new Map<string, number[]>(meters.map((meter) => [meter.name, []]));
  for (const meter of meters) {
    await window(meter, times.warmUp, now);
    onStep();
  }
  for (let round = 0; round < times.windows; round++) {
    for (const meter of meters) {
      rates.get(meter.name)?.push(await window(meter, times.window, now));
      onStep();
    }
  }
  return new Map([...rates].map(([name, windows]) => [name, figureOf(windows)]));
}

/** How often `onStep` is called. */
export const stepsOf = (meters: readonly Meter[], { windows }: Times): number =>
  meters.length * (windows + 1);

export function figureOf(windows: readonly number[]): Figure {
  const sorted = [...windows].sort((a, b) => a - b);
  const rate = sorted[sorted.length >> 1] ?? 0;
  const spread = rate === 0 ? 0 : ((sorted[sorted.length - 1] ?? 0) - (sorted[0] ?? 0)) / rate;
  return { rate, spread, windows };
}
