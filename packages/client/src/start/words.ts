import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** The words of the start page. */
export const words = wordsOf<{
  readonly pitch: Plain;
  readonly pitchOnline: Plain;
  readonly play: Plain;
  readonly friend: Plain;
  readonly online: Plain;
  readonly others: Plain;
  readonly choose: Plain;
  readonly goOn: Plain;
  readonly turn: readonly ['turn'];
  readonly versus: Plain;
  readonly you: Plain;
  readonly matchUp: Plain;
  readonly more: Plain;
  readonly learn: Plain;
  readonly howTo: Plain;
  readonly howToAbout: Plain;
  readonly library: Plain;
  readonly rules: Plain;
  readonly games: Plain;
  readonly career: Plain;
  readonly settings: Plain;
  readonly about: Plain;
}>({
  en: {
    pitch:
      'Legends meet in a duel of cards and wits. Play against bots or with friends on one screen: free, without an account, even offline.',
    pitchOnline:
      'Legends meet in a duel of cards and wits. Play with a friend far away, against bots, or on one screen: free, without an account.',
    play: 'Play now',
    friend: 'Play with a friend',
    online: 'Tables for people in different places: one link is enough.',
    others: 'Other heroes',
    choose: 'Set up a game…',
    goOn: 'Continue',
    turn: 'turn {turn}',
    versus: 'vs',
    you: 'You',
    matchUp: 'The next game',
    more: 'Everything else',
    learn: 'A few minutes, one real game: maneuver, attack, defend, scheme.',
    howTo: 'How to play',
    howToAbout: 'Two illustrated sheets, to read or to print.',
    library: 'All heroes, their abilities and every card of their decks.',
    rules: 'The whole rulebook with rulings and search.',
    games: 'Games in progress and finished ones, replays and game files.',
    career: 'Your record, achievements and the gauntlet through all heroes.',
    settings: 'Language, text size, contrast, motion, sound, speed.',
    about: 'What this is, who drew what, and what happens to your data.',
  },
  pt: {
    pitch:
      'Lendas se enfrentam num duelo de cartas e astúcia. Jogue contra bots ou com amigos na mesma tela: grátis, sem cadastro e até sem internet.',
    pitchOnline:
      'Lendas se enfrentam num duelo de cartas e astúcia. Jogue com um amigo distante, contra bots ou na mesma tela: grátis e sem cadastro.',
    play: 'Jogar agora',
    friend: 'Jogar com um amigo',
    online: 'Mesas para quem está em lugares diferentes: basta um link.',
    others: 'Outros heróis',
    choose: 'Preparar uma partida…',
    goOn: 'Continuar',
    turn: 'turno {turn}',
    versus: 'vs',
    you: 'Você',
    matchUp: 'A próxima partida',
    more: 'Todo o resto',
    learn: 'Alguns minutos, uma partida de verdade: manobra, ataque, defesa, tática.',
    howTo: 'Como jogar',
    howToAbout: 'Duas folhas ilustradas, para ler ou imprimir.',
    library: 'Todos os heróis, suas habilidades e cada carta dos seus baralhos.',
    rules: 'O manual de regras inteiro, com esclarecimentos e busca.',
    games: 'Partidas em andamento e terminadas, replay e arquivos de partidas.',
    career: 'Seu histórico, suas conquistas e a escalada por todos os heróis.',
    settings: 'Idioma, tamanho do texto, contraste, animações, som, velocidade.',
    about: 'O que é isto, quem desenhou o quê e o que acontece com os seus dados.',
  },
  fr: {
    pitch:
      'Des légendes s’affrontent à coups de cartes et de ruse. Jouez contre des bots ou entre amis sur un seul écran\u202f: gratuit, sans compte, même hors ligne.',
    pitchOnline:
      'Des légendes s’affrontent à coups de cartes et de ruse. Jouez avec un ami au loin, contre des bots ou sur un seul écran\u202f: gratuit, sans compte.',
    play: 'Jouer',
    friend: 'Jouer avec un ami',
    online: 'Des tables pour ceux qui sont loin les uns des autres\u202f: un lien suffit.',
    others: 'D’autres héros',
    choose: 'Préparer une partie…',
    goOn: 'Continuer',
    turn: 'tour {turn}',
    versus: 'vs',
    you: 'Vous',
    matchUp: 'La prochaine partie',
    more: 'Tout le reste',
    learn: 'Quelques minutes, une vraie partie\u202f: manœuvre, attaque, défense, stratagème.',
    howTo: 'Comment jouer',
    howToAbout: 'Deux feuilles illustrées, à lire ou à imprimer.',
    library: 'Tous les héros, leurs capacités et chaque carte de leur deck.',
    rules: 'Tout le livret de règles, avec décisions et recherche.',
    games: 'Parties en cours et terminées, rediffusions et fichiers de parties.',
    career: 'Votre bilan, vos succès et l’ascension face à tous les héros.',
    settings: 'Langue, taille du texte, contraste, animations, son, vitesse.',
    about: 'Ce que c’est, qui a dessiné quoi, et ce que deviennent vos données.',
  },
  uk: {
    pitch:
      'Легенди сходяться у двобої карт і кмітливості. Грайте проти ботів або з друзями за одним екраном: безкоштовно, без реєстрації, навіть без мережі.',
    pitchOnline:
      'Легенди сходяться у двобої карт і кмітливості. Грайте з другом здалеку, проти ботів або за одним екраном: безкоштовно, без реєстрації.',
    play: 'Грати',
    friend: 'Грати з другом',
    online: 'Столи для тих, хто в різних місцях: досить одного посилання.',
    others: 'Інші герої',
    choose: 'Підготувати гру…',
    goOn: 'Продовжити',
    turn: 'хід {turn}',
    versus: 'проти',
    you: 'Ви',
    matchUp: 'Наступна гра',
    more: 'Усе інше',
    learn: 'Кілька хвилин, одна справжня гра: маневр, атака, оборона, виверт.',
    howTo: 'Як грати',
    howToAbout: 'Два аркуші з малюнками, щоб читати чи друкувати.',
    library: 'Усі герої, їхні вміння й кожна карта їхніх колод.',
    rules: "Усі правила з роз'ясненнями та пошуком.",
    games: 'Поточні й завершені ігри, повтори та файли ігор.',
    career: 'Ваша статистика, відзнаки та сходження крізь усіх героїв.',
    settings: 'Мова, розмір тексту, контраст, анімація, звук, швидкість.',
    about: 'Що це таке, хто що намалював і що відбувається з вашими даними.',
  },
});
