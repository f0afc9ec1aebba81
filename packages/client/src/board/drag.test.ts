import { describe, expect, it } from 'vitest';
import { duelView } from '../../test/views.ts';
import { dropAt, grabbedAt, marksWhile } from './drag.ts';
import { NO_MARKS } from './marks.ts';

const [medusa, arthur] = ['medusa', 'king-arthur'].map((kind) => {
  const fighter = duelView('medusa').fighters.find((each) => each.kind === kind);
  if (fighter === undefined) throw new Error(`no ${kind}`);
  return fighter;
}) as [ReturnType<typeof duelView>['fighters'][0], ReturnType<typeof duelView>['fighters'][0]];

const standing = new Map([
  [1, medusa],
  [2, arthur],
]);
const marks = {
  ...NO_MARKS,
  spaces: new Map([
    [3, 'Move to space 3'],
    [9, 'Move to space 9'],
  ]),
  drags: new Map([[medusa.id, { spaces: new Set([3, 4]), fighters: new Set([arthur.id]) }]]),
};

describe('a fighter on the board', () => {
  it('is grabbed where it stands, if it may go or attack', () => {
    expect(grabbedAt({ space: 1 }, standing, marks)).toBe(medusa.id);
    expect(grabbedAt({ space: 2 }, standing, marks)).toBeNull();
    expect(grabbedAt({ space: 3 }, standing, marks)).toBeNull();
    expect(grabbedAt({ door: 'west' }, standing, marks)).toBeNull();
    expect(grabbedAt(null, standing, marks)).toBeNull();
  });

  it('is dropped on spaces it may go to and fighters it may attack, and nowhere else', () => {
    expect(dropAt(medusa.id, { space: 3 }, standing, marks)).toEqual({ space: 3 });
    expect(dropAt(medusa.id, { space: 2 }, standing, marks)).toEqual({ fighter: arthur.id });
    expect(dropAt(medusa.id, { space: 1 }, standing, marks)).toBeNull();
    expect(dropAt(medusa.id, { space: 9 }, standing, marks)).toBeNull();
    expect(dropAt(medusa.id, null, standing, marks)).toBeNull();
    expect(dropAt(arthur.id, { space: 3 }, standing, marks)).toBeNull();
  });

  it('shows while it is dragged where it may be dropped', () => {
    const { picked, spaces, fighters } = marksWhile(medusa.id, marks);
    expect(picked).toBe(medusa.id);
    expect([...spaces]).toEqual([
      [3, 'Move to space 3'],
      [4, ''],
    ]);
    expect([...fighters.keys()]).toEqual([arthur.id]);
  });
});
