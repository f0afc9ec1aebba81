import { wordsOf } from '../words.ts';

/** The words of the rules browser. */
export const words = wordsOf<{
  readonly title: readonly [];
  readonly intro: readonly [];
  readonly howTo: readonly [];
  readonly search: readonly [];
  readonly searchHint: readonly [];
  readonly contents: readonly [];
  readonly rules: readonly [];
  readonly rulings: readonly [];
  readonly found: readonly ['count'];
  readonly nothing: readonly ['words'];
  readonly clear: readonly [];
  readonly loading: readonly [];
  readonly notHere: readonly [];
  readonly again: readonly [];
  readonly unknownRule: readonly ['rule'];
  readonly options: readonly [];
  readonly optionsIntro: readonly [];
  readonly usual: readonly [];
  readonly seeRule: readonly [];
}>({
  en: {
    title: 'Rules',
    howTo: 'First in pictures: how to play',
    intro:
      'All rules of the game in our own words. The log and the cards cite them by number; every number here is a link.',
    search: 'Search the rules',
    searchHint: 'For example: boost, R-6.9',
    contents: 'Contents',
    rules: 'Rules',
    rulings: 'Rulings',
    found: { by: 'count', one: '{count} passage found', other: '{count} passages found' },
    nothing: 'No rule contains “{words}”. Try a single word, or a part of one.',
    clear: 'Show everything',
    loading: 'Opening the rules…',
    notHere: 'The rules could not be loaded. Are you online?',
    again: 'Try again',
    unknownRule: 'There is no rule {rule}.',
    options: 'Rules options',
    optionsIntro: 'Where the rulebooks or the players differ, you choose when you set up a game.',
    usual: 'default',
    seeRule: 'See',
  },
  pt: {
    title: 'Regras',
    howTo: 'Primeiro em imagens: como jogar',
    intro:
      'Todas as regras do jogo em nossas próprias palavras. O registro e as cartas as citam por número; aqui, cada número é um link.',
    search: 'Buscar nas regras',
    searchHint: 'Por exemplo: reforçar, R-6.9',
    contents: 'Índice',
    rules: 'Regras',
    rulings: 'Esclarecimentos',
    found: { by: 'count', one: '{count} trecho encontrado', other: '{count} trechos encontrados' },
    nothing: 'Nenhuma regra contém “{words}”. Tente uma só palavra, ou parte dela.',
    clear: 'Mostrar tudo',
    loading: 'Abrindo as regras…',
    notHere: 'Não foi possível carregar as regras. Há conexão com a internet?',
    again: 'Tentar de novo',
    unknownRule: 'Não existe a regra {rule}.',
    options: 'Opções de regras',
    optionsIntro: 'Onde os manuais ou os jogadores divergem, você escolhe ao preparar a partida.',
    usual: 'padrão',
    seeRule: 'Ver',
  },
  fr: {
    title: 'Règles',
    howTo: 'D’abord en images\u202f: comment jouer',
    intro:
      'Toutes les règles du jeu, avec nos propres mots. Le journal et les cartes les citent par leur numéro\u202f; ici, chaque numéro est un lien.',
    search: 'Chercher dans les règles',
    searchHint: 'Par exemple\u202f: boost, R-6.9',
    contents: 'Sommaire',
    rules: 'Règles',
    rulings: 'Décisions',
    found: { by: 'count', one: '{count} passage trouvé', other: '{count} passages trouvés' },
    nothing: 'Aucune règle ne contient «\u00a0{words}\u00a0». Essayez un seul mot, ou une partie d’un mot.',
    clear: 'Tout afficher',
    loading: 'Ouverture des règles…',
    notHere: 'Impossible de charger les règles. Êtes-vous en ligne\u202f?',
    again: 'Réessayer',
    unknownRule: 'La règle {rule} n’existe pas.',
    options: 'Options de règles',
    optionsIntro: 'Là où les livrets ou les joueurs divergent, vous choisissez en préparant la partie.',
    usual: 'par défaut',
    seeRule: 'Voir',
  },
  uk: {
    title: 'Правила',
    howTo: 'Спершу в малюнках: як грати',
    intro:
      'Усі правила гри нашими словами. Журнал і карти посилаються на них за номером; тут кожен номер — посилання.',
    search: 'Пошук у правилах',
    searchHint: 'Наприклад: поліпшення, R-6.9',
    contents: 'Зміст',
    rules: 'Правила',
    rulings: "Роз'яснення",
    found: {
      by: 'count',
      one: 'Знайдено {count} місце',
      few: 'Знайдено {count} місця',
      many: 'Знайдено {count} місць',
      other: 'Знайдено {count} місця',
    },
    nothing: 'Жодне правило не містить «{words}». Спробуйте одне слово або його частину.',
    clear: 'Показати все',
    loading: 'Відкриваємо правила…',
    notHere: 'Не вдалося завантажити правила. Чи є доступ до мережі?',
    again: 'Спробувати ще раз',
    unknownRule: 'Правила {rule} немає.',
    options: 'Варіанти правил',
    optionsIntro: 'Там, де книги правил чи гравці розходяться, ви вибираєте самі, коли готуєте гру.',
    usual: 'типово',
    seeRule: 'Див.',
  },
});
