import { PeerlessError } from '@peerless/rules';
import { hashOfText } from '../hash.ts';
import { type Layout, type Learned, weightCount } from './layout.ts';

/**
 * What was learned, as text: a head that says what it was made for, its numbers, and a hash of both. A text of another version, cut or
 * altered is refused in one sentence.
 */

const FORMAT = 1;
/** Weights are kept to this. */
const STEP = 1 / 128;

interface Head {
  readonly format: number;
  readonly layout: Layout;
  readonly heroes: Learned['heroes'];
}

/** Runs of zeros are written as their length after a z. */
const packed = (numbers: readonly number[]): string =>
  numbers
    .map((value) => Math.round(value / STEP))
    .join(' ')
    .replace(/(?<![^ ])0(?: 0(?![^ ]))+/g, (zeros) => `z${(zeros.length + 1) / 2}`);

const unpacked = (text: string): Float32Array =>
  Float32Array.from(
    text.split(' ').flatMap((word) => {
      if (word.startsWith('z'))
        return new Array<number>(Math.min(100_000, Number(word.slice(1)) || 0)).fill(0);
      return [Number(word) * STEP];
    }),
  );

export function learnedText({ layout, heroes, weights }: Learned): string {
  const head: Head = { format: FORMAT, layout, heroes };
  const body = `${JSON.stringify(head)}\n${packed([...weights])}\n`;
  return `${body}${hashOfText(body)}\n`;
}

const refuse = (why: string): never => {
  throw new PeerlessError(`these are no weights for this version of the bots: ${why}`);
};

/** Reads what was learned for a layout. */
export function learnedFrom(text: string, layout: Layout): Learned {
  const [first = '', numbers = '', hash, end] = text.split('\n');
  if (end !== '' || hashOfText(`${first}\n${numbers}\n`) !== hash)
    return refuse('the text was cut or altered');
  const { heroes } = headOf(first, layout);
  const weights = unpacked(numbers);
  if (weights.length !== weightCount({ layout, heroes }) || weights.some(Number.isNaN))
    return refuse('numbers are missing');
  return { layout, heroes, weights };
}

function headOf(line: string, layout: Layout): Head {
  try {
    const head = JSON.parse(line) as Head;
    if (head.format === FORMAT && JSON.stringify(head.layout) === JSON.stringify(layout)) return head;
  } catch {
    return refuse('they do not say what they are');
  }
  return refuse('they were made for another one');
}
