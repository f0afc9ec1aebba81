import { analyse, type Expected, type Ranked } from '@peerless/ai';
import { observe } from '@peerless/rules';
import { optionText } from '@peerless/text';
import type { Io } from '../io.ts';
import type { Say } from '../messages.ts';
import { indented, padded, wrapped } from '../style.ts';
import type { Scene } from './screen.ts';
import type { Table } from './table.ts';

/** How long the strongest bot thinks about a hint, in milliseconds. */
const PATIENCE = 1000;
const SHOWN = 5;

/** What the strongest bot would do with what this player knows, the best first, and what it expects of it. */
export function hintLines(table: Table, scene: Scene, io: Io): string[] {
  const { say, width } = scene.panel;
  if (scene.question.options.length === 1) return [say('hintOnly')];
  const end = io.now() + PATIENCE;
  const { ranking, reason } = analyse(observe(table.host.match.game, scene.player), {
    iterations: 1_000_000,
    stop: () => io.now() >= end,
  });
  const shown = ranking.filter(({ trials }) => trials > 0).slice(0, SHOWN);
  const typed = shown.map(({ option }) => typedFor(option, scene));
  const wide = Math.max(...typed.map((word) => word.length));
  return [
    ...shown.flatMap((ranked, i) => {
      const first = `  ${padded(typed[i] ?? '', wide)}  `;
      return indented(rankedText(ranked, scene), width, ' '.repeat(wide + 10), first).split('\n');
    }),
    ...(reason.expected === null ? [] : wrapped(expectedText(reason.expected, say), width)),
    ...wrapped(say('hintBasis', { count: reason.iterations }), width),
  ];
}

function typedFor(option: number, { question, choices }: Scene): string {
  const key = question.options[option]?.key;
  return choices.find((choice) => choice.key === key)?.typed ?? '';
}

function rankedText({ option, chance }: Ranked, { question, names, panel }: Scene): string {
  const offered = question.options[option];
  const text = offered === undefined ? '' : optionText(offered, names, question);
  return panel.say('hintChance', { chance: padded(String(Math.round(100 * chance)), 2, 'right'), text });
}

/** "+1.5", "0", "−0.4", with the decimal sign of the language. */
const signed = (number: number, say: Say): string =>
  new Intl.NumberFormat(say.lang, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(number);

const expectedText = ({ health, foeHealth, cards }: Expected, say: Say): string =>
  say('hintExpected', { own: signed(health, say), foes: signed(foeHealth, say), cards: signed(cards, say) });
