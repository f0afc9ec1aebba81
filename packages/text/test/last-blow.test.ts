import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { LANGUAGES } from '@peerless/language';
import { expect, test } from 'vitest';
import { blowText, namesFor, winText } from '../src/index.ts';

const [board] = boards;
const pair = ['king-arthur', 'little-red-riding-hood'].flatMap((slug) =>
  heroes.filter((hero) => hero.slug === slug),
);

test('who won and what felled the other, as in a book', () => {
  const told = LANGUAGES.flatMap((lang) => {
    if (board === undefined) throw new Error('there is no board');
    const names = namesFor(pair, board, lang, null);
    const blow = { fighter: 'little-red-riding-hood', amount: 2 } as const;
    return [
      winText({ winners: [0], reason: 'defeat' }, names),
      blowText({ ...blow, kind: 'combat', by: { card: 'king-arthur/noble-sacrifice' } }, names),
      blowText({ ...blow, amount: 1, kind: 'effect', by: { ability: 'king-arthur' } }, names),
      blowText({ ...blow, kind: 'exhaustion', by: {} }, names),
    ];
  });
  expect(told.map((line) => line.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
    'King Arthur wins the game',
    'Noble Sacrifice deals 2 damage to Little Red',
    "King Arthur's ability deals 1 damage to Little Red",
    'Little Red takes 2 damage from exhaustion',
    'O Rei Arthur vence o jogo',
    '“Sacrifício Nobre” causa 2 pontos de dano na Chapeuzinho',
    'A habilidade do Rei Arthur causa 1 ponto de dano na Chapeuzinho',
    'A Chapeuzinho sofre 2 pontos de dano de exaustão',
    'Le Roi Arthur remporte la partie',
    '« Noble sacrifice » inflige 2 dégâts au Chaperon rouge',
    'La capacité du Roi Arthur inflige 1 dégât au Chaperon rouge',
    'Le Chaperon rouge subit 2 dégâts d’épuisement',
    'Король Артур перемагає у грі',
    '«Шляхетна жертва» завдає Червоній Шапочці 2 поранень',
    'Уміння короля Артура завдає Червоній Шапочці 1 поранення',
    'Червона Шапочка зазнає 2 поранень від виснаження',
  ]);
});
