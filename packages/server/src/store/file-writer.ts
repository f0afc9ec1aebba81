import Database from 'libsql/promise';
import { PRAGMAS } from './open-database.ts';

/** Rows after which what was written ahead is brought into the file itself. */
const CHECKPOINT = 4000;

/** Lets nobody else of this process use the database meanwhile. */
type Alone = (work: () => Promise<void>) => Promise<void>;

/**
 * Writes to an SQLite file beside the event loop: whoever plays at another table does not wait while the disk does. The rest of
 * the process has its own connection, and is kept from it by `alone` during each writing, so that none of the two ever
 * waits for the other's lock with the event loop in hand.
 */
export class FileWriter {
  private readonly alone: Alone;
  private readonly connection: Database;
  /** Brings what was written ahead into the file; that keeps nobody from writing ahead. */
  private readonly keeper: Database;
  private readonly ready: Promise<unknown>;
  private rows = 0;
  private keeping: Promise<void> | null = null;

  constructor(file: string, alone: Alone) {
    this.alone = alone;
    this.connection = new Database(file, {});
    this.keeper = new Database(file, {});
    this.ready = Promise.all([this.connection.exec(PRAGMAS), this.keeper.exec(PRAGMAS)]);
    // Whoever writes hears of it.
    this.ready.catch(() => {});
  }

  /** Carries out statements as one transaction, of so many rows. */
  async write(statements: readonly string[], rows: number): Promise<void> {
    await this.ready;
    await this.alone(() => this.carryOut(`begin immediate; ${statements.join('; ')}; commit`));
    this.rows += rows;
    if (this.rows < CHECKPOINT || this.keeping !== null) return;
    this.rows = 0;
    // What fails now is done by a later one: nothing depends on it but the size of a file.
    this.keeping = this.checkpoint().catch(() => {});
  }

  async close(): Promise<void> {
    await this.ready.catch(() => {});
    await this.keeping;
    this.keeper.close();
    this.connection.close();
  }

  private async carryOut(text: string): Promise<void> {
    try {
      await this.connection.exec(text);
    } catch (error) {
      // Where it failed before it began, there is nothing to take back.
      await this.connection.exec('rollback').catch(() => {});
      throw error;
    }
  }

  /**
   * Most of it while others go on writing; then the little that they have written meanwhile alone, so that the next one begins
   * again at the front of what is written ahead.
   */
  private async checkpoint(): Promise<void> {
    const step = (): Promise<void> => this.keeper.exec('pragma wal_checkpoint(passive)');
    try {
      await step();
      await this.alone(step);
    } finally {
      this.keeping = null;
    }
  }
}
