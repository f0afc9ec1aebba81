import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** The words of the settings: what each is, what it is for, and its choices. */
export const words = wordsOf<{
  readonly title: Plain;
  readonly atOnce: Plain;
  readonly language: Plain;
  readonly theme: Plain;
  readonly themeSystem: Plain;
  readonly themeLight: Plain;
  readonly themeDark: Plain;
  readonly contrast: Plain;
  readonly contrastSystem: Plain;
  readonly contrastNormal: Plain;
  readonly contrastHigh: Plain;
  readonly patterns: Plain;
  readonly patternsAbout: Plain;
  readonly grounds: Plain;
  readonly groundsAbout: Plain;
  readonly numbers: Plain;
  readonly numbersAbout: Plain;
  readonly textSize: Plain;
  readonly textSizeNormal: Plain;
  readonly textSizeLarge: Plain;
  readonly textSizeLargest: Plain;
  readonly motion: Plain;
  readonly motionSystem: Plain;
  readonly motionFull: Plain;
  readonly motionReduced: Plain;
  readonly speed: Plain;
  readonly speedAbout: Plain;
  readonly speedNormal: Plain;
  readonly speedSlow: Plain;
  readonly speedFast: Plain;
  readonly speedInstant: Plain;
  readonly rests: Plain;
  readonly restsAbout: Plain;
  readonly openings: Plain;
  readonly openingsAbout: Plain;
  readonly confirm: Plain;
  readonly confirmAbout: Plain;
  readonly confirmMoment: Plain;
  readonly confirmAlways: Plain;
  readonly confirmNever: Plain;
  readonly reset: Plain;
}>({
  en: {
    title: 'Settings',
    atOnce: 'Everything takes effect at once and is saved in this browser.',
    language: 'Language',
    theme: 'Colours',
    themeSystem: 'Same as the system',
    themeLight: 'Light',
    themeDark: 'Dark',
    contrast: 'Contrast',
    contrastSystem: 'Same as the system',
    contrastNormal: 'Normal',
    contrastHigh: 'High',
    patterns: 'Patterns on zones',
    patternsAbout: 'Zones differ by pattern as well as by colour.',
    grounds: 'Pictures under the boards',
    groundsAbout: 'Switched off, every board lies on plain paper.',
    numbers: 'Numbers on all spaces',
    numbersAbout: 'Otherwise a number shows when you point at a space, zoom in or use the keyboard.',
    textSize: 'Text size',
    textSizeNormal: 'Normal',
    textSizeLarge: 'Large',
    textSizeLargest: 'Largest',
    motion: 'Motion',
    motionSystem: 'Same as the system',
    motionFull: 'Full',
    motionReduced: 'Reduced',
    speed: 'Speed of combats and bots',
    speedAbout: 'Anything that is shown can also be skipped.',
    speedNormal: 'Normal',
    speedSlow: 'Slow',
    speedFast: 'Fast',
    speedInstant: 'Instant',
    rests: 'Combats wait for me',
    restsAbout:
      'A combat stands still when the cards are turned up and when it is over, until you tap or press a key.',
    openings: 'Opening before a game',
    openingsAbout: 'The posters of everyone who plays, for two seconds.',
    confirm: 'Steps that cannot be undone',
    confirmAbout:
      'Such as a defense card: laid, and gone after a moment in which it can be taken back. An attack by card and target is never asked again.',
    confirmMoment: 'After a moment',
    confirmAlways: 'Ask first',
    confirmNever: 'At once',
    reset: 'Reset to the defaults',
  },
  pt: {
    title: 'Ajustes',
    atOnce: 'Tudo vale na hora e fica salvo neste navegador.',
    language: 'Idioma',
    theme: 'Cores',
    themeSystem: 'Igual ao sistema',
    themeLight: 'Claras',
    themeDark: 'Escuras',
    contrast: 'Contraste',
    contrastSystem: 'Igual ao sistema',
    contrastNormal: 'Normal',
    contrastHigh: 'Alto',
    patterns: 'Texturas nas zonas',
    patternsAbout: 'As zonas se distinguem pela textura, e não só pela cor.',
    grounds: 'Desenhos nos tabuleiros',
    groundsAbout: 'Desligado, todo tabuleiro fica sobre papel liso.',
    numbers: 'Números em todos os espaços',
    numbersAbout: 'Sem isso, o número aparece ao apontar para um espaço, ampliar ou usar o teclado.',
    textSize: 'Tamanho do texto',
    textSizeNormal: 'Normal',
    textSizeLarge: 'Grande',
    textSizeLargest: 'Muito grande',
    motion: 'Animações',
    motionSystem: 'Igual ao sistema',
    motionFull: 'Completas',
    motionReduced: 'Reduzidas',
    speed: 'Velocidade dos combates e dos bots',
    speedAbout: 'Tudo o que é mostrado também pode ser pulado.',
    speedNormal: 'Normal',
    speedSlow: 'Lenta',
    speedFast: 'Rápida',
    speedInstant: 'Instantânea',
    rests: 'Os combates esperam por mim',
    restsAbout:
      'O combate para quando as cartas são reveladas e quando termina, até você tocar ou apertar uma tecla.',
    openings: 'Abertura antes da partida',
    openingsAbout: 'Os cartazes de quem joga, por dois segundos.',
    confirm: 'Passos que não podem ser desfeitos',
    confirmAbout:
      'Por exemplo, uma carta de defesa: fica na mesa por um instante, em que ainda pode voltar. Carta e alvo juntos nunca são perguntados de novo.',
    confirmMoment: 'Após um instante',
    confirmAlways: 'Perguntar antes',
    confirmNever: 'Na hora',
    reset: 'Restaurar os padrões',
  },
  fr: {
    title: 'Réglages',
    atOnce: 'Tout prend effet aussitôt et reste conservé dans ce navigateur.',
    language: 'Langue',
    theme: 'Couleurs',
    themeSystem: 'Comme le système',
    themeLight: 'Claires',
    themeDark: 'Sombres',
    contrast: 'Contraste',
    contrastSystem: 'Comme le système',
    contrastNormal: 'Normal',
    contrastHigh: 'Élevé',
    patterns: 'Motifs sur les zones',
    patternsAbout: 'Les zones se distinguent aussi par un motif, pas seulement par la couleur.',
    grounds: 'Décors des plateaux',
    groundsAbout: 'Sans eux, chaque plateau repose sur un papier uni.',
    numbers: 'Numéros sur toutes les cases',
    numbersAbout:
      'Sinon, un numéro apparaît quand on pointe une case, qu’on agrandit ou qu’on utilise le clavier.',
    textSize: 'Taille du texte',
    textSizeNormal: 'Normale',
    textSizeLarge: 'Grande',
    textSizeLargest: 'Très grande',
    motion: 'Animations',
    motionSystem: 'Comme le système',
    motionFull: 'Toutes',
    motionReduced: 'Réduites',
    speed: 'Vitesse des combats et des bots',
    speedAbout: 'Tout ce qui est montré peut aussi être passé.',
    speedNormal: 'Normale',
    speedSlow: 'Lente',
    speedFast: 'Rapide',
    speedInstant: 'Instantanée',
    rests: 'Les combats m’attendent',
    restsAbout:
      'Un combat s’arrête quand les cartes sont révélées et quand il est fini, jusqu’à ce que vous touchiez l’écran ou une touche.',
    openings: 'Ouverture avant la partie',
    openingsAbout: 'Les affiches de tous les joueurs, pendant deux secondes.',
    confirm: 'Ce qui ne peut pas être annulé',
    confirmAbout:
      'Par exemple une carte Défense\u202f: posée, elle peut être reprise un instant. Une carte et sa cible ne sont jamais redemandées.',
    confirmMoment: 'Après un instant',
    confirmAlways: 'Demander d’abord',
    confirmNever: 'Aussitôt',
    reset: 'Revenir aux réglages par défaut',
  },
  uk: {
    title: 'Налаштування',
    atOnce: 'Усе діє відразу й зберігається в цьому браузері.',
    language: 'Мова',
    theme: 'Кольори',
    themeSystem: 'Як у системі',
    themeLight: 'Світлі',
    themeDark: 'Темні',
    contrast: 'Контраст',
    contrastSystem: 'Як у системі',
    contrastNormal: 'Звичайний',
    contrastHigh: 'Високий',
    patterns: 'Візерунки на зонах',
    patternsAbout: 'Зони відрізняються не лише кольором, а й візерунком.',
    grounds: 'Малюнки під мапами',
    groundsAbout: 'Якщо вимкнено, кожна мапа лежить на чистому папері.',
    numbers: 'Номери на всіх комірках',
    numbersAbout:
      "Інакше номер з'являється, коли вказати на комірку, наблизити чи користуватися клавіатурою.",
    textSize: 'Розмір тексту',
    textSizeNormal: 'Звичайний',
    textSizeLarge: 'Великий',
    textSizeLargest: 'Найбільший',
    motion: 'Анімація',
    motionSystem: 'Як у системі',
    motionFull: 'Повна',
    motionReduced: 'Зменшена',
    speed: 'Швидкість боїв і ботів',
    speedAbout: 'Усе, що показано, можна також пропустити.',
    speedNormal: 'Звичайна',
    speedSlow: 'Повільна',
    speedFast: 'Швидка',
    speedInstant: 'Миттєва',
    rests: 'Бої чекають на мене',
    restsAbout:
      'Бій зупиняється, коли карти відкрито і коли його закінчено, доки ви не торкнетеся екрана чи клавіші.',
    openings: 'Заставка перед грою',
    openingsAbout: 'Афіші всіх, хто грає, на дві секунди.',
    confirm: 'Кроки, яких не скасувати',
    confirmAbout:
      'Наприклад, карта оборони: викладену, її ще мить можна забрати. Про карту й ціль разом ніколи не питаємо вдруге.',
    confirmMoment: 'За мить',
    confirmAlways: 'Спершу питати',
    confirmNever: 'Одразу',
    reset: 'Повернути типові налаштування',
  },
});
