import { type ArgsOf, messageFrom, type PlainId, type TableOf, type TextLanguage } from '@peerless/text';
import { admin as enAdmin } from './messages/admin/en.ts';
import { admin as frAdmin } from './messages/admin/fr.ts';
import { admin as ptAdmin } from './messages/admin/pt.ts';
import { admin as ukAdmin } from './messages/admin/uk.ts';
import { ADMIN_MESSAGES } from './messages/admin.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { program as enProgram } from './messages/program/en.ts';
import { program as frProgram } from './messages/program/fr.ts';
import { program as ptProgram } from './messages/program/pt.ts';
import { program as ukProgram } from './messages/program/uk.ts';
import { PROGRAM_MESSAGES } from './messages/program.ts';
import { pt } from './messages/pt.ts';
import { uk } from './messages/uk.ts';

/** What only the terminal says while a game is played; words of the game itself stand in the text package. */
export const GAME_MESSAGES = {
  // Words that are typed, separated by commas; the first one is shown. The English ones are understood everywhere.
  wordHelp: [],
  wordBoard: [],
  wordHand: [],
  wordCard: [],
  wordDeck: [],
  wordDiscard: [],
  wordLog: [],
  wordWhy: [],
  wordHint: [],
  wordMore: [],
  wordUndo: [],
  wordSave: [],
  wordGames: [],
  wordDraw: [],
  wordResign: [],
  wordQuit: [],
  wordAll: [],
  wordStay: [],
  wordDone: [],
  wordNone: [],
  wordYes: [],
  wordNo: [],
  wordOpen: [],
  wordClose: [],
  wordManeuver: [],
  wordScheme: [],
  wordAttack: [],
  wordFighter: [],
  wordNumber: [],
  wordModes: [],
  wordOrder: [],
  wordPlayer: [],
  wordToHand: [],
  wordToTop: [],
  wordSymbol: [],
  wordRandom: [],
  wordNovice: [],
  wordCasual: [],
  wordSkilled: [],
  wordExpert: [],
  wordNobody: [],
  // What those words do
  helpIntro: [],
  helpHelp: [],
  helpBoard: [],
  helpHand: [],
  helpCard: ['command'],
  helpDeck: ['command'],
  helpDiscard: [],
  helpLog: ['command'],
  helpWhy: ['command'],
  helpHint: [],
  helpMore: [],
  hintOnly: [],
  hintChance: ['chance', 'text'],
  hintExpected: ['own', 'foes', 'cards'],
  hintBasis: ['count'],
  helpUndo: ['command', 'all'],
  helpSave: ['command'],
  helpGames: [],
  helpDraw: [],
  helpResign: [],
  helpQuit: [],
  helpSigns: [],
  // The table
  beforeFirstTurn: [],
  you: ['name'],
  friend: ['name'],
  isOut: ['name'],
  piles: ['hand', 'deck', 'discard'],
  basket: [],
  standsOn: ['space'],
  notPlacedYet: [],
  isDefeated: [],
  isDefeatedShe: [],
  areDefeated: [],
  areDefeatedShe: [],
  zonesHidden: ['command'],
  handOf: ['cards'],
  empty: [],
  handEmpty: [],
  knownHand: ['name', 'known', 'count', 'cards'],
  ownDeck: ['count'],
  otherDeck: ['name', 'count', 'hidden'],
  topCard: ['card'],
  noCard: [],
  noCardYet: [],
  boostedWith: ['side', 'card'],
  against: ['attack', 'defense'],
  linesBefore: ['count', 'command'],
  wordsBefore: ['label', 'text'],
  // Choices
  attackChoices: ['fighter', 'target'],
  schemeChoices: [],
  moveChoices: ['fighter'],
  stepsShown: ['heading'],
  stepChoices: ['fighter'],
  spaceChoices: [],
  spaceChoicesFor: ['fighter'],
  tokenChoices: ['token'],
  noneOfCards: [],
  moreChoices: ['count', 'command'],
  pressForMore: [],
  askChoice: ['typed'],
  typedRange: ['least', 'most'],
  typedSpace: ['space'],
  typedWhoAndSpace: ['space'],
  either: ['most', 'last'],
  noChoice: ['typed', 'words'],
  noChoiceOrWord: ['typed', 'words', 'word'],
  noWho: ['typed', 'choices'],
  noSpace: ['space', 'words'],
  cannotGo: ['fighter', 'space', 'words'],
  severalChoices: ['typed', 'count', 'choices'],
  standsAlone: ['word', 'rest'],
  // People at the table
  pressEnter: [],
  botTryAgain: ['word'],
  playerNumber: ['number', 'heroes'],
  offersDraw: ['name', 'other'],
  drawDeclined: [],
  botsPlayOn: [],
  confirmResign: ['name'],
  youPlayOn: [],
  // Undo, saves and the end
  nothingChosen: [],
  nothingToUndo: [],
  onlyUndo: ['most', 'count'],
  undone: ['count'],
  asksToUndo: ['name', 'other', 'count'],
  undoDeclined: [],
  choicesStand: [],
  savedAs: ['name', 'file', 'command'],
  noSavedGames: [],
  thisGame: ['name'],
  savedGame: ['heroes', 'board', 'mode', 'choices', 'date'],
  choicesMade: ['count'],
  choicesMadeToEnd: ['count'],
  unreadable: ['reason'],
  damaged: ['reason'],
  incomplete: ['reason'],
  resuming: ['name'],
  notSaved: [],
  notBegun: [],
  notBeingSaved: ['reason'],
  keptAs: ['name', 'command'],
  savedAt: ['file', 'command'],
  wrote: ['file'],
  // Why
  nothingHappened: [],
  lastCombat: [],
  ledByTurn: [],
  causedBy: ['source'],
  canBePlayed: ['card'],
  canBeChosen: ['card', 'question'],
  cannotBePlayed: ['card', 'reason'],
  askedNow: ['question', 'reason'],
  isNoAnswer: ['card'],
  rule: ['rule'],
  // Questions before a game
  quickGame: ['you', 'other', 'board'],
  pressOrChoose: [],
  setupHelp: ['random', 'quit'],
  listModes: ['list'],
  askMode: ['usual'],
  listHeroes: ['list'],
  askHeroes: ['random'],
  listBoards: ['list'],
  askBoard: ['random'],
  askBots: ['bots', 'usual', 'nobody'],
  listSeats: ['list'],
  askSide: [],
  askFirst: ['most', 'random'],
  modeDuel: [],
  modeFreeForAll: [],
  modeTeams: [],
  seatsDuel: [],
  seatsFreeForAll3: [],
  seatsFreeForAll4: [],
  seatsTeams3: [],
  seatsTeams4: [],
  // The collection
  melee: [],
  ranged: [],
  headingSetup: [],
  heroFacts: ['health', 'move', 'attack', 'sidekicks'],
  columnSlug: [],
  columnHero: [],
  columnHealth: [],
  columnMove: [],
  columnAttack: [],
  columnSidekicks: [],
  columnBox: [],
  columnBoard: [],
  columnSpaces: [],
  columnZones: [],
  columnStarts: [],
  columnSpecial: [],
  columnSpace: [],
  columnNeighbours: [],
  doors: ['count'],
  passage: ['count'],
  oneWayLines: ['count'],
  highGround: ['count'],
  conveyorBelt: ['count'],
  onBelt: ['number'],
  inBin: [],
  deckLinks: ['count'],
  deckLink: [],
  notPlayableYet: ['needs'],
  needsItems: [],
  noCardFound: ['words'],
  // Records
  summary: ['heroes', 'board', 'mode', 'seed', 'choices'],
  undos: ['choices', 'count'],
  stillGoing: [],
  // Pictures
  pictureSpace: ['space', 'zones'],
  pictureStart: ['number'],
  picturePassage: [],
  doorIsOpen: ['door'],
  doorIsClosed: ['door'],
  pennant: [],
  arch: [],
  arrow: [],
  redArrow: [],
  beltArrow: [],
  crate: [],
  dashes: [],
  bar: [],
} as const satisfies Record<string, readonly string[]>;

/** Everything the command says, by id, with the parameters of each. */
export const MESSAGES = { ...GAME_MESSAGES, ...PROGRAM_MESSAGES, ...ADMIN_MESSAGES } as const;

export type Messages = typeof MESSAGES;
/** The names of messages without parameters. */
export type PlainMessageId = PlainId<Messages>;
/** The tables of a language; a missing message is a compile error. */
export type GameTable = TableOf<typeof GAME_MESSAGES>;
export type ProgramTable = TableOf<typeof PROGRAM_MESSAGES>;
export type AdminTable = TableOf<typeof ADMIN_MESSAGES>;

export const messageTables = {
  en: { ...en, ...enProgram, ...enAdmin },
  pt: { ...pt, ...ptProgram, ...ptAdmin },
  fr: { ...fr, ...frProgram, ...frAdmin },
  uk: { ...uk, ...ukProgram, ...ukAdmin },
} as const;

const message = messageFrom<Messages>(messageTables);

/** Says a message in one language. */
export interface Say {
  <K extends keyof Messages>(id: K, ...args: ArgsOf<Messages, K>): string;
  readonly lang: TextLanguage;
}

export const sayIn = (lang: TextLanguage): Say =>
  Object.assign(
    <K extends keyof Messages>(id: K, ...args: ArgsOf<Messages, K>) => message(lang, id, ...args),
    { lang },
  );
