import type { BoardDef } from '@peerless/language';

/** The colours that printed boards name. */
const COLOURS: Readonly<Record<string, string>> = {
  amber: '#e8a92c',
  blue: '#3f7fbf',
  brick: '#9c4a3c',
  brown: '#8a6240',
  coral: '#ee8268',
  cream: '#f1e3bd',
  cyan: '#58c4d6',
  dark: '#3c3a3e',
  'dark-brown': '#55391f',
  'dark-gray': '#5d6066',
  'dark-green': '#25573a',
  gold: '#cfa437',
  gray: '#9a9c9f',
  green: '#4f9d55',
  indigo: '#4b4aa0',
  lavender: '#b9a5de',
  'light-blue': '#9ccbe8',
  'light-gray': '#cfd0d1',
  'light-green': '#a5d68f',
  lime: '#bdd644',
  maroon: '#732f3c',
  mauve: '#a8799b',
  navy: '#26406e',
  olive: '#82873f',
  orange: '#e58230',
  pale: '#e6e2d6',
  pink: '#e795b4',
  plum: '#7d3f75',
  purple: '#8656a6',
  red: '#cc4a43',
  'red-brown': '#8c4630',
  rust: '#b4592c',
  sage: '#93ab88',
  seafoam: '#7ecdae',
  slate: '#647a8c',
  tan: '#cdac7c',
  teal: '#2f8f8c',
  violet: '#9a6fd0',
  white: '#f7f6f2',
  yellow: '#efcb46',
};

const UNNAMED = '#b5ab98';
/** What patterns are drawn with. */
export const DARK = '#1c2226';
const LIGHT = '#fffaf0';

/** Lines along a ring, measured in widths of the ring: how wide, how far outwards, and how long dashes and gaps are. */
export interface Band {
  readonly width: number;
  readonly outwards?: number;
  readonly dashes?: readonly number[];
  readonly dots?: true;
}

/** One for each zone of a board, so that zones are told apart without colour: plain, line, ticks, dots and so on. */
const PATTERNS: readonly (readonly Band[])[] = [
  [],
  [{ width: 0.26 }],
  [{ width: 1, dashes: [0.22, 0.6] }],
  [{ width: 0.46, dashes: [0, 1.1], dots: true }],
  [
    { width: 0.16, outwards: 0.26 },
    { width: 0.16, outwards: -0.26 },
  ],
  [{ width: 0.5, outwards: 0.25, dashes: [0.45, 0.5] }],
  [{ width: 0.3, dashes: [1.3, 0.7] }],
  [{ width: 1, dashes: [0.95, 0.95] }],
  [{ width: 0.5, outwards: -0.25, dashes: [0.4, 0.45] }],
  [
    { width: 0.2, outwards: 0.3 },
    { width: 0.5, outwards: -0.15, dashes: [0.22, 0.6] },
  ],
];

/** How a zone is painted. */
export interface ZonePaint {
  readonly colour: string;
  /** For the pattern, to be seen on the colour. */
  readonly ink: string;
  readonly pattern: readonly Band[];
}

/** Relative luminance as the guidelines for contrast have it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const PAINTS = new WeakMap<BoardDef, ReadonlyMap<string, ZonePaint>>();

/** The paint of every zone of a board, in the order in which the zones appear. */
export function paintOf(board: BoardDef): ReadonlyMap<string, ZonePaint> {
  const paint = PAINTS.get(board) ?? mixed(board);
  PAINTS.set(board, paint);
  return paint;
}

function mixed(board: BoardDef): ReadonlyMap<string, ZonePaint> {
  const zones = [...new Set(board.spaces.flatMap((space) => space.zones))];
  return new Map(
    zones.map((zone, i) => {
      const colour = (Object.hasOwn(COLOURS, zone) ? COLOURS[zone] : undefined) ?? UNNAMED;
      const ink = contrast(colour, DARK) > contrast(colour, LIGHT) ? DARK : LIGHT;
      return [zone, { colour, ink, pattern: PATTERNS[i % PATTERNS.length] ?? [] }];
    }),
  );
}
