import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** The words of a gauntlet and of a challenge. */
export const words = wordsOf<{
  readonly choose: Plain;
  readonly begin: readonly ['hero'];
  readonly progress: readonly ['won', 'of'];
  readonly done: readonly ['hero'];
  readonly rung: readonly ['number'];
  readonly tries: readonly ['count'];
  readonly rungWon: Plain;
  readonly rungNext: Plain;
  readonly rungLater: Plain;
  readonly fight: readonly ['hero'];
  readonly goOn: readonly ['hero'];
  readonly anew: Plain;
  readonly anewAsk: Plain;
  readonly anewYes: Plain;
  readonly keep: Plain;
  readonly challenge: Plain;
  readonly challengeAbout: Plain;
  readonly theirs: Plain;
  readonly theyWon: readonly ['turns', 'health'];
  readonly theyLost: readonly ['turns'];
  readonly you: Plain;
  readonly accept: Plain;
  readonly broken: Plain;
  readonly otherVersion: Plain;
  readonly missing: readonly ['what'];
  readonly toSetup: Plain;
}>({
  en: {
    choose: 'Who shall climb?',
    begin: 'Begin with {hero}',
    progress: '{won} of {of} rungs won',
    done: '{hero} has beaten everybody.',
    rung: 'Rung {number}',
    tries: 'Games: {count}',
    rungWon: 'won',
    rungNext: 'next',
    rungLater: 'still ahead',
    fight: 'Fight {hero}',
    goOn: 'Continue against {hero}',
    anew: 'Begin another gauntlet…',
    anewAsk: 'This climb is given up. Its games stay in your record.',
    anewYes: 'Give it up',
    keep: 'Keep climbing',
    challenge: 'Beat my game',
    challengeAbout:
      'Somebody has played this deal and asks you to do better: same heroes, same board, same cards, same bots.',
    theirs: 'To be beaten',
    theyWon: 'Won in turn {turns}, with {health} health left.',
    theyLost: 'Lost in turn {turns}.',
    you: 'You',
    accept: 'Start the game',
    broken: 'This challenge is damaged: the link was cut or changed on its way.',
    otherVersion: 'This challenge comes from a later version of Peerless.',
    missing: 'This challenge needs “{what}”, which is not here.',
    toSetup: 'Set up a game',
  },
  pt: {
    choose: 'Quem vai subir?',
    begin: 'Começar: {hero}',
    progress: '{won} de {of} degraus vencidos',
    done: 'Todos foram vencidos: {hero}.',
    rung: 'Degrau {number}',
    tries: 'Partidas: {count}',
    rungWon: 'vencido',
    rungNext: 'próximo',
    rungLater: 'adiante',
    fight: 'Enfrentar: {hero}',
    goOn: 'Continuar contra: {hero}',
    anew: 'Começar outra escalada…',
    anewAsk: 'Esta escalada será abandonada. As partidas continuam no seu histórico.',
    anewYes: 'Abandonar',
    keep: 'Continuar subindo',
    challenge: 'Supere a minha partida',
    challengeAbout:
      'Alguém jogou estas cartas e pede que você faça melhor: mesmos heróis, mesmo tabuleiro, mesmas cartas, mesmos bots.',
    theirs: 'A superar',
    theyWon: 'Vitória no turno {turns}, com {health} de vida restante.',
    theyLost: 'Derrota no turno {turns}.',
    you: 'Você',
    accept: 'Começar a partida',
    broken: 'Este desafio está danificado: o link foi cortado ou alterado no caminho.',
    otherVersion: 'Este desafio vem de uma versão mais nova do Peerless.',
    missing: 'Este desafio precisa de “{what}”, que não está aqui.',
    toSetup: 'Preparar uma partida',
  },
  fr: {
    choose: 'Qui va grimper\u202f?',
    begin: 'Commencer\u202f: {hero}',
    progress: { by: 'won', one: '{won} échelon gagné sur {of}', other: '{won} échelons gagnés sur {of}' },
    done: 'Tous ont été battus\u202f: {hero}.',
    rung: 'Échelon {number}',
    tries: 'Parties\u202f: {count}',
    rungWon: 'gagné',
    rungNext: 'le prochain',
    rungLater: 'à venir',
    fight: 'Affronter\u202f: {hero}',
    goOn: 'Continuer contre\u202f: {hero}',
    anew: 'Commencer une autre ascension…',
    anewAsk: 'Cette ascension est abandonnée. Ses parties restent dans votre bilan.',
    anewYes: 'Abandonner',
    keep: 'Continuer à grimper',
    challenge: 'Battez ma partie',
    challengeAbout:
      'Quelqu’un a joué cette donne et vous invite à faire mieux\u202f: mêmes héros, même plateau, mêmes cartes, mêmes bots.',
    theirs: 'À battre',
    theyWon: {
      by: 'health',
      one: 'Victoire au tour {turns}, avec {health} point de vie restant.',
      other: 'Victoire au tour {turns}, avec {health} points de vie restants.',
    },
    theyLost: 'Défaite au tour {turns}.',
    you: 'Vous',
    accept: 'Commencer la partie',
    broken: 'Ce défi est endommagé\u202f: le lien a été coupé ou modifié en route.',
    otherVersion: 'Ce défi vient d’une version plus récente de Peerless.',
    missing: 'Ce défi a besoin de «\u00a0{what}\u00a0», qui n’est pas ici.',
    toSetup: 'Préparer une partie',
  },
  uk: {
    choose: 'Хто сходитиме?',
    begin: 'Почати: {hero}',
    progress: 'Пройдено щаблів: {won} з {of}',
    done: 'Подолано всіх: {hero}.',
    rung: 'Щабель {number}',
    tries: 'Ігор: {count}',
    rungWon: 'пройдено',
    rungNext: 'наступний',
    rungLater: 'попереду',
    fight: 'Зустріти: {hero}',
    goOn: 'Продовжити проти: {hero}',
    anew: 'Почати інше сходження…',
    anewAsk: 'Ви покинете це сходження. Його ігри лишаться у вашій статистиці.',
    anewYes: 'Покинути',
    keep: 'Сходити далі',
    challenge: 'Зіграй краще за мене',
    challengeAbout:
      'Хтось зіграв цей розклад і пропонує вам зіграти краще: ті самі герої, мапа, карти й боти.',
    theirs: 'Треба перевершити',
    theyWon: "Перемога на ході {turns}, лишилося здоров'я: {health}.",
    theyLost: 'Поразка на ході {turns}.',
    you: 'Ви',
    accept: 'Почати гру',
    broken: 'Виклик пошкоджено: посилання обрізали або змінили дорогою.',
    otherVersion: 'Цей виклик створено новішою версією Peerless.',
    missing: 'Для цього виклику потрібно «{what}», а тут цього немає.',
    toSetup: 'Підготувати гру',
  },
});
