/** A connection as a browser gives it. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What happens on a connection. */
export interface SocketEvents {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  /** `code`: why, as far as the server says it. */
  readonly closed: (code?: number) => void;
}

/** The server could not read what was said. */
export const MALFORMED = 4000;
/** Nothing of that name is there: nobody need ask again. */
export const MISSING = 4004;
/** This node goes down, or has lost the game; another one has it: come back at once. Any other code is a loss. */
export const COME_BACK: readonly (number | undefined)[] = [1012, 4010];

/** What a line tells whoever uses it. */
export interface LineEvents extends SocketEvents {
  /** The line may be dead without knowing it. */
  readonly woken: () => void;
  /** What was asked for is not there; the line is given up. */
  readonly gone: () => void;
}

/** What a line needs of the world around it. */
export interface LineAround {
  readonly connect: (events: SocketEvents) => Socket;
  /** Calls when somebody looks at the page again, or the network is back, or has gone; returns how to stop. */
  readonly onWake: (wake: () => void, cut: () => void) => () => void;
}

/** The first and the longest pause before another try, in milliseconds. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/** Keeps a connection to a server: after every loss it tries again, less and less often, and at once when it is woken. */
export class Line {
  private readonly around: LineAround;
  private readonly events: LineEvents;
  private readonly stopWaking: () => void;
  private socket: Socket | null = null;
  private isOpen = false;
  private losses = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(around: LineAround, events: LineEvents) {
    this.around = around;
    this.events = events;
    this.stopWaking = around.onWake(
      () => this.wake(),
      () => this.cut(),
    );
    this.dial();
  }

  /** Whether it could be said. */
  send(text: string): boolean {
    if (this.isOpen) this.socket?.send(text);
    return this.isOpen;
  }

  /** Nobody answers: gives this connection up for another. */
  renew(): void {
    const { socket } = this;
    this.lose();
    socket?.close();
  }

  close(): void {
    this.stopWaking();
    clearTimeout(this.timer);
    const { socket } = this;
    this.socket = null;
    this.isOpen = false;
    socket?.close();
  }

  private dial(): void {
    clearTimeout(this.timer);
    // What an earlier connection has to say comes too late.
    const isMine = (): boolean => this.socket === socket;
    const socket: Socket = this.around.connect({
      opened: () => {
        if (!isMine()) return;
        this.isOpen = true;
        this.events.opened();
      },
      heard: (text) => {
        if (!isMine()) return;
        this.losses = 0;
        this.events.heard(text);
      },
      closed: (code) => {
        if (isMine()) this.lose(code);
      },
    });
    this.socket = socket;
  }

  private lose(code?: number): void {
    this.socket = null;
    this.isOpen = false;
    if (code === MISSING) {
      this.close();
      this.events.gone();
      return;
    }
    this.events.closed(code);
    // Once: whoever is sent away again without having heard anything waits like everybody else.
    const isCalled = COME_BACK.includes(code) && this.losses === 0;
    const pause = isCalled ? 0 : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.losses);
    this.losses++;
    // Not all at once, when a server comes back.
    this.timer = setTimeout(() => this.dial(), pause * (0.5 + Math.random() / 2));
  }

  /** The network has gone, and nobody hears of that on the line: whether a server of this machine is there is tried at once. */
  private cut(): void {
    if (this.isOpen) this.renew();
  }

  private wake(): void {
    if (this.isOpen) this.events.woken();
    else if (this.socket === null) {
      this.losses = 0;
      this.dial();
    }
  }
}

/** The line of a page to one address. */
export const lineTo = (url: string): LineAround => ({
  connect: ({ opened, heard, closed }) => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', opened);
    socket.addEventListener('message', ({ data }) => heard(String(data)));
    socket.addEventListener('close', ({ code }) => closed(code));
    return socket;
  },
  onWake: (wake, cut) => {
    const look = (): void => {
      if (!document.hidden) wake();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('online', wake);
    addEventListener('offline', cut);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', wake);
      removeEventListener('offline', cut);
    };
  },
});
