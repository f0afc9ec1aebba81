/**
 * The exponential function by additions and multiplications alone: `Math.exp` may differ in its last digit from one browser to
 * another, and with it a choice.
 */

const LIMIT = 700;
const MOST = 1023;
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const PER_LN2 = Math.LOG2E;
/** 1, 1, 1/2, 1/6 …, the last first. */
const SERIES = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => 1 / n);
const POWERS = new Float64Array(2 * MOST + 1).fill(1);
for (let n = 1; n <= MOST; n++) {
  POWERS[MOST + n] = 2 * POWERS[MOST + n - 1];
  POWERS[MOST - n] = POWERS[MOST - n + 1] / 2;
}

export function exp(x: number): number {
  const bounded = x > LIMIT ? LIMIT : x < -LIMIT ? -LIMIT : x;
  const twos = Math.round(bounded * PER_LN2);
  const rest = bounded - twos * LN2_HIGH - twos * LN2_LOW;
  let sum = 1;
  for (let i = 0; i < SERIES.length; i++) sum = 1 + rest * SERIES[i] * sum;
  return sum * POWERS[twos + MOST];
}
