import {
  add,
  away,
  between,
  compare,
  countOf,
  damage,
  dealing,
  dealtTo,
  defeat,
  discarding,
  draw,
  type Effect,
  exists,
  fixValue,
  heroFighter,
  inCombat,
  may,
  mayBoost,
  mine,
  move,
  opposing,
  own,
  pay,
  pick,
  pickNumber,
  pickOpponent,
  pickToken,
  place,
  recover,
  redirect,
  relocateToken,
  returnDefeated,
  seq,
  setHealth,
  swap,
  take,
  theirs,
  was,
  when,
  won,
  zonesOf,
} from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { abilityText, effectText, message } from '../src/index.ts';
import { conjugate } from '../src/lexicon/pt/conjugation.ts';
import { verbs } from '../src/lexicon/pt/verbs.ts';
import { EVENT_VERBS, VERBS } from '../src/meaning/clause.ts';
import { after } from '../src/realise/pt/noun.ts';
import { goldenText } from './golden-text.ts';
import { everyHero, heroNamed } from './table.ts';
import { combatCard, testHero } from './test-hero.ts';

const medusa = own('medusa');
const merlin = own('merlin');
const vampire = heroFighter(heroNamed('dracula'));
const say = (effect: Effect): string => effectText(effect, testHero, 'pt', combatCard);

describe('words that are drawn together', () => {
  test.each([
    ['de', 'o Merlin', 'do Merlin'],
    ['em', 'a Medusa', 'na Medusa'],
    ['a', 'a Medusa', 'à Medusa'],
    ['a', 'o Merlin', 'ao Merlin'],
    ['por', 'os clones', 'pelos clones'],
    ['de', 'ela', 'dela'],
    ['em', 'esse espaço', 'nesse espaço'],
    ['de', 'seu oponente', 'do seu oponente'],
    ['a', 'sua Fúria', 'à sua Fúria'],
    ['em', 'um espaço', 'em um espaço'],
    ['de', 'Drácula', 'de Drácula'],
    ['por causa de', 'a Medusa', 'por causa da Medusa'],
    ['de', '“A Grimm Tale”', 'de “A Grimm Tale”'],
  ])('%s + %s', (prep, text, joined) => {
    expect(after(prep, text)).toBe(joined);
  });
});

describe('verb forms', () => {
  test.each([
    ['comprar', 'imp', false, 'compre'],
    ['colocar', 'imp', false, 'coloque'],
    ['REFORÇAR', 'imp', false, 'REFORCE'],
    ['vencer', 'imp', false, 'vença'],
    ['vencer', 'sub', false, 'vencer'],
    ['ser', 'sub', true, 'forem'],
    ['estar', 'sub', false, 'estiver'],
    ['perder', 'past', false, 'perdeu'],
    ['mover', 'pres', true, 'movem'],
  ] as const)('%s %s', (verb, form, plural, said) => {
    expect(conjugate(verb, form, plural)).toBe(said);
  });

  test('every verb has a known ending', () => {
    for (const verb of [...VERBS, ...EVENT_VERBS]) {
      const { base, fixed } = verbs[verb];
      if (!fixed) expect(base.split(' ')[0]).toMatch(/(ar|er|ir|AR)$/);
    }
  });
});

describe('gender, number and pronouns', () => {
  test.each([
    [
      away(medusa),
      'Remova a Medusa do tabuleiro. Coloque-a em qualquer espaço no começo do seu próximo turno.',
    ],
    [
      away(merlin),
      'Remova o Merlin do tabuleiro. Coloque-o em qualquer espaço no começo do seu próximo turno.',
    ],
    [swap(medusa, merlin), 'Troque a Medusa de lugar com o Merlin.'],
    [setHealth(merlin, 8), 'Ajuste a vida do Merlin para 8.'],
    [
      returnDefeated({ kind: 'harpy', at: { inZoneOf: medusa } }),
      'Retorne uma harpia derrotada para qualquer espaço da zona da Medusa.',
    ],
    [
      when(exists(own('harpy', { state: 'defeated' })), draw(1)),
      'Se uma harpia estiver derrotada, compre 1 carta.',
    ],
    [
      when(exists(own('merlin', { state: 'defeated' })), draw(1)),
      'Se o Merlin estiver derrotado, compre 1 carta.',
    ],
    [
      move(own(), 3, { through: true }),
      'Mova cada um dos seus combatentes em até 3 espaços. Eles podem se mover através de combatentes inimigos.',
    ],
    [seq(recover(medusa, 1), move(medusa, 1)), 'A Medusa recupera 1 ponto de vida. Mova-a em até 1 espaço.'],
    [
      pay('rage', 1, defeat(theirs())),
      'Você pode gastar 1 ponto de Fúria para derrotar o combatente inimigo.',
    ],
    [
      when(exists(theirs({ is: 'sidekick' })), pay('rage', 3, defeat(theirs()))),
      'Se o combatente inimigo for um ajudante, você pode gastar 3 pontos de Fúria para derrotá-lo.',
    ],
    [
      fixValue(0),
      'O valor da carta do seu oponente se torna 0 e não pode ser alterado por efeitos de cartas.',
    ],
    [
      when(won(), draw(2), draw(1)),
      'Compre 1 carta. Se você venceu este combate, em vez disso, compre 2 cartas.',
    ],
    [
      when(compare(dealtTo('theirs'), '=', 0), draw(1)),
      'Se o dano causado ao combatente inimigo neste combate for igual a 0, compre 1 carta.',
    ],
    [
      when(compare(countOf(own('harpy', { inZoneOf: medusa })), '=', 0), draw(1)),
      'Se nenhuma harpia estiver na zona da Medusa, compre 1 carta.',
    ],
    [
      damage(opposing({ adjacentTo: medusa }), 1),
      'Cause 1 ponto de dano em cada combatente inimigo adjacente à Medusa.',
    ],
    [
      pick(opposing({ inZoneOf: medusa }), (it) => place(it, { adjacentTo: merlin })),
      'Coloque um combatente inimigo que esteja na zona da Medusa em qualquer espaço adjacente ao Merlin.',
    ],
    [
      place(mine(), { inZoneOf: mine(), other: true }),
      'Coloque seu combatente em qualquer outro espaço da zona dele.',
    ],
    [mayBoost('theirs'), 'Seu oponente pode REFORÇAR a carta dele.'],
  ])('%j', (effect, text) => {
    expect(say(effect)).toBe(text);
  });
});

describe('sentences that would be misread', () => {
  const dracula = own('dracula');
  test.each([
    [
      '2 damage each, not shared',
      damage(inCombat(), 2),
      'Cause 2 pontos de dano em cada combatente deste combate.',
    ],
    [
      'a fighter named last is not "ele"',
      dealing(opposing({ adjacentTo: dracula }), 1, (dealt) => recover(dracula, dealt)),
      'Cause 1 ponto de dano em cada combatente inimigo adjacente a Drácula. Drácula recupera 1 ponto de vida para cada ponto de dano causado desta forma.',
    ],
    [
      'a number is not "ele"',
      pickOpponent((them) =>
        pickNumber(between(0, 6), (named) =>
          discarding(them, { where: { value: named } }, (it) => when(was(it), draw(1))),
        ),
      ),
      'Escolha um oponente e diga um número. Ele descarta 1 carta com esse valor impresso. Se ele fizer isso, compre 1 carta.',
    ],
    [
      'damage goes to one in place of the other',
      redirect(mine(), theirs()),
      'O combatente inimigo sofre o dano de combate no lugar do seu combatente.',
    ],
    [
      'it is the damage that is dealt, also where it may be or is paid for',
      seq(may(redirect(mine(), theirs())), pay('rage', 1, redirect(mine(), theirs()))),
      'Você pode fazer o combatente inimigo sofrer o dano de combate no lugar do seu combatente. Você pode gastar 1 ponto de Fúria. Se fizer isso, o combatente inimigo sofre o dano de combate no lugar do seu combatente.',
    ],
    [
      'a pronoun joins the verb of a swap',
      seq(recover(medusa, 1), swap(medusa, merlin)),
      'A Medusa recupera 1 ponto de vida. Troque-a de lugar com o Merlin.',
    ],
    [
      'a token is taken from a space',
      pickToken('fog', (fog) => relocateToken(fog, { other: true }), { under: medusa }),
      'Mova a ficha de névoa do espaço da Medusa para qualquer outro espaço.',
    ],
    [
      'the verb is said once',
      seq(
        take({ from: 'deck', count: 4, choice: 'top', to: 'aside' }),
        take({ from: 'aside', count: 2, choice: 'you', to: 'hand' }),
        take({ from: 'aside', choice: 'all', to: 'top' }),
      ),
      'Olhe as 4 cartas do topo do seu baralho. Coloque 2 delas na sua mão e as restantes no topo do seu baralho em qualquer ordem.',
    ],
    [
      'zones are counted where the fighter will be',
      add(zonesOf(theirs())),
      'Adicione 1 ao valor desta carta para cada zona em que o combatente inimigo estiver.',
    ],
  ])('%s', (_name, effect, text) => {
    const hero = { ...testHero, sidekicks: [...testHero.sidekicks, vampire] };
    expect(effectText(effect, hero, 'pt', combatCard)).toBe(text);
  });
});

test('what a hero declares', () => {
  expect(abilityText(testHero, 'pt')).toEqual([
    'A Medusa começa a partida com 1 ponto de Fúria.',
    'O Motor Merlin, o Magnétron de Cavidade, a Pistola de Punho Sedgley e o Whizbang ficam em fileira nesta ordem. A Medusa começa a partida sem melhorias ativadas.',
    'A Medusa começa a partida GRANDE.',
    'Embaralhe 7 Misérias na Caixa de Pandora.',
    'No começo da partida, coloque 3 fichas de névoa em diferentes espaços vazios na zona da Medusa.',
    'A Medusa nunca pode ter mais de 3 pontos de Fúria.',
    'Um efeito marcado com um símbolo só é resolvido se a carta do topo da sua pilha de descartes mostrar esse símbolo. Uma pilha de descartes vazia mostra o símbolo coringa. O símbolo coringa representa um símbolo à sua escolha.',
  ]);
});

test('a name that nobody knows is masculine and never replaced by a pronoun', () => {
  const hero = { ...testHero, slug: 'zork', name: 'Zork', names: undefined };
  const text = effectText(seq(recover(own('zork'), 1), away(own('zork'))), hero, 'pt', combatCard);
  expect(text).toBe(
    'Zork recupera 1 ponto de vida. Remova Zork do tabuleiro. Coloque Zork em qualquer espaço no começo do seu próximo turno.',
  );
});

test('numbers choose their plural class', () => {
  expect(message('pt', 'cardsInHand', { count: 0 })).toBe('0 cartas na mão');
  expect(message('pt', 'cardsInHand', { count: 1 })).toBe('1 carta na mão');
  expect(message('pt', 'cardsInHand', { count: 5 })).toBe('5 cartas na mão');
  expect(say(draw(1))).toBe('Compre 1 carta.');
  expect(say(draw(2))).toBe('Compre 2 cartas.');
});

const ENGLISH =
  /\b(the|of|and|you|your|their|its?|cards?|fighters?|with|from|into|each|may|if|when|space|damage)\b/i;

test.each(everyHero)('no English is left in the texts of $name', (hero) => {
  const texts = goldenText(hero, 'pt')
    .split('\n')
    .filter((line) => /^(- | {2}[^([]| {4}•)/.test(line))
    .map((line) => line.replaceAll(/“[^”]*”/g, ''));
  for (const line of texts) expect(line).not.toMatch(ENGLISH);
});

test.each(everyHero)('the texts of $name are clean', (hero) => {
  const text = goldenText(hero, 'pt');
  expect(text).not.toMatch(/undefined|null|NaN|\[object|[^\n ] {2}|\s[,.;]|\.\.|#\d|~/);
  expect(text).not.toMatch(/\b(de|em|por) (o|a|os|as|el[ea]s?|ess[ea]s?|est[ea]s?) /);
  expect(text).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu);
});
