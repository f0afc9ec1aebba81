import { eventFor, type Match, outcome, type Viewer } from '@peerless/rules';
import { outcomeText, type TextLanguage } from '@peerless/text';
import { languageNamed } from '../language.ts';
import { logLines, tableNames } from '../log.ts';
import type { AddCommand } from '../program.ts';
import { chaptersOf, openRecord, recordPath, standing } from '../records.ts';
import { counted } from '../sentence.ts';
import { viewerNamed } from '../viewer.ts';
import { jsonText, refuseBeside } from '../words.ts';

interface Options {
  readonly check?: true;
  readonly text?: true;
  readonly view?: string;
  readonly lang: string;
  readonly json?: true;
}

/** `peerless replay FILE` */
export const replayCommand: AddCommand = (program, { io }) => {
  program
    .command('replay')
    .description('a recorded or saved game: checks it, tells it, converts it')
    .argument('<FILE>', 'a record, a saved game, or the name of a saved game')
    .option('--check', 'only check that the record plays as it did')
    .option('--text', 'only the log, to be kept as a text')
    .option(
      '--view <who>',
      'whose eyes: a player (1 …), spectator, or open for all cards (default: open once the game is over)',
    )
    .option('--lang <language>', 'the language of the log', 'en')
    .option('--json', 'the setup, the choices and the events as JSON')
    .action((name: string, options: Options) => {
      const { check, text } = options;
      if (check) refuseBeside('--check', { text }, 'it prints no log');
      if (options.json) refuseBeside('--json', { text }, 'choose one of them');
      const lang = languageNamed(options.lang);
      const { match } = openRecord(recordPath(name, io));
      const over = outcome(match.game) !== null;
      const viewer = viewerNamed(options.view ?? (over ? 'open' : 'spectator'), match.game);
      if (options.json) return io.out(jsonText(replayJson(match, viewer, options.check === true)));
      if (!options.text) io.out(`${summary(match, lang)}\n`);
      if (!options.check) io.out(`${logText(match, viewer, lang)}\n`);
    });
};

function summary(match: Match, lang: TextLanguage): string {
  const { config, game, entries } = match;
  const names = tableNames(config, lang);
  const end = outcome(game);
  const heroes = config.seats.map((_, seat) => names.seat(seat)).join(' – ');
  const taken = entries.filter((entry) => 'undo' in entry).length;
  const result = end === null ? 'The game is still going on.' : outcomeText(end, names, lang);
  const undone = taken > 0 ? `, ${counted(taken, 'undo')}` : '';
  return `${heroes} on ${names.board}, ${config.mode}, seed ${config.seed}: ${counted(standing(entries).length, 'choice')}${undone}. The record is sound.\n${result}`;
}

function logText(match: Match, viewer: Viewer, lang: TextLanguage): string {
  const names = tableNames(match.config, lang);
  const events = chaptersOf(match).flatMap((chapter) => chapter.events);
  return logLines(events, viewer, names).join('\n');
}

function replayJson(match: Match, viewer: Viewer, check: boolean): object {
  const { config, entries, game } = match;
  const chapters = check ? [] : chaptersOf(match);
  return {
    sound: true,
    config,
    entries,
    outcome: outcome(game),
    ...(check
      ? {}
      : { viewer, events: chapters.flatMap(({ events }) => events.map((event) => eventFor(event, viewer))) }),
  };
}
