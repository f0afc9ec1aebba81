import { createInterface, type Interface } from 'node:readline';

/** What a person (or a pipe) types, one line at a time. */
export interface Lines {
  /** The next line, or null when there are no more. */
  next(prompt: string): Promise<string | null>;
  close(): void;
}

/** Lines from a stream. Typing Ctrl-C or Ctrl-D ends them. */
export function openLines(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Lines {
  const isTerminal = 'isTTY' in input && input.isTTY === true;
  const reader = createInterface(isTerminal ? { input, output } : { input });
  return new QueuedLines(reader, isTerminal ? null : output);
}

/** Lines may come faster than they are asked for (pipes) or later (people): both wait in a queue. */
class QueuedLines implements Lines {
  private readonly typed: string[] = [];
  private waiting: ((line: string | null) => void) | null = null;
  private ended = false;
  private readonly reader: Interface;
  private readonly echo: NodeJS.WritableStream | null;

  constructor(reader: Interface, echo: NodeJS.WritableStream | null) {
    this.reader = reader;
    this.echo = echo;
    reader.on('line', (line) => this.arrive(line));
    reader.on('SIGINT', () => reader.close());
    reader.on('close', () => {
      this.ended = true;
      this.waiting?.(null);
      this.waiting = null;
    });
  }

  private arrive(line: string): void {
    if (this.waiting === null) this.typed.push(line);
    else {
      const take = this.waiting;
      this.waiting = null;
      take(line);
    }
  }

  async next(prompt: string): Promise<string | null> {
    const line = await this.take(prompt);
    // A pipe does not show what was typed; a transcript should.
    if (this.echo !== null) this.echo.write(line === null ? '\n' : `${line}\n`);
    return line;
  }

  private take(prompt: string): Promise<string | null> {
    if (this.echo !== null) this.echo.write(prompt);
    else if (!this.ended) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    }
    const line = this.typed.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  close(): void {
    this.reader.close();
  }
}

/** Lines that are known beforehand, for tests. */
export function linesOf(typed: readonly string[], echo: (text: string) => void): Lines {
  const left = [...typed];
  return {
    next: async (prompt) => {
      const line = left.shift() ?? null;
      echo(line === null ? `${prompt}\n` : `${prompt}${line}\n`);
      return line;
    },
    close: () => {},
  };
}
