import { describe, expect, test } from 'vitest';
import { cardTitle, shownSymbol } from '../src/play/card-title.ts';
import { anybody, inFolder, peerless, until } from './terminal.ts';

/** What is printed on the cards of Little Red, and what lies in her basket. */

const WORDS = 'play --heroes little-red-riding-hood,medusa --board sarpedon --seed 4 --bots random'.split(
  ' ',
);

const seatWith = (...discard: string[]) =>
  ({
    seats: [
      { hero: 'little-red-riding-hood', discard },
      { hero: 'medusa', discard: [] },
    ],
  }) as never;

describe('the basket', () => {
  test('shows the symbol of the top discard, and something wild before there is one', () => {
    expect(shownSymbol(seatWith(), 0)).toBe('wild');
    expect(shownSymbol(seatWith('what-large-hands-you-have', 'the-wolf-s-skin'), 0)).toBe('knife');
    expect(shownSymbol(seatWith('the-wolf-s-skin', 'what-large-hands-you-have'), 0)).toBe('wolfskin');
    expect(shownSymbol(seatWith(), 1)).toBeUndefined();
  });

  test('stands beside her piles, on every screen', async () => {
    const held = /discard [1-9]\d* {3}Basket: (Knife|Wolfskin|Wolfsbane)/;
    const pipe = await peerless(WORDS, {
      home: inFolder('basket'),
      answer: until([held], anybody(2, ['discard', 'hand'], 70)),
    });
    expect(pipe.out).toContain('discard 0   Basket: Wild');
    expect(pipe.out).toMatch(held);
    for (const [width, height] of [
      [80, 24],
      [140, 50],
    ] as const) {
      const world = { width, height, isTerminal: true, home: inFolder('basket') };
      const shown = /Basket: (Knife|Wolfskin|Wolfsbane)/;
      const { out } = await peerless(WORDS, { ...world, answer: until([shown], anybody(2, [], 60)) });
      expect(out).toContain('Basket: Wild');
      expect(out).toMatch(shown);
    }
  });
});

test('the parts of a row stand there by name, each with whether it is active', async () => {
  const words = 'play --heroes rosie-the-riveter,medusa --board sarpedon --seed 4 --bots random'.split(' ');
  const shown = /✓ Merlin Engine\s+✗ Cavity Magnetron\s+✗ Sedgley Fist Gun\s+✗ Whizbang/;
  const { out } = await peerless(words, {
    home: inFolder('row'),
    answer: until([shown], anybody(2, [], 40)),
  });
  expect(out).toMatch(shown);
});

test('a side deck stands there with how many lie face down, and what lies open', async () => {
  const words = 'play --heroes pandora,medusa --board sarpedon --seed 4 --bots random'.split(' ');
  const shown = /Pandora's Box 6\s+·?\s*(?:Pain|Toil|Greed|Misfortune|Confusion|Woe|Hope)/;
  const { out } = await peerless(words, {
    home: inFolder('side-deck'),
    answer: until([shown], anybody(2, [], 40)),
  });
  expect(out).toMatch(shown);
});

test('a pile of its own stands there with the marks in it and its cards in order', async () => {
  const words = 'play --heroes william-shakespeare,medusa --board sarpedon --seed 4 --bots random'.split(' ');
  const shown = /Line [2468] of 10 syllables:\s+\S/;
  const { out } = await peerless(words, {
    home: inFolder('own-pile'),
    answer: until([shown], anybody(2, [], 60)),
  });
  expect(out).toMatch(shown);
});

describe('symbols', () => {
  const names = {
    lang: 'en',
    card: (slug: string) => slug.split(':')[0],
    symbol: (name: string) => ({ slug: name, name }),
  } as never;

  test('are those of the copy, or of all copies', () => {
    expect(cardTitle('the-wolf-s-skin', 0, seatWith(), names)).toBe('the-wolf-s-skin [Knife]');
    expect(cardTitle('into-the-woods:wolfsbane', 0, seatWith(), names)).toBe('into-the-woods [Wolfsbane]');
    expect(cardTitle('into-the-woods', 0, seatWith(), names)).toBe('into-the-woods');
    expect(cardTitle('feint', 1, seatWith(), names)).toBe('feint');
  });

  test('are told in hand, choices and discard', async () => {
    const hands = /\n(1× .*\n(?:\d× .*\n)+)/;
    const discarded = /Little Red Riding Hood \(\d+\): .*\[(Knife|Wolfskin|Wolfsbane|Wild)\]/;
    const { out } = await peerless(WORDS, {
      home: inFolder('symbols'),
      answer: until([hands, discarded], anybody(2, ['discard', 'hand'], 70)),
    });
    const [, hand = ''] = hands.exec(out) ?? [];
    for (const line of hand.trim().split('\n')) expect(line).toMatch(/\[(Knife|Wolfskin|Wolfsbane|Wild)\]/);
    expect(out).toMatch(discarded);
  });
});
