import {
  apply,
  below,
  clone,
  countCards,
  createRng,
  decision,
  determinize,
  eventFor,
  freeze,
  type Game,
  type GameConfig,
  type GameEvent,
  hash,
  isOver,
  type Library,
  newGame,
  observe,
  optionCount,
  outcome,
  type Rng,
  resignGame as resign,
  stampOf,
  thaw,
  type Viewer,
  viewFor,
} from '@peerless/rules';

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

export class LawBroken extends Error {
  override readonly name = 'LawBroken';
}
const fail = (law: string, detail: string): never => {
  throw new LawBroken(`${law}: ${detail}`);
};

type Law = (game: Game, choice: number, library: Library, rng: Rng) => void;

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

const viewersOf = (game: Game): Viewer[] => [...new Set(game.content.player), 'spectator'];

/** What a guess looks like to the viewer is what the viewer saw. */
export const guessesAreConsistent: Law = (game, _choice, _library, rng) => {
  for (const viewer of viewersOf(game)) {
    const seen = observe(game, viewer);
    const guess = observe(determinize(seen, rng), viewer);
    const at = seen.state.findIndex((word, i) => word !== guess.state[i]);
    if (at >= 0)
      fail(
        'guesses are consistent',
        `viewer ${viewer} at word ${at}: ${seen.state[at]} became ${guess.state[at]}`,
      );
  }
};

/** Games that differ only in what a viewer does not see are the same to that viewer. */
export const nothingHiddenIsTold: Law = (game, choice, _library, rng) => {
  if (below(rng, 3) !== 0) return; // the dearest of the laws: looked at now and then
  for (const viewer of viewersOf(game)) {
    const twin = determinize(observe(game, viewer), rng);
    compareTwins(game, twin, choice, viewer);
  }
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Two games that differ only in what the viewer does not see look alike, before and after a choice of the same kind. */
function compareTwins(game: Game, twin: Game, choice: number, viewer: Viewer): void {
  const seen = viewFor(observe(game, viewer));
  if (!same(seen, viewFor(observe(twin, viewer))))
    fail('hidden cards stay hidden', `the views of ${viewer} differ`);
  const own = decision(game)?.player === viewer;
  if (own && !same(decision(game), decision(twin)))
    fail('hidden cards stay hidden', `the options of ${viewer} differ`);
  const other = own ? choice : likeChoice(game, twin, choice, viewer);
  if (other < 0) return;
  const [a, b] = [clone(game), clone(twin)];
  const told: GameEvent[] = [];
  const toldTwin: GameEvent[] = [];
  apply(a, choice, (event) => told.push(event));
  apply(b, other, (event) => toldTwin.push(event));
  if (stampOf(a) !== stampOf(game) || stampOf(b) !== stampOf(twin)) return; // something became known
  const view = (events: readonly GameEvent[]) => events.map((event) => eventFor(event, viewer));
  if (!same(view(told), view(toldTwin))) {
    fail(
      'hidden cards stay hidden',
      `${viewer} was told ${JSON.stringify(view(told))} or ${JSON.stringify(view(toldTwin))}`,
    );
  }
  if (own && !same(viewFor(observe(a, viewer)), viewFor(observe(b, viewer)))) {
    fail('hidden cards stay hidden', `the views of ${viewer} differ after a choice`);
  }
}

/** A choice in the twin that looks the same to others: a card face down for a card face down, otherwise the same key. */
function likeChoice(game: Game, twin: Game, choice: number, viewer: Viewer): number {
  const question = decision(game);
  const insiders = game.content.insiders[question?.seat ?? 0] ?? 0;
  const sees = typeof viewer === 'number' && ((insiders >> viewer) & 1) === 1;
  const chosen = question?.options[choice];
  const options = decision(twin)?.options ?? [];
  if (!sees && (question?.prompt === 'defend' || (question?.prompt === 'boost' && chosen?.type === 'card'))) {
    return options.findIndex((option) => option.type === chosen?.type);
  }
  return options.findIndex((option) => option.key === chosen?.key);
}

export const LAWS: Readonly<Record<string, Law>> = {
  alwaysAnOption,
  cardsAreConserved,
  fightersStandApart,
  anybodyMayLeave,
  keysAreUnique,
  copiesAgree,
  guessesAreConsistent,
  nothingHiddenIsTold,
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
