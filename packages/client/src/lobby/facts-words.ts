import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** What is decided about a table: as choices for whoever opens it, and as facts for whoever comes. */
export const words = wordsOf<{
  readonly choosing: Plain;
  readonly chosen: readonly ['how'];
  readonly open: Plain;
  readonly hidden: Plain;
  readonly draft: Plain;
  readonly openAbout: Plain;
  readonly hiddenAbout: Plain;
  readonly draftAbout: Plain;
  readonly clock: Plain;
  readonly none: Plain;
  readonly move: Plain;
  readonly bank: Plain;
  readonly days: Plain;
  readonly noneAbout: Plain;
  readonly moveAbout: Plain;
  readonly bankAbout: Plain;
  readonly daysAbout: Plain;
  readonly howLong: Plain;
  readonly perMove: readonly ['time'];
  readonly perGame: readonly ['time', 'plus'];
  readonly whenUp: Plain;
  readonly whenAway: Plain;
  readonly forfeit: Plain;
  readonly bot: Plain;
  readonly more: Plain;
  readonly rated: Plain;
  readonly ratedAbout: Plain;
  readonly casual: Plain;
  readonly cast: Plain;
  readonly castAbout: Plain;
  readonly castClock: Plain;
  readonly private: Plain;
  readonly public: Plain;
  readonly publicAbout: Plain;
}>({
  en: {
    choosing: 'How heroes are chosen',
    chosen: 'How heroes are chosen: {how}',
    open: 'Openly',
    hidden: 'Secretly',
    draft: 'By draft',
    openAbout: 'Everybody sees what the others take.',
    hiddenAbout: 'Nobody sees what the others take until the game begins.',
    draftAbout: 'Each strikes out one hero; then all choose in turn.',
    clock: 'Clock',
    none: 'None',
    move: 'Per move',
    bank: 'Per player',
    days: 'Days',
    noneAbout: 'Take your time; after ten minutes without a move the others may go on without you.',
    moveAbout: 'Each move has its time.',
    bankAbout: 'Each player has time for the whole game, and a little more after each choice.',
    daysAbout: 'A game beside other things: you are told when it is your turn.',
    howLong: 'How long',
    perMove: '{time} per move',
    perGame: '{time} + {plus} per choice',
    whenUp: 'When time is up',
    whenAway: 'When somebody stays away',
    forfeit: 'the game is lost',
    bot: 'a bot plays on',
    more: 'Rules options',
    rated: 'Rated',
    ratedAbout:
      'The game counts for the ladder. No bot plays: whoever runs out of time or stays away has lost.',
    casual: 'Unrated',
    cast: 'Open cards for onlookers',
    castAbout: 'Whoever watches may see everything, five minutes late.',
    castClock: 'Open cards for onlookers: with a clock for each move or for the game.',
    private: 'By link only',
    public: 'In the lobby',
    publicAbout: 'Strangers find the table in the lobby.',
  },
  pt: {
    choosing: 'Como os heróis são escolhidos',
    chosen: 'Como os heróis são escolhidos: {how}',
    open: 'Abertamente',
    hidden: 'Em segredo',
    draft: 'Por draft',
    openAbout: 'Todos veem o que os outros escolhem.',
    hiddenAbout: 'Ninguém vê a escolha dos outros até a partida começar.',
    draftAbout: 'Cada um risca um herói; depois todos escolhem, um de cada vez.',
    clock: 'Relógio',
    none: 'Nenhum',
    move: 'Por jogada',
    bank: 'Por jogador',
    days: 'Dias',
    noneAbout: 'Sem pressa; depois de dez minutos sem jogar, os outros podem continuar sem você.',
    moveAbout: 'Cada jogada tem o seu tempo.',
    bankAbout: 'Cada jogador tem tempo para a partida toda e ganha um pouco a cada escolha.',
    daysAbout: 'Uma partida em meio a outras coisas: avisamos quando for a sua vez.',
    howLong: 'Quanto tempo',
    perMove: '{time} por jogada',
    perGame: '{time} + {plus} por escolha',
    whenUp: 'Quando o tempo acaba',
    whenAway: 'Quando alguém não volta',
    forfeit: 'a partida está perdida',
    bot: 'um bot continua',
    more: 'Opções de regras',
    rated: 'Vale pontos',
    ratedAbout:
      'A partida conta para a classificação. Nenhum bot joga: perde quem fica sem tempo ou não volta.',
    casual: 'Sem pontos',
    cast: 'Cartas abertas para a plateia',
    castAbout: 'Quem assiste pode ver tudo, com cinco minutos de atraso.',
    castClock: 'Cartas abertas para a plateia: com um relógio por jogada ou por partida.',
    private: 'Só pelo link',
    public: 'No saguão',
    publicAbout: 'Desconhecidos encontram a mesa no saguão.',
  },
  fr: {
    choosing: 'Choix des héros',
    chosen: 'Choix des héros\u202f: {how}',
    open: 'À découvert',
    hidden: 'Secrètement',
    draft: 'Par draft',
    openAbout: 'Chacun voit ce que prennent les autres.',
    hiddenAbout: 'Personne ne voit le choix des autres avant le début de la partie.',
    draftAbout: 'Chacun raye un héros, puis tous choisissent à tour de rôle.',
    clock: 'Pendule',
    none: 'Aucune',
    move: 'Par coup',
    bank: 'Par joueur',
    days: 'En jours',
    noneAbout:
      'Prenez votre temps\u202f; après dix minutes sans coup, les autres peuvent continuer sans vous.',
    moveAbout: 'Chaque coup a son temps.',
    bankAbout: 'Chacun a du temps pour toute la partie, et un peu plus après chaque choix.',
    daysAbout: 'Une partie au fil des jours\u202f: on vous prévient quand c’est à vous.',
    howLong: 'Combien de temps',
    perMove: '{time} par coup',
    perGame: '{time} + {plus} par choix',
    whenUp: 'Quand le temps est écoulé',
    whenAway: 'Quand quelqu’un ne revient pas',
    forfeit: 'la partie est perdue',
    bot: 'un bot prend la suite',
    more: 'Options de règles',
    rated: 'Classée',
    ratedAbout:
      'La partie compte pour le classement. Aucun bot ne joue\u202f: qui n’a plus de temps ou ne revient pas a perdu.',
    casual: 'Non classée',
    cast: 'Cartes ouvertes pour le public',
    castAbout: 'Ceux qui regardent peuvent tout voir, avec cinq minutes de retard.',
    castClock: 'Cartes ouvertes pour le public\u202f: avec une pendule par coup ou par joueur.',
    private: 'Par lien seulement',
    public: 'Dans le salon',
    publicAbout: 'Des inconnus trouvent la table dans le salon.',
  },
  uk: {
    choosing: 'Як вибирають героїв',
    chosen: 'Як вибирають героїв: {how}',
    open: 'Відкрито',
    hidden: 'Таємно',
    draft: 'Драфтом',
    openAbout: 'Усі бачать, кого беруть інші.',
    hiddenAbout: 'До початку гри ніхто не бачить вибору інших.',
    draftAbout: 'Кожен викреслює одного героя, потім усі вибирають по черзі.',
    clock: 'Годинник',
    none: 'Без нього',
    move: 'На хід',
    bank: 'На гравця',
    days: 'Дні',
    noneAbout: 'Без поспіху; після десяти хвилин без ходу інші можуть продовжити без вас.',
    moveAbout: 'Кожен хід має свій час.',
    bankAbout: 'Кожен має час на всю гру й трохи додаткового після кожного вибору.',
    daysAbout: 'Гра між іншими справами: ми скажемо, коли ваша черга.',
    howLong: 'Скільки часу',
    perMove: '{time} на хід',
    perGame: '{time} + {plus} за вибір',
    whenUp: 'Коли час вичерпано',
    whenAway: 'Коли хтось не повертається',
    forfeit: 'гру програно',
    bot: 'далі грає бот',
    more: 'Варіанти правил',
    rated: 'На рейтинг',
    ratedAbout:
      'Гра зараховується до рейтингу. Боти не грають: у кого вийшов час або хто не повертається, той програв.',
    casual: 'Без рейтингу',
    cast: 'Відкриті карти для глядачів',
    castAbout: "Хто дивиться, може бачити все з п'ятихвилинною затримкою.",
    castClock: 'Відкриті карти для глядачів: з годинником на хід або на гру.',
    private: 'Лише за посиланням',
    public: 'У залі',
    publicAbout: 'Незнайомі знаходять стіл у залі.',
  },
});
