/** `@peerless/table/online`: what a server and its pages say to each other around a game. */
export * from './chat.ts';
export * from './clock.ts';
export * from './lobby.ts';
export type * from './people.ts';
