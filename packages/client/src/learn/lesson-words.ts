import { wordsOf } from '../words.ts';

/**
 * What each lesson says: its title, what to do, and what happened when it was done. Cards are named by their titles,
 * which come with the names at the table.
 */
export const lessonWords = wordsOf<{
  readonly welcomeTitle: readonly [];
  readonly welcomeTask: readonly [];
  readonly sidekickTitle: readonly [];
  readonly sidekickTask: readonly [];
  readonly sidekickDone: readonly [];
  readonly maneuverTitle: readonly [];
  readonly maneuverTask: readonly [];
  readonly maneuverDone: readonly ['drawn'];
  readonly boostTitle: readonly [];
  readonly boostTask: readonly ['boost'];
  readonly boostDone: readonly [];
  readonly moveTitle: readonly [];
  readonly moveTask: readonly [];
  readonly moveDone: readonly [];
  readonly followTitle: readonly [];
  readonly followTask: readonly [];
  readonly followDone: readonly [];
  readonly attackTitle: readonly [];
  readonly attackTask: readonly ['attack'];
  readonly attackDone: readonly ['attack'];
  readonly defenseTitle: readonly [];
  readonly defenseTask: readonly ['defense'];
  readonly defenseDone: readonly ['defense', 'foe'];
  readonly schemeTitle: readonly [];
  readonly schemeTask: readonly ['scheme'];
  readonly schemeDone: readonly [];
  readonly strikeTitle: readonly [];
  readonly strikeTask: readonly ['strike'];
  readonly strikeDone: readonly ['answer'];
  readonly endTitle: readonly [];
  readonly endTask: readonly [];
}>({
  en: {
    welcomeTitle: 'Two heroes, one battlefield',
    welcomeTask:
      'You are Sinbad; your opponent is Medusa. Each of you has fighters and a deck of 30 cards. Whoever defeats the other hero wins.',
    sidekickTitle: 'Your sidekick',
    sidekickTask:
      'The Porter helps you. Sidekicks start in their hero’s zone: the spaces of the same colour. Place him in the marked space.',
    sidekickDone:
      'Medusa and her three Harpies are there, too. You begin. A turn has two actions, each a maneuver, an attack or a scheme.',
    maneuverTitle: 'Maneuver: draw',
    maneuverTask: 'Begin with a maneuver. You draw a card first; then your fighters may move.',
    maneuverDone: 'You drew {drawn}. It is in your hand now and will be useful soon.',
    boostTitle: 'Maneuver: BOOST',
    boostTask:
      'Sinbad moves 2 spaces. That is one too few: add a card’s BOOST, the number in the small circle. Discard {boost}.',
    boostDone: 'The card is gone, but in this maneuver each of your fighters may move 2 + 1 = 3 spaces.',
    moveTitle: 'Maneuver: move',
    moveTask:
      'Move Sinbad to the marked space beside the Harpy. Fighters move along the lines between the spaces.',
    moveDone:
      'Fighters may move through friendly fighters, never through opposing ones, and a space holds only one fighter.',
    followTitle: 'Everyone moves',
    followTask: 'A maneuver moves all your fighters, one after the other. Let the Porter follow.',
    followDone: 'That was your first action. One is left.',
    attackTitle: 'Attack',
    attackTask:
      'Sinbad fights in melee: he attacks whoever is adjacent. Attack the Harpy with {attack}. The number on the ribbon is its value.',
    attackDone:
      '{attack} has the value 3, but 5 because Sinbad moved. Medusa played no defense: 5 damage, and a Harpy has only 1 health. Your turn is over.',
    defenseTitle: 'Defense',
    defenseTask:
      'Medusa’s ability has cost you 1 health, and now she attacks. She is ranged: it is enough for her to share a zone with you. Her card is face down. Defend with {defense}.',
    defenseDone:
      'Her {foe} has the value 3, your {defense} 4: no damage, you have won the combat. Then she used her second action to come closer. Brave.',
    schemeTitle: 'Scheme',
    schemeTask: 'Your turn. Schemes are played for their effect alone. {scheme} draws 3 cards: play it.',
    schemeDone: 'Cards are strength, but mind your hand: at the end of your turn you may keep only 7.',
    strikeTitle: 'Strike at Medusa',
    strikeTask: 'Medusa is adjacent to Sinbad. Attack her with your strongest card: {strike}.',
    strikeDone:
      'Attack 5 against her {answer} with 1: 4 damage. An attacker who deals damage wins the combat. Medusa has 12 health left.',
    endTitle: 'How it ends',
    endTask:
      'Go on like this until a hero falls: at 0 health the game is lost. And keep an eye on your deck: once it is empty, every card you cannot draw deals 2 damage to each of your fighters.',
  },
  pt: {
    welcomeTitle: 'Dois heróis, um campo de batalha',
    welcomeTask:
      'Você é Simbad; sua oponente é a Medusa. Cada um tem combatentes e um baralho de 30 cartas. Vence quem derrotar o herói do outro.',
    sidekickTitle: 'Seu ajudante',
    sidekickTask:
      'O Carregador ajuda você. Ajudantes começam na zona do herói deles: os espaços da mesma cor. Coloque-o no espaço marcado.',
    sidekickDone:
      'A Medusa e suas três harpias também estão aqui. Você começa. Um turno tem duas ações, e cada uma é uma manobra, um ataque ou uma tática.',
    maneuverTitle: 'Manobra: comprar',
    maneuverTask:
      'Comece com uma manobra. Primeiro você compra uma carta; depois seus combatentes podem se mover.',
    maneuverDone: 'Você comprou “{drawn}”. A carta está na sua mão e logo será útil.',
    boostTitle: 'Manobra: REFORÇAR',
    boostTask:
      'Simbad se move até 2 espaços. Falta um: some o valor de REFORÇAR de uma carta, o número no círculo pequeno. Descarte “{boost}”.',
    boostDone: 'A carta se foi, mas nesta manobra cada combatente seu pode se mover até 2 + 1 = 3 espaços.',
    moveTitle: 'Manobra: mover',
    moveTask:
      'Mova Simbad para o espaço marcado, ao lado da harpia. Os combatentes se movem pelas linhas entre os espaços.',
    moveDone: 'Combatentes atravessam aliados, nunca inimigos, e cada espaço só comporta um combatente.',
    followTitle: 'Todos se movem',
    followTask: 'Uma manobra move todos os seus combatentes, um após o outro. Mova também o Carregador.',
    followDone: 'Essa foi a sua primeira ação. Resta uma.',
    attackTitle: 'Ataque',
    attackTask:
      'Simbad luta corpo-a-corpo: ataca quem está adjacente. Ataque a harpia com “{attack}”. O número na fita é o valor.',
    attackDone:
      '“{attack}” tem valor 3, mas 5 porque Simbad se moveu. A Medusa não jogou defesa: 5 pontos de dano, e uma harpia só tem 1 ponto de vida. Seu turno acabou.',
    defenseTitle: 'Defesa',
    defenseTask:
      'A habilidade da Medusa custou a você 1 ponto de vida, e agora ela ataca. Ela luta à distância: basta estar na mesma zona que você. A carta dela está virada para baixo. Defenda-se com “{defense}”.',
    defenseDone:
      'A carta dela, “{foe}”, tem valor 3; a sua, “{defense}”, 4: nenhum dano, você venceu o combate. Depois ela usou a segunda ação para chegar mais perto. Que coragem!',
    schemeTitle: 'Tática',
    schemeTask:
      'Seu turno. Uma tática é jogada só pelo efeito. Com “{scheme}” você compra 3 cartas: jogue-a.',
    schemeDone: 'Cartas são força, mas cuidado com a mão: no final do turno você fica com 7 no máximo.',
    strikeTitle: 'Ataque a Medusa',
    strikeTask: 'A Medusa está adjacente a Simbad. Ataque-a com a sua carta mais forte: “{strike}”.',
    strikeDone:
      'Ataque 5 contra a carta dela, “{answer}”, de valor 1: 4 pontos de dano. O atacante que causa dano vence o combate. Restam 12 pontos de vida à Medusa.',
    endTitle: 'Como termina',
    endTask:
      'Continue assim até um herói cair: com 0 ponto de vida, a partida está perdida. E fique de olho no baralho: quando ele acabar, cada carta que você não puder comprar causa 2 pontos de dano em cada combatente seu.',
  },
  fr: {
    welcomeTitle: 'Deux héros, un champ de bataille',
    welcomeTask:
      'Vous êtes Sinbad\u202f; votre adversaire est Méduse. Chacun a des combattants et un deck de 30 cartes. Celui qui vainc le héros adverse remporte la partie.',
    sidekickTitle: 'Votre acolyte',
    sidekickTask:
      'Le Porteur vous aide. Les acolytes commencent dans la zone de leur héros\u202f: les cases de même couleur. Placez-le sur la case indiquée.',
    sidekickDone:
      'Méduse et ses trois harpies sont là aussi. Vous commencez. Un tour compte deux actions\u202f; chacune est une manœuvre, une attaque ou un stratagème.',
    maneuverTitle: 'Manœuvre\u202f: piocher',
    maneuverTask:
      'Commencez par une manœuvre. Vous piochez d’abord une carte\u202f; ensuite, vos combattants peuvent se déplacer.',
    maneuverDone: 'Vous avez pioché «\u00a0{drawn}\u00a0». La carte est dans votre main et servira bientôt.',
    boostTitle: 'Manœuvre\u202f: BOOST',
    boostTask:
      'Sinbad se déplace de 2 cases au maximum. Il lui en manque une\u202f: ajoutez le BOOST d’une carte, le nombre dans le petit cercle. Défaussez «\u00a0{boost}\u00a0».',
    boostDone:
      'La carte est partie, mais pendant cette manœuvre chacun de vos combattants peut se déplacer de 2 + 1 = 3 cases.',
    moveTitle: 'Manœuvre\u202f: se déplacer',
    moveTask:
      'Déplacez Sinbad sur la case indiquée, à côté de la harpie. On se déplace en suivant les lignes entre les cases.',
    moveDone:
      'On peut traverser les combattants amis, jamais les combattants adverses, et une case n’accueille qu’un seul combattant.',
    followTitle: 'Tout le monde se déplace',
    followTask: 'Une manœuvre déplace tous vos combattants, l’un après l’autre. Faites suivre le Porteur.',
    followDone: 'C’était votre première action. Il en reste une.',
    attackTitle: 'Attaque',
    attackTask:
      'Sinbad combat en mêlée\u202f: il attaque qui lui est adjacent. Attaquez la harpie avec «\u00a0{attack}\u00a0». Le nombre sur le ruban est la valeur.',
    attackDone:
      '«\u00a0{attack}\u00a0» vaut 3, mais 5 parce que Sinbad s’est déplacé. Méduse n’a pas joué de défense\u202f: 5 dégâts, et une harpie n’a que 1 point de vie. Votre tour est fini.',
    defenseTitle: 'Défense',
    defenseTask:
      'La capacité de Méduse vous a coûté 1 point de vie, et maintenant elle attaque. Elle combat à distance\u202f: il lui suffit d’être dans la même zone que vous. Sa carte est face cachée. Défendez-vous avec «\u00a0{defense}\u00a0».',
    defenseDone:
      'Sa carte «\u00a0{foe}\u00a0» vaut 3, la vôtre, «\u00a0{defense}\u00a0», vaut 4\u202f: aucun dégât, vous avez remporté le combat. Puis elle s’est approchée avec sa seconde action. Quel courage\u202f!',
    schemeTitle: 'Stratagème',
    schemeTask:
      'À vous. Un stratagème se joue pour son seul effet. «\u00a0{scheme}\u00a0» fait piocher 3 cartes\u202f: jouez cette carte.',
    schemeDone:
      'Les cartes font la force, mais attention\u202f: à la fin de votre tour, vous en gardez 7 au maximum.',
    strikeTitle: 'Frappez Méduse',
    strikeTask:
      'Méduse est adjacente à Sinbad. Attaquez-la avec votre carte la plus forte\u202f: «\u00a0{strike}\u00a0».',
    strikeDone:
      'Attaque 5 contre sa carte «\u00a0{answer}\u00a0», qui vaut 1\u202f: 4 dégâts. L’attaquant qui inflige des dégâts remporte le combat. Il reste 12 points de vie à Méduse.',
    endTitle: 'La fin de la partie',
    endTask:
      'Continuez ainsi jusqu’à ce qu’un héros tombe\u202f: à 0 point de vie, la partie est perdue. Et surveillez votre deck\u202f: une fois qu’il est vide, chaque carte que vous ne pouvez pas piocher inflige 2 dégâts à chacun de vos combattants.',
  },
  uk: {
    welcomeTitle: 'Два герої, одне поле бою',
    welcomeTask:
      'Ви — Синдбад, ваша суперниця — Медуза. У кожного є бійці й колода з 30 карт. Перемагає той, хто здолає ворожого героя.',
    sidekickTitle: 'Ваш помічник',
    sidekickTask:
      'Вам допомагає Носій. Помічники починають у зоні свого героя — у комірках того самого кольору. Розмістіть його в позначеній комірці.',
    sidekickDone:
      'Медуза та три її гарпії теж тут. Починаєте ви. Хід — це дві дії, кожна з них — маневр, атака або виверт.',
    maneuverTitle: 'Маневр: узяти карту',
    maneuverTask: 'Почніть із маневру. Спершу ви берете карту, а потім ваші бійці можуть переміститися.',
    maneuverDone: 'Ви взяли карту «{drawn}». Вона вже у вас на руці й скоро знадобиться.',
    boostTitle: 'Маневр: ПОЛІПШЕННЯ',
    boostTask:
      'Синдбад переміщується на 2 комірки. Це на одну менше, ніж треба: додайте ПОЛІПШЕННЯ карти — число в маленькому колі. Скиньте карту «{boost}».',
    boostDone: 'Карту скинуто, зате в цьому маневрі кожен ваш боєць може переміститися на 2 + 1 = 3 комірки.',
    moveTitle: 'Маневр: переміститися',
    moveTask:
      'Перемістіть Синдбада в позначену комірку поруч із гарпією. Бійці переміщуються лініями між комірками.',
    moveDone:
      'Крізь дружніх бійців пройти можна, крізь ворожих — ні, а в одній комірці стоїть лише один боєць.',
    followTitle: 'Переміщуються всі',
    followTask: 'Маневр переміщує всіх ваших бійців, одного за одним. Нехай Носій іде слідом.',
    followDone: 'Це була ваша перша дія. Лишилася ще одна.',
    attackTitle: 'Атака',
    attackTask:
      'Синдбад — боєць ближнього бою: він атакує тих, хто в суміжній комірці. Атакуйте гарпію картою «{attack}». Число на стрічці — її значення.',
    attackDone:
      "«{attack}» має значення 3, а після переміщення Синдбада — 5. Медуза не оборонялася: 5 поранень, а в гарпії лише 1 здоров'я. Ваш хід закінчено.",
    defenseTitle: 'Оборона',
    defenseTask:
      "Уміння Медузи забрало у вас 1 здоров'я, а тепер вона атакує. Вона — боєць дальнього бою: їй досить бути з вами в одній зоні. Її карта лежить долілиць. Обороніться картою «{defense}».",
    defenseDone:
      'Її «{foe}» має значення 3, ваша «{defense}» — 4: жодного поранення, ви перемогли в бою. Потім другою дією вона підійшла ближче. Сміливо.',
    schemeTitle: 'Виверт',
    schemeTask:
      'Ваш хід. Виверт грають лише заради його ефекту. «{scheme}» дає взяти 3 карти: зіграйте цю карту.',
    schemeDone:
      'Карти — це сила, але пильнуйте руку: наприкінці ходу на ній може лишитися щонайбільше 7 карт.',
    strikeTitle: 'Удар по Медузі',
    strikeTask: 'Медуза — у комірці, суміжній із Синдбадом. Атакуйте її найсильнішою картою: «{strike}».',
    strikeDone:
      "Атака 5 проти її карти «{answer}» зі значенням 1: 4 поранення. Нападник, який завдав поранень, перемагає в бою. У Медузи лишилося 12 здоров'я.",
    endTitle: 'Чим усе закінчується',
    endTask:
      "Так триває, доки герой не загине: 0 здоров'я — гру програно. І стежте за колодою: коли вона порожня, кожна карта, якої ви не змогли взяти, завдає кожному вашому бійцеві 2 поранень.",
  },
});
