import { discard, draw, type Effect, type HeroDef, may, take } from '@peerless/language';
import { apply, below, createRng, decision, newGame } from '@peerless/rules';
import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { message, promptText, TEXT_LANGUAGES, type TextLanguage } from '../src/index.ts';
import { everyHero, someBoard, tableOf } from './table.ts';

/** Questions that say what they are about. */

interface Asking {
  readonly source: { readonly card: string } | { readonly ability: string };
  readonly effect: Effect;
}

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const ASK: readonly string[] = ['may', 'pay'];

/** All operations of a tree that ask whether. */
function askingIn(tree: unknown): Effect[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const inner = Object.values(tree).flatMap(askingIn);
  return 'op' in tree && ASK.includes(String(tree.op)) ? [tree as Effect, ...inner] : inner;
}

const askingOf = (hero: HeroDef): Asking[] => [
  ...askingIn(hero.hooks).map((effect) => ({ source: { ability: hero.slug }, effect })),
  ...hero.cards.flatMap((card) =>
    askingIn(card).map((effect) => ({ source: { card: `${hero.slug}/${card.slug}` }, effect })),
  ),
];

const every = everyHero.flatMap((hero) =>
  askingOf(hero).map((asking) => ({ hero, asking, name: JSON.stringify(asking.source) })),
);

function said({ effect, source }: Asking, hero: string, lang: TextLanguage): string {
  const names = tableOf([hero, hero === 'medusa' ? 'alice' : 'medusa'], 0, lang);
  return promptText({ prompt: effect.op === 'pay' ? 'pay' : 'may', kind: 'yes-no', source, effect }, names);
}

const general = (lang: TextLanguage): readonly string[] => [
  message(lang, 'promptMay'),
  message(lang, 'promptPay'),
];

test.each(every)('$name says what is asked in every language', ({ hero, asking }) => {
  for (const lang of TEXT_LANGUAGES) {
    const text = said(asking, hero.slug, lang);
    expect(general(lang).filter((question) => text.endsWith(question))).toEqual([]);
    expect(text).toMatch(/[.:] \S|– \S/);
    expect(text).not.toContain('\n');
  }
});

describe('whoever is asked', () => {
  const promptsOf = (hero: string, slug: string): string[] =>
    every
      .filter(({ asking: { source } }) => 'card' in source && source.card === `${hero}/${slug}`)
      .flatMap(({ asking }) => TEXT_LANGUAGES.map((lang) => plain(said(asking, hero, lang))));

  test('is told what no means, and reads the card from the own side', () => {
    expect(promptsOf('bloody-mary', 'stolen-memories')).toEqual([
      "Stolen Memories: You may discard that card. If you do not, your opponent deals damage to your hero equal to that card's BOOST.",
      'Memórias Roubadas: Você pode descartar essa carta. Se não fizer isso, seu oponente causa ao seu herói uma quantidade de dano igual ao valor de REFORÇAR dessa carta.',
      'Souvenirs volés – Vous pouvez défausser cette carte. Si vous ne le faites pas, votre adversaire inflige à votre héros un nombre de dégâts égal au BOOST de celle-ci.',
      'Викрадені спогади: Ви можете скинути ту карту. Якщо ви цього не зробите, суперник завдає вашому героєві стільки поранень, скільки становить її значення ПОЛІПШЕННЯ.',
    ]);
  });

  test('reads only the part in question', () => {
    expect(promptsOf('beowulf', 'the-ancient-heirloom').filter((text) => text.startsWith('The'))).toEqual([
      "The Ancient Heirloom: You may spend 2 Rage to change this card's value to 5.",
      'The Ancient Heirloom: You may spend 1 Rage to BOOST this card.',
    ]);
  });
});

test('without the operation, or with one that the card does not have, the question is general', () => {
  const names = tableOf(['alice', 'medusa']);
  const asked = { prompt: 'may', kind: 'yes-no', source: { card: 'alice/feint' } } as const;
  expect(promptText(asked, names)).toBe('Feint: Do you want to use this effect?');
  expect(promptText({ ...asked, effect: may(draw(9)) }, names)).toBe(
    'Feint: Do you want to use this effect?',
  );
});

test('a card is taken for something', () => {
  const names = tableOf(['robin-hood', 'medusa']);
  const ask = (effect: Effect): string =>
    promptText({ prompt: 'take', kind: 'card', source: { card: 'robin-hood/feint' }, effect }, names);
  expect(ask(discard('opponent'))).toBe('Feint: Choose a card to discard.');
  expect(ask(take({ from: 'discard', choice: 'you', to: 'hand' }))).toBe(
    'Feint: Choose a card to put into your hand.',
  );
  expect(ask(take({ from: 'hand', choice: 'you', to: 'top' }))).toContain('on top of the deck');
  expect(ask(take({ from: 'hand', choice: 'you', to: 'bottom' }))).toContain('on the bottom of the deck');
  expect(ask(take({ from: 'hand', choice: 'you', to: 'aside' }))).toBe('Feint: Choose a card.');
});

test('the engine names the operation that asks', () => {
  const names = tableOf(['jekyll-and-hyde', 'medusa'], 0);
  const seats = [{ hero: 'jekyll-and-hyde' }, { hero: 'medusa' }];
  const game = newGame({ seed: '1', board: someBoard.slug, mode: 'duel', seats }, testLibrary());
  const rng = createRng('1');
  let asked = decision(game);
  while (asked !== null && asked.prompt !== 'may') {
    apply(game, below(rng, asked.options.length));
    asked = decision(game);
  }
  expect(asked && promptText(asked, names)).toBe("Jekyll & Hyde's ability: You may change form.");
});
