import { outcome, type Viewer } from '@peerless/rules';
import { isPlayed, type Match } from '@peerless/rules/match';
import type { Taped } from '@peerless/table';
import { outcomeText } from '@peerless/text';
import { logLines, seatNames, tableNames, wrappedLog } from '../log.ts';
import type { Say } from '../messages.ts';
import { MODE_WORDS } from '../modes.ts';
import { contentOptions } from '../own/content-options.ts';
import type { AddCommand } from '../program.ts';
import { openRecord, recordPath } from '../records.ts';
import { wrapped } from '../style.ts';
import { viewerNamed } from '../viewer.ts';
import { jsonText, refuseBeside } from '../words.ts';

interface Options {
  readonly check?: true;
  readonly text?: true;
  readonly view?: string;
  readonly json?: true;
}

/** `peerless replay FILE` */
export const replayCommand: AddCommand = (program, { io, say }) => {
  contentOptions(program.command('replay'), say)
    .description(say('commandReplay'))
    .argument(`<${say('slotRecord')}>`, say('argumentRecord'))
    .option('--check', say('optionCheck'))
    .option('--text', say('optionText'))
    .option(`--view <${say('slotWho')}>`, say('optionView'))
    .option(`--lang <${say('slotLanguage')}>`, say('optionLang'))
    .option('--json', say('optionJson'))
    .action((name: string, options: Options) => {
      const { check, text } = options;
      if (check) refuseBeside(() => '--check', { text }, 'printsNoLog');
      if (options.json) refuseBeside(() => '--json', { text }, 'chooseOne');
      const opened = openRecord(recordPath(name, io));
      const { match, tape } = opened;
      const over = outcome(match.game) !== null;
      const viewer = viewerNamed(options.view ?? (over ? 'open' : 'spectator'), match.game);
      if (options.json) return io.out(jsonText(replayJson(opened, viewer, options.check === true)));
      const width = Math.min(io.width, 100);
      const log = options.check ? [] : logLines(tape.told(viewer), tableNames(match.config, say.lang));
      // A text to be kept is not broken to fit this screen.
      if (options.text) return io.out(`${log.join('\n')}\n`);
      const told = summary(match, say).flatMap((line) => wrapped(line, width));
      io.out(`${[...told, ...wrappedLog(log, width)].join('\n')}\n`);
    });
};

function summary(match: Match, say: Say): string[] {
  const { config, game, entries, line } = match;
  const names = tableNames(config, say.lang);
  const end = outcome(game);
  const made = say('choicesMade', { count: line.length });
  const taken = entries.filter((entry) => !isPlayed(entry)).length;
  const told = say('summary', {
    heroes: seatNames(config, names),
    board: names.board,
    mode: say(MODE_WORDS[config.mode]),
    seed: config.seed,
    choices: taken === 0 ? made : say('undos', { choices: made, count: taken }),
  });
  return [told, end === null ? say('stillGoing') : outcomeText(end, names)];
}

function replayJson({ match, tape }: Taped, viewer: Viewer, check: boolean): object {
  const { config, entries, game } = match;
  const told = { sound: true, config, entries, outcome: outcome(game) };
  return check ? told : { ...told, viewer, events: tape.told(viewer) };
}
