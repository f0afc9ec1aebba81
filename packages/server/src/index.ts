/** `@peerless/server`: online tables. */

export { BotPool, type BotPoolOptions } from './bots/bot-pool.ts';
export { BusyError, type Thinker } from './bots/thought.ts';
export { Presence } from './clock/presence.ts';
export { NO_OUTAGES, type Outages, Pulse } from './clock/pulse.ts';
export { type AppOptions, createApp } from './http/app.ts';
export { serveGuest, type Visit } from './http/socket.ts';
export { Lobbies, type StoredLobby } from './lobby/lobbies.ts';
export * from './lobby/lobby.ts';
export { People, type Person } from './people/people.ts';
export type { Follower } from './rooms/audience.ts';
export type { Ending } from './rooms/ending.ts';
export { type FanOut, NO_FAN_OUT, postgresFanOut } from './rooms/fan-out.ts';
export type { LoggedCommand } from './rooms/logged-command.ts';
export { Rooms, type RoomsOptions } from './rooms/rooms.ts';
export { NO_TERMS, type Terms } from './rooms/terms.ts';
export { type Commit, type End, GameStore } from './store/game-store.ts';
export { openDatabase, type StoreAddress } from './store/open-database.ts';
export type { Schema } from './store/schema.ts';
