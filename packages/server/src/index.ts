/** `@peerless/server`: online tables. */

export { BotPool, type BotPoolOptions } from './bots/bot-pool.ts';
export { BusyError, type Thinker } from './bots/thought.ts';
export { Chat, type ChatRefusal } from './chat/chat.ts';
export { saying } from './chat/saying.ts';
export { Presence } from './clock/presence.ts';
export { NO_OUTAGES, type Outages, Pulse } from './clock/pulse.ts';
export { readConfig, type ServerConfig } from './config/server-config.ts';
export { type AppOptions, createApp } from './http/app.ts';
export { serveGuest, type Visit } from './http/socket.ts';
export { Attendance } from './lobby/attendance.ts';
export { fairnessOf, newSecret, pledgeOf, seedOf } from './lobby/fairness.ts';
export { Lobbies } from './lobby/lobbies.ts';
export {
  changed,
  type Lobby,
  mayBegin,
  openLobby,
  over,
  type Place,
  playing,
  swapped,
} from './lobby/lobby.ts';
export { type Company, lobbyView, NOBODY, type StoredLobby } from './lobby/lobby-view.ts';
export { TableHub } from './lobby/table-hub.ts';
export { ownNews, postgresNews, type TableNews } from './lobby/table-news.ts';
export { Tables } from './lobby/tables.ts';
export { DatabaseError, type Node, type NodeOptions, startNode } from './node.ts';
export { PushSender } from './notify/push-sender.ts';
export { isVapidPair, isVapidSubject, keptVapidKeys, type VapidKeys } from './notify/vapid.ts';
export {
  Admin,
  type AdminGame,
  type AdminPerson,
  type AdminReport,
  type AdminTable,
  asAdmin,
} from './people/admin.ts';
export {
  type Community,
  type CommunityOptions,
  communityOf,
  type OpenOptions,
  openCommunity,
} from './people/community.ts';
export { summariesOf } from './people/game-summaries.ts';
export { People, type Person } from './people/people.ts';
export { Ratings } from './ratings/ratings.ts';
export type { Follower } from './rooms/audience.ts';
export type { Ending } from './rooms/ending.ts';
export { type FanOut, NO_FAN_OUT, postgresFanOut } from './rooms/fan-out.ts';
export type { LoggedCommand } from './rooms/logged-command.ts';
export { Rooms, type RoomsOptions } from './rooms/rooms.ts';
export { NO_TERMS, type Terms } from './rooms/terms.ts';
export { type Server, type ServerOptions, startServer } from './server.ts';
export { backUp } from './store/backup.ts';
export { type Commit, type End, GameStore } from './store/game-store.ts';
export { openDatabase, type StoreAddress } from './store/open-database.ts';
export type { Schema } from './store/schema.ts';
