import { wordsOf } from '../words.ts';

/** The words of what others did since one's own last turn, and of whose turn it is. */
export const words = wordsOf<{
  readonly meanwhile: readonly ['name'];
  readonly toLog: readonly [];
  readonly close: readonly [];
  readonly hurt: readonly ['name', 'count'];
  readonly healed: readonly ['name', 'count'];
  readonly fell: readonly ['name'];
  readonly lost: readonly ['count'];
  readonly attacked: readonly ['card'];
  readonly schemed: readonly ['card'];
  readonly moved: readonly ['name', 'space'];
  readonly yourTurn: readonly [];
  readonly turnOf: readonly ['name'];
}>({
  en: {
    meanwhile: 'Since your turn: {name}',
    toLog: 'Open the log',
    close: 'Close',
    hurt: '{name}: {count} damage.',
    healed: '{name}: {count} health back.',
    fell: '{name} is defeated.',
    lost: { by: 'count', one: 'You discarded {count} card.', other: 'You discarded {count} cards.' },
    attacked: 'Attack with {card}.',
    schemed: 'Scheme: {card}.',
    moved: '{name} is now on space {space}.',
    yourTurn: 'Your turn',
    turnOf: '{name}’s turn',
  },
  pt: {
    meanwhile: 'Desde o seu turno: {name}',
    toLog: 'Abrir o registro',
    close: 'Fechar',
    hurt: '{name}: {count} de dano.',
    healed: '{name}: {count} de vida recuperada.',
    fell: '{name}: fora de combate.',
    lost: { by: 'count', one: 'Você descartou {count} carta.', other: 'Você descartou {count} cartas.' },
    attacked: 'Ataque com {card}.',
    schemed: 'Tática: {card}.',
    moved: '{name}: agora no espaço {space}.',
    yourTurn: 'Sua vez',
    turnOf: 'Vez de {name}',
  },
  fr: {
    meanwhile: 'Depuis votre tour\u202f: {name}',
    toLog: 'Ouvrir le journal',
    close: 'Fermer',
    hurt: { by: 'count', one: '{name}\u202f: {count} dégât.', other: '{name}\u202f: {count} dégâts.' },
    healed: {
      by: 'count',
      one: '{name}\u202f: {count} point de vie récupéré.',
      other: '{name}\u202f: {count} points de vie récupérés.',
    },
    fell: '{name}\u202f: hors de combat.',
    lost: {
      by: 'count',
      one: 'Vous avez défaussé {count} carte.',
      other: 'Vous avez défaussé {count} cartes.',
    },
    attacked: 'Attaque avec {card}.',
    schemed: 'Stratagème\u202f: {card}.',
    moved: '{name} est maintenant sur la case {space}.',
    yourTurn: 'À vous',
    turnOf: 'Au tour de\u202f: {name}',
  },
  uk: {
    meanwhile: 'Після вашого ходу: {name}',
    toLog: 'Відкрити журнал',
    close: 'Закрити',
    hurt: {
      by: 'count',
      one: '{name}: {count} поранення.',
      few: '{name}: {count} поранення.',
      many: '{name}: {count} поранень.',
      other: '{name}: {count} поранення.',
    },
    healed: {
      by: 'count',
      one: "{name}: відновлено {count} одиницю здоров'я.",
      few: "{name}: відновлено {count} одиниці здоров'я.",
      many: "{name}: відновлено {count} одиниць здоров'я.",
      other: "{name}: відновлено {count} одиниці здоров'я.",
    },
    fell: '{name}: здолано.',
    lost: {
      by: 'count',
      one: 'Ви скинули {count} карту.',
      few: 'Ви скинули {count} карти.',
      many: 'Ви скинули {count} карт.',
      other: 'Ви скинули {count} карти.',
    },
    attacked: 'Атака: {card}.',
    schemed: 'Виверт: {card}.',
    moved: '{name} тепер у комірці {space}.',
    yourTurn: 'Ваш хід',
    turnOf: 'Ходить {name}',
  },
});
