import type { IncomingMessage, ServerResponse } from 'node:http';
import websocket from '@fastify/websocket';
import { LONGEST_MESSAGE } from '@peerless/table/protocol';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { networkOf } from '../people/guesses.ts';
import { refuse } from './refusals.ts';
import { CLOSED } from './wire.ts';

/** What holds for every socket, whatever it is for. */

/** Sockets of one address. */
const MOST_SOCKETS = 200;

/** Messages that a socket may send at once, and a second after that. */
const [BURST, PER_SECOND] = [60, 20];

/**
 * How often it is asked whether somebody is still at the other end, in milliseconds, and in how many parts. Whoever has
 * gone without a word is known to be away after twice that at most.
 */
const [HEARTBEAT, PARTS] = [15_000, 120];

/** How long those who are sent away have to say goodbye, in milliseconds. */
export const FAREWELL = 2000;

export async function addSockets(app: FastifyInstance, times: number, patience = FAREWELL): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: LONGEST_MESSAGE },
    preClose: (done) => {
      farewell(app, patience);
      done();
    },
    errorHandler: (error, socket, request) => {
      request.log.error(error);
      socket.terminate();
    },
  });
  limitSockets(app, Math.ceil(MOST_SOCKETS * times));
  dropRequests(app);
  const heartbeat = new Heartbeat(PARTS);
  app.websocketServer.on('connection', (socket: WebSocket) => {
    limitMessages(socket, times);
    heartbeat.add(socket);
    queueMicrotask(() => blameGuests(app, socket));
  });
  const timer = setInterval(() => heartbeat.beat(), HEARTBEAT / PARTS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Frames that are no message are a guest's fault and end the connection; the library logs them as faults of ours. */
function blameGuests({ log }: FastifyInstance, socket: WebSocket): void {
  socket.removeAllListeners('error');
  socket.on('error', (error) => log.debug(error));
}

/** How a route for sockets is added: without the one for HEAD, which has no socket. */
export const SOCKET = { websocket: true, exposeHeadRoute: false } as const;

/** Everybody is told to come back, to another node or to this one a little later; who does not answer is cut off. */
function farewell({ websocketServer }: FastifyInstance, patience: number): void {
  for (const socket of websocketServer.clients) socket.close(CLOSED.goingDown);
  const timer = setTimeout(() => {
    for (const socket of websocketServer.clients) socket.terminate();
  }, patience);
  timer.unref();
}

const ignore = (): void => {};

/**
 * A socket is asked for by a request. That, and the answer to it, to which nothing is ever written, would be kept until the
 * socket is closed: by the connection, and by the function with which the plugin logs what guests do wrong.
 */
function dropRequests(app: FastifyInstance): void {
  const answers = new WeakMap<IncomingMessage, ServerResponse>();
  app.addHook('onRequest', async (request, reply) => {
    if (request.ws) answers.set(request.raw, reply.raw);
  });
  app.websocketServer.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    answers.get(request)?.detachSocket(request.socket);
    setImmediate(() => {
      socket.removeAllListeners('error');
      // Whatever it was, the socket is closed after it.
      socket.on('error', ignore);
    });
  });
}

function limitSockets(app: FastifyInstance, most: number): void {
  const open = new Map<string, number>();
  const count = (address: string, by: number): void => {
    const left = (open.get(address) ?? 0) + by;
    if (left > 0) open.set(address, left);
    else open.delete(address);
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!request.ws) return;
    const address = networkOf(request.ip);
    if ((open.get(address) ?? 0) >= most) return refuse(reply, 'tooOften');
    count(address, 1);
    (request.raw as IncomingMessage).socket.once('close', () => count(address, -1));
  });
}

/** Whoever says more than anybody could who plays is sent away, and not listened to any more. */
function limitMessages(socket: WebSocket, times: number): void {
  let [left, since] = [BURST * times, performance.now()];
  socket.on('message', () => {
    const now = performance.now();
    left = Math.min(BURST * times, left + ((now - since) / 1000) * PER_SECOND * times) - 1;
    since = now;
    if (left >= 0) return;
    socket.removeAllListeners('message');
    socket.close(CLOSED.tooOften);
  });
}

/**
 * Connections that broke without a word are found by asking. A part of them at a time: whoever plays would wait while
 * thousands are asked at once.
 */
export class Heartbeat {
  private readonly parts: readonly Set<WebSocket>[];
  private readonly silent = new WeakSet<WebSocket>();
  private came = 0;
  private beats = 0;

  constructor(parts: number) {
    this.parts = Array.from({ length: parts }, () => new Set<WebSocket>());
  }

  add(socket: WebSocket): void {
    const part = this.parts[this.came++ % this.parts.length];
    part?.add(socket);
    socket.on('pong', () => this.silent.delete(socket));
    socket.once('close', () => part?.delete(socket));
  }

  /** Asks the next part; whoever has not answered since the last time is cut off. */
  beat(): void {
    for (const socket of this.parts[this.beats++ % this.parts.length] ?? []) {
      if (this.silent.has(socket)) socket.terminate();
      else {
        this.silent.add(socket);
        socket.ping();
      }
    }
  }
}
