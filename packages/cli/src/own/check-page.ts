import type { Io } from '../io.ts';
import type { Say } from '../messages.ts';
import { indented, type Style, styleFor } from '../style.ts';
import type { TrialGames } from './trial-games.ts';

/** What a check of a file found, for people. */

/** What every check finds. */
export interface ContentCheck {
  readonly file: string;
  /** Nothing is wrong; wishes may be left. */
  readonly sound: boolean;
  readonly problems: readonly string[];
}

export interface Page {
  readonly say: Say;
  readonly style: Style;
  readonly width: number;
}

export const checkPage = (io: Io, say: Say): Page => ({
  say,
  style: styleFor(io),
  width: Math.min(io.width, 100),
});

/** A line with a mark: well, wrong, or only to be wished. */
const line = (mark: string, text: string, { width }: Page): string => indented(text, width, '  ', `${mark} `);
export const good = (text: string, page: Page): string => line(page.style.good('✓'), text, page);
export const bad = (text: string, page: Page): string => line(page.style.bad('✗'), text, page);
export const wished = (text: string, page: Page): string => line(page.style.dim('·'), text, page);

/** The lines about a file that is valid, or its problems; and whether all is sound. */
export function pageText(
  { file, sound, problems }: ContentCheck,
  lines: readonly string[],
  page: Page,
): string {
  const { say, width } = page;
  const wrong = [
    bad(say('checkProblems', { file, count: problems.length }), page),
    ...problems.map((problem) => indented(problem, width, '    ')),
  ];
  const shown = problems.length > 0 ? wrong : lines;
  return `${[...shown, '', say(sound ? 'checkSound' : 'checkWrong')].join('\n')}\n`;
}

/** How games went that something new took part in. */
export function trialLines(trial: TrialGames, text: string, page: Page): string[] {
  const { games, crashed, error } = trial;
  return [
    (crashed === 0 ? good : bad)(text, page),
    ...(error === null
      ? []
      : [indented(page.say('gamesFailed', { count: crashed, games, error }), page.width, '    ')]),
  ];
}
