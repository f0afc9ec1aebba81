import { type BoardDef, missingRules } from '@peerless/language';
import { boardName, needsOf } from '../collection/names.ts';
import { boardSvg } from '../drawing/board-svg.ts';
import type { Io } from '../io.ts';
import type { Say } from '../messages.ts';
import { type LoneZone, loneZones } from './board-wishes.ts';
import { bad, type ContentCheck, good, type Page, pageText, trialLines, wished } from './check-page.ts';
import { BOARD_FILE, bringToCheck } from './content-files.ts';
import { modesOn, type TrialGames, tryBoard } from './trial-games.ts';

/** Everything that can be found out about a board file. */
export interface BoardCheck extends ContentCheck {
  readonly board: BoardDef | null;
  readonly wishes: readonly LoneZone[];
  readonly modes: readonly string[];
  readonly games: TrialGames | null;
}

/** Reads a board, draws it and plays on it. */
export async function checkBoard(file: string, wanted: number, io: Io, say: Say): Promise<BoardCheck> {
  const { item: board, problems } = await bringToCheck(BOARD_FILE, file, say);
  if (board === undefined)
    return { file, sound: false, problems, board: null, wishes: [], modes: [], games: null };
  // A board that cannot be drawn throws, which is a fault of ours and not of the file.
  boardSvg({ board, view: null, names: null, say });
  const isPlayable = missingRules(board).length === 0;
  const modes = isPlayable ? modesOn(board) : [];
  const games = modes.length > 0 && wanted > 0 ? await tryBoard(board, wanted, io) : null;
  return {
    file,
    sound: modes.length > 0 && (games?.crashed ?? 0) === 0,
    problems: [],
    board,
    wishes: loneZones(board),
    modes,
    games,
  };
}

/** The same for people. */
export const boardCheckText = (check: BoardCheck, page: Page): string =>
  pageText(check, check.board === null ? [] : boardLines(check, check.board, page), page);

function boardLines({ file, wishes, modes, games }: BoardCheck, board: BoardDef, page: Page): string[] {
  const { say } = page;
  const name = boardName(board, say.lang);
  const needs = needsOf(board, say);
  return [
    good(say('boardValid', { file, name, count: board.spaces.length, lines: board.edges.length }), page),
    ...wishes.map((lone) => wished(loneZoneText(lone, say), page)),
    needs !== ''
      ? bad(say('boardNotPlayable', { board: name, needs }), page)
      : modes.length === 0
        ? bad(say('boardNoRoom'), page)
        : good(say('boardModes', { modes: modes.join(', ') }), page),
    ...(games === null
      ? []
      : trialLines(games, say('boardGames', { count: games.games, bot: games.bot }), page)),
  ];
}

function loneZoneText({ zone, space, meant }: LoneZone, say: Say): string {
  const text = say('loneZone', { zone, space });
  return meant === null ? text : say('near', { text, name: meant });
}
