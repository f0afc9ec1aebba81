import { createContext, use } from 'react';

/** Somebody at an online table. */
export interface Companion {
  /** The id of their profile; null for a bot. */
  readonly id: string | null;
  readonly name: string;
  /** Whether one of their pages is connected; bots always are. */
  readonly isHere: boolean;
}

/** The people around a table, by player number; null: it stands in this page, and nobody has a name. */
export const CompanyContext = createContext<readonly Companion[] | null>(null);

/** Everybody around the table; null: it stands in this page. */
export const useCompany = (): readonly Companion[] | null => use(CompanyContext);

/** Who plays as that player, at a table where people have names. */
export const useCompanion = (player: number): Companion | null => useCompany()?.[player] ?? null;
