import type { Colours } from '@peerless/language';
import type { Library } from '@peerless/rules';
import type { CSSProperties } from 'react';

/** The paper that light type is printed in. */
export const CREAM = '#fff6e3';

/** A hero's colours; one that brings none gets its own by its slug, always the same. */
export const coloursOf = (hero: string, { heroes }: Library): Colours =>
  heroes.get(hero)?.look?.colours ?? coloursFrom(hero);

/** A dark ground of any hue, so that light type is legible on it. */
export function coloursFrom(slug: string): Colours {
  let hash = 2166136261;
  for (const letter of slug) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  const hue = (hash >>> 0) % 360;
  return { main: hexOf(hue, 0.42, 0.31), deep: hexOf(hue, 0.5, 0.1), ink: CREAM };
}

/** `#rrggbb` of hue in degrees, saturation and lightness. */
function hexOf(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): string => {
    const k = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** The same as custom properties for a style sheet. */
export function colourStyle(hero: string, library: Library): CSSProperties {
  const { main, deep, ink } = coloursOf(hero, library);
  return { '--hero-main': main, '--hero-deep': deep, '--hero-ink': ink } as CSSProperties;
}

/** The colour of a seat, for rings, names and lines; told apart without colour by its mark. */
export interface SeatColour {
  readonly main: string;
  readonly ink: string;
  /** A shape of its own: ● ◆ ▲ ■ */
  readonly mark: string;
}

export const SEAT_COLOURS: readonly SeatColour[] = [
  { main: '#a8321f', ink: '#ffffff', mark: '●' },
  { main: '#1d5a96', ink: '#ffffff', mark: '◆' },
  { main: '#2e6b3a', ink: '#ffffff', mark: '▲' },
  { main: '#7a3f94', ink: '#ffffff', mark: '■' },
];

export const seatColour = (seat: number): SeatColour =>
  SEAT_COLOURS[seat % SEAT_COLOURS.length] as SeatColour;

/** The rim of a team's fighters; told apart without colour by its line. */
export interface TeamColour {
  readonly main: string;
  readonly line: 'solid' | 'dashed';
}

const TEAM_COLOURS: readonly TeamColour[] = [
  { main: '#f2b91d', line: 'solid' },
  { main: '#7fe0ea', line: 'dashed' },
];

export const teamColour = (team: number): TeamColour =>
  TEAM_COLOURS[team % TEAM_COLOURS.length] as TeamColour;
