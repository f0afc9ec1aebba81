/** Colours: of zones as printed boards name them, of seats, and of what lies around them. */

interface Colour {
  readonly hex: string;
  /** The nearest of the 256 terminal colours. */
  readonly terminal: number;
}

const ZONES: Readonly<Record<string, Colour>> = {
  amber: { hex: '#e8a92c', terminal: 214 },
  blue: { hex: '#3f7fbf', terminal: 68 },
  brick: { hex: '#9c4a3c', terminal: 131 },
  brown: { hex: '#8a6240', terminal: 94 },
  coral: { hex: '#ee8268', terminal: 209 },
  cream: { hex: '#f1e3bd', terminal: 230 },
  cyan: { hex: '#58c4d6', terminal: 80 },
  dark: { hex: '#3c3a3e', terminal: 238 },
  'dark-brown': { hex: '#55391f', terminal: 58 },
  'dark-gray': { hex: '#5d6066', terminal: 241 },
  'dark-green': { hex: '#25573a', terminal: 22 },
  gold: { hex: '#cfa437', terminal: 178 },
  gray: { hex: '#9a9c9f', terminal: 247 },
  green: { hex: '#4f9d55', terminal: 71 },
  indigo: { hex: '#4b4aa0', terminal: 61 },
  lavender: { hex: '#b9a5de', terminal: 183 },
  'light-blue': { hex: '#9ccbe8', terminal: 153 },
  'light-gray': { hex: '#cfd0d1', terminal: 252 },
  'light-green': { hex: '#a5d68f', terminal: 150 },
  lime: { hex: '#bdd644', terminal: 149 },
  maroon: { hex: '#732f3c', terminal: 88 },
  mauve: { hex: '#a8799b', terminal: 139 },
  navy: { hex: '#26406e', terminal: 24 },
  olive: { hex: '#82873f', terminal: 100 },
  orange: { hex: '#e58230', terminal: 208 },
  pale: { hex: '#e6e2d6', terminal: 254 },
  pink: { hex: '#e795b4', terminal: 211 },
  plum: { hex: '#7d3f75', terminal: 96 },
  purple: { hex: '#8656a6', terminal: 97 },
  red: { hex: '#cc4a43', terminal: 167 },
  'red-brown': { hex: '#8c4630', terminal: 130 },
  rust: { hex: '#b4592c', terminal: 166 },
  sage: { hex: '#93ab88', terminal: 108 },
  seafoam: { hex: '#7ecdae', terminal: 115 },
  slate: { hex: '#647a8c', terminal: 66 },
  tan: { hex: '#cdac7c', terminal: 180 },
  teal: { hex: '#2f8f8c', terminal: 30 },
  violet: { hex: '#9a6fd0', terminal: 98 },
  white: { hex: '#f7f6f2', terminal: 255 },
  yellow: { hex: '#efcb46', terminal: 221 },
};

const UNNAMED: Colour = { hex: '#b5ab98', terminal: 145 };

/** The colour of a zone; a zone that is called otherwise gets a neutral one. */
export const zoneColour = (zone: string): Colour => ZONES[zone] ?? UNNAMED;

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
