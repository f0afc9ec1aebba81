/** `@peerless/server`: online tables. */
export { LOG_LEVELS, type LogLevel, readConfig, type ServerConfig } from './config/server-config.ts';
export { type AppOptions, createApp } from './http/app.ts';
export { Lobbies, type StoredLobby } from './lobby/lobbies.ts';
export * from './lobby/lobby.ts';
export { People, type Person } from './people/people.ts';
export { type FanOut, NO_FAN_OUT, postgresFanOut } from './rooms/fan-out.ts';
export type { Follower, LoggedCommand } from './rooms/room.ts';
export { NO_TERMS, Rooms, type RoomsOptions, type Terms } from './rooms/rooms.ts';
export { DatabaseError, type Server, type ServerOptions, startServer } from './server.ts';
export { GameStore } from './store/game-store.ts';
export { openDatabase, type StoreAddress } from './store/open-database.ts';
