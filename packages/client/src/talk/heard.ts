import type { ChatLine, Saying } from '@peerless/table/online';
import { useMemo } from 'react';
import { type Hearing, useHearing } from './hearing.ts';
import { words } from './words.ts';

/** What is heard of the talk at a table. */
export const heardOf = (said: readonly ChatLine[], { isOff, muted }: Hearing): readonly ChatLine[] =>
  isOff ? [] : said.filter(({ person }) => !muted.includes(person));

export function useHeard(said: readonly ChatLine[]): readonly ChatLine[] {
  const hearing = useHearing();
  return useMemo(() => heardOf(said, hearing), [said, hearing]);
}

/** What was said, as the reader reads it. */
export function useSayingText(): (saying: Saying) => string {
  const say = words.use();
  return (saying) => ('text' in saying ? saying.text : say(saying.phrase));
}
