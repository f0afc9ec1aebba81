import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** The words around a game on a server. */
export const words = wordsOf<{
  readonly joining: Plain;
  readonly outdated: Plain;
  readonly missing: Plain;
  readonly cutShort: Plain;
  readonly reload: Plain;
  readonly toTable: Plain;
  readonly watching: Plain;
  readonly openEyes: Plain;
  readonly openEyesAbout: Plain;
  readonly ownEyes: Plain;
  readonly late: Plain;
  readonly onlookers: readonly ['count'];
  readonly away: readonly ['name', 'time'];
  readonly silent: readonly ['name', 'time'];
  readonly warned: readonly ['time'];
  readonly claimWin: Plain;
  readonly claimBot: Plain;
  readonly rematch: Plain;
  readonly swap: Plain;
  /** Of seats whose heroes are left to chance. */
  readonly drawnAnew: Plain;
  readonly askedRematch: readonly ['names'];
  readonly askedSwap: readonly ['names'];
  readonly waiting: readonly ['names'];
  readonly notAgain: Plain;
  readonly rating: readonly ['rating'];
  readonly ratingChanged: readonly ['before', 'rating'];
  readonly backToTable: Plain;
  readonly replay: Plain;
  readonly download: Plain;
  readonly check: Plain;
  readonly checking: Plain;
  readonly fair: Plain;
  readonly fairAbout: Plain;
  readonly fairLots: Plain;
  readonly unknown: Plain;
  readonly unknownAbout: Plain;
  readonly unfair: Plain;
  readonly brokenPledge: Plain;
  readonly missingPart: Plain;
  readonly wrongSeed: Plain;
  readonly wrongLots: Plain;
}>({
  en: {
    joining: 'Coming to the game…',
    outdated: 'The table has a newer version. Please reload the page.',
    missing: 'There is no such game here.',
    cutShort: 'The rules have changed since: this game cannot go on. It was ended as a draw.',
    reload: 'Reload',
    toTable: 'To the table',
    watching: 'You watch this game.',
    openEyes: 'See everything, five minutes late',
    openEyesAbout: 'All cards, five minutes late.',
    ownEyes: 'Back to now',
    late: 'Nothing of the game is five minutes old yet. It begins by itself.',
    onlookers: { by: 'count', one: '{count} onlooker', other: '{count} onlookers' },
    away: '{name} has been away for {time}.',
    silent: '{name} has not answered for {time}.',
    warned: 'The others have been waiting for you for {time}. After ten minutes they may go on without you.',
    claimWin: 'Claim the game',
    claimBot: 'Let a bot play on',
    rematch: 'Play again',
    drawnAnew: 'Random heroes are drawn anew.',
    swap: 'Swap sides',
    askedRematch: '{names} would like to play again.',
    askedSwap: '{names} would like to play again with swapped sides.',
    waiting: 'Waiting for {names}…',
    notAgain: 'Not after all',
    rating: 'Your rating: {rating}',
    ratingChanged: 'Your rating: {before} → {rating}',
    backToTable: 'Back to the table',
    replay: 'Watch the replay',
    download: 'Save as file',
    check: 'Was the shuffle fair?',
    checking: 'Calculating…',
    fair: 'The shuffle was fair.',
    fairAbout:
      'The server fixed its part before it knew yours, and both together are the seed that was played with: the server could not choose the cards.',
    fairLots: 'The heroes that nobody chose are those that the seed draws.',
    unknown: 'That cannot be known here.',
    unknownAbout:
      'What the server tells fits together. Whether it has kept its word is known only by the page on which a player said that they were ready.',
    unfair: 'The shuffle does not add up!',
    brokenPledge: 'The secret is not the one that the server had promised.',
    missingPart: 'What your page added is not in it.',
    wrongSeed: 'The game was played with another seed.',
    wrongLots: 'Other heroes were drawn than the seed draws.',
  },
  pt: {
    joining: 'Chegando à partida…',
    outdated: 'A mesa tem uma versão mais nova. Recarregue a página.',
    missing: 'Esta partida não existe aqui.',
    cutShort: 'As regras mudaram desde então: esta partida não pode continuar. Terminou em empate.',
    reload: 'Recarregar',
    toTable: 'Ir para a mesa',
    watching: 'Você assiste a esta partida.',
    openEyes: 'Ver tudo, com cinco minutos de atraso',
    openEyesAbout: 'Todas as cartas, com cinco minutos de atraso.',
    ownEyes: 'Voltar ao agora',
    late: 'A partida ainda não tem cinco minutos. A exibição começa sozinha.',
    onlookers: { by: 'count', one: '{count} espectador', other: '{count} espectadores' },
    away: '{name} está ausente há {time}.',
    silent: '{name} não responde há {time}.',
    warned: 'Os outros esperam por você há {time}. Depois de dez minutos, podem continuar sem você.',
    claimWin: 'Reivindicar a vitória',
    claimBot: 'Deixar um bot continuar',
    rematch: 'Jogar de novo',
    drawnAnew: 'Os heróis aleatórios são sorteados de novo.',
    swap: 'Trocar de lado',
    askedRematch: '{names} quer jogar de novo.',
    askedSwap: '{names} quer jogar de novo, trocando de lado.',
    waiting: 'Esperando por {names}…',
    notAgain: 'Melhor não',
    rating: 'Sua pontuação: {rating}',
    ratingChanged: 'Sua pontuação: {before} → {rating}',
    backToTable: 'Voltar à mesa',
    replay: 'Ver o replay',
    download: 'Salvar como arquivo',
    check: 'O embaralhamento foi justo?',
    checking: 'Calculando…',
    fair: 'O embaralhamento foi justo.',
    fairAbout:
      'O servidor fixou a parte dele antes de conhecer a sua, e as duas juntas são a semente usada na partida: o servidor não pôde escolher as cartas.',
    fairLots: 'Os heróis que ninguém escolheu são os que a semente sorteia.',
    unknown: 'Não dá para saber aqui.',
    unknownAbout:
      'O que o servidor conta faz sentido. Se ele cumpriu a palavra, só sabe a página em que um jogador disse estar pronto.',
    unfair: 'O embaralhamento não confere!',
    brokenPledge: 'O segredo não é o que o servidor tinha prometido.',
    missingPart: 'O que a sua página acrescentou não está nele.',
    wrongSeed: 'A partida foi jogada com outra semente.',
    wrongLots: 'Foram sorteados outros heróis que não os da semente.',
  },
  fr: {
    joining: 'On arrive à la partie…',
    outdated: 'La table a une version plus récente. Rechargez la page.',
    missing: 'Cette partie n’existe pas ici.',
    cutShort:
      'Les règles ont changé depuis\u202f: cette partie ne peut pas continuer. Elle se termine par une égalité.',
    reload: 'Recharger',
    toTable: 'À la table',
    watching: 'Vous regardez cette partie.',
    openEyes: 'Tout voir, avec cinq minutes de retard',
    openEyesAbout: 'Toutes les cartes, avec cinq minutes de retard.',
    ownEyes: 'Revenir au présent',
    late: 'La partie a commencé il y a moins de cinq minutes. Elle s’affichera d’elle-même.',
    onlookers: { by: 'count', one: '{count} spectateur', other: '{count} spectateurs' },
    away: '{name} est hors ligne depuis {time}.',
    silent: '{name} ne répond pas depuis {time}.',
    warned: 'Les autres vous attendent depuis {time}. Après dix minutes, ils peuvent continuer sans vous.',
    claimWin: 'Réclamer la victoire',
    claimBot: 'Laisser un bot continuer',
    rematch: 'Rejouer',
    drawnAnew: 'Les héros aléatoires sont de nouveau tirés au sort.',
    swap: 'Changer de camp',
    askedRematch: 'Pour rejouer\u202f: {names}.',
    askedSwap: 'Pour rejouer en changeant de camp\u202f: {names}.',
    waiting: 'On attend {names}…',
    notAgain: 'Finalement non',
    rating: 'Votre cote\u202f: {rating}',
    ratingChanged: 'Votre cote\u202f: {before} → {rating}',
    backToTable: 'Retour à la table',
    replay: 'Voir la rediffusion',
    download: 'Enregistrer un fichier',
    check: 'Le mélange était-il honnête\u202f?',
    checking: 'On calcule…',
    fair: 'Le mélange était honnête.',
    fairAbout:
      'Le serveur a fixé sa part avant de connaître la vôtre, et les deux ensemble forment la graine de la partie\u202f: le serveur n’a pas pu choisir les cartes.',
    fairLots: 'Les héros que personne n’a choisis sont bien ceux que la graine désigne.',
    unknown: 'On ne peut pas le savoir ici.',
    unknownAbout:
      'Ce que dit le serveur se tient. Mais a-t-il tenu parole\u202f? Seule le sait la page où un joueur s’est dit prêt.',
    unfair: 'Le mélange ne concorde pas\u202f!',
    brokenPledge: 'Le secret n’est pas celui que le serveur avait promis.',
    missingPart: 'Ce que votre page a ajouté n’y est pas.',
    wrongSeed: 'La partie a été jouée avec une autre graine.',
    wrongLots: 'Les héros tirés au sort ne sont pas ceux que la graine désigne.',
  },
  uk: {
    joining: 'Ідемо до гри…',
    outdated: 'Стіл має новішу версію. Перезавантажте сторінку.',
    missing: 'Такої гри тут немає.',
    cutShort: 'Відтоді правила змінилися: цю гру не можна продовжити. Її завершено внічию.',
    reload: 'Перезавантажити',
    toTable: 'До столу',
    watching: 'Ви дивитеся цю гру.',
    openEyes: "Бачити все з п'ятихвилинною затримкою",
    openEyesAbout: "Усі карти, з п'ятихвилинною затримкою.",
    ownEyes: 'Назад до теперішнього',
    late: "Від початку гри ще не минуло п'яти хвилин. Вона почнеться сама.",
    onlookers: {
      by: 'count',
      one: '{count} глядач',
      few: '{count} глядачі',
      many: '{count} глядачів',
      other: '{count} глядача',
    },
    away: '{name} не в мережі вже {time}.',
    silent: '{name} не відповідає вже {time}.',
    warned: 'Інші чекають на вас уже {time}. Через десять хвилин вони зможуть продовжити без вас.',
    claimWin: 'Зарахувати перемогу',
    claimBot: 'Хай далі грає бот',
    rematch: 'Зіграти ще раз',
    drawnAnew: 'Випадкових героїв буде вибрано заново.',
    swap: 'Помінятися сторонами',
    askedRematch: 'Хочуть зіграти ще раз: {names}.',
    askedSwap: 'Хочуть зіграти ще раз, помінявшись сторонами: {names}.',
    waiting: 'Чекаємо: {names}…',
    notAgain: 'Усе-таки ні',
    rating: 'Ваш рейтинг: {rating}',
    ratingChanged: 'Ваш рейтинг: {before} → {rating}',
    backToTable: 'Назад до столу',
    replay: 'Дивитися повтор',
    download: 'Зберегти файл',
    check: 'Чи чесно перетасовано?',
    checking: 'Обчислюємо…',
    fair: 'Перетасовано чесно.',
    fairAbout:
      'Сервер визначив свою частину раніше, ніж дізнався вашу, а разом вони і є зерно цієї гри: сервер не міг вибрати карти.',
    fairLots: 'Герої, яких ніхто не вибирав, саме ті, яких визначає зерно.',
    unknown: 'Тут цього не дізнатися.',
    unknownAbout:
      'Те, що каже сервер, сходиться. Чи дотримав він слова, знає лише сторінка, на якій гравець сказав, що готовий.',
    unfair: 'Перетасування не сходиться!',
    brokenPledge: 'Секрет не той, який обіцяв сервер.',
    missingPart: 'У ньому немає того, що додала ваша сторінка.',
    wrongSeed: 'Гру зіграно з іншим зерном.',
    wrongLots: 'Жереб дав не тих героїв, яких визначає зерно.',
  },
});
