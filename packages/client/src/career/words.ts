import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** The words of a career: record, achievements, the file that takes it elsewhere. */
export const words = wordsOf<{
  readonly title: Plain;
  readonly about: Plain;
  readonly counting: Plain;
  readonly none: Plain;
  readonly newGame: Plain;
  readonly games: Plain;
  readonly won: Plain;
  readonly streak: Plain;
  readonly bestStreak: Plain;
  readonly achievements: Plain;
  readonly of: readonly ['count', 'all'];
  readonly earned: Plain;
  readonly open: Plain;
  readonly rule: readonly ['rule'];
  readonly byHero: Plain;
  readonly byLevel: Plain;
  readonly byBoard: Plain;
  readonly hero: Plain;
  readonly level: Plain;
  readonly board: Plain;
  readonly file: Plain;
  readonly fileAbout: Plain;
  readonly save: Plain;
  readonly take: Plain;
  readonly taken: readonly ['file', 'count'];
  readonly otherFile: readonly ['file'];
  readonly laterVersion: readonly ['file'];
  readonly damaged: readonly ['file'];
  readonly tooLarge: readonly ['file'];
  readonly gauntlet: Plain;
  readonly gauntletAbout: Plain;
  readonly toGauntlet: Plain;
}>({
  en: {
    title: 'Your career',
    about:
      'Counted from the games that you finish against bots. It stays in this browser, even when you delete games.',
    counting: 'Counting earlier games…',
    none: 'No finished games yet. The first one will stand here.',
    newGame: 'New game',
    games: 'Games',
    won: 'Won',
    streak: 'Wins in a row',
    bestStreak: 'Longest streak',
    achievements: 'Achievements',
    of: '{count} of {all}',
    earned: 'Earned',
    open: 'Open',
    rule: 'Rule {rule}',
    byHero: 'By hero',
    byLevel: 'By level of the bots',
    byBoard: 'By board',
    hero: 'Hero',
    level: 'Level',
    board: 'Board',
    file: 'Take it with you',
    fileAbout: 'One file holds all of it. Adding a file takes nothing away, and no game counts twice.',
    save: 'Save as a file',
    take: 'Add a file…',
    taken: 'Added from “{file}”. New games: {count}.',
    otherFile: '“{file}” is not a saved career.',
    laterVersion: '“{file}” was written by a later version of Peerless.',
    damaged: '“{file}” is damaged; nothing was added.',
    tooLarge: '“{file}” is too large for a saved career.',
    gauntlet: 'Gauntlet',
    gauntletAbout: 'One hero against all the others, one duel after the other, and the bots get better.',
    toGauntlet: 'To the gauntlet',
  },
  pt: {
    title: 'Sua carreira',
    about:
      'Conta as partidas que você termina contra bots. Fica neste navegador, mesmo que você apague partidas.',
    counting: 'Contando partidas anteriores…',
    none: 'Ainda não há partidas terminadas. A primeira vai aparecer aqui.',
    newGame: 'Nova partida',
    games: 'Partidas',
    won: 'Vitórias',
    streak: 'Vitórias seguidas',
    bestStreak: 'Melhor sequência',
    achievements: 'Conquistas',
    of: '{count} de {all}',
    earned: 'Conquistada',
    open: 'Em aberto',
    rule: 'Regra {rule}',
    byHero: 'Por herói',
    byLevel: 'Por nível dos bots',
    byBoard: 'Por tabuleiro',
    hero: 'Herói',
    level: 'Nível',
    board: 'Tabuleiro',
    file: 'Leve com você',
    fileAbout:
      'Um único arquivo guarda tudo. Adicionar um arquivo não apaga nada, e nenhuma partida conta duas vezes.',
    save: 'Salvar como arquivo',
    take: 'Adicionar um arquivo…',
    taken: 'Adicionado de “{file}”. Partidas novas: {count}.',
    otherFile: '“{file}” não é uma carreira salva.',
    laterVersion: '“{file}” foi gravado por uma versão mais nova do Peerless.',
    damaged: '“{file}” está danificado; nada foi adicionado.',
    tooLarge: '“{file}” é grande demais para uma carreira salva.',
    gauntlet: 'Escalada',
    gauntletAbout:
      'Um herói contra todos os outros, um duelo após o outro, e os bots ficam cada vez melhores.',
    toGauntlet: 'Ir para a escalada',
  },
  fr: {
    title: 'Votre carrière',
    about:
      'Compte les parties que vous terminez contre des bots. Tout reste dans ce navigateur, même si vous supprimez des parties.',
    counting: 'Décompte des parties précédentes…',
    none: 'Aucune partie terminée pour l’instant. La première s’affichera ici.',
    newGame: 'Nouvelle partie',
    games: 'Parties',
    won: 'Gagnées',
    streak: 'Victoires de suite',
    bestStreak: 'Meilleure série',
    achievements: 'Succès',
    of: '{count} sur {all}',
    earned: 'Obtenu',
    open: 'À obtenir',
    rule: 'Règle {rule}',
    byHero: 'Par héros',
    byLevel: 'Par niveau des bots',
    byBoard: 'Par plateau',
    hero: 'Héros',
    level: 'Niveau',
    board: 'Plateau',
    file: 'Emportez-la',
    fileAbout:
      'Un seul fichier contient tout. Ajouter un fichier n’efface rien, et aucune partie ne compte deux fois.',
    save: 'Enregistrer un fichier',
    take: 'Ajouter un fichier…',
    taken: 'Ajouté depuis «\u00a0{file}\u00a0». Nouvelles parties\u202f: {count}.',
    otherFile: '«\u00a0{file}\u00a0» n’est pas une carrière enregistrée.',
    laterVersion: '«\u00a0{file}\u00a0» vient d’une version plus récente de Peerless.',
    damaged: '«\u00a0{file}\u00a0» est endommagé\u202f; rien n’a été ajouté.',
    tooLarge: '«\u00a0{file}\u00a0» est trop volumineux pour une carrière enregistrée.',
    gauntlet: 'Ascension',
    gauntletAbout:
      'Un héros contre tous les autres, un duel après l’autre, face à des bots de plus en plus forts.',
    toGauntlet: 'Vers l’ascension',
  },
  uk: {
    title: 'Ваші досягнення',
    about:
      'Рахуються ігри проти ботів, зіграні до кінця. Усе лишається в цьому браузері, навіть якщо видалити ігри.',
    counting: 'Рахуємо попередні ігри…',
    none: "Завершених ігор ще немає. Перша з'явиться тут.",
    newGame: 'Нова гра',
    games: 'Ігри',
    won: 'Перемоги',
    streak: 'Перемог поспіль',
    bestStreak: 'Найдовша серія',
    achievements: 'Відзнаки',
    of: '{count} з {all}',
    earned: 'Здобуто',
    open: 'Ще ні',
    rule: 'Правило {rule}',
    byHero: 'За героями',
    byLevel: 'За рівнем ботів',
    byBoard: 'За мапами',
    hero: 'Герой',
    level: 'Рівень',
    board: 'Мапа',
    file: 'Візьміть із собою',
    fileAbout:
      'Усе вміщується в один файл. Додавання файлу нічого не стирає, і жодна гра не рахується двічі.',
    save: 'Зберегти у файл',
    take: 'Додати файл…',
    taken: 'Додано з «{file}». Нових ігор: {count}.',
    otherFile: '«{file}» — це не файл досягнень.',
    laterVersion: '«{file}» записано новішою версією Peerless.',
    damaged: '«{file}» пошкоджено; нічого не додано.',
    tooLarge: '«{file}» завеликий як для файлу досягнень.',
    gauntlet: 'Сходження',
    gauntletAbout: 'Один герой проти всіх інших, двобій за двобоєм, а боти дедалі сильніші.',
    toGauntlet: 'До сходження',
  },
});
