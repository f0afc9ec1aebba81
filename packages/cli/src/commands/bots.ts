import { botWords, LEVELS, OPPONENTS, STANDINGS, STRENGTHS, STYLES } from '@peerless/ai/names';
import { botMessage } from '@peerless/text';
import { botText } from '../play/bot-text.ts';
import type { AddCommand } from '../program.ts';
import { columnsOf, indented, padded, styleFor } from '../style.ts';
import { jsonText } from '../words.ts';

/** `peerless bots` */
export const botsCommand: AddCommand = (program, { io, say }) => {
  program
    .command('bots')
    .description(say('commandBots'))
    .option('--json', say('optionJson'))
    .option(`--lang <${say('slotLanguage')}>`, say('optionLang'))
    .action(({ json }: { json?: true }) => {
      if (json) return io.out(jsonText({ bots: OPPONENTS.map(factsOf), styles: STYLES }));
      const style = styleFor(io);
      const wide = Math.max(...[...OPPONENTS, ...STYLES].map(columnsOf)) + 3;
      const line = (name: string, text: string): string =>
        indented(text, Math.min(io.width, 100), ' '.repeat(wide), style.bold(padded(name, wide)));
      const lines = [
        ...OPPONENTS.map((name) => line(name, botText(name, io, say))),
        '',
        `${say('headingStyles')}:`,
        ...STYLES.map((name) =>
          line(`:${name}`, `${botMessage(say.lang, name)}: ${botMessage(say.lang, `${name}About`)}`),
        ),
      ];
      io.out(`${lines.join('\n')}\n`);
    });
};

/** Points of Elo, and how many of 100 games it wins against whom; null where nobody knows. */
function factsOf(name: string) {
  const level = LEVELS.find((known) => known === botWords(name)?.bot);
  return {
    name,
    strength: level === undefined ? null : STRENGTHS[level],
    standing: level === undefined ? null : STANDINGS[level],
  };
}
