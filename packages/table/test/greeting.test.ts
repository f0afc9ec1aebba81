import { decision, type GameConfig } from '@peerless/rules';
import { newMatch, RULES_VERSION } from '@peerless/rules/match';
import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { greet, greetText, type Hello, Host, momentTexts, PROTOCOL, type Welcome } from '../src/index.ts';

const DUEL: GameConfig = {
  seed: '1',
  board: 'sarpedon',
  mode: 'duel',
  seats: [{ hero: 'medusa' }, { hero: 'king-arthur' }],
};

const opened = (): Host =>
  new Host(newMatch(DUEL, testLibrary()), [{ is: 'person' }, { is: 'bot', bot: 'casual' }]);

const hello = (known: Hello['known'] = null): Hello => ({ protocol: PROTOCOL, rules: RULES_VERSION, known });

function welcomed(host: Host, known: Hello['known'] = null): Welcome {
  const answer = greet(host, 0, hello(known));
  if (!('welcome' in answer)) throw new Error(`no welcome: ${Object.keys(answer)}`);
  return answer.welcome;
}

/** The first option for whoever is asked. */
const play = (host: Host): unknown =>
  host.act(host.asked ?? -1, { choose: decision(host.match.game)?.options[0]?.key ?? '' }, host.seq);

test('a stranger is told everything about the table but its seed', () => {
  const host = opened();
  const { config, viewer, library, told } = welcomed(host);
  expect(config).not.toHaveProperty('seed');
  expect(config).toMatchObject({ board: DUEL.board, seats: DUEL.seats });
  expect(viewer).toBe(0);
  expect(library.heroes.map(({ slug }) => slug)).toEqual(['medusa', 'king-arthur']);
  expect(library.boards.map(({ slug }) => slug)).toEqual(['sarpedon']);
  expect(told).toEqual(host.story(0));
  expect(JSON.stringify(welcomed(host)).length).toBeLessThan(200_000);
});

test('whoever was here before is told what is missing', () => {
  const host = opened();
  const { content } = welcomed(host);
  play(host);
  play(host);
  expect(greet(host, 0, hello({ seq: 1, content }))).toEqual({ told: host.story(0, 1) });
});

test('other content, or a story that is longer than ours, is told from the beginning', () => {
  const host = opened();
  const { content } = welcomed(host);
  expect(welcomed(host, { seq: 0, content: 'another' }).told.cut).toBe(0);
  expect(welcomed(host, { seq: 1, content }).told.since).toBeNull();
});

test.each([{ protocol: PROTOCOL + 1 }, { rules: RULES_VERSION - 1 }])(
  '%j has to load the page again',
  (other) => {
    expect(greet(opened(), 0, { ...hello(), ...other })).toEqual({ reload: true });
  },
);

test('as JSON it says the same, to everybody', () => {
  const host = opened();
  const { content } = welcomed(host);
  for (let n = 0; n < 12; n++) play(host);
  const hellos = [
    hello(),
    { ...hello(), rules: 0 },
    ...[0, 5, 12, 13].map((seq) => hello({ seq, content })),
    hello({ seq: 3, content: 'another' }),
  ];
  for (const viewer of [0, 1, 'spectator', 'open'] as const)
    for (const said of hellos) {
      const text = greetText(host, viewer, said, () => momentTexts(host.match, host.match.library, viewer));
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(greet(host, viewer, said))));
    }
});
