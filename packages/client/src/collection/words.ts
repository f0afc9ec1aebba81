import { wordsOf } from '../words.ts';

/** The words of the library: heroes, decks, card search. */
export const words = wordsOf<{
  readonly library: readonly [];
  readonly show: readonly [];
  readonly heroes: readonly ['count'];
  readonly cards: readonly ['count'];
  readonly allHeroes: readonly [];
  readonly health: readonly [];
  readonly move: readonly [];
  readonly melee: readonly [];
  readonly ranged: readonly [];
  readonly hero: readonly [];
  readonly sidekick: readonly [];
  readonly large: readonly [];
  readonly specialRules: readonly [];
  readonly deckOf: readonly ['count'];
  readonly search: readonly [];
  readonly type: readonly [];
  readonly user: readonly [];
  readonly timing: readonly [];
  readonly always: readonly [];
  readonly bonusAttack: readonly [];
  readonly all: readonly [];
  readonly choice: readonly ['name', 'count'];
  readonly found: readonly ['count'];
  readonly none: readonly [];
  readonly clear: readonly [];
  readonly more: readonly ['count'];
}>({
  en: {
    library: 'Library',
    show: 'Show',
    heroes: 'Heroes ({count})',
    cards: 'Cards ({count})',
    allHeroes: 'All heroes',
    health: 'Health',
    move: 'Move',
    melee: 'melee',
    ranged: 'ranged',
    hero: 'Hero',
    sidekick: 'Sidekick',
    large: 'large',
    specialRules: 'Special rules',
    deckOf: { by: 'count', one: 'Deck: {count} card', other: 'Deck: {count} cards' },
    search: 'Words in title or text',
    type: 'Type',
    user: 'Played by',
    timing: 'Timing',
    always: 'always',
    bonusAttack: 'bonus attack',
    all: 'all',
    choice: '{name} ({count})',
    found: { by: 'count', one: '{count} card found', other: '{count} cards found' },
    none: 'No card matches. Try fewer words, or clear the filters.',
    clear: 'Clear filters',
    more: { by: 'count', one: 'Show {count} more', other: 'Show {count} more' },
  },
  pt: {
    library: 'Biblioteca',
    show: 'Mostrar',
    heroes: 'Heróis ({count})',
    cards: 'Cartas ({count})',
    allHeroes: 'Todos os heróis',
    health: 'Vida',
    move: 'Movimento',
    melee: 'corpo-a-corpo',
    ranged: 'à distância',
    hero: 'Herói',
    sidekick: 'Ajudante',
    large: 'grande',
    specialRules: 'Regras especiais',
    deckOf: { by: 'count', one: 'Baralho: {count} carta', other: 'Baralho: {count} cartas' },
    search: 'Palavras do título ou do texto',
    type: 'Tipo',
    user: 'Jogada por',
    timing: 'Momento',
    always: 'sempre',
    bonusAttack: 'ataque bônus',
    all: 'todos',
    choice: '{name} ({count})',
    found: { by: 'count', one: '{count} carta encontrada', other: '{count} cartas encontradas' },
    none: 'Nenhuma carta encontrada. Tente menos palavras ou limpe os filtros.',
    clear: 'Limpar filtros',
    more: { by: 'count', one: 'Mostrar mais {count}', other: 'Mostrar mais {count}' },
  },
  fr: {
    library: 'Bibliothèque',
    show: 'Afficher',
    heroes: 'Héros ({count})',
    cards: 'Cartes ({count})',
    allHeroes: 'Tous les héros',
    health: 'Santé',
    move: 'Déplacement',
    melee: 'mêlée',
    ranged: 'à distance',
    hero: 'Héros',
    sidekick: 'Acolyte',
    large: 'grand',
    specialRules: 'Règles spéciales',
    deckOf: { by: 'count', one: 'Deck\u202f: {count} carte', other: 'Deck\u202f: {count} cartes' },
    search: 'Mots du titre ou du texte',
    type: 'Type',
    user: 'Jouée par',
    timing: 'Moment',
    always: 'toujours',
    bonusAttack: 'attaque bonus',
    all: 'tous',
    choice: '{name} ({count})',
    found: { by: 'count', one: '{count} carte trouvée', other: '{count} cartes trouvées' },
    none: 'Aucune carte ne correspond. Essayez avec moins de mots ou effacez les filtres.',
    clear: 'Effacer les filtres',
    more: { by: 'count', one: 'En afficher {count} de plus', other: 'En afficher {count} de plus' },
  },
  uk: {
    library: 'Бібліотека',
    show: 'Показати',
    heroes: 'Герої ({count})',
    cards: 'Карти ({count})',
    allHeroes: 'Усі герої',
    health: "Здоров'я",
    move: 'Переміщення',
    melee: 'ближній бій',
    ranged: 'дальній бій',
    hero: 'Герой',
    sidekick: 'Помічник',
    large: 'великий',
    specialRules: 'Особливі правила',
    deckOf: {
      by: 'count',
      one: 'Колода: {count} карта',
      few: 'Колода: {count} карти',
      other: 'Колода: {count} карт',
    },
    search: 'Слова з назви чи тексту',
    type: 'Тип',
    user: 'Хто може зіграти',
    timing: 'Момент',
    always: 'завжди',
    bonusAttack: 'додаткова атака',
    all: 'усі',
    choice: '{name} ({count})',
    found: {
      by: 'count',
      one: 'Знайдено {count} карту',
      few: 'Знайдено {count} карти',
      other: 'Знайдено {count} карт',
    },
    none: 'Немає таких карт. Спробуйте менше слів або приберіть фільтри.',
    clear: 'Прибрати фільтри',
    more: { by: 'count', one: 'Показати ще {count}', other: 'Показати ще {count}' },
  },
});
