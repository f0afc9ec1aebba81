import { boards } from '@peerless/boards';
import { below, createRng, decision, type GameConfig, type Viewer } from '@peerless/rules';
import { newMatch } from '@peerless/rules/match';
import { testHeroes, testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { type Change, Host, type Player, playerCount, playersAt } from '../src/index.ts';

const library = testLibrary();
const slugs = testHeroes.map(({ slug }) => slug);
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator', 'open'];

/** Games with every hero, in every mode. */
function tables(): GameConfig[] {
  const of = (seat: number, n: number): string => slugs[(n + seat * 7) % slugs.length] ?? '';
  const duels = slugs.map((_, n): GameConfig => {
    const seats = [0, 1].map((seat) => ({ hero: of(seat, n) }));
    return { seed: `${n}`, board: n % 2 === 0 ? 'sarpedon' : 'marmoreal', mode: 'duel', seats };
  });
  const more = (['teams', 'free-for-all'] as const).map((mode): GameConfig => {
    const seats = [0, 1, 2, 3].map((seat) => ({ hero: of(seat, 3) }));
    return { seed: '1', board: 'globe-theatre', mode, seats };
  });
  return [...duels, ...more].filter(({ board }) => boards.some(({ slug }) => slug === board));
}

test('what is told as text is what is told, for every viewer', () => {
  const rng = createRng('7');
  let told = 0;
  for (const config of tables()) {
    const players = Array.from({ length: playerCount(playersAt(config)) }, (): Player => ({ is: 'person' }));
    const host = new Host(newMatch(config, library), players);
    for (let n = 0; n < 60 && host.asked !== null; n++) {
      const options = decision(host.match.game)?.options ?? [];
      const key = options[below(rng, options.length)]?.key ?? '';
      const change = host.act(host.asked, { choose: key }, host.seq) as Change;
      for (const viewer of VIEWERS) {
        const [text, json] = [host.tellText(change, viewer), JSON.stringify(host.tell(change, viewer))];
        if (text !== json) expect(text).toBe(json);
        told++;
      }
    }
  }
  expect(told).toBeGreaterThan(4000);
  const host = new Host(newMatch(tables()[0] as GameConfig, library), [{ is: 'person' }, { is: 'person' }]);
  const proposed = host.act(0, { propose: 'draw' }, 0) as Change;
  expect(host.tellText(proposed, 1)).toBe(JSON.stringify(host.tell(proposed, 1)));
});
