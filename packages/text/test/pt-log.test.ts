import type { EventType, GameEvent } from '@peerless/rules';
import { describe, expect, test } from 'vitest';
import {
  causeText,
  combatText,
  eventText,
  namesFor,
  optionText,
  outcomeText,
  promptText,
} from '../src/index.ts';
import { told as examples } from './event-examples.ts';
import { heroNamed, tableOf, withEverything, withItems } from './table.ts';

const HEROES = ['medusa', 'king-arthur', 'beowulf', 'invisible-man', 'pandora', 'blackbeard'];
const seats = HEROES.map((slug, seat) => (seat === 0 ? withEverything(heroNamed(slug)) : heroNamed(slug)));
const names = namesFor(seats, withItems, 'pt');
const reader = namesFor(seats, withItems, 'pt', 0);

/** What each event tells an onlooker, in the order of the examples. A missing event is a compile error. */
const told: { readonly [T in EventType]: readonly string[] } = {
  gameStarted: ['A Medusa joga primeiro.'],
  turnStarted: ['A Medusa começa o turno 3.'],
  turnEnded: ['O Rei Arthur encerra o turno.'],
  actionStarted: ['A Medusa realiza a ação 1: manobra.', 'A Medusa realiza a ação 2: uso de um item.'],
  itemLaid: ['O espaço 12 recebe a Bandeja de Comida.'],
  itemUsed: ['A Medusa usa a Bandeja de Comida.', 'O Merlin usa Documentos Secretos.'],
  mulligan: ['A Medusa compra uma nova mão.'],
  drew: ['A Medusa compra 2 cartas.', 'A Medusa compra “Dissimulação” e “Debandada”.'],
  exhausted: ['A Medusa não consegue comprar 1 carta.'],
  discarded: [
    'A Medusa descarta “Dissimulação”.',
    'A Medusa descarta “Dissimulação” aleatoriamente.',
    'A Medusa descarta “Dissimulação” por causa do limite de cartas na mão.',
    'A Medusa descarta “Dissimulação” para REFORÇAR.',
    'A Medusa descarta “Dissimulação” após jogá-la.',
    'A Medusa coloca “Dissimulação” no line.',
    'A Medusa descarta “Dissimulação” do topo do baralho.',
  ],
  cardMoved: [
    'A Medusa coloca “Dissimulação” da pilha de descartes na mão.',
    'A Medusa coloca uma carta da mão no topo do baralho.',
    'A Medusa coloca “Dissimulação” do line na pilha de descartes.',
    'A Medusa coloca uma carta da área de jogo na mão.',
    'A Medusa separa uma carta do baralho do Rei Arthur.',
  ],
  looked: ['A Medusa olha a mão do Rei Arthur.', 'A Medusa olha a mão do Rei Arthur: “Excalibur”.'],
  shownInDeck: ['A Medusa revela “Dissimulação” do baralho.'],
  held: ['A Medusa deve permanecer em seu espaço até o final do turno.'],
  handRevealed: ['O Rei Arthur revela “Excalibur” e “Dissimulação”.', 'O Rei Arthur revela uma mão vazia.'],
  handHidden: ['O Rei Arthur revela “Excalibur”, que cancela o efeito que mostraria a mão.'],
  cardReceived: [
    'O Rei Arthur recebe “Dissimulação” da Medusa na mão.',
    'A Medusa recebe “Dissimulação” do Rei Arthur no topo do baralho.',
  ],
  cardChosen: ['“Excalibur” é escolhida da mão do Rei Arthur.', 'A Medusa revela “Debandada” ×2.'],
  shuffled: ['O Rei Arthur embaralha o baralho.'],
  boosted: [
    'A Medusa REFORÇA o movimento com “Debandada”: +1.',
    'A Medusa REFORÇA o ataque com “Debandada”: +1.',
  ],
  boostLaid: ['O Rei Arthur coloca uma carta virada para baixo como reforço.'],
  placed: ['A harpia 2 é colocada no espaço 4.', 'A harpia 2 é colocada no espaço 4, saindo do espaço 7.'],
  moved: ['A harpia 2 se move do espaço 4 para o espaço 7.'],
  swapped: ['Wiglaf e Beowulf trocam de lugar.'],
  door: ['Wiglaf abre a porta norte.', 'Wiglaf fecha a porta norte.'],
  schemePlayed: ['A Medusa joga “Um Breve Olhar”.'],
  attackDeclared: ['A Medusa ataca o Merlin.', 'A Medusa ataca o Merlin com “Olhar de Pedra”.'],
  bonusAttack: ['A Medusa ataca o Merlin novamente com “Terrible Glare”, valor 3.'],
  defended: [
    'O Merlin se defende sem carta.',
    'O Merlin se defende com uma carta.',
    'O Merlin se defende com “Dissimulação”.',
  ],
  predicted: ['A Medusa prevê 4 com “Dissimulação”.'],
  revealed: [
    '“Olhar de Pedra” e “Dissimulação” são reveladas.',
    '“Olhar de Pedra” é revelada.',
    'Nenhuma carta é revelada.',
  ],
  valueChanged: ['O ataque passa de 3 para 5.', 'A defesa é ignorada.', 'A defesa é fixada em 0.'],
  effectsCancelled: ['Os efeitos de “Tiro de Precisão” são cancelados.'],
  afterCancelled: [
    'Os efeitos APÓS O COMBATE de “Tiro de Precisão” são cancelados.',
    'Os efeitos APÓS O COMBATE de “Tiro de Precisão” são cancelados se quem jogou essa carta perder o combate.',
  ],
  notCancelled: ['Os efeitos de “Tiro de Precisão” não podem ser cancelados.'],
  combatantReplaced: ['Wiglaf assume o lugar de Beowulf no combate.'],
  cardReplaced: ['“Tiro de Precisão” passa a ser a carta de ataque.'],
  combatResolved: ['O combate termina em 5 a 3: 2 pontos de dano de combate.'],
  combatWon: ['A Medusa vence o combate.'],
  damaged: [
    'O Merlin sofre 2 pontos de dano de combate e fica com 5 pontos de vida.',
    'O Merlin sofre 2 pontos de dano e fica com 5 pontos de vida.',
    'O Merlin sofre 2 pontos de dano de exaustão e fica com 5 pontos de vida.',
  ],
  prevented: ['O Merlin é poupado de 2 pontos de dano.'],
  redirected: ['Wiglaf sofre 2 pontos de dano no lugar de Beowulf.'],
  defeated: ['A harpia 1 é derrotada.'],
  recovered: ['Beowulf recupera 2 pontos de vida e agora tem 12.'],
  healthSet: ['O Rei Arthur tem agora 8 pontos de vida.'],
  summoned: ['A harpia 3 volta ao tabuleiro, no espaço 9.', 'A harpia 3 entra no tabuleiro, no espaço 9.'],
  revived: ['A harpia 3 volta com 4 pontos de vida para o espaço 9, e a derrota não conta.'],
  wentAway: ['O Homem Invisível sai do tabuleiro.'],
  counterChanged: [
    'A Fúria de Beowulf passa de 1 para 2.',
    'A Medusa paga ao Barba Negra 2 dobrões do tesouro.',
  ],
  partTurned: ['A Medusa ativa o Whizbang.', 'A Medusa desativa o Whizbang.'],
  sideRevealed: ['Pandora revela “Dor”.'],
  sideLooked: [
    'Pandora olha a carta do topo da Caixa de Pandora: “Dor”.',
    'Pandora olha a carta do topo da Caixa de Pandora.',
  ],
  sideDiscarded: ['Pandora descarta “Dor”.'],
  sideBuried: ['Pandora coloca “Dor” no fundo da Caixa de Pandora.'],
  sideShuffled: ['Pandora embaralha todas as Misérias na Caixa de Pandora.'],
  formChanged: ['A Medusa fica GRANDE.'],
  symbolChosen: ['A Medusa escolhe o símbolo Faca.'],
  tokenPlaced: ['O Homem Invisível coloca uma ficha de névoa no espaço 2.'],
  tokenMoved: ['O Homem Invisível move uma ficha de névoa do espaço 2 para o espaço 5.'],
  numberNamed: ['A Medusa escolhe o número 4.'],
  modesChosen: ['A Medusa escolhe as opções 1 e 3.', 'A Medusa não escolhe nada.'],
  actionsGained: ['A Medusa ganha 1 ação.'],
  freeAttackGained: ['A Medusa ganha uma ação gratuita de ataque.'],
  turnCut: ['O Homem Invisível encerra o turno mais cedo.'],
  untilEndOfTurn: ['Um efeito dura até o final do turno.'],
  resigned: ['O Rei Arthur desiste.'],
  timedOut: ['O Rei Arthur fica sem tempo.'],
  eliminated: ['O Rei Arthur está fora do jogo.'],
  gameEnded: ['A Medusa vence o jogo.', 'A Medusa e Beowulf vencem o jogo.', 'A partida termina em empate.'],
};

test('what is counted is told by its number', () => {
  const told = (at: number): string =>
    eventText(
      event('counterChanged', { seat: 0, counter: 'doubloon', from: 2, to: 1 }),
      namesFor([heroNamed('blackbeard')], withItems, 'pt', at),
    );
  expect(told(1)).toBe('O número de dobrões do Barba Negra passa de 2 para 1.');
  expect(told(0)).toBe('O número dos seus dobrões passa de 2 para 1.');
});

const event = (type: string, fields: object): GameEvent => ({ type, cause: {}, ...fields }) as GameEvent;

test.each(Object.entries(told))('%s', (type, texts) => {
  const fields: readonly (readonly [object, string])[] = examples[type as EventType];
  expect(fields.map(([given]) => eventText(event(type, given), names))).toEqual(texts);
});

test('the reader is "você"', () => {
  const said = (type: string, fields: object): string => eventText(event(type, fields), reader);
  expect(said('drew', { seat: 0, count: 1 })).toBe('Você compra 1 carta.');
  expect(said('looked', { seat: 1, at: 0 })).toBe('O Rei Arthur olha sua mão.');
  expect(said('eliminated', { seat: 0 })).toBe('Você está fora do jogo.');
  expect(said('gameEnded', { outcome: { winners: [0, 2], reason: 'defeat' } })).toBe(
    'Você e Beowulf vencem o jogo.',
  );
});

test.each([
  [
    event('cardMoved', { seat: 1, by: 1, card: 'excalibur', from: 'deck', to: 'aside' }),
    'O Rei Arthur separa “Excalibur” do baralho.',
  ],
  [
    event('combatResolved', { attack: 1, defense: 2, damage: 0 }),
    'O combate termina em 1 a 2: nenhum dano de combate.',
  ],
  [event('drew', { seat: 0, count: 2, cards: ['feint', 'feint'] }), 'A Medusa compra “Dissimulação” ×2.'],
])('%j', (happened, text) => {
  expect(eventText(happened, names)).toBe(text);
});

describe('choices', () => {
  const fog = tableOf(['invisible-man', 'alice', 'little-red-riding-hood'], null, 'pt');
  test.each([
    [{ type: 'maneuver' }, 'Manobrar'],
    [{ type: 'space', space: 12 }, 'Espaço 12'],
    [{ type: 'fighter', fighter: 'the-jabberwock' }, 'Jaguadarte'],
    [{ type: 'move', fighter: 'alice', to: 12, distance: 1 }, 'A Alice se move para o espaço 12: 1 espaço'],
    [{ type: 'open', fighter: 'alice', door: 'west' }, 'A Alice abre a porta oeste'],
    [{ type: 'token', token: 'fog', space: 3 }, 'Ficha de névoa no espaço 3'],
    [{ type: 'stay', fighter: 'alice' }, 'A Alice fica no mesmo lugar'],
    [
      { type: 'move', fighter: 'alice', to: 12, distance: 0, way: [12, 3, 12], paths: 4 },
      'A Alice faz um trajeto de ida e volta, 4 caminhos diferentes',
    ],
    [{ type: 'symbol', symbol: 'knife' }, 'Faca'],
    [{ type: 'order', items: ['looking-glass', 'feint'] }, 'Espelho e depois Dissimulação'],
  ])('%j', (option, text) => {
    const source = { ability: option.type === 'token' ? 'invisible-man' : 'alice' };
    expect(optionText({ key: '', ...option } as Parameters<typeof optionText>[0], fog, { source })).toBe(
      text,
    );
  });

  test('cards of any deck that an item of the board looks at have their titles', () => {
    const option = { key: '', type: 'order', items: ['looking-glass', 'feint'] } as const;
    expect(optionText(option, fog, { source: { item: 'zazoom' } })).toBe('Espelho e depois Dissimulação');
  });

  test('prompts say by which card or ability', () => {
    const asked = { prompt: 'may', kind: 'yes-no' } as const;
    expect(promptText({ ...asked, source: { ability: 'alice' } }, fog)).toBe(
      'Habilidade da Alice: Você quer usar este efeito?',
    );
    expect(promptText({ ...asked, source: { card: 'alice/feint' } }, fog)).toBe(
      'Dissimulação: Você quer usar este efeito?',
    );
  });
});

test('causes and outcomes', () => {
  expect(causeText({ ability: 'medusa' }, names)).toBe('por causa da habilidade da Medusa');
  expect(causeText({ card: 'medusa/feint' }, names)).toBe('por causa de “Dissimulação”');
  expect(outcomeText({ winners: [1], reason: 'defeat' }, names)).toBe(
    'O Rei Arthur vence o jogo: só resta um lado com heróis.',
  );
});

test('a combat is explained step by step', () => {
  const events: GameEvent[] = [
    event('revealed', {
      attack: 'medusa/second-shot',
      defense: 'king-arthur/feint',
      boost: null,
      attackValue: 3,
      defenseValue: 2,
    }),
    {
      ...event('valueChanged', { side: 'attack', from: 3, to: 5, how: 'add' }),
      cause: { card: 'medusa/second-shot' },
    },
    event('valueChanged', { side: 'defense', from: 2, to: 0, how: 'ignore' }),
    event('combatResolved', { attack: 5, defense: 0, damage: 5 }),
  ];
  expect(combatText(events, names)).toEqual([
    'Ataque 3: Segundo Disparo',
    'Defesa 2: Dissimulação',
    'Ataque 5: +2 (Segundo Disparo)',
    'Defesa 0: o valor é ignorado',
    'O combate termina em 5 a 0: 5 pontos de dano de combate.',
  ]);
});
