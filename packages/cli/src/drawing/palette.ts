/** Colours: of zones on a terminal, of seats, and of what lies around them. */

interface Colour {
  readonly hex: string;
  /** The nearest of the 256 terminal colours. */
  readonly terminal: number;
}

/** The nearest of the 256 terminal colours to those that zones are painted with. */
const ZONES: Readonly<Record<string, number>> = {
  amber: 214,
  blue: 68,
  brick: 131,
  brown: 94,
  coral: 209,
  cream: 230,
  cyan: 80,
  dark: 238,
  'dark-brown': 58,
  'dark-gray': 241,
  'dark-green': 22,
  gold: 178,
  gray: 247,
  green: 71,
  indigo: 61,
  lavender: 183,
  'light-blue': 153,
  'light-gray': 252,
  'light-green': 150,
  lime: 149,
  maroon: 88,
  mauve: 139,
  navy: 24,
  olive: 100,
  orange: 208,
  pale: 254,
  pink: 211,
  plum: 96,
  purple: 97,
  red: 167,
  'red-brown': 130,
  rust: 166,
  sage: 108,
  seafoam: 115,
  slate: 66,
  tan: 180,
  teal: 30,
  violet: 98,
  white: 255,
  yellow: 221,
};

const UNNAMED: Colour = { hex: '#b5ab98', terminal: 145 };

/** The terminal colour of a zone; a zone that is called otherwise gets a neutral one. */
export const zoneTerminal = (zone: string): number =>
  (Object.hasOwn(ZONES, zone) ? ZONES[zone] : undefined) ?? UNNAMED.terminal;

const SEATS: readonly Colour[] = [
  { hex: '#a8323e', terminal: 160 },
  { hex: '#265b8a', terminal: 27 },
  { hex: '#37714a', terminal: 28 },
  { hex: '#74508f', terminal: 91 },
];

/** The colour of everything that belongs to a seat. */
export const seatColour = (seat: number): Colour => SEATS[seat % SEATS.length] ?? UNNAMED;

export const PAPER = '#f6efdc';
export const DISC = '#fdf9ee';
export const INK = '#2d2720';
export const FAINT = '#7b6f5f';
export const PATH_EDGE = '#7d6a51';
export const PATH = '#e2d3b3';
