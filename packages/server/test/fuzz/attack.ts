import { Agent, request as ask } from 'node:http';
import { WebSocket } from 'ws';
import type { Grammar, Request } from './grammar.ts';
import { wrongAnswer, wrongEnd, wrongMessage } from './judge.ts';

/** Somebody who says anything at all to a server, over real connections. */

const PATIENCE = 30_000;
/** Milliseconds that are waited for what is said to a few messages. */
const LISTENING = 60;

export interface Target {
  readonly address: string;
  readonly tables: readonly string[];
  readonly games: readonly string[];
  /** Of whoever attacks: their own, forged, signed out, banned. */
  readonly cookies: readonly string[];
}

export class Attacker {
  private readonly target: Target;
  private readonly grammar: Grammar;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 4 });
  sent = 0;
  readonly wrong: string[] = [];
  /** How often which status was answered, or which code closed a socket. */
  readonly counts = new Map<string, number>();

  constructor(target: Target, grammar: Grammar) {
    this.target = target;
    this.grammar = grammar;
  }

  async attack(most: number): Promise<void> {
    while (this.sent < most) {
      if (this.grammar.chance(2)) await this.request(this.grammar.request());
      else await this.connect(this.grammar.chance(3) ? 'table' : 'game');
    }
    this.agent.destroy();
  }

  private note(what: string, wrong: string | null, about: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
    if (wrong !== null) this.wrong.push(`${about} → ${wrong}`);
  }

  private request({ method, path, type, body }: Request): Promise<void> {
    this.sent++;
    const [host = '', port = ''] = this.target.address.split(':');
    const origin: Record<string, string> = this.grammar.chance(20)
      ? { origin: 'https://elsewhere.example' }
      : {};
    const headers = { ...origin, ...(type === '' ? {} : { 'content-type': type }), cookie: this.cookie() };
    const about = `${method} ${path.slice(0, 120)} ${type} ${body?.slice(0, 200)}`;
    return new Promise((resolve) => {
      const end = (what: string, wrong: string | null): void => {
        this.note(what, wrong, about);
        resolve();
      };
      const asked = ask(
        { host, port, method, path, headers, agent: this.agent, timeout: PATIENCE },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const text = Buffer.concat(parts).toString();
            const status = answer.statusCode ?? 0;
            end(String(status), wrongAnswer(status, answer.headers['content-type'] ?? '', text));
          });
          answer.on('error', () => end('cut', null));
        },
      );
      asked.on('timeout', () => asked.destroy(new Error('no answer')));
      // A body that nobody reads may be cut off.
      asked.on('error', ({ message }) => end('cut', message === 'no answer' ? message : null));
      asked.end(body ?? undefined);
    });
  }

  private async connect(kind: 'game' | 'table'): Promise<void> {
    const ids = kind === 'game' ? this.target.games : this.target.tables;
    const id = this.grammar.chance(10) ? 'nowhere%00' : this.grammar.pick(ids);
    const eyes = this.grammar.chance(6) ? '?eyes=open' : '';
    const url = `ws://${this.target.address}/api/${kind}s/${id}/socket${eyes}`;
    const messages = Array.from({ length: 1 + Number(this.grammar.chance(2)) * 6 }, () =>
      this.grammar.message(kind),
    );
    const about = `${url} ${messages.map((message) => String(message).slice(0, 120)).join(' | ')}`;
    const code = await this.converse(
      new WebSocket(url, { headers: { cookie: this.cookie() } }),
      messages,
      about,
    );
    this.note(`closed ${code}`, wrongEnd(code), about);
  }

  private converse(
    socket: WebSocket,
    messages: readonly (string | Buffer)[],
    about: string,
  ): Promise<number> {
    return new Promise((resolve) => {
      let timer = setTimeout(() => socket.terminate(), PATIENCE);
      socket.on('error', () => {});
      socket.on('message', (data) => this.note('told', wrongMessage(String(data)), about));
      socket.on('close', (code) => {
        clearTimeout(timer);
        resolve(code);
      });
      socket.on('open', () => {
        clearTimeout(timer);
        timer = setTimeout(() => socket.terminate(), LISTENING);
        for (const message of messages) {
          this.sent++;
          socket.send(message, { binary: typeof message !== 'string' && this.grammar.chance(2) });
        }
      });
      socket.on('unexpected-response', () => {
        this.sent++;
        socket.terminate();
      });
    });
  }

  private cookie(): string {
    return this.grammar.pick(this.target.cookies);
  }
}
