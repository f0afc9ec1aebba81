import {
  apply,
  below,
  clone,
  createRng,
  decision,
  determinize,
  type Game,
  type GameConfig,
  isOver,
  type Library,
  newGame,
  type Option,
  observe,
  optionCount,
  outcome,
  viewFor,
} from '@peerless/rules';
import { countCards, difference } from '@peerless/rules/laws';
import { freeze, hash, resignGame as resign, thaw } from '@peerless/rules/match';
import { fail, type Law, LawBroken, seldom, viewersOf } from './law.ts';
import { secretsLaw } from './secrets.ts';

/** The laws: what holds at every decision of every game, whatever the heroes, the board and the mode. */

/** A game played at random; `visit` sees it before each choice with the index that will be chosen. */
export function playRandomly(
  config: GameConfig,
  library: Library,
  visit: (game: Game, choice: number) => void,
  most: number = Number.POSITIVE_INFINITY,
): Game {
  const rng = createRng(config.seed);
  const game = newGame(config, library);
  for (let n = 0; n < most && !isOver(game); n++) {
    const choice = below(rng, optionCount(game));
    visit(game, choice);
    apply(game, choice);
  }
  return game;
}

/** There is an option until the end, and no card appears or disappears. */
export const alwaysAnOption: Law = (game) => {
  if (optionCount(game) === 0) fail('there is always an option', 'none is listed');
};

export const cardsAreConserved: Law = (game) => {
  for (let seat = 0; seat < game.content.seats; seat++) {
    const count = countCards(game, seat);
    if (count !== game.content.heroes[seat]?.deck.length)
      fail('cards are conserved', `seat ${seat + 1} has ${count} cards`);
  }
};

/** Every fighter on the board has health and a space of its own; nobody else has either. */
export const fightersStandApart: Law = (game) => {
  const { fighters, seats } = viewFor(observe(game, 'open'));
  const spaces = fighters.flatMap(({ space }) => (space === null ? [] : [space]));
  if (new Set(spaces).size !== spaces.length)
    fail('fighters stand apart', `two of them on ${spaces.join(', ')}`);
  for (const { id, status, health, seat } of fighters) {
    if ((status === 'board' && health <= 0) || (status === 'defeated' && health > 0))
      fail('the defeated are gone', id);
    if (status === 'board' && seats[seat]?.eliminated) fail('who is out has no fighters', id);
  }
};

/** Anybody may leave at any moment, and the others play on. */
export const anybodyMayLeave: Law = (game, _choice, library, rng) => {
  if (below(rng, 8) !== 0) return;
  const copy = clone(game);
  resign(copy, below(rng, copy.content.seats), () => {});
  for (let n = 0; n < 12 && !isOver(copy); n++) {
    alwaysAnOption(copy, 0, library, rng);
    fightersStandApart(copy, 0, library, rng);
    cardsAreConserved(copy, 0, library, rng);
    apply(copy, below(rng, optionCount(copy)), () => {});
  }
};

/** Every option has a key of its own. */
export const keysAreUnique: Law = (game) => {
  const keys = decision(game)?.options.map((option) => option.key) ?? [];
  if (new Set(keys).size !== keys.length) fail('keys are unique', keys.join(', '));
};

/** Whoever is asked sees every option that there is, and no other: they choose by what they see. */
export const theAskedSeeTheirOptions: Law = (game) => {
  const asked = decision(game);
  if (asked === null) return;
  const keys = (options: readonly Option[] = []): string =>
    options
      .map(({ key }) => key)
      .sort()
      .join(', ');
  const [there, seen] = [keys(asked.options), keys(decision(observe(game, asked.player))?.options)];
  if (there !== seen) fail('the asked see their options', `there is ${there}; seen is ${seen}`);
};

/** A copy and a game sent through a worker go on exactly like the original, with or without a listener. */
export const copiesAgree: Law = (game, choice, library) => {
  const before = hash(game);
  const copies = [clone(game), thaw(structuredClone(freeze(game)), library), clone(game)];
  copies.forEach((copy, i) => {
    if (hash(copy) !== before) fail('copies agree', `copy ${i} differs before the choice`);
    if (optionCount(copy) !== optionCount(game)) fail('copies agree', `copy ${i} has other options`);
    apply(copy, choice, i === 2 ? () => {} : null);
  });
  if (new Set(copies.map(hash)).size !== 1) fail('copies agree', 'they differ after the choice');
  if (hash(game) !== before) fail('copies agree', 'playing a copy changed the original');
};

/** What a guess looks like to the viewer is what the viewer saw. */
export const guessesAreConsistent: Law = (game, _choice, _library, rng) => {
  for (const viewer of viewersOf(game)) {
    const seen = observe(game, viewer);
    const other = difference(seen, observe(determinize(seen, rng), viewer));
    if (other !== null) fail('guesses are consistent', `viewer ${viewer}: ${other}`);
  }
};

export const LAWS: Readonly<Record<string, Law>> = {
  alwaysAnOption,
  cardsAreConserved,
  fightersStandApart,
  anybodyMayLeave,
  keysAreUnique,
  theAskedSeeTheirOptions,
  copiesAgree,
  guessesAreConsistent,
  nothingHiddenIsTold: secretsLaw(true),
};

/** The same for many games: the dearest look now and then, and another game shows what they miss in this one. */
export const LAWS_NOW_AND_THEN: Readonly<Record<string, Law>> = {
  ...LAWS,
  fightersStandApart: seldom(fightersStandApart, 4),
  anybodyMayLeave: seldom(anybodyMayLeave, 4),
  theAskedSeeTheirOptions: seldom(theAskedSeeTheirOptions, 4),
  copiesAgree: seldom(copiesAgree, 8),
  guessesAreConsistent: seldom(guessesAreConsistent, 16),
  nothingHiddenIsTold: seldom(secretsLaw(true), 24),
};

/** Plays a game at random under the laws; throws the first one that breaks, with the config to play it again. */
export function checkLaws(
  config: GameConfig,
  library: Library,
  laws: readonly Law[] = Object.values(LAWS),
): Game {
  const rng = createRng(`${config.seed}f`.slice(-32));
  let decisions = 0;
  try {
    const game = playRandomly(config, library, (position, choice) => {
      decisions++;
      for (const law of laws) law(position, choice, library, rng);
    });
    if (outcome(game)?.reason === 'capped') fail('games end', 'after 400 turns there was no winner');
    return game;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new LawBroken(`${message} (decision ${decisions} of ${JSON.stringify(config)})`, { cause: error });
  }
}
