/** `@peerless/server`: online tables. */
export { Chat, type ChatRefusal } from './chat/chat.ts';
export { saying } from './chat/saying.ts';
export { type AppOptions, createApp } from './http/app.ts';
export { Lobbies, type StoredLobby } from './lobby/lobbies.ts';
export * from './lobby/lobby.ts';
export { PushSender } from './notify/push-sender.ts';
export { keptVapidKeys, type VapidKeys } from './notify/vapid.ts';
export { type Community, type CommunityOptions, communityOf } from './people/community.ts';
export { summariesOf } from './people/game-summaries.ts';
export { People, type Person } from './people/people.ts';
export { Ratings } from './ratings/ratings.ts';
export { type FanOut, NO_FAN_OUT, postgresFanOut } from './rooms/fan-out.ts';
export type { Follower, LoggedCommand } from './rooms/room.ts';
export { NO_TERMS, Rooms, type RoomsOptions, type Terms } from './rooms/rooms.ts';
export { GameStore } from './store/game-store.ts';
export { openDatabase, type StoreAddress } from './store/open-database.ts';
