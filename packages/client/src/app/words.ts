import { wordsOf } from '../words.ts';

/** The words around every page: the bar above it, the sheets over it, and the news of a new version. */
export const words = wordsOf<{
  readonly home: readonly [];
  readonly pages: readonly [];
  readonly menu: readonly [];
  readonly newGame: readonly [];
  readonly online: readonly [];
  readonly games: readonly [];
  readonly career: readonly [];
  readonly learn: readonly [];
  readonly library: readonly [];
  readonly rules: readonly [];
  readonly settings: readonly [];
  readonly about: readonly [];
  readonly language: readonly [];
  readonly newVersion: readonly [];
  readonly reloadNow: readonly [];
  readonly later: readonly [];
  readonly close: readonly [];
}>({
  en: {
    home: 'Peerless, start page',
    pages: 'Pages',
    menu: 'Menu',
    newGame: 'New game',
    online: 'Play online',
    games: 'Games',
    career: 'Career',
    learn: 'Learn to play',
    library: 'Library',
    rules: 'Rules',
    settings: 'Settings',
    about: 'About',
    language: 'Language',
    newVersion: 'A new version is ready. Games in progress stay saved.',
    reloadNow: 'Reload now',
    later: 'Later',
    close: 'Close',
  },
  pt: {
    home: 'Peerless, página inicial',
    pages: 'Páginas',
    menu: 'Menu',
    newGame: 'Nova partida',
    online: 'Jogar online',
    games: 'Partidas',
    career: 'Carreira',
    learn: 'Aprender a jogar',
    library: 'Biblioteca',
    rules: 'Regras',
    settings: 'Ajustes',
    about: 'Sobre',
    language: 'Idioma',
    newVersion: 'Uma nova versão está pronta. As partidas em andamento continuam salvas.',
    reloadNow: 'Recarregar agora',
    later: 'Depois',
    close: 'Fechar',
  },
  fr: {
    home: 'Peerless, accueil',
    pages: 'Pages',
    menu: 'Menu',
    newGame: 'Nouvelle partie',
    online: 'Jouer en ligne',
    games: 'Parties',
    career: 'Carrière',
    learn: 'Apprendre à jouer',
    library: 'Bibliothèque',
    rules: 'Règles',
    settings: 'Réglages',
    about: 'À propos',
    language: 'Langue',
    newVersion: 'Une nouvelle version est prête. Les parties en cours sont conservées.',
    reloadNow: 'Recharger maintenant',
    later: 'Plus tard',
    close: 'Fermer',
  },
  uk: {
    home: 'Peerless, головна сторінка',
    pages: 'Сторінки',
    menu: 'Меню',
    newGame: 'Нова гра',
    online: 'Гра в мережі',
    games: 'Ігри',
    career: 'Досягнення',
    learn: 'Навчання',
    library: 'Бібліотека',
    rules: 'Правила',
    settings: 'Налаштування',
    about: 'Про проєкт',
    language: 'Мова',
    newVersion: 'Нова версія готова. Поточні ігри збережено.',
    reloadNow: 'Перезавантажити',
    later: 'Пізніше',
    close: 'Закрити',
  },
});
