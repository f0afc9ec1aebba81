import type { Node } from '../content/compile.ts';
import { hasBit } from './bits.ts';
import { cardIn, heldBy, holderIn, seatOfCard, unknownCard } from './card.ts';
import { entryIn, fileIn, inFile, nodeNumbered } from './files.ts';
import type { Game } from './game.ts';
import { type Copy, words } from './layout.ts';
import { NONE, REGISTERS } from './limits.ts';
import { EVERYONE, knownTo, OPEN, PUBLIC, VIEWERS } from './viewers.ts';

/**
 * What happens next: a stack of frames, the running one on top. A frame is a procedure and the step it is at, the node
 * of a running effect, whose it is, what caused it, the fighter it is about, and registers for what it has to
 * remember. A frame is known by where its words begin.
 */

export const MAX_DEPTH = 32;
const PROC = 0;
const STEP = 1;
const NODE = 2;
const OWNER = 3;
const SOURCE = 4;
const ACTOR = 5;
/** As many as there are registers, so that both are found with one number. */
const WIDTH = 6;

const copyFrames: Copy = (game, _viewer, into) => {
  const end = FRAMES + depthOf(game) * WIDTH;
  for (let i = FRAMES; i < end; i++) into[i] = game.state[i];
};

/** A card that an effect remembers is known to those who had seen it then. */
const copyRegisters: Copy = (game, viewer, into) => {
  for (let depth = 0; depth < depthOf(game); depth++) {
    const frame = FRAMES + depth * WIDTH;
    const isOpen = game.state[STRANGERS + depth] === 0;
    for (let reg = 0; reg < REGISTERS; reg++) {
      const value = register(game, frame, reg);
      const isSeen = isOpen || !isSecretTo(game, viewer, frame, reg);
      into[frame + REGISTER + reg] = isSeen
        ? value
        : heldBy(unknownCard(seatOfCard(cardIn(value))), holderIn(value));
    }
  }
};

/** Who else has seen it is a secret, too, unless everybody has. */
const copyStrangers: Copy = (game, viewer, into) => {
  for (let depth = 0; depth < depthOf(game); depth++) {
    const frame = FRAMES + depth * WIDTH;
    if (game.state[STRANGERS + depth] === 0) continue;
    for (let reg = 0; reg < REGISTERS; reg++) {
      const strangers = EVERYONE & ~knownTo(knowersOf(game, frame, reg), viewer);
      into[STRANGERS + depth] |= strangers << (reg * VIEWERS);
    }
  }
};

const DEPTH = words('depth of the stack', 1, 'everybody');
const FRAMES = words('frames', WIDTH * MAX_DEPTH, copyFrames);
/** From where a frame begins to its first register. */
const REGISTER = words('registers', WIDTH * MAX_DEPTH, copyRegisters) - FRAMES;
/** Who has not seen the cards that the registers hold: for each of them a set of viewers, empty where nothing is secret. */
const STRANGERS = words('strangers to remembered cards', MAX_DEPTH, copyStrangers);

/** Of several heroes of one player the one that an effect means by "the hero", and at which depth that effect runs. */
const MEANT = words('heroes that are meant', 1, 'everybody');
const MEANT_AT = words('depth at which heroes are meant', 1, 'everybody');

/** Starts a procedure: it runs before whatever is on the stack now. Returns its frame. */
export function push(game: Game, proc: number, owner: number, source: number): number {
  const s = game.state;
  const depth = s[DEPTH];
  if (depth >= MAX_DEPTH) throw new RangeError('effects are nested too deeply');
  const frame = FRAMES + depth * WIDTH;
  s[frame + PROC] = proc;
  s[frame + STEP] = 0;
  s[frame + NODE] = NONE;
  s[frame + OWNER] = owner;
  s[frame + SOURCE] = source;
  s[frame + ACTOR] = NONE;
  const registers = frame + REGISTER;
  for (let i = 0; i < REGISTERS; i++) s[registers + i] = 0;
  s[STRANGERS + depth] = 0;
  if (s[MEANT] !== 0 && s[MEANT_AT] >= depth) s[MEANT] = 0;
  s[DEPTH] = depth + 1;
  return frame;
}

export function pop(game: Game): void {
  game.state[DEPTH]--;
}

/** The frame at that depth, 0 the turn. */
export const frameAt = (depth: number): number => FRAMES + depth * WIDTH;
export const depthOf = (game: Game): number => game.state[DEPTH];
export const top = (game: Game): number => FRAMES + (game.state[DEPTH] - 1) * WIDTH;
/** Room for that many more frames. */
export const hasRoom = (game: Game, frames: number): boolean => game.state[DEPTH] + frames <= MAX_DEPTH;

/** Drops everything but the turn, which is the bottom of the stack for the whole game; returns its frame. */
export function cutToTurn(game: Game): number {
  game.state[DEPTH] = 1;
  return FRAMES;
}

export const procOf = (game: Game, frame: number): number => game.state[frame + PROC];
export const stepOf = (game: Game, frame: number): number => game.state[frame + STEP];
/** The frame goes on at that step of its procedure or operation. */
export function goTo(game: Game, frame: number, step: number): void {
  game.state[frame + STEP] = step;
}
/** The running effect begins with that node of a file. */
export function beginAt(game: Game, frame: number, number: number): void {
  game.state[frame + NODE] = number;
}
/** Where the running effect is: the number of its node with its file (see files.ts). */
export const numberAt = (game: Game, frame: number): number => game.state[frame + NODE];
/** The number of that node in its file, NONE at the end of the effect and in frames that are none. */
export const nodeOf = (game: Game, frame: number): number => entryIn(game.state[frame + NODE]);
/** The node itself. */
export const nodeAt = (game: Game, frame: number): Node => nodeNumbered(game, game.state[frame + NODE]);
/** Another node of the file of the running effect, as a game knows it. */
export const partOf = (game: Game, frame: number, node: number): number =>
  inFile(fileIn(game.state[frame + NODE]), node);
/** The effect goes on with that node of its file. */
export function goToNode(game: Game, frame: number, node: number): void {
  game.state[frame + NODE] = partOf(game, frame, node);
  game.state[frame + STEP] = 0;
}
/** The seat whose procedure or effect it is. */
export const ownerOf = (game: Game, frame: number): number => game.state[frame + OWNER];
export function setOwner(game: Game, frame: number, seat: number): void {
  game.state[frame + OWNER] = seat;
}
/** What caused it (see cause.ts). */
export const sourceAt = (game: Game, frame: number): number => game.state[frame + SOURCE];
export function setSource(game: Game, frame: number, source: number): void {
  game.state[frame + SOURCE] = source;
}
/** The cause of what the frame on top does. */
export const sourceOf = (game: Game): number =>
  game.state[DEPTH] === 0 ? NONE : game.state[top(game) + SOURCE];
/** The fighter it is about, or NONE. */
export const actorOf = (game: Game, frame: number): number => game.state[frame + ACTOR];
export function setActor(game: Game, frame: number, fighter: number): void {
  game.state[frame + ACTOR] = fighter;
}

export const register = (game: Game, frame: number, reg: number): number =>
  game.state[frame + REGISTER + reg];
export function setRegister(game: Game, frame: number, reg: number, value: number): void {
  game.state[frame + REGISTER + reg] = value;
}
/** A part of an effect knows what the whole remembers. */
export function copyMemory(game: Game, from: number, to: number): void {
  for (let i = 0; i < REGISTERS; i++) game.state[to + REGISTER + i] = game.state[from + REGISTER + i];
  game.state[strangersAt(to)] = game.state[strangersAt(from)];
}

// "The hero" of a player who has several

const depthAt = (frame: number): number => (frame - FRAMES) / WIDTH;

/** The heroes that an effect means, and each part of it; not what others do in between. */
export function meantIn(game: Game, frame: number): number {
  const s = game.state;
  if (s[MEANT] === 0 || s[MEANT_AT] > depthAt(frame)) return 0;
  return sourceAt(game, frameAt(s[MEANT_AT])) === sourceAt(game, frame) ? s[MEANT] : 0;
}
export function mean(game: Game, frame: number, hero: number): void {
  game.state[MEANT] = meantIn(game, frame) | (1 << hero);
  game.state[MEANT_AT] = depthAt(frame);
}

// Secret cards in registers

const strangersAt = (frame: number): number => STRANGERS + depthAt(frame);

/** An effect remembers something. Of a card it is known who has seen it; everything else is open to all. */
export function remember(
  game: Game,
  frame: number,
  reg: number,
  value: number,
  knowers: number = EVERYONE,
): void {
  const shift = reg * VIEWERS;
  const strangers = hasBit(knowers, PUBLIC) ? 0 : EVERYONE & ~knowers;
  const at = strangersAt(frame);
  game.state[at] = (game.state[at] & ~(EVERYONE << shift)) | (strangers << shift);
  setRegister(game, frame, reg, value);
}
/** Who has seen what a register holds. */
export const knowersOf = (game: Game, frame: number, reg: number): number =>
  EVERYONE & ~(game.state[strangersAt(frame)] >> (reg * VIEWERS));
export const isSecretTo = (game: Game, viewer: number, frame: number, reg: number): boolean =>
  viewer !== OPEN && !hasBit(knowersOf(game, frame, reg), viewer);
