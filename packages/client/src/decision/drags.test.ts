import type { Option } from '@peerless/rules';
import { describe, expect, it } from 'vitest';
import { draggedTo, dragsOf } from './drags.ts';

const move = (fighter: string, to: number): Option => ({
  type: 'move',
  key: `move ${fighter} ${to}`,
  fighter,
  to,
  distance: 1,
});
const attack = (card: string, fighter: string, target: string): Option => ({
  type: 'attack',
  key: `attack ${card} ${fighter} ${target}`,
  card,
  fighter,
  target,
});

describe('dragging', () => {
  it('leads fighters to spaces and onto those they may attack', () => {
    const options = [
      move('medusa', 4),
      move('medusa', 5),
      move('harpy-1', 5),
      attack('gaze', 'medusa', 'arthur'),
    ];
    expect(dragsOf(options)).toEqual(
      new Map([
        ['medusa', { spaces: new Set([4, 5]), fighters: new Set(['arthur']) }],
        ['harpy-1', { spaces: new Set([5]), fighters: new Set() }],
      ]),
    );
  });

  it('leads whoever is placed instead of moving to where it is placed', () => {
    const placed: Option = { type: 'space', key: 'space houdini 9', space: 9, fighter: 'houdini' };
    expect(dragsOf([move('houdini', 4), placed, { type: 'space', key: 'space 1', space: 1 }])).toEqual(
      new Map([['houdini', { spaces: new Set([4, 9]), fighters: new Set() }]]),
    );
  });

  it('picks the fighter and the space, also where the fighter was picked before', () => {
    const options = [move('medusa', 4), move('harpy-1', 4)];
    const ends = [{ fighter: 'medusa' }, { space: 4 }];
    expect(draggedTo(options, [], ...ends)).toEqual(ends);
    expect(draggedTo(options, [{ fighter: 'medusa' }], ...ends)).toEqual(ends);
  });

  it('begins anew where another fighter was picked', () => {
    const ends = [{ fighter: 'medusa' }, { space: 4 }];
    const options = [move('medusa', 4), move('harpy-1', 4)];
    expect(draggedTo(options, [{ fighter: 'harpy-1' }], ...ends)).toEqual(ends);
  });

  it('keeps the card that was picked for the attack', () => {
    const options = [attack('gaze', 'medusa', 'arthur'), attack('dash', 'medusa', 'arthur')];
    const picks = [{ card: 'gaze' }, { fighter: 'medusa' }, { fighter: 'arthur' }];
    expect(draggedTo(options, [{ card: 'gaze' }], { fighter: 'medusa' }, { fighter: 'arthur' })).toEqual(
      picks,
    );
  });
});
