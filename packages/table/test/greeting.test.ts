import { decision, type GameConfig, type Viewer, viewFor } from '@peerless/rules';
import { newMatch, observationOf, RULES_VERSION } from '@peerless/rules/match';
import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import {
  greet,
  type Hello,
  Host,
  momentTexts,
  PROTOCOL,
  type ToGuest,
  toldAfter,
  type Welcome,
} from '../src/index.ts';

const DUEL: GameConfig = {
  seed: '1',
  board: 'sarpedon',
  mode: 'duel',
  seats: [{ hero: 'medusa' }, { hero: 'king-arthur' }],
};

const opened = (): Host =>
  new Host(newMatch(DUEL, testLibrary()), [{ is: 'person' }, { is: 'bot', bot: 'casual' }]);

const hello = (known: Hello['known'] = null): Hello => ({ protocol: PROTOCOL, rules: RULES_VERSION, known });

const answered = (host: Host, viewer: Viewer, said: Hello): ToGuest =>
  JSON.parse(greet(host, viewer, said, () => momentTexts(host.match, host.match.library, viewer)));

function welcomed(host: Host, known: Hello['known'] = null, viewer: Viewer = 0): Welcome {
  const answer = answered(host, viewer, hello(known));
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
  expect(toldAfter([], told)).toEqual(host.story(0).moments);
  expect(JSON.stringify(welcomed(host)).length).toBeLessThan(200_000);
});

test('whoever was here before is told what is missing', () => {
  const host = opened();
  const { content } = welcomed(host);
  play(host);
  play(host);
  const before = host.story(0).moments.slice(0, 2);
  const answer = answered(host, 0, hello({ seq: 1, content }));
  if (!('told' in answer)) throw new Error(`nothing told: ${Object.keys(answer)}`);
  expect(answer.told).toMatchObject({ since: 1, seq: 2, cut: 2 });
  expect(toldAfter(before, answer.told)).toEqual(host.story(0).moments);
});

test('whoever reads words is told all of the present position with the story; nobody else is', () => {
  const host = opened();
  play(host);
  const { content, told } = welcomed(host);
  expect(told).not.toHaveProperty('now');
  for (const known of [null, { seq: 0, content }, { seq: 1, content }]) {
    const answer = answered(host, 0, { ...hello(known), words: true });
    const { now } = 'welcome' in answer ? answer.welcome.told : 'told' in answer ? answer.told : {};
    const { config, library } = host.match;
    const seen = now && observationOf(now, config, library, 0);
    expect(seen && viewFor(seen)).toEqual(host.story(0).moments.at(-1)?.view);
    expect(answered(host, 0, { ...hello(known), words: false })).not.toHaveProperty('told.now');
  }
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
    expect(answered(opened(), 0, { ...hello(), ...other })).toEqual({ reload: true });
  },
);

test('whatever somebody knows, after the answer they know the whole story, and so does everybody', () => {
  const host = opened();
  const { content } = welcomed(host);
  for (let n = 0; n < 12; n++) play(host);
  for (const viewer of [0, 1, 'spectator', 'open'] as const) {
    const { moments, ...status } = host.story(viewer);
    const { told } = welcomed(host, null, viewer);
    expect(told).toMatchObject(status);
    expect(toldAfter([], told)).toEqual(moments);
    for (const seq of [0, 5, 12]) {
      const answer = answered(host, viewer, hello({ seq, content }));
      if (!('told' in answer)) throw new Error(`nothing told: ${Object.keys(answer)}`);
      expect(toldAfter(moments.slice(0, seq + 1), answer.told)).toEqual(moments);
    }
    for (const known of [
      { seq: 13, content },
      { seq: 3, content: 'another' },
    ])
      expect(welcomed(host, known, viewer).told.since).toBeNull();
  }
});
