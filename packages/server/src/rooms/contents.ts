import {
  createLibrary,
  type GameConfig,
  type Library,
  type LibraryContent,
  PeerlessError,
} from '@peerless/rules';
import { type ContentHashes, contentHashes } from '@peerless/rules/content';
import type { GameStore } from '../store/game-store.ts';
import type { ContentRow, GameRow } from '../store/schema.ts';

/** Libraries of earlier heroes and boards that stay in memory; each is that of one table. */
const MOST_KEPT = 100;

/**
 * What games are played with. Heroes and boards are stored once, by the hash of what of them is played, and every game names
 * its own: so it goes on with them, and is told again with them, whatever a later version makes of them (0036).
 */
export class Contents {
  private readonly store: Pick<GameStore, 'contents'>;
  private readonly library: Library;
  /** Hashes that are known to be stored. */
  private readonly stored = new Set<string>();
  /** By the content that games name; the one that was used last is the last. */
  private readonly earlier = new Map<string, Promise<Library>>();

  constructor(store: Pick<GameStore, 'contents'>, library: Library) {
    this.store = store;
    this.library = library;
  }

  /** How a new game names what it is played with. */
  named(config: GameConfig): string {
    return JSON.stringify(contentHashes(config, this.library));
  }

  /** What has to be stored together with a new game, most often nothing. */
  missing(config: GameConfig): ContentRow[] {
    const { board, heroes } = contentHashes(config, this.library);
    const defs = [
      [board, this.library.boards.get(config.board)] as const,
      ...Object.entries(heroes).map(([slug, hash]) => [hash, this.library.heroes.get(slug)] as const),
    ];
    return defs
      .filter(([hash]) => !this.stored.has(hash))
      .map(([hash, def]) => ({ hash, content: JSON.stringify(def) }));
  }

  /** Those are stored now. */
  noteStored(rows: readonly ContentRow[]): void {
    for (const { hash } of rows) this.stored.add(hash);
  }

  /** What a game is played with: mostly the library of today. */
  async libraryOf({ config, content = null }: Pick<GameRow, 'config' | 'content'>): Promise<Library> {
    // Games of before do not say it.
    if (content === null || content === this.today(JSON.parse(config))) return this.library;
    const library = this.earlier.get(content) ?? this.make(content);
    this.earlier.delete(content);
    this.earlier.set(content, library);
    const [oldest = ''] = this.earlier.keys();
    if (this.earlier.size > MOST_KEPT) this.earlier.delete(oldest);
    return library;
  }

  /** The same table with what there is today; null: something of it is not there any more. */
  private today(config: GameConfig): string | null {
    try {
      return this.named(config);
    } catch (error) {
      if (error instanceof PeerlessError) return null;
      throw error;
    }
  }

  private async make(content: string): Promise<Library> {
    try {
      const { board, heroes } = JSON.parse(content) as ContentHashes;
      const slugs = Object.values(heroes);
      const rows = await this.store.contents([board, ...slugs]);
      const found = new Map(rows.map((row) => [row.hash, row.content]));
      const read = <D>(hash: string): D => {
        const text = found.get(hash);
        if (text === undefined) throw new Error(`the content ${hash} is not stored`);
        return JSON.parse(text) as D;
      };
      return createLibrary({
        heroes: slugs.map((hash) => read<LibraryContent['heroes'][number]>(hash)),
        boards: [read<LibraryContent['boards'][number]>(board)],
        check: 'later',
      });
    } catch (error) {
      this.earlier.delete(content);
      throw error;
    }
  }
}
