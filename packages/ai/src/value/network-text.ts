import { PeerlessError } from '@peerless/rules';
import { hashOfText } from '../hash.ts';
import { INPUTS, LAYER_INPUTS } from './inputs.ts';
import type { Network } from './network.ts';

/**
 * A network as text: a head that says what it was made for, then its numbers in thousandths, and a hash of both. A file of
 * another version, cut or altered is refused in one sentence.
 */

const FORMAT = 1;
/** Weights are kept to this: a step is less than what training leaves to chance. */
const STEP = 1 / 512;

interface Head {
  readonly format: number;
  readonly inputs: number;
  readonly shared: number;
  readonly name: string;
  readonly size: number;
  readonly heroes: readonly string[];
}

export function networkText({ name, size, heroes, ...rest }: Network): string {
  const slugs = Object.keys(heroes);
  const head: Head = { format: FORMAT, inputs: INPUTS, shared: LAYER_INPUTS, name, size, heroes: slugs };
  const parts = [rest.plain, ...slugs.map((slug) => heroes[slug]), rest.layer, rest.bias, rest.out];
  const numbers = parts.map((part) => Array.from(part ?? [], (value) => Math.round(value / STEP)).join(' '));
  const text = `${JSON.stringify(head)}\n${numbers.join('\n')}\n`;
  return `${text}${hashOfText(text)}\n`;
}

const refuse = (why: string): never => {
  throw new PeerlessError(`these are no weights for this version of the bots: ${why}`);
};

export function networkFrom(text: string): Network {
  const lines = text.split('\n');
  const end = lines.length - 2;
  const body = `${lines.slice(0, end).join('\n')}\n`;
  if (end < 1 || hashOfText(body) !== lines[end]) return refuse('the text was cut or altered');
  const head = headOf(lines[0] ?? '');
  const parts = lines
    .slice(1, end)
    .map((line) => Float32Array.from(line.split(' '), (n) => Number(n) * STEP));
  const lengths = [
    INPUTS,
    ...head.heroes.map(() => INPUTS + 1),
    LAYER_INPUTS * 2 * head.size,
    head.size,
    head.size,
  ];
  if (lengths.length !== parts.length || lengths.some((length, i) => parts[i]?.length !== length))
    return refuse('numbers are missing');
  const [plain, ...more] = parts as [Float32Array, ...Float32Array[]];
  const heroes = Object.fromEntries(head.heroes.map((slug, i) => [slug, more[i] as Float32Array]));
  const [layer, bias, out] = more.slice(head.heroes.length) as [Float32Array, Float32Array, Float32Array];
  return { name: head.name, size: head.size, plain, heroes, layer: Float64Array.from(layer), bias, out };
}

function headOf(line: string): Head {
  try {
    const head = JSON.parse(line) as Head;
    if (head.format === FORMAT && head.inputs === INPUTS && head.shared === LAYER_INPUTS) return head;
  } catch {
    return refuse('they do not say what they are');
  }
  return refuse('they were made for another one');
}
