import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { newGame, optionCount } from '@peerless/rules';
import { optionOf } from '@peerless/rules/numbers';
import { describe, expect, test } from 'vitest';
import { heroes, library } from '../src/collection/library.ts';
import { isAction, lostCards, MANEUVER } from '../src/simulate/laws.ts';
import { type Plan, plannedGame } from '../src/simulate/plan.ts';
import { reportOf } from '../src/simulate/report.ts';
import { reportHtml } from '../src/simulate/report-html.ts';
import { reportText } from '../src/simulate/report-text.ts';
import { batchesOf, playBatch } from '../src/simulate/run.ts';
import { count, emptyTally, merge } from '../src/simulate/tally.ts';
import { styleFor } from '../src/style.ts';
import { inFolder, peerless, refusal } from './terminal.ts';

const json = async (...words: string[]) => {
  const { code, out } = await peerless(['simulate', '--json', ...words]);
  expect(code).toBe(0);
  const { decisionsPerSecond: _, ...report } = JSON.parse(out);
  return report;
};

const plan: Plan = {
  seed: 'a1',
  from: 0,
  games: 40,
  heroes: heroes.map((hero) => hero.slug),
  mirrors: true,
  boards: ['sarpedon', 'heorot', 'soho'],
  modes: ['duel', 'free-for-all-3', 'free-for-all-4', 'teams-3', 'teams-4'],
  bots: ['random'],
  iterations: null,
};

describe('simulate', () => {
  test('the same words give the same games', async () => {
    const words = '--games 20 --boards all --modes all --seed'.split(' ');
    const first = await json(...words, '7');
    expect(await json(...words, '7')).toEqual(first);
    expect(first).toMatchObject({ games: 20, finished: 20, crashed: 0, failures: [], seed: '7' });
    expect((await json(...words, '8')).decisions).not.toBe(first.decisions);
  });

  test('tells how games ended and what was done in them', async () => {
    const words = '--games 10 --heroes medusa,alice --boards sarpedon'.split(' ');
    const { exhausted, actions } = await json(...words);
    expect(exhausted).toBeLessThanOrEqual(10);
    expect(Object.keys(actions)).toEqual(['attack', 'maneuver', 'scheme']);
    const { out: said } = await peerless(['simulate', ...words]);
    expect(said).toMatch(
      new RegExp(
        `An empty deck ended ${exhausted} games? .*Actions: .* % attack, .* % maneuver, .* % scheme`,
      ),
    );
  });

  test('opens results in which that was not counted yet', async () => {
    const results = inFolder('older.jsonl');
    const more = ['--games', '2', '--heroes', 'medusa,alice', '--boards', 'sarpedon', '--results', results];
    await json(...more);
    const [head = '', line = ''] = readFileSync(results, 'utf8').split('\n');
    const { tally, ...rest } = JSON.parse(line);
    const {
      exhausted: _,
      actions: __,
      first: ___,
      boards: ____,
      onBoards: _____,
      pairs: ______,
      ...older
    } = tally;
    writeFileSync(results, `${head}\n${JSON.stringify({ ...rest, tally: older })}\n`);
    expect(await json(...more)).toMatchObject({ games: 2, exhausted: 0, actions: {} });
  });

  test('counts wins by hero with Wilson intervals', async () => {
    const report = await json('--games', '30', '--heroes', 'medusa,alice', '--boards', 'sarpedon');
    expect(Object.keys(report.wins)).toEqual(['alice', 'medusa']);
    const { alice, medusa } = report.wins;
    expect(alice.games).toBe(30);
    expect(alice.wins + medusa.wins).toBe(30);
    expect(alice.low).toBeLessThan(alice.winRate + 1e-9);
    expect(alice.high).toBeGreaterThan(alice.winRate - 1e-9);
    expect(report.matrix).toHaveLength(2);
    expect(report.seatOneWinRate).toBeCloseTo(report.seatOne.wins / 30);
  });

  test('a single game of many can be played again', () => {
    const whole = playBatch(plan, { from: 0, games: 12 });
    const parts = emptyTally();
    for (const batch of [...batchesOf({ ...plan, games: 12 }, 5)].reverse())
      merge(parts, playBatch(plan, batch));
    expect(parts).toEqual(whole);
    const single: Plan = { ...plan, from: 5, games: 1 };
    expect(plannedGame(plan, 5)).toEqual(plannedGame(single, 5));
  });

  test('boards with two starts are only used in duels', () => {
    for (let i = 0; i < 400; i++) {
      const { config } = plannedGame(plan, i);
      if (config.board === 'heorot') expect(config.mode).toBe('duel');
    }
  });

  test('prints a table, CSV and a heat map', async () => {
    const svg = inFolder('heat.svg');
    const out = inFolder('report.csv');
    const words = ['simulate', '--games', '12', '--heroes', 'medusa,alice', '--boards', 'core'];
    const table = await peerless([...words, '--svg', svg]);
    expect(table.out).toContain('12 games: 12 finished, 0 crashed');
    expect(table.out).toMatch(/Duels: wins of the row/);
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg .*<\/svg>\s*$/s);
    expect(table.err).toBe(`Wrote ${svg}\n`);
    const csv = await peerless([...words, '--csv', '--out', out]);
    expect([csv.out, csv.err]).toEqual(['', `Wrote ${out}\n`]);
    const lines = readFileSync(out, 'utf8').trim().split('\n');
    expect(lines[0]).toBe('hero,against,games,wins,draws,winRate,low,high');
    expect(lines).toHaveLength(5);
  });

  test('beside the count of crashed games stands what went wrong first', () => {
    const tally = emptyTally();
    for (const index of [3, 5]) {
      const error = `seat ${index} has too many cards (after 9 choices)`;
      count(tally, plannedGame(plan, index), { decisions: 9, turns: 1, outcome: null, error }, null);
    }
    const said = reportText(reportOf(plan, tally, 1), 100, styleFor({ hasColours: false }));
    expect(said.split('\n').slice(0, 2)).toEqual([
      '2 games: 0 finished, 2 crashed, 0 ended at the turn limit.',
      'The first crash, in game 3: seat 3 has too many cards (after 9 choices).',
    ]);
  });

  test('casual bots play too', async () => {
    const report = await json(
      '--games',
      '2',
      '--bots',
      'casual,random',
      '--heroes',
      'medusa,dracula',
      '--boards',
      'sarpedon',
    );
    expect(report).toMatchObject({ finished: 2, bots: ['casual', 'random'] });
  });

  test('bad input is refused', async () => {
    expect(await refusal(['simulate', '--games', 'many'])).toBe(
      '--games is a whole number, 1 to 100000000, not "many".',
    );
    expect(await refusal(['simulate', '--bots', 'causal'])).toContain('did you mean "casual"?');
    expect(await refusal(['simulate', '--modes', 'dual'])).toContain('did you mean "duel"?');
    expect(await refusal(['simulate', '--json', '--csv'])).toBe(
      '--json does not go with --csv: choose one of them.',
    );
    expect(await refusal(['simulate', '--bots', 'random,random,random'])).toContain('3 bots are too many');
    expect(await refusal(['simulate', '--heroes', 'alice,,medusa'])).toBe(
      '--heroes has an empty entry: "alice,,medusa".',
    );
    const lost = inFolder('no/such/folder.csv');
    const unwritten = await peerless(['simulate', '--games', '2', '--csv', '--out', lost]);
    expect(unwritten.code).toBe(2);
    expect(unwritten.err).toContain(`Cannot write ${lost}: there is no folder`);
    expect(existsSync(inFolder('no'))).toBe(false);
    expect(await refusal(['simulate', '--seed', 'xyz'])).toContain('1 to 32 hex digits');
    expect(await refusal(['simulate', '--boards', 'heorot', '--modes', 'teams-4'])).toContain(
      'four start spaces',
    );
    expect(await refusal(['simulate', '--heroes', 'king-artur'])).toContain('did you mean "king-arthur"?');
  });
});

test('an action is recognised by its first option', () => {
  const game = newGame(
    { seed: '1', board: 'sarpedon', mode: 'duel', seats: [{ hero: 'medusa' }, { hero: 'alice' }] },
    library(),
  );
  expect(optionOf(game, MANEUVER).type).toBe('maneuver');
  expect(optionCount(game)).toBeGreaterThan(0);
  expect(isAction(game)).toBe(false);
  expect(lostCards(game)).toBeNull();
});

describe('the balance lab', () => {
  const words =
    'simulate --games 30 --heroes medusa,little-red-riding-hood,sherlock-holmes --boards sarpedon'.split(' ');

  test('tells seats, lengths and what each card did', async () => {
    const report = await json(...words.slice(1), '--modes', 'duel,free-for-all-3');
    const { seats, lengths, cards, neverPlayed, games } = report;
    for (const { mode, games: played, histogram, mean, shortest, quartiles, longest } of lengths) {
      const inMode = seats.filter((seat: { mode: string }) => seat.mode === mode);
      expect(inMode).toHaveLength(mode === 'duel' ? 2 : 3);
      for (const seat of inMode) expect(seat.games).toBe(played);
      expect(histogram.reduce((sum: number, bar: { games: number }) => sum + bar.games, 0)).toBe(played);
      const order = [shortest, ...quartiles, longest];
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect(mean).toBeGreaterThanOrEqual(shortest);
      expect(mean).toBeLessThanOrEqual(longest);
    }
    expect(lengths.reduce((sum: number, { games: played }: { games: number }) => sum + played, 0)).toBe(
      games,
    );
    for (const card of cards) {
      const played = card.attack + card.defense + card.scheme;
      expect(card.games > 0).toBe(played > 0);
      expect(neverPlayed.includes(`${card.hero}/${card.card}`)).toBe(played === 0);
      expect(card.playedShare).toBeCloseTo(card.games / report.wins[card.hero].games);
    }
    const gaze = cards.find(({ card }: { card: string }) => card === 'gaze-of-stone');
    expect(gaze.damage).toBeGreaterThan(0);
    expect(gaze).toMatchObject({ hero: 'medusa', title: 'Gaze of Stone', defense: 0, scheme: 0 });
    // Three copies with three symbols are one card.
    expect(cards.find(({ card }: { card: string }) => card === 'into-the-woods').scheme).toBeGreaterThan(0);
  });

  test('prints each table as CSV', async () => {
    const titles = {
      matrix: 'hero,against,games,wins,draws,winRate,low,high',
      cards:
        'hero,card,title,copies,attack,defense,scheme,boost,damage,playedShare,games,wins,draws,winRate,low,high,drawnGames,drawnWinRate,openingGames,impact,impactLow,impactHigh',
      seats: 'mode,seat,games,wins,draws,winRate,low,high',
      lengths: 'mode,from,to,games',
      heroes: 'hero,games,wins,draws,winRate,low,high,firstWinRate,secondWinRate,spread,best,worst,exhausted',
      boards: 'board,hero,turns,exhausted,spread,games,wins,draws,winRate,low,high',
    };
    for (const [name, title] of Object.entries(titles)) {
      const { code, out } = await peerless([...words, '--csv', name]);
      expect(code).toBe(0);
      const [first, ...rows] = out.trim().split('\n');
      expect(first).toBe(title);
      for (const row of rows)
        expect(row.replace(/"[^"]*"/g, '').split(',')).toHaveLength(title.split(',').length);
    }
    expect(await refusal([...words, '--csv', 'card'])).toContain('did you mean "cards"?');
  });

  test('writes a page that needs nothing else', async () => {
    const html = inFolder('report.html');
    const { code } = await peerless([...words, '--seed', '9', '--html', html]);
    expect(code).toBe(0);
    const page = readFileSync(html, 'utf8');
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).not.toMatch(/https?:|src=|href=|@import|url\(/);
    expect(page).toContain('npx peerless simulate --games 30 --bots random --heroes medusa,');
    expect(page).toContain('--seed 9');
    expect(page).toContain('Little Red Riding Hood');
    expect(page).toContain('prefers-color-scheme:dark');
    for (const tag of ['section', 'table', 'svg', 'tr', 'td', 'g', 'text', 'p', 'div'])
      expect(page.split(new RegExp(`<${tag}[ >]`)).length).toBe(page.split(`</${tag}>`).length);
  });

  test('the command of a page can be typed again, whatever words were used', async () => {
    const html = inFolder('words.html');
    const typed = ['--heroes', 'Little Red Riding Hood, alice', '--boards', 'Sarpedon', '--modes', 'ffa'];
    const { code } = await peerless(['simulate', '--games', '2', ...typed, '--seed', ' A ', '--html', html]);
    expect(code).toBe(0);
    expect(readFileSync(html, 'utf8')).toContain(
      '--heroes little-red-riding-hood,alice --boards sarpedon --modes free-for-all-3 --seed a</code>',
    );
  });

  test('the heat map shows also who did not meet, and counts its own games', async () => {
    const svg = inFolder('few.svg');
    await peerless([...words, '--games', '2', '--svg', svg]);
    const few = readFileSync(svg, 'utf8');
    const report = await json(...words.slice(1), '--games', '2');
    const there = new Set(report.matrix.map(({ hero }: { hero: string }) => hero)).size;
    const cells = (kind: string) => few.split(`class="${kind}"`).length - 1;
    expect([cells('self'), cells('cell') - there, cells('none')]).toEqual([
      there,
      report.matrix.length,
      there * (there - 1) - report.matrix.length,
    ]);
    expect(few).toContain('>2 duels of different heroes, ');
  });

  test('with other modes than duels tells what is won by chance', async () => {
    const html = inFolder('modes.html');
    const modes = [...words, '--modes', 'duel,free-for-all-3,teams-4', '--boards', 'soho'];
    const { out } = await peerless([...modes, '--html', html]);
    expect(out).toMatch(/All heroes together won \d\d\.\d %/);
    expect(out).toMatch(/free-for-all-3 +3 .* 33\.3 %\n/);
    expect(out).toMatch(/teams-4 +4 .* 50\.0 %\n/);
    expect(readFileSync(html, 'utf8')).toContain('<button>By chance</button>');
    expect((await peerless(words)).out).not.toContain('All heroes together');
  });

  test('tells the damage of abilities, and not all cards that nobody played', async () => {
    const html = inFolder('abilities.html');
    const { out } = await peerless([...words, '--html', html]);
    expect(out).toMatch(/Damage by abilities: medusa \d+\./);
    expect(readFileSync(html, 'utf8')).toMatch(/Damage by abilities: Medusa \d+\./);
    const few = (await peerless(['simulate', '--games', '1', '--heroes', 'king-arthur,dr-jill-trent'])).out;
    expect(few).toMatch(/Cards never played: \d+ of \d+: /);
    expect(few.replace(/\n/g, ' ')).toMatch(/ and \d+ more\. *$/);
    expect(Math.max(...few.split('\n').map((text) => text.length))).toBeLessThanOrEqual(110);
  });

  test('a page of one hero alone and of an interrupted run says so', async () => {
    const html = inFolder('alone.html');
    await peerless(['simulate', '--games', '2', '--heroes', 'medusa', '--html', html]);
    const page = readFileSync(html, 'utf8');
    expect(page).toContain('<h1>Games between bots</h1>');
    expect(page).not.toContain('<h2>Heroes</h2>');
    const report = reportOf(plan, playBatch(plan, { from: 0, games: 3 }), 1);
    const method = { command: 'peerless', date: '2026-01-01', games: 40 };
    expect(reportHtml(report, method)).toContain('interrupted after 3 of 40 games');
    expect(reportHtml(report, { ...method, games: 3 })).not.toContain('interrupted');
  });

  test('goes on from a results file', async () => {
    const results = inFolder('simulate.jsonl');
    const more = [...words.slice(1), '--bots', 'novice,random', '--iterations', '1', '--results', results];
    const whole = await json(...more, '--games', '5');
    const lines = readFileSync(results, 'utf8').split('\n');
    expect(lines).toHaveLength(7);
    writeFileSync(results, `${lines.slice(0, 3).join('\n')}\n${lines[3]?.slice(0, 40)}`);
    expect(await json(...more, '--games', '5')).toEqual(whole);
    expect(readFileSync(results, 'utf8').trim().split('\n')).toHaveLength(6);
    expect((await json(...more, '--games', '3')).games).toBe(3);
    expect(await refusal(['simulate', ...more, '--seed', '2'])).toContain('holds something else');
  });

  test('refuses a line that holds no sums', async () => {
    const results = inFolder('sums.jsonl');
    const more = [...words.slice(1), '--games', '2', '--results', results];
    await json(...more);
    const [head = '', line = ''] = readFileSync(results, 'utf8').split('\n');
    for (const damage of [{ from: -1 }, { games: 'two' }, { tally: {} }, { tally: null }]) {
      writeFileSync(results, `${head}\n${JSON.stringify({ ...JSON.parse(line), ...damage })}\n`);
      expect(await refusal(['simulate', ...more])).toContain('line 2 is damaged');
    }
  });

  test('counts no game twice where kept batches overlap', async () => {
    const results = inFolder('overlap.jsonl');
    const kept = [...words.slice(1), '--results', results];
    await json(...kept, '--from', '6', '--games', '10');
    await json(...kept, '--games', '8');
    expect(await json(...kept, '--games', '20')).toEqual(await json(...words.slice(1), '--games', '20'));
  });

  test('tells the speed of this run, not of games that were kept', async () => {
    const kept = [...words, '--results', inFolder('speed.jsonl')];
    expect((await peerless(kept)).out).toMatch(/\d+ decisions, \d+ a second; bots: random/);
    expect((await peerless(kept)).out).toMatch(/\d+ decisions; bots: random/);
    expect(JSON.parse((await peerless([...kept, '--json'])).out).decisionsPerSecond).toBe(0);
  });

  test('knows before the first game where it cannot write', async () => {
    const folder = inFolder('.');
    for (const option of ['--out', '--svg', '--html']) {
      expect(await refusal([...words, option, inFolder('no/such.file')])).toContain('there is no folder');
      expect(await refusal([...words, option, folder])).toBe(`Cannot write ${folder}: it is a folder.`);
    }
    const same = inFolder('same.html');
    expect(await refusal([...words, '--svg', same, '--html', `${folder}/./same.html`])).toBe(
      '--svg and --html name the same file.',
    );
    expect(await refusal([...words, '--results', same, '--html', same])).toBe(
      '--html and --results name the same file.',
    );
    expect(existsSync(same)).toBe(false);
  });

  test('draws no heat map where no two heroes meet in a duel', async () => {
    const svg = inFolder('nobody.svg');
    const why = '--svg shows duels between different heroes, and there are none in these games.';
    expect(await refusal([...words, '--modes', 'free-for-all-3', '--svg', svg])).toBe(why);
    expect(await refusal(['simulate', '--games', '2', '--heroes', 'medusa', '--svg', svg])).toBe(why);
  });

  test('a budget of nothing is refused', async () => {
    expect(await refusal([...words, '--iterations', '0'])).toContain('--iterations is a whole number, 1 to');
  });
});
