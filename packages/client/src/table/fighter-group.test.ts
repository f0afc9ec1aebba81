import { heroes } from '@peerless/heroes';
import type { Language } from '@peerless/language';
import type { FighterStatus, View } from '@peerless/rules';
import { namesFor } from '@peerless/text';
import { describe, expect, it } from 'vitest';
import { duelView } from '../../test/views.ts';
import { boardOf, library } from '../library.ts';
import { groupsOf, groupText } from './fighter-group.ts';

const hero = (slug: string) => heroes.filter((each) => each.slug === slug);

/** The first position of a duel, with some fighters elsewhere. */
function after(turn: number, first: string, where: Readonly<Record<string, FighterStatus>>): View {
  const view = duelView(first);
  return {
    ...view,
    turn,
    fighters: view.fighters.map((fighter) => ({
      ...fighter,
      status: where[fighter.kind] ?? where[fighter.id] ?? 'board',
    })),
  };
}

const told = (view: View, lang: Language = 'en'): string[] => {
  const first = view.seats[0]?.hero ?? '';
  const names = namesFor([...hero(first), ...hero('king-arthur')], boardOf('sarpedon'), lang, 0);
  return groupsOf(view, 0, library()).map((group) => groupText(group, names).trim());
};

describe('the fighters of a seat', () => {
  it('are not placed yet before the first turn, and not lost', () => {
    const view = after(0, 'medusa', { harpy: 'reserve' });
    expect(told(view)).toEqual(['Medusa, ranged, 16 of 16 health', 'Harpy ×3, melee, not placed yet']);
    expect(groupsOf(view, 0, library())[1]).toMatchObject({
      now: 3,
      full: 3,
      waits: true,
      isLost: false,
      counted: 'left',
    });
  });

  it('are none on the board as long as all wait in the reserve', () => {
    const [, clones] = groupsOf(after(3, 'sun-wukong', { clone: 'reserve' }), 0, library());
    expect(clones).toMatchObject({ now: 0, full: 3, waits: true, counted: 'onBoard', state: 'inReserve' });
  });

  it('are counted together while some of them stand', () => {
    const view = after(3, 'medusa', { 'harpy-2': 'defeated' });
    expect(groupsOf(view, 0, library())[1]).toMatchObject({
      now: 2,
      full: 3,
      waits: false,
      isLost: false,
      state: null,
    });
    expect(told(view)[1]).toBe('Harpy ×3, melee, 2 of 3 left');
    expect(told(view, 'uk')[1]).toBe('Гарпія ×3, ближній бій, залишилося 2 з 3');
    expect(told(view, 'pt')[1]).toBe('Harpia ×3, corpo-a-corpo, restam 2 de 3');
    expect(told(view, 'fr')[1]).toBe('Harpie ×3, mêlée, il en reste 2 sur 3');
  });

  it('are lost when all of them are defeated', () => {
    expect(groupsOf(after(3, 'medusa', { harpy: 'defeated' }), 0, library())[1]).toMatchObject({
      now: 0,
      isLost: true,
      state: 'defeated',
    });
  });

  it('go back to the reserve where they came from it', () => {
    const view = after(3, 'sun-wukong', { clone: 'defeated' });
    expect(told(view)[1]).toBe('Clone ×3, melee, in reserve');
    expect(groupsOf(view, 0, library())[1]).toMatchObject({ waits: true, isLost: false });
    expect(told(after(3, 'sun-wukong', { 'clone-2': 'reserve' }))[1]).toBe(
      'Clone ×3, melee, 2 of 3 on the board',
    );
  });
});
