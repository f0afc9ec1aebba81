import type { CSSProperties } from 'react';

/** The colours of a hero. */
export interface HeroColours {
  /** The ground of posters and cards. */
  readonly main: string;
  /** Frames and shadows; light type is legible on it. */
  readonly deep: string;
  /** Legible on `main`. */
  readonly ink: string;
}

const CREAM = '#fff6e3';

export const HERO_COLOURS: Readonly<Record<string, HeroColours>> = {
  achilles: { main: '#a8481f', deep: '#3a1609', ink: CREAM },
  alice: { main: '#2d6fb4', deep: '#0f2d50', ink: CREAM },
  beowulf: { main: '#9dbccb', deep: '#1c3646', ink: '#122530' },
  bigfoot: { main: '#6b4a2a', deep: '#2a1a0b', ink: CREAM },
  'bloody-mary': { main: '#8a0f2e', deep: '#2b0410', ink: CREAM },
  'bruce-lee': { main: '#f6c715', deep: '#2a2105', ink: '#221a04' },
  dracula: { main: '#4b2a63', deep: '#1c0c28', ink: CREAM },
  'invisible-man': { main: '#c9cfc4', deep: '#39463f', ink: '#232d28' },
  'jekyll-and-hyde': { main: '#b9c93f', deep: '#323c0a', ink: '#262e06' },
  'king-arthur': { main: '#1d2f73', deep: '#0b1438', ink: '#ffe7a3' },
  'little-red-riding-hood': { main: '#cf222c', deep: '#4c070c', ink: CREAM },
  medusa: { main: '#0f7267', deep: '#053630', ink: CREAM },
  'robin-hood': { main: '#356b2b', deep: '#142f10', ink: CREAM },
  'sherlock-holmes': { main: '#4c5059', deep: '#1f2228', ink: CREAM },
  sinbad: { main: '#e8862a', deep: '#4a2304', ink: '#301602' },
  'sun-wukong': { main: '#f0a08c', deep: '#5c1611', ink: '#47100c' },
  yennenga: { main: '#9b2b78', deep: '#3a0a2b', ink: CREAM },
};

const PLAIN: HeroColours = { main: '#55524a', deep: '#1c2226', ink: CREAM };

/** A hero's colours; a hero that nobody has dressed yet is grey. */
export const coloursOf = (hero: string): HeroColours => HERO_COLOURS[hero] ?? PLAIN;

/** The same as custom properties for a style sheet. */
export function colourStyle(hero: string): CSSProperties {
  const { main, deep, ink } = coloursOf(hero);
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
