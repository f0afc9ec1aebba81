import type { ThemeName } from './themes.ts';

/** What the boards we know sound like, by slug; the grounds that are painted under them are of the same places. */
export const PLACES: Readonly<Record<string, ThemeName>> = {
  'azuchi-castle': 'garden',
  'baskerville-manor': 'manor',
  'fayrlund-forest': 'forest',
  'globe-theatre': 'hall',
  'hanging-gardens': 'garden',
  helicarrier: 'steel',
  'hells-kitchen': 'streets',
  heorot: 'hall',
  'kaer-morhen': 'cavern',
  'king-solomons-mine': 'cavern',
  marmoreal: 'garden',
  'mcminnville-or': 'field',
  naglfar: 'planks',
  'navy-pier': 'sea',
  'point-pleasant': 'river',
  'raptor-paddock': 'jungle',
  'sanctum-sanctorum': 'manor',
  'santas-workshop': 'snow',
  sarpedon: 'sea',
  'sherwood-forest': 'forest',
  soho: 'streets',
  'streets-of-novigrad': 'streets',
  'sunnydale-high': 'manor',
  't-rex-paddock': 'jungle',
  'the-bronze': 'hall',
  'the-raft': 'steel',
  venice: 'river',
  yukon: 'snow',
};

/** What the name of a stranger's board may say about its place. */
const SAID: readonly (readonly [words: RegExp, theme: ThemeName])[] = [
  [/garden|park|palace|temple|court|marble/, 'garden'],
  [/forest|wood|grove|fir|pine/, 'forest'],
  [/marsh|swamp|lake|river/, 'river'],
  [/jungle|island|isle|safari/, 'jungle'],
  [/snow|ice|winter|frost|arctic|mount/, 'snow'],
  [/mine|cave|cavern|crypt|dungeon|tunnel|tomb|castle|fort|keep|tower/, 'cavern'],
  [/space|base|prison|lab|station/, 'steel'],
  [/ship|boat|deck/, 'planks'],
  [/pier|port|harbou?r|beach|bay|dock|sea/, 'sea'],
  [/manor|house|mansion|hotel|library|museum|school|academy|hospital/, 'manor'],
  [/hall|inn|tavern|theat/, 'hall'],
  [/street|city|town|village|market|square/, 'streets'],
  [/farm|field|prairie|plain/, 'field'],
];

/** The place of a board, by its slug. */
export const placeOf = (board: string): ThemeName =>
  PLACES[board] ?? SAID.find(([words]) => words.test(board))?.[1] ?? 'map';
