import { foreign } from '@peerless/language';
import { type Decision, outcome, PeerlessError } from '@peerless/rules';
import { playersAt } from '@peerless/table';
import { message, outcomeText, realisers } from '@peerless/text';
import { fileWord } from '../files.ts';
import { errorText, InputError } from '../input-error.ts';
import type { Io } from '../io.ts';
import type { Lines } from '../lines.ts';
import { logLines, tableNames, wrappedLog } from '../log.ts';
import type { Say } from '../messages.ts';
import { BotError } from '../own/bot-fault.ts';
import { replayCommandFor, resumeCommand } from '../own/file-words.ts';
import { capital } from '../sentence.ts';
import { styleFor, wrapped } from '../style.ts';
import { AlternateScreen, CLEAR, ERASE_LINE } from './alternate-screen.ts';
import { commandOf, isWord, shownWord, takesMore } from './help.ts';
import { handLines, headerLine, seatLines } from './panels.ts';
import { exactChoice, misread, readChoice } from './reading.ts';
import { forgetTable, keepTable } from './saves.ts';
import {
  askLine,
  boardPart,
  questionLines,
  type Scene,
  type Story,
  sceneFor,
  screenLines,
  storyLines,
} from './screen.ts';
import { noteBout } from './sparring.ts';
import { act, asked, isBegun, letBotChoose, letChanceChoose, people, type Table } from './table.ts';
import { type After, DOINGS } from './words.ts';

/** No bot keeps people waiting longer for one choice, in milliseconds. */
const PATIENCE = 1000;
/** A bot that has thought for so many milliseconds once is announced from then on. */
const LONG_THOUGHT = 300;

/** Plays a game at this terminal until it is over or everybody has left. */
export class Session {
  private readonly table: Table;
  private readonly io: Io;
  private readonly lines: Lines;
  private readonly say: Say;
  /** How many steps of the game each player has read. */
  private readonly read: number[] = [];
  private last: number | null = null;
  private shownTurn = -1;
  /** The longest thought of each kind of bot, in milliseconds. */
  private readonly longest = new Map<string, number>();

  constructor(table: Table, io: Io, lines: Lines, say: Say) {
    this.table = table;
    this.io = io;
    this.lines = lines;
    this.say = say;
  }

  async run(): Promise<void> {
    keepTable(this.table, this.io, this.say);
    const screen = new AlternateScreen(this.io);
    screen.open();
    let end: 'over' | 'left';
    try {
      end = await this.play();
    } finally {
      screen.close();
    }
    if (end === 'over') this.finish();
    else this.leave();
  }

  private async play(): Promise<'over' | 'left'> {
    for (;;) {
      const question = asked(this.table);
      if (question === null) return 'over';
      const player = this.table.host.players[question.player];
      if (player?.is === 'bot') {
        await this.letThink(question, player.bot);
        keepTable(this.table, this.io, this.say);
      } else if ((await this.ask(question)) === 'leave') return 'left';
    }
  }

  /** A bot that cannot choose says so, and a person says how to go on; without anybody to ask the run ends. */
  private async letThink(question: Decision, bot: string): Promise<void> {
    try {
      this.think(question, bot);
    } catch (error) {
      if (!(error instanceof BotError)) throw error;
      const { io, say } = this;
      io.out(`${wrapped(errorText(error, say), io.width).join('\n')}\n`);
      const word = shownWord('wordRandom', say);
      for (;;) {
        const line = await this.lines.next(`${say('botTryAgain', { word })} `);
        if (line === null || isWord(line, 'wordQuit', say)) throw error;
        if (isWord(line, 'wordRandom', say)) return letChanceChoose(this.table, question);
        if (line.trim() === '') return this.letThink(question, bot);
      }
    }
  }

  /** Bots think without a pause, so that it is said before; who is known to be quick is not announced. */
  private think(question: Decision, bot: string): void {
    const { io, say, table } = this;
    const isSlow = io.isTerminal && (this.longest.get(bot) ?? LONG_THOUGHT) >= LONG_THOUGHT;
    const name = capital(tableNames(table.host.match.config, say.lang).seat(question.seat));
    if (isSlow) io.out(`${ERASE_LINE}${styleFor(io).dim(message(say.lang, 'thinking', { name }))}`);
    const start = io.now();
    letBotChoose(table, question, bot, () => io.now() - start >= PATIENCE);
    this.longest.set(bot, Math.max(this.longest.get(bot) ?? 0, io.now() - start));
    if (isSlow) io.out(ERASE_LINE);
  }

  /** Shows one person the table and reads until something was chosen. */
  private async ask(question: Decision): Promise<After> {
    if (!(await this.handOver(question))) return 'leave';
    const scene = sceneFor(this.table, question, this.io, this.say);
    this.show(scene);
    for (;;) {
      const line = await this.lines.next(`${scene.style.bold(askLine(scene))} `);
      if (line === null) return 'leave';
      if (line.trim() === '') {
        if (this.io.isTerminal) this.show(scene);
        else this.io.out(`${questionLines(scene, scene.panel.width).join('\n')}\n`);
        continue;
      }
      const after = await this.tryLine(line, scene);
      if (after !== 'ask') return after;
    }
  }

  /** Bad input is told in one sentence; nothing changes. */
  private async tryLine(line: string, scene: Scene): Promise<After> {
    try {
      return await this.obey(line, scene);
    } catch (error) {
      if (!(error instanceof PeerlessError)) throw error;
      this.io.out(`${wrapped(errorText(error, this.say), scene.panel.width).join('\n')}\n`);
      return 'ask';
    }
  }

  private async obey(line: string, scene: Scene): Promise<After> {
    const command = this.isForFighter(line, scene) ? null : commandOf(line, this.say);
    const rest = line.trim().split(/\s+/).slice(1).join(' ');
    const reading = readChoice(line, scene.choices);
    // `discard feint` may be a choice, `discard` alone never is.
    if (command !== null && (rest === '' || takesMore(command) || reading === null)) {
      if (rest !== '' && !takesMore(command)) {
        const [word = ''] = line.trim().split(/\s+/);
        // `b 3` is rather a slip of somebody who moves than a word about the board.
        if (word.length === 1) throw new InputError((say) => misread(line.trim(), scene.choices, say));
        throw new InputError((say) => say('standsAlone', { word: foreign(word), rest: foreign(rest) }));
      }
      return DOINGS[command]({ table: this.table, scene, io: this.io, lines: this.lines }, rest);
    }
    const typed = line.trim();
    if (reading === null) throw new InputError((say) => misread(typed, scene.choices, say));
    if ('several' in reading) {
      const { several } = reading;
      const choices = several.map((choice) => choice.typed).join(', ');
      throw new InputError((say) =>
        say('severalChoices', { typed: foreign(typed), count: several.length, choices }),
      );
    }
    this.read[scene.player] = this.table.tape.length;
    act(this.table, scene.player, { choose: reading.choice.key });
    keepTable(this.table, this.io, this.say);
    return 'go on';
  }

  /** `b 27` is about the fighter with that letter, not about the board. */
  private isForFighter(line: string, { choices }: Scene): boolean {
    if (exactChoice(line, choices) !== undefined) return true;
    const [, letter, rest = ''] = /^\s*([a-z]+?)\s*(\d+|\s\p{L}+)\s*$/iu.exec(line) ?? [];
    if (!/^\d/.test(rest) && !isWord(rest, 'wordStay', this.say)) return false;
    return letter !== undefined && choices.some((choice) => choice.letter === letter.toLowerCase());
  }

  /** With several people at one terminal, the next one is called before anything is shown. */
  private async handOver(question: Decision): Promise<boolean> {
    const { last } = this;
    this.last = question.player;
    if (people(this.table).length < 2 || last === question.player) return true;
    if (this.io.isTerminal) this.io.out(CLEAR);
    const names = tableNames(this.table.host.match.config, this.say.lang);
    const line = await this.lines.next(
      `${message(this.say.lang, 'onePasses', { name: this.playerName(question, names.seat) })} ${this.say('pressEnter')} `,
    );
    if (this.io.isTerminal) this.io.out(CLEAR);
    this.shownTurn = -1;
    return line !== null && !isWord(line, 'wordQuit', this.say);
  }

  private playerName(question: Decision, seatName: (seat: number) => string): string {
    const seats = playersAt(this.table.host.match.config).flatMap((player, seat) =>
      player === question.player ? [seat] : [],
    );
    const heroes = realisers[this.say.lang].list(seats.map(seatName));
    return this.say('playerNumber', { number: question.player + 1, heroes });
  }

  private story(player: number): Story {
    const { tape } = this.table;
    const from = Math.min(this.read[player] ?? 0, tape.length);
    return { old: tape.told(player, Math.max(0, from - 12), from), fresh: tape.told(player, from) };
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
    const end = outcome(this.table.host.match.game);
    if (end === null) return;
    noteBout(this.table, this.io, this.say);
    const [first] = people(this.table);
    const names = tableNames(this.table.host.match.config, this.say.lang);
    const events = this.table.tape.told('spectator', this.read[first ?? 0]);
    const width = Math.min(this.io.width, 100);
    const lines = wrappedLog(logLines(events, names).slice(-12), width);
    this.io.out(`${[...lines, '', ...wrapped(outcomeText(end, names), width)].join('\n')}\n`);
    const { name } = this.table;
    this.io.out(
      `${this.table.unsaved ? this.say('notSaved') : this.say('keptAs', { name, command: replayCommandFor(name) })}\n`,
    );
  }

  private leave(): void {
    const { table, io, say } = this;
    if (!table.kept && !isBegun(table)) {
      forgetTable(table, io);
      io.out(`\n${say('notBegun')}\n`);
      return;
    }
    const file = keepTable(table, io, say);
    const { name } = table;
    io.out(
      `\n${file === null ? say('notSaved') : say('savedAt', { file: fileWord(file), command: resumeCommand(name) })}\n`,
    );
  }
}
