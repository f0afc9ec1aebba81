/** How far somebody has seen the games of a server in this browser: whoever comes back is shown what came after. */

const KEY = 'peerless-seen';
/** As many games as somebody plays at a time, and more. */
const MOST = 50;

function all(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(kept) ? kept : []);
  } catch {
    return new Map();
  }
}

/** The last moment that was seen of a game; null: none. */
export function seenOf(game: string): number | null {
  const at = all().get(game);
  return Number.isInteger(at) ? (at ?? null) : null;
}

export function keepSeen(game: string, at: number): void {
  const kept = all();
  // The latest one last.
  kept.delete(game);
  kept.set(game, at);
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept].slice(-MOST)));
  } catch {
    // A full or forbidden store: games open as they stand.
  }
}
