import {
  type Address,
  addressText,
  type CardDef,
  COMBAT_TIMINGS,
  choose as chooseModes,
  discard,
  draw,
  type Effect,
  type Fighters,
  type HeroDef,
  may,
  own,
  recover,
  seq,
  TIMINGS,
  take,
  walkEffect,
} from '@peerless/language';
import { apply, below, createLibrary, createRng, decision, newGame } from '@peerless/rules';
import { gameFromPosition, type SeatPosition } from '@peerless/rules/position';
import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import {
  message,
  namesFor,
  optionText,
  promptText,
  TEXT_LANGUAGES,
  type TextLanguage,
} from '../src/index.ts';
import { everyHero, heroNamed, someBoard, tableOf } from './table.ts';
import { testHero } from './test-hero.ts';

/** Questions that say what they are about. */

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const ASK: readonly string[] = ['may', 'pay'];

interface Asking {
  readonly address: Address;
  readonly effect: Effect;
}

/** All operations of a box that ask whether. */
function askingIn(box: Effect | undefined, address: Address): Asking[] {
  const found: Asking[] = [];
  if (box === undefined) return found;
  walkEffect(box, ({ kind, name, node, path }) => {
    if (kind !== 'effect' || !ASK.includes(name)) return;
    const steps = (path.match(/\w+/g) ?? []).map((step) => (/^\d/.test(step) ? Number(step) : step));
    found.push({ effect: node as Effect, address: { ...address, path: steps } });
  });
  return found;
}

const askingOf = ({ slug: hero, hooks, cards }: HeroDef): Asking[] => [
  ...hooks.flatMap((hook, ability) => askingIn(hook.do, { hero, ability, box: 'hook', path: [] })),
  ...cards.flatMap((card) =>
    TIMINGS.flatMap((box) => askingIn(card[box], { hero, card: card.slug, box, path: [] })),
  ),
  ...cards.flatMap((card) =>
    COMBAT_TIMINGS.flatMap((box) =>
      askingIn(card.bonusAttack?.[box], { hero, card: card.slug, bonus: true, box, path: [] }),
    ),
  ),
];

const every = everyHero.flatMap((hero) =>
  askingOf(hero).map((asking) => ({ hero, asking, name: addressText(asking.address) })),
);

function said({ effect, address }: Asking, hero: string, lang: TextLanguage): string {
  const names = tableOf([hero, hero === 'medusa' ? 'alice' : 'medusa'], 0, lang);
  const source = 'card' in address ? { card: `${hero}/${address.card}` } : { ability: hero };
  const prompt = effect.op === 'pay' ? 'pay' : 'may';
  return promptText({ prompt, kind: 'yes-no', source, effect, address }, names);
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
      .filter(
        ({ hero: { slug: of }, asking: { address } }) =>
          of === hero && 'card' in address && address.card === slug,
      )
      .flatMap(({ asking }) => TEXT_LANGUAGES.map((lang) => plain(said(asking, hero, lang))));

  test('is told what no means, and reads the card from the own side', () => {
    expect(promptsOf('bloody-mary', 'stolen-memories')).toEqual([
      "Stolen Memories: You may discard that card. If you do not, your opponent deals damage to your hero equal to that card's BOOST.",
      'Memórias Roubadas: Você pode descartar essa carta. Se não fizer isso, seu oponente causa ao seu herói uma quantidade de dano igual ao valor de REFORÇAR dessa carta.',
      'Souvenirs volés – Vous pouvez défausser cette carte. Si vous ne le faites pas, votre adversaire inflige à votre héros un nombre de dégâts égal au BOOST de celle-ci.',
      'Викрадені спогади: Ви можете скинути ту карту. Якщо ви цього не зробите, суперник завдає вашому героєві стільки поранень, скільки становить її значення ПОЛІПШЕННЯ.',
    ]);
  });

  test('hears once of an opponent who does two things, and discards what another player chooses', () => {
    expect(promptsOf('blackbeard', 'fearsome-and-calculating')).toEqual([
      'Fearsome and Calculating: You may pay Blackbeard 1 doubloon from the treasury. If you do not, your opponent looks at your hand and chooses 1 card for you to discard.',
      'Temível e Calculista: Você pode pagar ao Barba Negra 1 dobrão do tesouro. Se não fizer isso, seu oponente olha sua mão e escolhe 1 carta para você descartar.',
      'Redoutable et calculateur – Vous pouvez payer à Barbe-Noire 1 doublon du trésor. Si vous ne le faites pas, votre adversaire consulte votre main et choisit 1 carte dont vous vous défaussez.',
      'Грізний і розважливий: Ви можете сплатити Чорній Бороді 1 дублон зі скарбниці. Якщо ви цього не зробите, суперник переглядає вашу руку й вибирає 1 карту, яку ви скинете.',
    ]);
  });

  test('reads only the part in question', () => {
    expect(promptsOf('beowulf', 'the-ancient-heirloom').filter((text) => text.startsWith('The'))).toEqual([
      "The Ancient Heirloom: You may spend 2 Rage to change this card's value to 5.",
      'The Ancient Heirloom: You may spend 1 Rage to BOOST this card.',
    ]);
  });
});

describe('a number', () => {
  const numberOf = (
    hero: string,
    card: string,
    box: 'scheme' | 'during',
    path: Address['path'] = [],
  ): string => {
    const names = tableOf([hero, 'medusa'], 0);
    const { slug, [box]: whole } = heroNamed(hero).cards.find((each) => each.slug === card) ?? {};
    let effect = whole as unknown;
    for (const step of path) effect = (effect as Record<string | number, unknown>)[step];
    const isOther = (effect as { readonly by?: string }).by === 'opponent';
    const source = { card: `${hero}/${slug}` };
    const address = { hero, card, box, path };
    return promptText(
      { prompt: 'pick', kind: 'number', source, effect: effect as Effect, address, seat: isOther ? 1 : 0 },
      names,
    );
  };

  test('is asked as how many, after what it is good for', () => {
    expect(numberOf('nikola-tesla', 'death-ray', 'during')).toBe(
      "Death Ray: Spend any number of charged coils. If you spent exactly 1 charged coil, this card's value becomes 5. If you spent exactly 2 charged coils, this card's value becomes 7. How many?",
    );
  });

  test('is asked of the opponent as the opponent reads it', () => {
    expect(numberOf('blackbeard', 'queen-anne-s-revenge', 'during')).toBe(
      "Queen Anne's Revenge: You may pay Blackbeard any number of doubloons from the treasury. Your opponent subtracts 2 from this card's value for each doubloon paid this way. How many?",
    );
  });

  test('that is looked for on cards is no amount', () => {
    expect(numberOf('sherlock-holmes', 'confirm-suspicion', 'scheme', ['do'])).toMatch(/Choose a number\.$/);
  });
});

test('without the operation, or with one that the card does not have, the question is general', () => {
  const names = tableOf(['alice', 'medusa']);
  const asked = { prompt: 'may', kind: 'yes-no', source: { card: 'alice/feint' } } as const;
  expect(promptText(asked, names)).toBe('Feint: Do you want to use this effect?');
  for (const address of [
    { hero: 'alice', card: 'feint', box: 'immediately', path: ['do', 3] },
    { hero: 'alice', card: 'feint', box: 'scheme', path: [] },
    { hero: 'alice', card: 'feint', box: 'immediately', path: ['toString'] },
    { hero: 'alice', card: 'castle', box: 'during', path: [] },
    { hero: 'alice', ability: 99, box: 'hook', path: [] },
    { hero: 'nobody', ability: 0, box: 'hook', path: [] },
  ] as const)
    expect(promptText({ ...asked, address }, names)).toBe('Feint: Do you want to use this effect?');
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
  expect(ask(take({ from: 'discard', choice: 'you', to: 'deck' }))).toContain('shuffle into the deck');
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

describe('a step of a way that somebody watches', () => {
  const seats: readonly SeatPosition[] = [
    {
      hero: 'king-arthur',
      hand: ['regroup'],
      deck: [],
      fighters: { 'king-arthur': { space: 13 }, merlin: { space: 38 } },
    },
    { hero: 'tomoe-gozen', fighters: { 'tomoe-gozen': { space: 12 } } },
  ];
  const game = gameFromPosition({ board: 'sarpedon', seats }, testLibrary());
  for (const key of ['maneuver', 'card regroup', 'move king-arthur 20'])
    apply(game, decision(game)?.options.findIndex((option) => option.key === key) ?? -1);
  const asked = decision(game);

  test.each([
    ['en', 'King Arthur goes to space 20, and the way there matters. Choose the next step.'],
    ['pt', 'O Rei Arthur vai até o espaço 20, e o caminho faz diferença. Escolha o próximo passo.'],
    ['fr', 'Le Roi Arthur va jusqu’à la case 20, et le chemin compte. Choisissez la case suivante.'],
    ['uk', 'Король Артур прямує до комірки 20, і шлях має значення. Виберіть наступний крок.'],
  ] as const)('is asked for with the space where it leads: %s', (lang, text) => {
    expect(asked && promptText(asked, tableOf(['king-arthur', 'tomoe-gozen'], 0, lang))).toBe(text);
  });
});

describe('the operation that asks is the one at the address, though others are equal', () => {
  /** One object in two places, as a hero file may have it: the first time it is about Merlin, then about anybody. */
  const heal = may(recover({ sel: 'reg', reg: 0 }, 2));
  const picked = (from: Fighters): Effect => ({
    op: 'pick',
    from: { pick: 'fighter', who: from },
    as: 0,
    do: heal,
  });
  const scheme = seq(
    picked(own('merlin')),
    picked(own('harpy')),
    chooseModes(1, draw(1), draw(2)),
    chooseModes(1, draw(3), draw(4)),
  );
  const [, card] = testHero.cards;
  const hero = { ...testHero, cards: [{ ...card, scheme } as CardDef] };
  const names = namesFor([hero, heroNamed('alice')], someBoard, 'en', 0);
  const source = { card: 'medusa/glance' };
  const at = (...path: (string | number)[]): Address => ({
    hero: 'medusa',
    card: 'glance',
    box: 'scheme',
    path,
  });
  const asked = (address: Address): string =>
    promptText({ prompt: 'may', kind: 'yes-no', source, address }, names);
  const modes = (address: Address): string =>
    optionText({ type: 'modes', key: 'modes 2', modes: [2] }, names, { source, address });

  test('two questions of the same words', () => {
    expect(asked(at('do', 0, 'do'))).toBe('Glance: You may have Merlin recover 2 health.');
    expect(asked(at('do', 1, 'do'))).toBe('Glance: You may have that Harpy recover 2 health.');
  });

  test('two lists of modes', () => {
    expect(modes(at('do', 2))).toBe('Draw 2 cards.');
    expect(modes(at('do', 3))).toBe('Draw 4 cards.');
    expect(modes(at('do', 1))).toBe('2');
  });

  test('the engine says which one asks', () => {
    const lists = seq(chooseModes(1, draw(1), draw(2)), chooseModes(1, draw(3), draw(4)));
    const real = heroNamed('medusa');
    const cards = real.cards.map((other) => (other.type === 'scheme' ? { ...other, scheme: lists } : other));
    const filled = { ...real, cards };
    const library = createLibrary({ heroes: [filled, heroNamed('alice')], boards: [someBoard] });
    const seats = [{ hero: 'medusa' }, { hero: 'alice' }];
    const paths = new Set<string>();
    for (let n = 1; paths.size < 2 && n < 50; n++) {
      const game = newGame({ seed: String(n), board: someBoard.slug, mode: 'duel', seats }, library);
      const rng = createRng(String(n));
      for (let asked = decision(game); asked !== null; asked = decision(game)) {
        const { address } = asked;
        if (
          asked.prompt === 'modes' &&
          address !== undefined &&
          'card' in address &&
          address.hero === 'medusa'
        )
          paths.add(address.path.join('.'));
        apply(game, below(rng, asked.options.length));
      }
    }
    expect([...paths].sort()).toEqual(['do.0', 'do.1']);
  });
});

describe('a question says what for', () => {
  const sisters = 'the-wayward-sisters';
  const fire = heroNamed(sisters).cards.find(({ slug }) => slug === 'fire-burn-and-cauldron-bubble');
  const box = { hero: sisters, card: 'fire-burn-and-cauldron-bubble', box: 'immediately' } as const;
  const asked: { readonly [L in TextLanguage]: readonly [string, string, string] } = {
    en: [
      "You may reveal the top card of Pandora's Box and resolve it.",
      'Put 1 card from your discard pile into your cauldron. Choose a card.',
      "Where does Trick: Baldr's Downfall go?",
    ],
    pt: [
      'Você pode revelar e resolver a carta do topo da Caixa de Pandora.',
      'Coloque 1 carta da sua pilha de descartes no seu caldeirão. Escolha uma carta.',
      'Para onde vai Truque: A Queda de Balder?',
    ],
    fr: [
      'Vous pouvez révéler la première carte de la boîte de Pandore pour en résoudre l’effet.',
      'Mettez 1 carte de votre défausse dans votre chaudron. Choisissez une carte.',
      'Où va Fourberie : la chute de Balder ?',
    ],
    uk: [
      'Ви можете відкрити й застосувати верхню карту скриньки Пандори.',
      'Покладіть 1 карту зі свого скиду у свій казан. Виберіть карту.',
      'Куди піде Витівка: Загибель Бальдра?',
    ],
  };

  test.each(TEXT_LANGUAGES)('%s', (lang) => {
    const names = tableOf([sisters, 'loki', 'pandora'], 0, lang);
    const again = names.asked({ hero: 'pandora', ability: 0, box: 'hook', path: ['do', 0] });
    const taken = promptText(
      {
        prompt: 'take',
        kind: 'card',
        seat: 0,
        source: { card: `${sisters}/fire-burn-and-cauldron-bubble` },
        ...(fire?.immediately === undefined ? {} : { effect: fire.immediately }),
        address: { ...box, path: [] },
      },
      names,
    );
    const back = promptText(
      {
        prompt: 'comeBack',
        kind: 'mode',
        source: { rule: 'RU-74' },
        options: [{ type: 'toTop', key: 'toTop', card: 'loki/trick-baldrs-downfall' }],
      },
      names,
    );
    expect(plain(again)).toBe(asked[lang][0]);
    expect(plain(taken)).toContain(asked[lang][1]);
    expect(plain(back)).toContain(asked[lang][2]);
  });
});
