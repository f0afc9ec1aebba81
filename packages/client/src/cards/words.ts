import { wordsOf } from '../words.ts';

/** The words around cards: hands, piles and sheets. */
export const words = wordsOf<{
  /** The banner of a card that anybody may play. */
  readonly anyBanner: readonly [];
  readonly guests: readonly ['count', 'name'];
  readonly handOf: readonly ['name', 'count'];
  readonly deckOf: readonly ['name', 'count'];
  readonly discardOf: readonly ['name', 'count'];
  readonly asideOf: readonly ['name', 'count'];
  readonly hand: readonly ['name'];
  readonly deck: readonly ['name'];
  readonly discard: readonly ['name'];
  readonly aside: readonly ['name'];
  readonly asideTitle: readonly [];
  readonly nothing: readonly [];
  readonly emptyHand: readonly [];
  readonly topFirst: readonly [];
  readonly leftToDraw: readonly ['count'];
  readonly leftUnseen: readonly ['deck', 'hidden'];
  readonly unknownCards: readonly ['count'];
  readonly ofCopies: readonly ['left', 'copies'];
  readonly inHand: readonly ['count'];
  readonly gone: readonly ['count'];
  readonly knownOnDeck: readonly [];
  readonly fromTop: readonly ['place'];
  readonly enlarge: readonly ['card'];
  /** On a card that came this turn. */
  readonly fresh: readonly [];
  /** What lies on top of the discards. */
  readonly topCard: readonly ['card'];
}>({
  en: {
    anyBanner: 'Any',
    guests: 'of {name}’s deck: {count}',
    handOf: { by: 'count', one: '{name}: {count} card in hand', other: '{name}: {count} cards in hand' },
    deckOf: {
      by: 'count',
      one: '{name}: {count} card in the deck',
      other: '{name}: {count} cards in the deck',
    },
    discardOf: {
      by: 'count',
      one: '{name}: {count} card discarded',
      other: '{name}: {count} cards discarded',
    },
    asideOf: { by: 'count', one: '{name}: {count} card set aside', other: '{name}: {count} cards set aside' },
    hand: '{name}: hand',
    deck: '{name}: deck',
    discard: '{name}: discard pile',
    aside: '{name}: set aside',
    asideTitle: 'Set aside',
    nothing: 'No cards.',
    emptyHand: 'No cards in hand.',
    topFirst: 'The top card comes first.',
    leftToDraw: {
      by: 'count',
      one: '{count} card is left to draw.',
      other: '{count} cards are left to draw.',
    },
    leftUnseen: {
      by: 'hidden',
      one: '{deck}, {hidden} more hidden in the hand or face down. What is left may lie in either place.',
      other: '{deck}, {hidden} more hidden in the hand or face down. What is left may lie in either place.',
    },
    unknownCards: { by: 'count', one: '{count} unknown card', other: '{count} unknown cards' },
    ofCopies: '{left} of {copies} left',
    inHand: { by: 'count', one: 'in hand', other: '{count} in hand' },
    gone: { by: 'count', one: 'discarded', other: '{count} discarded' },
    knownOnDeck: 'Known cards in the deck',
    fromTop: 'card {place} from the top',
    enlarge: 'Enlarge: {card}',
    fresh: 'New',
    topCard: 'On top: {card}',
  },
  pt: {
    anyBanner: 'Qualquer',
    guests: 'do baralho de {name}: {count}',
    handOf: { by: 'count', one: '{name}: {count} carta na mão', other: '{name}: {count} cartas na mão' },
    deckOf: {
      by: 'count',
      one: '{name}: {count} carta no baralho',
      other: '{name}: {count} cartas no baralho',
    },
    discardOf: {
      by: 'count',
      one: '{name}: {count} carta descartada',
      other: '{name}: {count} cartas descartadas',
    },
    asideOf: {
      by: 'count',
      one: '{name}: {count} carta separada',
      other: '{name}: {count} cartas separadas',
    },
    hand: '{name}: mão',
    deck: '{name}: baralho',
    discard: '{name}: pilha de descartes',
    aside: '{name}: cartas separadas',
    asideTitle: 'Separadas',
    nothing: 'Nenhuma carta.',
    emptyHand: 'Nenhuma carta na mão.',
    topFirst: 'A carta do topo vem primeiro.',
    leftToDraw: {
      by: 'count',
      one: 'Resta {count} carta para comprar.',
      other: 'Restam {count} cartas para comprar.',
    },
    leftUnseen: {
      by: 'hidden',
      one: '{deck} e mais {hidden} oculta na mão ou virada para baixo. O que resta pode estar em qualquer um desses lugares.',
      other:
        '{deck} e mais {hidden} ocultas na mão ou viradas para baixo. O que resta pode estar em qualquer um desses lugares.',
    },
    unknownCards: {
      by: 'count',
      one: '{count} carta desconhecida',
      other: '{count} cartas desconhecidas',
    },
    ofCopies: 'restam {left} de {copies}',
    inHand: { by: 'count', one: 'na mão', other: '{count} na mão' },
    gone: { by: 'count', one: 'descartada', other: '{count} descartadas' },
    knownOnDeck: 'Cartas conhecidas no baralho',
    fromTop: '{place}ª carta a partir do topo',
    enlarge: 'Ampliar: {card}',
    fresh: 'Nova',
    topCard: 'No topo: {card}',
  },
  fr: {
    anyBanner: 'Tous',
    guests: 'du deck de {name}\u202f: {count}',
    handOf: {
      by: 'count',
      one: '{name}\u202f: {count} carte en main',
      other: '{name}\u202f: {count} cartes en main',
    },
    deckOf: {
      by: 'count',
      one: '{name}\u202f: {count} carte dans le deck',
      other: '{name}\u202f: {count} cartes dans le deck',
    },
    discardOf: {
      by: 'count',
      one: '{name}\u202f: {count} carte dans la défausse',
      other: '{name}\u202f: {count} cartes dans la défausse',
    },
    asideOf: {
      by: 'count',
      one: '{name}\u202f: {count} carte mise de côté',
      other: '{name}\u202f: {count} cartes mises de côté',
    },
    hand: '{name}\u202f: main',
    deck: '{name}\u202f: deck',
    discard: '{name}\u202f: défausse',
    aside: '{name}\u202f: cartes mises de côté',
    asideTitle: 'Mises de côté',
    nothing: 'Aucune carte.',
    emptyHand: 'Aucune carte en main.',
    topFirst: 'La première carte est celle du dessus.',
    leftToDraw: {
      by: 'count',
      one: 'Il reste {count} carte à piocher.',
      other: 'Il reste {count} cartes à piocher.',
    },
    leftUnseen: {
      by: 'hidden',
      one: '{deck} et {hidden} autre cachée, en main ou face cachée. Ce qui reste peut se trouver à l’un ou l’autre endroit.',
      other:
        '{deck} et {hidden} autres cachées, en main ou face cachée. Ce qui reste peut se trouver à l’un ou l’autre endroit.',
    },
    unknownCards: { by: 'count', one: '{count} carte inconnue', other: '{count} cartes inconnues' },
    ofCopies: 'reste {left} sur {copies}',
    inHand: { by: 'count', one: 'en main', other: '{count} en main' },
    gone: { by: 'count', one: 'défaussée', other: '{count} défaussées' },
    knownOnDeck: 'Cartes connues dans le deck',
    fromTop: 'carte nº\u00a0{place} en partant du dessus',
    enlarge: 'Agrandir\u202f: {card}',
    fresh: 'Nouvelle',
    topCard: 'Au-dessus\u202f: {card}',
  },
  uk: {
    anyBanner: 'Будь-хто',
    guests: 'із колоди, чий герой {name}: {count}',
    handOf: {
      by: 'count',
      one: '{name}: {count} карта на руці',
      few: '{name}: {count} карти на руці',
      other: '{name}: {count} карт на руці',
    },
    deckOf: {
      by: 'count',
      one: '{name}: {count} карта в колоді',
      few: '{name}: {count} карти в колоді',
      other: '{name}: {count} карт у колоді',
    },
    discardOf: {
      by: 'count',
      one: '{name}: {count} карта у скиді',
      few: '{name}: {count} карти у скиді',
      other: '{name}: {count} карт у скиді',
    },
    asideOf: {
      by: 'count',
      one: '{name}: відкладено {count} карту',
      few: '{name}: відкладено {count} карти',
      other: '{name}: відкладено {count} карт',
    },
    hand: '{name}: рука',
    deck: '{name}: колода',
    discard: '{name}: скид',
    aside: '{name}: відкладені карти',
    asideTitle: 'Відкладено',
    nothing: 'Немає карт.',
    emptyHand: 'На руці немає карт.',
    topFirst: 'Верхня карта — перша.',
    leftToDraw: {
      by: 'count',
      one: 'У колоді залишилася {count} карта.',
      few: 'У колоді залишилися {count} карти.',
      other: 'У колоді залишилося {count} карт.',
    },
    leftUnseen: {
      by: 'hidden',
      one: '{deck}; ще {hidden} карта прихована на руці або долілиць. Решта може бути і там, і там.',
      few: '{deck}; ще {hidden} карти приховані на руці або долілиць. Решта може бути і там, і там.',
      other: '{deck}; ще {hidden} карт приховано на руці або долілиць. Решта може бути і там, і там.',
    },
    unknownCards: {
      by: 'count',
      one: '{count} невідома карта',
      few: '{count} невідомі карти',
      other: '{count} невідомих карт',
    },
    ofCopies: 'залишилося {left} з {copies}',
    inHand: { by: 'count', one: 'на руці', other: 'на руці: {count}' },
    gone: { by: 'count', one: 'у скиді', other: 'у скиді: {count}' },
    knownOnDeck: 'Відомі карти в колоді',
    fromTop: 'карта номер {place} згори',
    enlarge: 'Збільшити: {card}',
    fresh: 'Нова',
    topCard: 'Зверху: {card}',
  },
});
