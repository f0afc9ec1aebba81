import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** What heroes are like to play, and how one looks for one. */
export const profileWords = wordsOf<{
  readonly difficulty: Plain;
  readonly easy: Plain;
  readonly medium: Plain;
  readonly hard: Plain;
  readonly way: Plain;
  readonly melee: Plain;
  readonly ranged: Plain;
  readonly power: Plain;
  readonly mobile: Plain;
  readonly control: Plain;
  readonly tricks: Plain;
  readonly sidekicks: Plain;
  readonly attrition: Plain;
  readonly growth: Plain;
  readonly signature: Plain;
  readonly record: readonly ['won', 'games'];
  readonly noRecord: Plain;
  readonly search: Plain;
  readonly order: Plain;
  readonly byName: Plain;
  readonly bySet: Plain;
  readonly byDifficulty: Plain;
  readonly favourites: Plain;
  readonly favourite: readonly ['hero'];
  readonly found: readonly ['count'];
  readonly none: Plain;
  readonly clear: Plain;
  readonly play: readonly ['hero'];
}>({
  en: {
    difficulty: 'Difficulty',
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Demanding',
    way: 'Style',
    melee: 'Melee',
    ranged: 'Ranged',
    power: 'Heavy blows',
    mobile: 'Mobile',
    control: 'Control',
    tricks: 'Tricks',
    sidekicks: 'Sidekicks',
    attrition: 'Attrition',
    growth: 'Grows stronger',
    signature: 'Signature cards',
    record: 'You won {won} of {games}',
    noRecord: 'You have not played this hero yet.',
    search: 'Find a hero',
    order: 'Order',
    byName: 'by name',
    bySet: 'by set',
    byDifficulty: 'by difficulty',
    favourites: 'Favourites',
    favourite: '{hero}: favourite',
    found: { by: 'count', one: '{count} hero', other: '{count} heroes' },
    none: 'No hero is all of that. Ask for less.',
    clear: 'Show all',
    play: 'Play {hero}',
  },
  pt: {
    difficulty: 'Dificuldade',
    easy: 'Fácil',
    medium: 'Média',
    hard: 'Exigente',
    way: 'Estilo',
    melee: 'Corpo-a-corpo',
    ranged: 'À distância',
    power: 'Golpes fortes',
    mobile: 'Mobilidade',
    control: 'Controle',
    tricks: 'Truques',
    sidekicks: 'Ajudantes',
    attrition: 'Desgaste',
    growth: 'Ganha força',
    signature: 'Cartas marcantes',
    record: 'Vitórias: {won} de {games}',
    noRecord: 'Você ainda não jogou com este herói.',
    search: 'Procurar um herói',
    order: 'Ordem',
    byName: 'por nome',
    bySet: 'por caixa',
    byDifficulty: 'por dificuldade',
    favourites: 'Favoritos',
    favourite: '{hero}: favorito',
    found: { by: 'count', one: '{count} herói', other: '{count} heróis' },
    none: 'Nenhum herói é assim. Peça menos.',
    clear: 'Mostrar todos',
    play: 'Jogar com {hero}',
  },
  fr: {
    difficulty: 'Difficulté',
    easy: 'Facile',
    medium: 'Moyenne',
    hard: 'Exigeante',
    way: 'Style',
    melee: 'Mêlée',
    ranged: 'À distance',
    power: 'Coups puissants',
    mobile: 'Mobilité',
    control: 'Contrôle',
    tricks: 'Ruses',
    sidekicks: 'Acolytes',
    attrition: 'Usure',
    growth: 'Monte en puissance',
    signature: 'Cartes emblématiques',
    record: 'Victoires\u202f: {won} sur {games}',
    noRecord: 'Vous n’avez pas encore joué ce héros.',
    search: 'Trouver un héros',
    order: 'Ordre',
    byName: 'par nom',
    bySet: 'par boîte',
    byDifficulty: 'par difficulté',
    favourites: 'Favoris',
    favourite: '{hero}\u202f: favori',
    found: { by: 'count', one: '{count} héros', other: '{count} héros' },
    none: 'Aucun héros ne correspond. Demandez moins.',
    clear: 'Tout afficher',
    play: 'Jouer {hero}',
  },
  uk: {
    difficulty: 'Складність',
    easy: 'Легко',
    medium: 'Помірно',
    hard: 'Вимогливо',
    way: 'Стиль',
    melee: 'Ближній бій',
    ranged: 'Дальній бій',
    power: 'Потужні удари',
    mobile: 'Рухливість',
    control: 'Контроль',
    tricks: 'Хитрощі',
    sidekicks: 'Помічники',
    attrition: 'Виснаження',
    growth: 'Набирає сили',
    signature: 'Знакові карти',
    record: 'Ваші перемоги: {won} з {games}',
    noRecord: 'Ви ще не грали цим героєм.',
    search: 'Знайти героя',
    order: 'Порядок',
    byName: 'за іменем',
    bySet: 'за набором',
    byDifficulty: 'за складністю',
    favourites: 'Улюблені',
    favourite: '{hero}: улюблений герой',
    found: { by: 'count', one: '{count} герой', few: '{count} герої', other: '{count} героїв' },
    none: 'Такого героя немає. Побажайте менше.',
    clear: 'Показати всіх',
    play: 'Грати: {hero}',
  },
});
