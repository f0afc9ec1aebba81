import { type Decision, outcome, PeerlessError } from '@peerless/rules';
import { message, outcomeText, type TextLanguage } from '@peerless/text';
import type { Io } from '../io.ts';
import type { Lines } from '../lines.ts';
import { logLines, tableNames } from '../log.ts';
import type { Chapter } from '../records.ts';
import { either, sentence } from '../sentence.ts';
import { type Choice, exactChoice, readChoice, typedWords } from './choices.ts';
import { nearWord, takesMore, wordOf } from './help.ts';
import { handLines, headerLine, seatLines } from './panels.ts';
import { keepTable } from './saves.ts';
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
    keepTable(this.table, this.io);
    for (;;) {
      const question = asked(this.table);
      if (question === null) return this.finish();
      const player = this.table.players[question.player];
      if (player?.is === 'bot') {
        letBotChoose(this.table, question, player.bot);
        keepTable(this.table, this.io);
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
    return scene.style.bold(`Your choice (${typedWords(scene.choices)}, or ? for help):`);
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
    const word = this.isForFighter(line, scene) ? null : wordOf(line);
    const rest = line.trim().split(/\s+/).slice(1).join(' ');
    const doing = word === null ? undefined : DOINGS[word];
    const reading = readChoice(line, scene.choices);
    // `discard feint` may be a choice, `discard` alone never is.
    const isWord = word !== null && (rest === '' || takesMore(word) || reading === null);
    if (isWord && doing !== undefined) {
      if (rest !== '' && !takesMore(word))
        throw new PeerlessError(`"${word}" stands alone, without "${rest}"`);
      return doing({ table: this.table, scene, io: this.io, lines: this.lines }, rest);
    }
    if (reading === null) throw new PeerlessError(misread(line.trim(), scene.choices));
    if ('several' in reading) {
      const found = reading.several.map((choice) => choice.typed).join(', ');
      throw new PeerlessError(
        `"${line.trim()}" fits ${reading.several.length} choices (${found}); type one of these`,
      );
    }
    this.read[scene.player] = this.table.chapters.length;
    chooseKey(this.table, reading.choice.key);
    keepTable(this.table, this.io);
    return 'go on';
  }

  /** `b 27` is about the fighter with that letter, not about the board. */
  private isForFighter(line: string, { choices }: Scene): boolean {
    if (exactChoice(line, choices) !== undefined) return true;
    const [, letter] = /^\s*([a-z]+)\s*(?:\d+|stay)\s*$/i.exec(line) ?? [];
    return letter !== undefined && choices.some((choice) => choice.letter === letter.toLowerCase());
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
    const { name } = this.table;
    this.io.out(
      this.table.unsaved
        ? 'The game was not saved.\n'
        : `The game is kept as ${name}; npx peerless replay ${name} tells it from the beginning.\n`,
    );
  }

  private leave(): void {
    const path = keepTable(this.table, this.io);
    this.io.out(
      path === null
        ? '\nThe game was not saved.\n'
        : `\nThe game is saved (${path}). Go on with: npx peerless play --resume ${this.table.name}\n`,
    );
  }
}

function misread(typed: string, choices: readonly Choice[]): string {
  if (/^\d+$/.test(typed)) {
    const there = choices.filter((choice) => choice.space === Number(typed));
    if (there.length > 0)
      return `"${typed}" does not say who moves: type ${either(there.map((choice) => choice.typed))}`;
    if (choices.some((choice) => choice.space !== null))
      return `space ${typed} cannot be chosen now: type ${typedWords(choices)}, or ? for help`;
  }
  const words = typedWords(choices);
  const range = /^1 to/.test(words) ? `type a number from ${words}` : `type ${words}`;
  const near = nearWord(typed.split(/\s+/)[0] ?? typed);
  const hint =
    near === undefined || typed.length < 2 || /^\d/.test(typed) ? '' : `, or did you mean "${near}"`;
  return `"${typed}" is no choice here: ${range}${hint}, or ? for help`;
}
