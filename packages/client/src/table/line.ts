/** A connection as a browser gives it. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What happens on a connection. */
export interface SocketEvents {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  readonly closed: () => void;
}

/** What a line needs of the world around it. */
export interface LineAround {
  readonly connect: (events: SocketEvents) => Socket;
  /** Calls when somebody looks at the page again, or the network is back; returns how to stop. */
  readonly onWake: (wake: () => void) => () => void;
}

/** The first and the longest pause before another try, in milliseconds. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/** Keeps a connection to a server: after every loss it tries again, less and less often, and at once when it is woken. */
export class Line {
  private readonly around: LineAround;
  private readonly events: SocketEvents & { readonly woken: () => void };
  private readonly stopWaking: () => void;
  private socket: Socket | null = null;
  private isOpen = false;
  private losses = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `woken`: the line may be dead without knowing it. */
  constructor(around: LineAround, events: SocketEvents & { readonly woken: () => void }) {
    this.around = around;
    this.events = events;
    this.stopWaking = around.onWake(() => this.wake());
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
      closed: () => {
        if (isMine()) this.lose();
      },
    });
    this.socket = socket;
  }

  private lose(): void {
    this.socket = null;
    this.isOpen = false;
    this.events.closed();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.losses++);
    // Not all at once, when a server comes back.
    this.timer = setTimeout(() => this.dial(), pause * (0.5 + Math.random() / 2));
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
    socket.addEventListener('close', closed);
    return socket;
  },
  onWake: (wake) => {
    const look = (): void => {
      if (!document.hidden) wake();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('online', wake);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', wake);
    };
  },
});
