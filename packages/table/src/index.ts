/**
 * `@peerless/table`: a game with the people around it, as terminal, browser and server share it. `/protocol` is what goes
 * between a server and its guests.
 */
export {
  advance,
  awake,
  type Clock,
  type ClockStep,
  deadlineOf,
  type Outage,
  readClock,
  startClock,
} from './clock.ts';
export type * from './command.ts';
export { greet } from './greeting.ts';
export { type Change, Host, type Manners, type OpenProposal, type Status, type Telling } from './host.ts';
export * from './message.ts';
export {
  decisionIn,
  type Moment,
  momentOf,
  momentsOf,
  momentTexts,
  type ToldMoment,
  toldAfter,
  type WordedMoment,
} from './moment.ts';
export { alone, isPlayer, type Player, peopleIn, playerCount, playersAt } from './player.ts';
export {
  type OpenedSave,
  openSave,
  SAVE_FORMAT,
  type Save,
  SaveError,
  type SaveProblem,
  saveStem,
  saveText,
} from './save.ts';
export { type Looking, Sight, SightError } from './sight.ts';
export { enterOn, newTape, Tape, type Taped, tapeOf } from './tape.ts';
