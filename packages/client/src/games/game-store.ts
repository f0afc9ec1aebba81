import type { KeptGame } from './kept-game.ts';

/** Not built yet: games in IndexedDB. */
export async function keepGame(_game: KeptGame): Promise<void> {}
export async function keptGame(_id: string): Promise<KeptGame | null> {
  return null;
}
export async function keptGames(): Promise<readonly KeptGame[]> {
  return [];
}
export async function forgetGame(_id: string): Promise<void> {}
