import type { GameEvent } from '@peerless/rules';
import type { Moment } from '@peerless/table';
import { describe, expect, test } from 'vitest';
import { shownIn } from '../src/story/shown-cards.ts';
import { isShowing, moved, startAt, waitOf } from '../src/story/story.ts';
import { duelView } from './views.ts';

const view = duelView('pandora', 'medusa');
const momentOf = (...events: object[]): Moment => ({ view, events: events as GameEvent[] });
const scheme = (fighter: string) => ({ type: 'schemePlayed', fighter, card: 'x/y' });

describe('cards that are shown large', () => {
  test('are schemes of others, cards of side decks of everybody, and what comes from the top of a deck', () => {
    expect(shownIn(momentOf(scheme('medusa')))).toMatchObject([{ seat: 1 }]);
    expect(shownIn(momentOf(scheme('pandora')))).toEqual([]);
    expect(shownIn(momentOf({ type: 'sideRevealed', seat: 0, card: 'greed' }))).toMatchObject([{ seat: 0 }]);
    expect(shownIn(momentOf({ type: 'shownInDeck', seat: 1, card: 'x/y' }))).toHaveLength(1);
    expect(shownIn(momentOf({ type: 'discarded', seat: 1, card: 'x/y', why: 'top' }))).toHaveLength(1);
    expect(shownIn(momentOf({ type: 'discarded', seat: 1, card: 'x/y', why: 'choice' }))).toEqual([]);
    expect(shownIn(momentOf({ type: 'drew', seat: 1, count: 1, to: 'hand' }))).toEqual([]);
  });

  test('are no part of a combat, which has a stage', () => {
    expect(shownIn(momentOf({ type: 'revealed' }, { type: 'sideRevealed', seat: 0, card: 'greed' }))).toEqual(
      [],
    );
  });

  test('keep the story until they were seen or put away; at once where nothing takes time', () => {
    const moments = [momentOf(), momentOf({ type: 'sideRevealed', seat: 0, card: 'greed' })];
    const telling = { viewer: 0, moments, speed: 'normal' } as const;
    const begun = startAt(0, 'following', { ...telling, moments: moments.slice(0, 1) });
    const story = moved(begun, { do: 'catchUp' }, telling);
    expect(isShowing(story, telling)).toBe(true);
    expect(story.isShown).toBe(false);
    expect(waitOf(story, telling)).toBeGreaterThan(1000);
    const seen = moved(story, { do: 'shown' }, telling);
    expect(seen.isShown).toBe(true);
    expect(isShowing(seen, telling)).toBe(false);
    const instant = { ...telling, speed: 'instant' } as const;
    expect(moved(begun, { do: 'catchUp' }, instant).isShown).toBe(true);
  });
});
