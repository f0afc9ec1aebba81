import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** The words of the setup. */
export const words = wordsOf<{
  readonly title: Plain;
  readonly mode: Plain;
  readonly players: readonly ['count'];
  readonly aboutDuel: Plain;
  readonly aboutFreeForAll: Plain;
  readonly aboutTeams: Plain;
  readonly aboutTeams3: Plain;
  readonly seats: Plain;
  readonly player: readonly ['number'];
  readonly team: readonly ['number'];
  readonly playedBy: Plain;
  readonly person: Plain;
  readonly bot: readonly ['level'];
  readonly personAbout: Plain;
  readonly sameAs: readonly ['number'];
  readonly severalPeople: Plain;
  readonly noPeople: Plain;
  readonly randomHero: Plain;
  readonly randomOfThese: readonly ['count'];
  readonly drawnLater: Plain;
  readonly drawnNow: Plain;
  readonly aboutHero: Plain;
  readonly toWall: Plain;
  readonly boardName: Plain;
  readonly boardsFound: readonly ['count'];
  readonly chooseHero: Plain;
  readonly changeHero: readonly ['hero', 'number'];
  readonly heroFor: readonly ['number'];
  readonly takeHero: readonly ['hero'];
  readonly hasPlayer: readonly ['number'];
  readonly wouldSwap: readonly ['number'];
  readonly health: readonly ['count'];
  readonly move: readonly ['count'];
  readonly melee: Plain;
  readonly ranged: Plain;
  readonly board: Plain;
  readonly chooseBoard: Plain;
  readonly takeBoard: readonly ['board'];
  readonly randomBoard: Plain;
  readonly boardByLot: Plain;
  readonly spaces: readonly ['count'];
  readonly starts: readonly ['count'];
  readonly itemsThere: readonly ['count'];
  readonly needsRules: readonly ['needs'];
  readonly needsStarts: Plain;
  readonly needsSpaces: Plain;
  readonly items: Plain;
  readonly more: Plain;
  readonly begins: Plain;
  readonly byLot: Plain;
  readonly usual: readonly ['value'];
  readonly seed: Plain;
  readonly seedAbout: Plain;
  readonly seedBad: Plain;
  readonly randomAll: Plain;
  readonly start: Plain;
}>({
  en: {
    title: 'New game',
    mode: 'Mode',
    players: { by: 'count', one: '{count} player', other: '{count} players' },
    aboutDuel: 'One hero against another.',
    aboutFreeForAll: 'Everyone against everyone; the last hero standing wins.',
    aboutTeams: 'Two against two, each with a hero.',
    aboutTeams3: 'Two against two; one player leads a whole team.',
    seats: 'Heroes and players',
    player: 'Player {number}',
    team: 'Team {number}',
    playedBy: 'Played by',
    person: 'A person',
    bot: 'Bot: {level}',
    personAbout: 'Someone at this screen.',
    sameAs: 'Also played by player {number}.',
    severalPeople: 'Several people share this screen: hands stay hidden while it is passed on.',
    noPeople: 'Only bots play: you watch.',
    randomHero: 'Random hero',
    randomOfThese: { by: 'count', one: 'Draw the only one', other: 'Draw one of {count}' },
    drawnLater: 'Drawn when the game starts.',
    drawnNow: 'Drawn at once from the heroes that are shown.',
    aboutHero: 'Ability and cards',
    toWall: 'Back to the wall',
    boardName: 'Name of the board',
    boardsFound: { by: 'count', one: '{count} board', other: '{count} boards' },
    chooseHero: 'Choose a hero',
    changeHero: '{hero}: choose the hero of player {number}',
    heroFor: 'Hero of player {number}',
    takeHero: 'Play {hero}',
    hasPlayer: 'Player {number}',
    wouldSwap: 'Player {number} has this hero: you will swap.',
    health: 'Health {count}',
    move: 'Move {count}',
    melee: 'Melee',
    ranged: 'Ranged',
    board: 'Board',
    chooseBoard: 'Choose a board',
    takeBoard: 'Play on {board}',
    randomBoard: 'Random board',
    boardByLot: 'Drawn by lot from the boards that fit.',
    spaces: { by: 'count', one: '{count} space', other: '{count} spaces' },
    itemsThere: { by: 'count', one: '{count} item', other: '{count} items' },
    starts: { by: 'count', one: '{count} start space', other: '{count} start spaces' },
    needsRules: 'Not playable yet: it needs rules for {needs}.',
    needsStarts: 'Too small: this mode needs four start spaces.',
    needsSpaces: 'Too few spaces for all these fighters.',
    items: 'battlefield items',
    more: 'First player, rules options, seed',
    begins: 'Who begins',
    byLot: 'Drawn by lot',
    usual: '{value} (default)',
    seed: 'Seed',
    seedAbout:
      'The same seed shuffles the same decks. Up to 32 characters, 0–9 and a–f; leave it empty for a new one.',
    seedBad: 'A seed has only the digits 0–9 and the letters a–f, 32 characters at most.',
    randomAll: 'Random everything',
    start: 'Start the game',
  },
  pt: {
    title: 'Nova partida',
    mode: 'Modo',
    players: { by: 'count', one: '{count} jogador', other: '{count} jogadores' },
    aboutDuel: 'Um herói contra outro.',
    aboutFreeForAll: 'Todos contra todos; vence o último herói de pé.',
    aboutTeams: 'Dois contra dois, cada um com um herói.',
    aboutTeams3: 'Dois contra dois; um jogador comanda uma equipe inteira.',
    seats: 'Heróis e jogadores',
    player: 'Jogador {number}',
    team: 'Equipe {number}',
    playedBy: 'Quem joga',
    person: 'Uma pessoa',
    bot: 'Bot: {level}',
    personAbout: 'Alguém diante desta tela.',
    sameAs: 'Também jogado pelo jogador {number}.',
    severalPeople: 'Várias pessoas dividem esta tela: as mãos ficam escondidas na troca de vez.',
    noPeople: 'Só bots jogam: você assiste.',
    randomHero: 'Herói aleatório',
    randomOfThese: { by: 'count', one: 'Sortear: só há {count}', other: 'Sortear entre {count}' },
    drawnLater: 'Sorteado quando a partida começar.',
    drawnNow: 'Sorteado na hora entre os heróis mostrados.',
    aboutHero: 'Habilidade e cartas',
    toWall: 'Voltar aos cartazes',
    boardName: 'Nome do tabuleiro',
    boardsFound: { by: 'count', one: '{count} tabuleiro', other: '{count} tabuleiros' },
    chooseHero: 'Escolher um herói',
    changeHero: '{hero}: escolher o herói do jogador {number}',
    heroFor: 'Herói do jogador {number}',
    takeHero: 'Jogar com {hero}',
    hasPlayer: 'Jogador {number}',
    wouldSwap: 'O jogador {number} está com este herói: vocês vão trocar.',
    health: 'Vida {count}',
    move: 'Movimento {count}',
    melee: 'Corpo-a-corpo',
    ranged: 'À distância',
    board: 'Tabuleiro',
    chooseBoard: 'Escolher um tabuleiro',
    takeBoard: 'Jogar no tabuleiro {board}',
    randomBoard: 'Tabuleiro aleatório',
    boardByLot: 'Sorteado entre os tabuleiros que servem.',
    spaces: { by: 'count', one: '{count} espaço', other: '{count} espaços' },
    itemsThere: { by: 'count', one: '{count} item', many: '{count} itens', other: '{count} itens' },
    starts: { by: 'count', one: '{count} espaço inicial', other: '{count} espaços iniciais' },
    needsRules: 'Ainda não jogável: faltam regras para {needs}.',
    needsStarts: 'Pequeno demais: este modo precisa de quatro espaços iniciais.',
    needsSpaces: 'Espaços insuficientes para todos estes combatentes.',
    items: 'itens do campo de batalha',
    more: 'Primeiro jogador, opções de regras, semente',
    begins: 'Quem começa',
    byLot: 'Por sorteio',
    usual: '{value} (padrão)',
    seed: 'Semente',
    seedAbout:
      'A mesma semente embaralha os baralhos do mesmo jeito. Até 32 caracteres, 0–9 e a–f; deixe em branco para gerar uma nova.',
    seedBad: 'Uma semente só tem algarismos de 0 a 9 e letras de a a f, no máximo 32 caracteres.',
    randomAll: 'Tudo aleatório',
    start: 'Começar a partida',
  },
  fr: {
    title: 'Nouvelle partie',
    mode: 'Mode',
    players: { by: 'count', one: '{count} joueur', other: '{count} joueurs' },
    aboutDuel: 'Un héros contre un autre.',
    aboutFreeForAll: 'Tous contre tous\u202f; le dernier héros debout l’emporte.',
    aboutTeams: 'Deux contre deux, chacun avec un héros.',
    aboutTeams3: 'Deux contre deux\u202f; un joueur mène toute une équipe.',
    seats: 'Héros et joueurs',
    player: 'Joueur {number}',
    team: 'Équipe {number}',
    playedBy: 'Joué par',
    person: 'Une personne',
    bot: 'Bot\u202f: {level}',
    personAbout: 'Quelqu’un devant cet écran.',
    sameAs: 'Aussi joué par le joueur {number}.',
    severalPeople:
      'Plusieurs personnes partagent cet écran\u202f: les mains restent cachées pendant qu’on se le passe.',
    noPeople: 'Seuls des bots jouent\u202f: vous regardez.',
    randomHero: 'Héros aléatoire',
    randomOfThese: { by: 'count', one: 'Tirer le seul', other: 'Tirer au sort parmi {count}' },
    drawnLater: 'Tiré au sort au début de la partie.',
    drawnNow: 'Tiré au sort tout de suite parmi les héros affichés.',
    aboutHero: 'Capacité et cartes',
    toWall: 'Retour aux affiches',
    boardName: 'Nom du plateau',
    boardsFound: { by: 'count', one: '{count} plateau', other: '{count} plateaux' },
    chooseHero: 'Choisir un héros',
    changeHero: '{hero}\u202f: choisir le héros du joueur {number}',
    heroFor: 'Héros du joueur {number}',
    takeHero: 'Jouer {hero}',
    hasPlayer: 'Joueur {number}',
    wouldSwap: 'Le joueur {number} a ce héros\u202f: vous échangerez vos héros.',
    health: 'Santé {count}',
    move: 'Déplacement {count}',
    melee: 'Mêlée',
    ranged: 'À distance',
    board: 'Plateau',
    chooseBoard: 'Choisir un plateau',
    takeBoard: 'Jouer sur le plateau {board}',
    randomBoard: 'Plateau aléatoire',
    boardByLot: 'Tiré au sort parmi les plateaux qui conviennent.',
    spaces: { by: 'count', one: '{count} case', other: '{count} cases' },
    itemsThere: { by: 'count', one: '{count} objet', many: '{count} objets', other: '{count} objets' },
    starts: { by: 'count', one: '{count} case de départ', other: '{count} cases de départ' },
    needsRules: 'Pas encore jouable\u202f: il manque des règles ({needs}).',
    needsStarts: 'Trop petit\u202f: ce mode demande quatre cases de départ.',
    needsSpaces: 'Trop peu de cases pour tous ces combattants.',
    items: 'objets du champ de bataille',
    more: 'Premier joueur, options de règles, graine',
    begins: 'Qui commence',
    byLot: 'Tiré au sort',
    usual: '{value} (par défaut)',
    seed: 'Graine',
    seedAbout:
      'La même graine mélange les decks de la même façon. 32 caractères au plus, 0–9 et a–f\u202f; laissez vide pour en obtenir une nouvelle.',
    seedBad: 'Une graine ne contient que les chiffres 0–9 et les lettres a–f, 32 caractères au plus.',
    randomAll: 'Tout au hasard',
    start: 'Commencer la partie',
  },
  uk: {
    title: 'Нова гра',
    mode: 'Режим',
    players: {
      by: 'count',
      one: '{count} гравець',
      few: '{count} гравці',
      many: '{count} гравців',
      other: '{count} гравця',
    },
    aboutDuel: 'Герой проти героя.',
    aboutFreeForAll: 'Усі проти всіх; перемагає останній герой, що встояв.',
    aboutTeams: 'Двоє на двох, у кожного свій герой.',
    aboutTeams3: 'Двоє на двох; один гравець веде цілу команду.',
    seats: 'Герої та гравці',
    player: 'Гравець {number}',
    team: 'Команда {number}',
    playedBy: 'Хто грає',
    person: 'Людина',
    bot: 'Бот: {level}',
    personAbout: 'Хтось за цим екраном.',
    sameAs: 'За цього героя теж грає гравець {number}.',
    severalPeople: 'За цим екраном кілька людей: руки приховано, доки його передають.',
    noPeople: 'Грають лише боти: ви спостерігаєте.',
    randomHero: 'Випадковий герой',
    randomOfThese: 'Жереб: {count}',
    drawnLater: 'Визначить жереб на початку гри.',
    drawnNow: 'Герой визначається одразу, жеребом серед показаних.',
    aboutHero: 'Уміння й карти',
    toWall: 'До плакатів',
    boardName: 'Назва мапи',
    boardsFound: {
      by: 'count',
      one: '{count} мапа',
      few: '{count} мапи',
      many: '{count} мап',
      other: '{count} мапи',
    },
    chooseHero: 'Вибрати героя',
    changeHero: '{hero}: вибрати героя для гравця {number}',
    heroFor: 'Герой гравця {number}',
    takeHero: 'Вибрати: {hero}',
    hasPlayer: 'Гравець {number}',
    wouldSwap: 'Цей герой у гравця {number}: ви поміняєтеся героями.',
    health: "Здоров'я {count}",
    move: 'Переміщення {count}',
    melee: 'Ближній бій',
    ranged: 'Дальній бій',
    board: 'Мапа',
    chooseBoard: 'Вибрати мапу',
    takeBoard: 'Грати на мапі «{board}»',
    randomBoard: 'Випадкова мапа',
    boardByLot: 'Визначить жереб серед мап, що підходять.',
    spaces: {
      by: 'count',
      one: '{count} комірка',
      few: '{count} комірки',
      many: '{count} комірок',
      other: '{count} комірки',
    },
    itemsThere: {
      by: 'count',
      one: '{count} предмет',
      few: '{count} предмети',
      many: '{count} предметів',
      other: '{count} предмета',
    },
    starts: {
      by: 'count',
      one: '{count} початкова комірка',
      few: '{count} початкові комірки',
      many: '{count} початкових комірок',
      other: '{count} початкової комірки',
    },
    needsRules: 'Грати ще не можна, бракує правил: {needs}.',
    needsStarts: 'Замала мапа: для цього режиму потрібні чотири початкові комірки.',
    needsSpaces: 'Замало комірок для всіх цих бійців.',
    items: 'предмети на полі бою',
    more: 'Перший гравець, варіанти правил, зерно',
    begins: 'Хто починає',
    byLot: 'За жеребом',
    usual: '{value} (типово)',
    seed: 'Зерно',
    seedAbout:
      'Однакове зерно однаково тасує колоди. До 32 знаків, 0–9 і a–f; залиште порожнім, щоб отримати нове.',
    seedBad: 'У зерні можуть бути лише цифри 0–9 і літери a–f, щонайбільше 32 знаки.',
    randomAll: 'Усе випадково',
    start: 'Почати гру',
  },
});
