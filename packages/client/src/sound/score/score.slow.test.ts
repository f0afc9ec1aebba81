import { boards } from '@peerless/boards';
import { describe, expect, test } from 'vitest';
import { CADENCE_BEATS, cadenceOf } from './cadence.ts';
import { BLOCK_SECONDS, callsIn } from './heard-calls.ts';
import { type Note, notesAt, type Part, secondsPerBeat, type Tension } from './notes.ts';
import { BEATS, chordOf, isStrong, kindOf, pieceOf, pitchOf, SECTION_BARS } from './piece.ts';
import { PLACES, placeOf } from './places.ts';
import { THEME_NAMES, type ThemeName, themeOf } from './themes.ts';

const TENSIONS = [0, 1, 2, 3] as const;
const SEEDS = ['1', '2', 'a game', '7f3c'];

const pieceFor = (name: ThemeName, seed: string) => pieceOf(themeOf(name), seed);

/** Every note of some bars, with the beat from the start at which it begins. */
function score(name: ThemeName, seed: string, bars: number, tension: Tension = 0): Note[] {
  const piece = pieceFor(name, seed);
  return Array.from({ length: bars * BEATS }, (_, beat) =>
    notesAt(piece, beat, tension).map((note) => ({ ...note, at: beat + note.at })),
  ).flat();
}

const ofPart = (notes: readonly Note[], part: Part): Note[] => notes.filter((note) => note.part === part);
const bars = (name: ThemeName, minutes: number): number => Math.ceil((themeOf(name).tempo * minutes) / BEATS);

describe.each(THEME_NAMES)('the score of the place "%s"', (name) => {
  const theme = themeOf(name);
  const inMode = (pitch: number): boolean => theme.mode.includes((((pitch - theme.tonic) % 12) + 12) % 12);

  test('the same seed is the same piece, another one is another', () => {
    expect(score(name, '1', 64)).toEqual(score(name, '1', 64));
    const all = SEEDS.map((seed) => JSON.stringify(score(name, seed, 64)));
    expect(new Set(all).size).toBe(SEEDS.length);
  });

  test('every tone belongs to the mode, and what falls on a strong beat to its chord', () => {
    for (const seed of SEEDS) {
      const piece = pieceFor(name, seed);
      const notes = score(name, seed, 72).filter(({ part }) => part !== 'drum');
      expect(notes.filter(({ pitch }) => !inMode(pitch))).toEqual([]);
      const strong = ofPart(notes, 'pluck').filter(({ at }) => isStrong(at % BEATS));
      expect(strong.length).toBeGreaterThan(10);
      for (const { at, pitch } of strong) {
        const root = chordOf(piece, Math.floor(at / BEATS));
        const chord = [0, 2, 4].map((tone) => pitchOf(theme, root + tone) % 12);
        expect(chord).toContain(pitch % 12);
      }
    }
  });

  test('the pad never stops, and no voice of it leaps more than a sixth', () => {
    const pads = ofPart(score(name, '1', 40), 'pad');
    for (let bar = 0; bar < 40; bar++)
      expect(pads.filter(({ at }) => at === bar * BEATS).length).toBeGreaterThanOrEqual(2);
    const pitches = pads.map(({ pitch }) => pitch);
    expect(Math.max(...pitches) - Math.min(...pitches)).toBeLessThanOrEqual(12);
  });

  test('plucked notes are sparse, and every few minutes there is a rest from them', () => {
    for (const seed of SEEDS) {
      const minutes = 6;
      const plucks = ofPart(score(name, seed, bars(name, minutes)), 'pluck').length / minutes;
      expect(plucks).toBeGreaterThan(3);
      expect(plucks).toBeLessThan(26);
      const kinds = Array.from({ length: 13 }, (_, section) => kindOf({ seed }, section));
      expect(kinds.filter((kind) => kind === 'bare')).toHaveLength(3);
      expect(kinds.filter((kind, i) => i > 0 && kind === kinds[i - 1])).toEqual([]);
    }
  });

  test('it tightens step by step: more drum and a faster beat, and the same harmony', () => {
    const drums = TENSIONS.map((tension) => ofPart(score(name, '1', 32, tension), 'drum').length);
    expect(drums).toEqual([...new Set(drums)].sort((a, b) => a - b));
    const beats = TENSIONS.map((tension) => secondsPerBeat(theme, tension));
    expect(beats).toEqual([...new Set(beats)].sort((a, b) => b - a));
    const pads = TENSIONS.map((tension) => JSON.stringify(ofPart(score(name, '1', 32, tension), 'pad')));
    expect(new Set(pads).size).toBe(1);
  });

  test('it ends on its tonic, in major for who has won', () => {
    const piece = pieceFor(name, '1');
    for (const ending of ['won', 'lost', 'over'] as const) {
      const notes = cadenceOf(piece, ending).filter(({ part }) => part !== 'drum');
      const last = Math.max(...ofPart(notes, 'pad').map(({ at }) => at));
      const close = notes.filter(({ at }) => at >= last);
      const classes = new Set(close.map(({ pitch }) => (((pitch - theme.tonic) % 12) + 12) % 12));
      expect(classes).toContain(0);
      expect([...classes].filter((tone) => tone > 7)).toEqual([]);
      expect(classes.has(4)).toBe(ending === 'won' || (ending === 'lost' && theme.mode.includes(4)));
      const [bass] = ofPart(close, 'bass');
      expect((bass?.pitch ?? 1) % 12).toBe(theme.tonic % 12);
      const ends = Math.max(...notes.map(({ at, beats }) => at + beats));
      expect(ends).toBeLessThanOrEqual(CADENCE_BEATS);
    }
  });

  test('its calls are the same for the same seed, and neither never nor always heard', () => {
    const blocks = (seed: string) =>
      Array.from({ length: 60 / BLOCK_SECONDS }, (_, block) => callsIn(theme, seed, block));
    expect(blocks('1')).toEqual(blocks('1'));
    expect(blocks('1')).not.toEqual(blocks('2'));
    const heard = blocks('1').flat();
    expect(heard.length).toBeGreaterThan(2);
    expect(heard.filter(({ from, to, loud }) => !(from > 20 && to > 20 && loud > 0 && loud < 0.3))).toEqual(
      [],
    );
  });
});

test('every way through a mode begins on its tonic and has as many bars as a half section', () => {
  for (const name of THEME_NAMES)
    for (const way of themeOf(name).ways) {
      expect(way[0]).toBe(0);
      expect(way).toHaveLength(SECTION_BARS / 2);
    }
});

test('every board has its place, and a stranger gets one by its name', () => {
  expect(boards.map(({ slug }) => slug).filter((slug) => PLACES[slug] === undefined)).toEqual([]);
  expect(placeOf('the-frozen-mountain')).toBe('snow');
  expect(placeOf('xyz')).toBe('map');
});

test('no two places have the same key, mode and tempo', () => {
  const kinds = THEME_NAMES.map((name) =>
    JSON.stringify([themeOf(name).tonic, themeOf(name).mode, themeOf(name).tempo]),
  );
  expect(new Set(kinds).size).toBe(THEME_NAMES.length);
});
