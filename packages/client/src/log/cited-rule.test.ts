import { readFileSync } from 'node:fs';
import { readRulebook } from '@peerless/text';
import { expect, test } from 'vitest';
import { playedGame } from '../../test/played-game.ts';
import { citedRule } from './cited-rule.ts';

const book = (name: string) =>
  readRulebook(readFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), 'utf8'));
const known = [...book('rules').rules.keys(), ...book('rulings').rules.keys()];

test('whatever no card or ability has caused has a rule that can be read', () => {
  const events = ['1', '2']
    .flatMap((seed) => playedGame(['bloody-mary', 'invisible-man'], seed, 'open', 1000).moments)
    .flatMap((moment) => moment.events);
  for (const event of events)
    if (event.cause.card === undefined && event.cause.ability === undefined)
      expect(known, event.type).toContain(citedRule(event));
});

test('nobody but the players ends a game by resigning', () => {
  const outcome = { winners: [0], reason: 'resigned' } as const;
  expect(citedRule({ type: 'gameEnded', outcome, cause: {} })).toBe(null);
});
