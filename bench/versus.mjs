// How fast this checkout is beside another one, e.g. of an older commit:
// node bench/versus.mjs <folder> [rounds] [figure ...] [--heroes a,b,c | --all]
// Both play the heroes that both have, or those that are named; with --all each plays all that it has, so that the ratio tells
// what further heroes cost.
// Both must be built. Each build runs in a process of its own, which lives as long as the comparison and is asked in turn
// (ABBA) to do the same short piece of work; what counts is the time it got from the processor, of all its threads. So other
// programs on the machine disturb both alike, and a ratio is the median of many pairs.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const FIGURES = ['decisions', 'decisions with events', 'clones', 'playouts', 'observations'];
/** Windows before it counts: V8 compiles for seconds, beside the game, and the time of its threads is counted, too. */
const WARM_UP = 30;
/**
 * Decisions from the middle of a game to its end, on average. Builds whose rules differ somewhere do not start from the same
 * middles, and one set is a percent or two longer than another by chance: so many decisions count as one playout.
 */
const PLAYOUT = 130;

if (process.send === undefined) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { heroes: { type: 'string' }, all: { type: 'boolean', default: false } },
  });
  const [folder, rounds = '24', ...figures] = positionals;
  await compare(folder, Number(rounds), figures, values);
} else await serve(process.argv[2], process.argv.slice(3));

/** Prints the ratio of this checkout to the other, figure by figure: the median and the middle half of the pairs. */
async function compare(folder, rounds, wanted, { heroes, all }) {
  if (folder === undefined)
    throw new Error('which checkout? node bench/versus.mjs <folder> [rounds] [figure ...]');
  const folders = [fileURLToPath(new URL('..', import.meta.url)), resolve(folder)];
  const known = await Promise.all(folders.map(slugsIn));
  const common = heroes?.split(',') ?? known[0].filter((slug) => known[1].includes(slug));
  const [ours, theirs] = folders.map((each, i) => start(each, all ? known[i] : common));
  console.log(
    '| figure, a second of processor time | here | there | ratio | middle half | undisturbed |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const figure of wanted.length > 0 ? wanted : FIGURES) {
    for (let n = 0; n < WARM_UP; n++) for (const build of [ours, theirs]) await build.ask(figure);
    const [here, there, ratios] = [[], [], []];
    for (let n = 0; n < rounds; n++) {
      const first = n % 2 === 0 ? ours : theirs;
      const second = first === ours ? theirs : ours;
      const [a, b] = [await first.ask(figure), await second.ask(figure)];
      const [our, their] = first === ours ? [a, b] : [b, a];
      here.push(our);
      there.push(their);
      ratios.push(our / their);
    }
    const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
    const rates = [here, there].map((list) => Math.round(quantile(list, 0.5)).toLocaleString('en'));
    // What disturbs only ever slows down: the quickest windows tell most on a busy machine.
    const quickest = (quantile(here, 0.9) / quantile(there, 0.9)).toFixed(2);
    console.log(`| ${figure} | ${rates.join(' | ')} | ${middle} | ${low}–${high} | ${quickest} |`);
  }
  ours.end();
  theirs.end();
}

function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.round(share * (values.length - 1))];
}

/** A process with the build of that folder. */
function start(folder, slugs) {
  const child = fork(fileURLToPath(import.meta.url), [folder, ...slugs]);
  child.on('exit', (code) => {
    if (code) process.exit(code);
  });
  const ask = (figure) =>
    new Promise((answer) => {
      child.once('message', answer);
      child.send(figure);
    });
  return { ask, end: () => child.disconnect() };
}

/** In the other process: does one piece of the work that is asked for, and answers with units a second of processor time. */
async function serve(folder, slugs) {
  const works = worksOf(await builtIn(folder), slugs);
  process.on('message', (figure) => {
    const before = process.cpuUsage();
    const units = works[figure]();
    const { user, system } = process.cpuUsage(before);
    process.send((units * 1e6) / (user + system));
  });
}

function load(folder, file) {
  return import(pathToFileURL(`${folder}/packages/${file}`).href);
}

async function slugsIn(folder) {
  const { heroes } = await load(folder, 'heroes/dist/index.js');
  return heroes.map(({ slug }) => slug);
}

/** What a checkout has built; the names used here are the same since b6c9497. */
async function builtIn(folder) {
  const { exports } = JSON.parse(readFileSync(`${folder}/packages/rules/package.json`, 'utf8'));
  const { heroes } = await load(folder, 'heroes/dist/index.js');
  const { boards } = await load(folder, 'boards/dist/index.js');
  return { rules: await load(folder, `rules/${exports['.'].default}`), heroes, boards };
}

/** Each does a piece of work, about a tenth of a second, and returns how many units it was. */
function worksOf({ rules, heroes, boards }, slugs) {
  const { apply, below, clone, createLibrary, createRng, isOver, newGame, observe, optionCount } = rules;
  const library = createLibrary({ heroes, boards });
  const pairs = scattered(
    slugs.flatMap((a) => slugs.filter((b) => b !== a).map((b) => [{ hero: a }, { hero: b }])),
  );
  const rng = createRng('5eed');
  let seed = 0;
  const nextDuel = () => {
    const seats = pairs[seed++ % pairs.length];
    return newGame({ seed: seed.toString(16), board: 'sarpedon', mode: 'duel', seats }, library);
  };
  const playOn = (game, sink, most = Number.POSITIVE_INFINITY) => {
    let decisions = 0;
    while (!isOver(game) && decisions < most) {
      apply(game, below(rng, optionCount(game)), sink);
      decisions++;
    }
    return decisions;
  };
  const duels = (games, sink) => () => {
    let decisions = 0;
    for (let n = 0; n < games; n++) decisions += playOn(nextDuel(), sink);
    return decisions;
  };
  /** As many games as pairs that are not over after 80 choices. */
  const middles = pairs.map(() => {
    for (;;) {
      const game = nextDuel();
      playOn(game, null, 80);
      if (!isOver(game)) return game;
    }
  });
  const pool = middles.map((game) => clone(game));
  const views = middles.map((game) => observe(game, 0));
  let turn = 0;
  /** The middles in turn, so that a piece of work is as long with many pairs as with few. */
  const repeat = (times, unit) => () => {
    for (let n = 0; n < times; n++) {
      const i = turn++ % middles.length;
      unit(middles[i], i);
    }
    return times;
  };
  const playouts = (times) => {
    let decisions = 0;
    const play = repeat(times, (game, i) => {
      decisions += playOn(clone(game, pool[i]), null);
    });
    return () => {
      decisions = 0;
      play();
      return decisions / PLAYOUT;
    };
  };
  let heard = null;
  return {
    decisions: duels(800, null),
    'decisions with events': duels(270, (event) => {
      heard = event;
    }),
    clones: repeat(800_000, (game, i) => clone(game, pool[i])),
    playouts: playouts(1000),
    observations: repeat(100_000, (game, i) => observe(game, i & 1, views[i])),
    heard: () => heard,
  };
}

/** The pairs in an order in which each piece of work has a little of every hero. */
function scattered(pairs) {
  const STRIDE = 331; // a prime that no number of pairs here is a multiple of
  return pairs.map((_, n) => pairs[(n * STRIDE) % pairs.length]);
}
