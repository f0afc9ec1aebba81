import { type Decision, outcome, PeerlessError } from '@peerless/rules';
import { message, outcomeText, type TextLanguage } from '@peerless/text';
import type { Io } from '../io.ts';
import type { Lines } from '../lines.ts';
import { logLines, tableNames } from '../log.ts';
import type { Chapter } from '../records.ts';
import { sentence } from '../sentence.ts';
import { readChoice } from './choices.ts';
import { nearWord, wordOf } from './help.ts';
import { handLines, headerLine, seatLines } from './panels.ts';
import { saveTable } from './saves.ts';
import {
  boardPart,
  questionLines,
  type Scene,
  type Story,
  sceneFor,
  screenLines,
  storyLines,
} from './screen.ts';
import { asked, chooseKey, letBotChoose, people, type Table } from './table.ts';
import { type After, DOINGS } from './words.ts';

/** Clears the screen and what can be scrolled back to: it may have shown a hand. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** Plays a game at this terminal until it is over or everybody has left. */
export class Session {
  private readonly table: Table;
  private readonly io: Io;
  private readonly lines: Lines;
  private readonly lang: TextLanguage;
  /** How many chapters each player has read. */
  private readonly read: number[] = [];
  private last: number | null = null;
  private shownTurn = -1;

  constructor(table: Table, io: Io, lines: Lines, lang: TextLanguage) {
    this.table = table;
    this.io = io;
    this.lines = lines;
    this.lang = lang;
  }

  async run(): Promise<void> {
    saveTable(this.table, this.io);
    for (;;) {
      const question = asked(this.table);
      if (question === null) return this.finish();
      const player = this.table.players[question.player];
      if (player?.is === 'bot') {
        letBotChoose(this.table, question, player.bot);
        saveTable(this.table, this.io);
      } else if ((await this.ask(question)) === 'leave') return this.leave();
    }
  }

  /** Shows one person the table and reads until something was chosen. */
  private async ask(question: Decision): Promise<After> {
    if (!(await this.handOver(question))) return 'leave';
    const scene = sceneFor(this.table, question, this.io, this.lang);
    this.show(scene);
    for (;;) {
      const line = await this.lines.next(`${this.promptOf(scene)} `);
      if (line === null) return 'leave';
      if (line.trim() === '') {
        this.io.out(`${questionLines(scene, scene.panel.width).join('\n')}\n`);
        continue;
      }
      const after = await this.tryLine(line, scene);
      if (after !== 'ask') return after;
    }
  }

  private promptOf(scene: Scene): string {
    const count = scene.choices.length;
    return scene.style.bold(
      count === 1 ? 'Your choice (1, or ? for help):' : `Your choice (1 to ${count}, or ? for help):`,
    );
  }

  /** Bad input is told in one sentence; nothing changes. */
  private async tryLine(line: string, scene: Scene): Promise<After> {
    try {
      return await this.obey(line, scene);
    } catch (error) {
      if (!(error instanceof PeerlessError)) throw error;
      this.io.out(`${sentence(error.message)}\n`);
      return 'ask';
    }
  }

  private async obey(line: string, scene: Scene): Promise<After> {
    const word = wordOf(line);
    const rest = line.trim().split(/\s+/).slice(1).join(' ');
    const doing = word === null ? undefined : DOINGS[word];
    if (doing !== undefined) return doing({ table: this.table, scene, io: this.io, lines: this.lines }, rest);
    const reading = readChoice(line, scene.choices);
    if (reading === null) throw new PeerlessError(misread(line.trim(), scene.choices.length));
    if ('several' in reading) {
      const numbers = reading.several.map((choice) => choice.number).join(', ');
      throw new PeerlessError(
        `"${line.trim()}" fits ${reading.several.length} choices (${numbers}); type one of these numbers`,
      );
    }
    this.read[scene.player] = this.table.chapters.length;
    chooseKey(this.table, reading.choice.key);
    saveTable(this.table, this.io);
    return 'go on';
  }

  /** With several people at one terminal, the next one is called before anything is shown. */
  private async handOver(question: Decision): Promise<boolean> {
    const { last } = this;
    this.last = question.player;
    if (people(this.table).length < 2 || last === question.player) return true;
    if (this.io.isTerminal) this.io.out(CLEAR);
    const names = tableNames(this.table.match.config, this.lang);
    const line = await this.lines.next(
      `${message(this.lang, 'onePasses', { name: this.playerName(question, names.seat) })} Then press Enter. `,
    );
    if (this.io.isTerminal) this.io.out(CLEAR);
    this.shownTurn = -1;
    return line !== null;
  }

  private playerName(question: Decision, seatName: (seat: number) => string): string {
    const seats = this.table.match.config.seats.flatMap((seat, i) =>
      (seat.player ?? i) === question.player ? [i] : [],
    );
    return `player ${question.player + 1} (${seats.map(seatName).join(' and ')})`;
  }

  private story(player: number): Story {
    const { chapters } = this.table;
    const from = Math.min(this.read[player] ?? 0, chapters.length);
    const events = (part: readonly Chapter[]) => part.flatMap((chapter) => chapter.events);
    return { old: events(chapters.slice(Math.max(0, from - 12), from)), fresh: events(chapters.slice(from)) };
  }

  /** On a terminal the whole screen is drawn anew; in a pipe only what is new, and the board once a turn. */
  private show(scene: Scene): void {
    const { io } = this;
    const story = this.story(scene.player);
    if (io.isTerminal) {
      io.out(`${CLEAR}${screenLines(scene, story, io).join('\n')}\n`);
      return;
    }
    const lines = storyLines({ ...story, old: [] }, scene, scene.panel.width, 40);
    if (this.shownTurn !== scene.view.turn) {
      this.shownTurn = scene.view.turn;
      lines.push(
        '',
        headerLine(scene.panel),
        ...boardPart(scene, io),
        ...seatLines(scene.panel),
        ...handLines(scene.panel, false),
      );
    }
    io.out(`${[...lines, '', ...questionLines(scene, scene.panel.width)].join('\n')}\n`);
  }

  private finish(): void {
    const end = outcome(this.table.match.game);
    if (end === null) return;
    const [first] = people(this.table);
    const names = tableNames(this.table.match.config, this.lang);
    const events = this.table.chapters.slice(this.read[first ?? 0] ?? 0).flatMap((chapter) => chapter.events);
    const lines = logLines(events, 'spectator', names).slice(-12);
    this.io.out(
      `${this.io.isTerminal ? '\n' : ''}${[...lines, '', outcomeText(end, names, this.lang)].join('\n')}\n`,
    );
    this.io.out(
      `The game is kept as ${this.table.name}; peerless replay ${this.table.name} tells it from the beginning.\n`,
    );
  }

  private leave(): void {
    const path = saveTable(this.table, this.io);
    this.io.out(`\nThe game is saved (${path}). Go on with: peerless play --resume ${this.table.name}\n`);
  }
}

function misread(typed: string, count: number): string {
  const range = count === 1 ? 'type 1' : `type a number from 1 to ${count}`;
  const near = nearWord(typed.split(/\s+/)[0] ?? typed);
  const hint = near === undefined || /^\d/.test(typed) ? '' : `, or did you mean "${near}"`;
  return `"${typed}" is no choice here: ${range}${hint}, or ? for help`;
}
