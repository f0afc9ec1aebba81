import { wordsOf } from '../words.ts';

type Plain = readonly [];

/**
 * What each lesson says: its title, what to do or to know, and what came of it. Cards are named by their titles, which
 * come with the names at the table.
 */
export const lessonWords = wordsOf<{
  readonly goalTitle: Plain;
  readonly goalTask: Plain;
  readonly sidekickTitle: Plain;
  readonly sidekickTask: Plain;
  readonly sidekickDone: Plain;
  readonly maneuverTitle: Plain;
  readonly maneuverTask: Plain;
  readonly maneuverDone: readonly ['drawn'];
  readonly boostTitle: Plain;
  readonly boostTask: readonly ['boost'];
  readonly boostDone: Plain;
  readonly moveTitle: Plain;
  readonly moveTask: Plain;
  readonly moveDone: Plain;
  readonly followTitle: Plain;
  readonly followTask: Plain;
  readonly followDone: Plain;
  readonly undoTitle: Plain;
  readonly undoTask: Plain;
  readonly cardTitle: Plain;
  readonly cardTask: Plain;
  readonly ribbon: Plain;
  readonly ribbonText: Plain;
  readonly anyText: Plain;
  readonly circle: Plain;
  readonly circleText: Plain;
  readonly attackTitle: Plain;
  readonly attackTask: readonly ['attack'];
  readonly attackDone: readonly ['attack'];
  readonly momentsTitle: Plain;
  readonly momentsTask: Plain;
  readonly immediatelyText: Plain;
  readonly duringText: Plain;
  readonly afterText: Plain;
  readonly defenseTitle: Plain;
  readonly defenseTask: readonly ['defense'];
  readonly defenseDone: readonly ['defense', 'foe'];
  readonly undefended: readonly ['foe'];
  readonly schemeTitle: Plain;
  readonly schemeTask: readonly ['scheme'];
  readonly schemeDone: Plain;
  readonly helpTitle: Plain;
  readonly helpTask: Plain;
  readonly undoText: Plain;
  readonly hintText: Plain;
  readonly whyText: readonly ['why'];
  readonly strikeTitle: Plain;
  readonly strikeTask: Plain;
  readonly strikeDone: readonly ['health'];
  readonly endTitle: Plain;
  readonly endTask: Plain;
}>({
  en: {
    goalTitle: 'Your goal: defeat Medusa',
    goalTask:
      'You are Sinbad; your opponent is Medusa. The number beside each portrait is health. Bring hers to 0 before yours is there, and you win. Cards, sidekicks, good places: all of it serves that.',
    sidekickTitle: 'Where everyone starts',
    sidekickTask:
      'The flags 1 to 4 mark start spaces: you stand at 1, Medusa at 2. Sidekicks start in their hero’s zone, the spaces of the same colour; a space of two colours belongs to both zones. Place the Porter wherever you like among the marked spaces.',
    sidekickDone:
      'Medusa and her three Harpies are there, too. You begin. A turn has two actions, each a maneuver, an attack or a scheme.',
    maneuverTitle: 'Maneuver: draw',
    maneuverTask:
      'Begin with a maneuver, the action that brings you cards and moves your fighters. First you draw a card.',
    maneuverDone: 'You drew {drawn}. It is in your hand now and will be useful soon.',
    boostTitle: 'Maneuver: BOOST',
    boostTask:
      'You want to fight the nearest Harpy. To stand beside her takes 3 spaces, and Sinbad moves only 2. Any card can lengthen a maneuver by its BOOST, the number in the small circle: discard {boost}.',
    boostDone: 'The card is gone, but in this maneuver each of your fighters may move 2 + 1 = 3 spaces.',
    moveTitle: 'Maneuver: move',
    moveTask:
      'Move Sinbad to the marked space beside the Harpy. Fighters move along the lines between the spaces.',
    moveDone:
      'Fighters may move through friendly fighters, never through opposing ones, and a space holds only one fighter.',
    followTitle: 'Everyone moves',
    followTask:
      'A maneuver moves all your fighters, one after the other. Where the Porter goes is up to you.',
    followDone: 'That was your first action. One is left.',
    undoTitle: 'Changed your mind?',
    undoTask:
      'A choice can be taken back as long as nothing hidden was seen. Press ↶ in the bar at the top and the Porter stands where he stood before. Try it, or go on.',
    cardTitle: 'How to read a card',
    cardTask: 'Now for an attack. This card is in your hand.',
    ribbon: 'The ribbon',
    ribbonText:
      'shows type and value. Red attacks, blue defends, purple does either; yellow with a star is a scheme.',
    anyText: 'says who may play it: any of your fighters. If a name stands there, only that fighter may.',
    circle: 'The circle',
    circleText:
      'is the BOOST, added when you discard the card for a maneuver. Some cards let you BOOST an attack, too: then it adds to the value.',
    attackTitle: 'Attack',
    attackTask:
      'Sinbad fights in melee: he attacks whoever is adjacent, one line away. Attack the Harpy with {attack}.',
    attackDone:
      '{attack} has the value 3, but 5 because Sinbad moved. Medusa played no defense: 5 damage, and a Harpy has only 1 health. Your turn is over.',
    momentsTitle: 'The three moments of a combat',
    momentsTask:
      'Both cards are turned over together. Their effects come in three moments; at each of them the defender’s comes first.',
    immediatelyText: 'is before anything else: here the effects of the other card can be cancelled.',
    duringText: 'changes the values. Here your card became 5, because Sinbad had moved.',
    afterText: 'comes once the damage is dealt: draw, move, hurt once more, often only for whoever won.',
    defenseTitle: 'Defense',
    defenseTask:
      'Medusa’s ability has cost you 1 health, and now she attacks. She is ranged: it is enough for her to share a zone with you. Her card is face down. Defend with {defense}, or keep the card and take the blow: you decide.',
    defenseDone:
      'Her {foe} has the value 3, your {defense} 4: no damage, you have won the combat. Then she used her second action to come closer. Brave.',
    undefended:
      'Her {foe} has the value 3, and nothing stood against it: 3 damage. A card that you keep may be worth it. Then she used her second action to come closer. Brave.',
    schemeTitle: 'Scheme',
    schemeTask: 'Your turn. Schemes are played for their effect alone. {scheme} draws 3 cards: play it.',
    schemeDone: 'Cards are strength, but mind your hand: at the end of your turn you may keep only 7.',
    helpTitle: 'You are never stuck',
    helpTask: 'Three buttons help you, in every game. Try the hint now, at the top:',
    undoText: 'takes back your last choice.',
    hintText: 'tells the best choices as a strong bot sees them, with your chances.',
    whyText: 'holds everything that happened. The ? at a line answers “{why}” with the card or the rule.',
    strikeTitle: 'Strike at Medusa',
    strikeTask:
      'Medusa is adjacent to Sinbad. Attack her with any card you like: for its value, or for its effect.',
    strikeDone:
      'An attacker who deals damage wins the combat; otherwise the defender does. Medusa has {health} health left.',
    endTitle: 'How it ends',
    endTask:
      'Go on like this until a hero falls: at 0 health the game is lost. And keep an eye on your deck: once it is empty, every card you cannot draw deals 2 damage to each of your fighters.',
  },
  pt: {
    goalTitle: 'Seu objetivo: derrotar a Medusa',
    goalTask:
      'Você é Simbad; sua oponente é a Medusa. O número ao lado de cada retrato é a vida. Leve a dela a 0 antes que a sua chegue lá e você vence. Cartas, ajudantes, boas posições: tudo serve para isso.',
    sidekickTitle: 'Onde cada um começa',
    sidekickTask:
      'As bandeirinhas de 1 a 4 marcam os espaços iniciais: você está no 1, a Medusa no 2. Ajudantes começam na zona do herói deles, os espaços da mesma cor; um espaço de duas cores pertence às duas zonas. Coloque o Carregador em qualquer dos espaços marcados.',
    sidekickDone:
      'A Medusa e suas três harpias também estão aqui. Você começa. Um turno tem duas ações, e cada uma é uma manobra, um ataque ou uma tática.',
    maneuverTitle: 'Manobra: comprar',
    maneuverTask:
      'Comece com uma manobra, a ação que traz cartas e move os seus combatentes. Primeiro você compra uma carta.',
    maneuverDone: 'Você comprou “{drawn}”. A carta está na sua mão e logo será útil.',
    boostTitle: 'Manobra: REFORÇAR',
    boostTask:
      'Você quer lutar com a harpia mais próxima. Para ficar ao lado dela são 3 espaços, e Simbad só se move 2. Qualquer carta alonga uma manobra pelo valor de REFORÇAR, o número no círculo pequeno: descarte “{boost}”.',
    boostDone: 'A carta se foi, mas nesta manobra cada combatente seu pode se mover até 2 + 1 = 3 espaços.',
    moveTitle: 'Manobra: mover',
    moveTask:
      'Mova Simbad para o espaço marcado, ao lado da harpia. Os combatentes se movem pelas linhas entre os espaços.',
    moveDone: 'Combatentes atravessam aliados, nunca inimigos, e cada espaço só comporta um combatente.',
    followTitle: 'Todos se movem',
    followTask:
      'Uma manobra move todos os seus combatentes, um após o outro. Para onde vai o Carregador, é você quem decide.',
    followDone: 'Essa foi a sua primeira ação. Resta uma.',
    undoTitle: 'Mudou de ideia?',
    undoTask:
      'Uma escolha pode ser desfeita enquanto nada de oculto foi visto. Aperte ↶ na barra do alto e o Carregador volta para onde estava. Experimente ou continue.',
    cardTitle: 'Como ler uma carta',
    cardTask: 'Agora, um ataque. Esta carta está na sua mão.',
    ribbon: 'A fita',
    ribbonText:
      'mostra o tipo e o valor. Vermelho ataca, azul defende, roxo faz os dois; amarelo com estrela é uma tática.',
    anyText:
      'diz quem pode jogar a carta: qualquer combatente seu. Se houver um nome ali, só aquele combatente pode.',
    circle: 'O círculo',
    circleText:
      'é o valor de REFORÇAR, somado quando você descarta a carta numa manobra. Algumas cartas permitem REFORÇAR também um ataque: então ele se soma ao valor.',
    attackTitle: 'Ataque',
    attackTask:
      'Simbad luta corpo-a-corpo: ataca quem está adjacente, a uma linha de distância. Ataque a harpia com “{attack}”.',
    attackDone:
      '“{attack}” tem valor 3, mas 5 porque Simbad se moveu. A Medusa não jogou defesa: 5 pontos de dano, e uma harpia só tem 1 ponto de vida. Seu turno acabou.',
    momentsTitle: 'Os três momentos de um combate',
    momentsTask:
      'As duas cartas são reveladas juntas. Os efeitos vêm em três momentos; em cada um, o do defensor vem primeiro.',
    immediatelyText: 'vem antes de tudo: aqui se podem cancelar os efeitos da outra carta.',
    duringText: 'muda os valores. Aqui a sua carta passou a valer 5, porque Simbad tinha se movido.',
    afterText:
      'vem quando o dano já foi causado: comprar, mover, ferir de novo, muitas vezes só para quem venceu.',
    defenseTitle: 'Defesa',
    defenseTask:
      'A habilidade da Medusa custou a você 1 ponto de vida, e agora ela ataca. Ela luta à distância: basta estar na mesma zona que você. A carta dela está virada para baixo. Defenda-se com “{defense}” ou guarde a carta e aguente o golpe: você decide.',
    defenseDone:
      'A carta dela, “{foe}”, tem valor 3; a sua, “{defense}”, 4: nenhum dano, você venceu o combate. Depois ela usou a segunda ação para chegar mais perto. Que coragem!',
    undefended:
      'A carta dela, “{foe}”, tem valor 3, e nada se opôs: 3 pontos de dano. Uma carta guardada pode valer isso. Depois ela usou a segunda ação para chegar mais perto. Que coragem!',
    schemeTitle: 'Tática',
    schemeTask:
      'Seu turno. Uma tática é jogada só pelo efeito. Com “{scheme}” você compra 3 cartas: jogue-a.',
    schemeDone: 'Cartas são força, mas cuidado com a mão: no final do turno você fica com 7 no máximo.',
    helpTitle: 'Você nunca fica sem saída',
    helpTask: 'Três botões ajudam você, em toda partida. Experimente a dica agora, lá em cima:',
    undoText: 'desfaz a sua última escolha.',
    hintText: 'diz as melhores escolhas aos olhos de um bot forte, com as suas chances.',
    whyText: 'guarda tudo o que aconteceu. O ? de uma linha responde a “{why}” com a carta ou a regra.',
    strikeTitle: 'Ataque a Medusa',
    strikeTask:
      'A Medusa está adjacente a Simbad. Ataque-a com a carta que quiser: pelo valor ou pelo efeito.',
    strikeDone:
      'O atacante que causa dano vence o combate; senão, vence o defensor. Vida da Medusa agora: {health}.',
    endTitle: 'Como termina',
    endTask:
      'Continue assim até um herói cair: com 0 ponto de vida, a partida está perdida. E fique de olho no baralho: quando ele acabar, cada carta que você não puder comprar causa 2 pontos de dano em cada combatente seu.',
  },
  fr: {
    goalTitle: 'Votre objectif\u202f: vaincre Méduse',
    goalTask:
      'Vous êtes Sinbad\u202f; votre adversaire est Méduse. Le nombre à côté de chaque portrait est la vie. Amenez la sienne à 0 avant la vôtre, et vous gagnez. Cartes, acolytes, bonnes positions\u202f: tout sert à cela.',
    sidekickTitle: 'D’où chacun part',
    sidekickTask:
      'Les drapeaux 1 à 4 marquent les cases de départ\u202f: vous êtes au 1, Méduse au 2. Les acolytes commencent dans la zone de leur héros, les cases de même couleur\u202f; une case de deux couleurs appartient aux deux zones. Placez le Porteur sur la case indiquée de votre choix.',
    sidekickDone:
      'Méduse et ses trois harpies sont là aussi. Vous commencez. Un tour compte deux actions\u202f; chacune est une manœuvre, une attaque ou un stratagème.',
    maneuverTitle: 'Manœuvre\u202f: piocher',
    maneuverTask:
      'Commencez par une manœuvre, l’action qui apporte des cartes et déplace vos combattants. D’abord, vous piochez une carte.',
    maneuverDone: 'Vous avez pioché «\u00a0{drawn}\u00a0». La carte est dans votre main et servira bientôt.',
    boostTitle: 'Manœuvre\u202f: BOOST',
    boostTask:
      'Vous voulez combattre la harpie la plus proche. Pour être à côté d’elle, il faut 3 cases, et Sinbad ne se déplace que de 2. Toute carte allonge une manœuvre de son BOOST, le nombre dans le petit cercle\u202f: défaussez «\u00a0{boost}\u00a0».',
    boostDone:
      'La carte est partie, mais pendant cette manœuvre chacun de vos combattants peut se déplacer de 2 + 1 = 3 cases.',
    moveTitle: 'Manœuvre\u202f: se déplacer',
    moveTask:
      'Déplacez Sinbad sur la case indiquée, à côté de la harpie. On se déplace en suivant les lignes entre les cases.',
    moveDone:
      'On peut traverser les combattants amis, jamais les combattants adverses, et une case n’accueille qu’un seul combattant.',
    followTitle: 'Tout le monde se déplace',
    followTask:
      'Une manœuvre déplace tous vos combattants, l’un après l’autre. Où va le Porteur, c’est à vous de décider.',
    followDone: 'C’était votre première action. Il en reste une.',
    undoTitle: 'Vous changez d’avis\u202f?',
    undoTask:
      'Un choix peut être annulé tant que rien de caché n’a été vu. Appuyez sur ↶ dans la barre du haut, et le Porteur revient où il était. Essayez, ou continuez.',
    cardTitle: 'Lire une carte',
    cardTask: 'Passons à l’attaque. Cette carte est dans votre main.',
    ribbon: 'Le ruban',
    ribbonText:
      'indique le type et la valeur. Rouge attaque, bleu défend, pourpre fait les deux\u202f; jaune avec une étoile, c’est un stratagème.',
    anyText:
      'dit qui peut jouer la carte\u202f: n’importe lequel de vos combattants. S’il y a un nom, ce combattant seul le peut.',
    circle: 'Le cercle',
    circleText:
      'est le BOOST, ajouté quand vous défaussez la carte pour une manœuvre. Certaines cartes permettent aussi de BOOSTER une attaque\u202f: il s’ajoute alors à la valeur.',
    attackTitle: 'Attaque',
    attackTask:
      'Sinbad combat en mêlée\u202f: il attaque qui lui est adjacent, au bout d’une ligne. Attaquez la harpie avec «\u00a0{attack}\u00a0».',
    attackDone:
      '«\u00a0{attack}\u00a0» vaut 3, mais 5 parce que Sinbad s’est déplacé. Méduse n’a pas joué de défense\u202f: 5 dégâts, et une harpie n’a que 1 point de vie. Votre tour est fini.',
    momentsTitle: 'Les trois moments d’un combat',
    momentsTask:
      'Les deux cartes sont révélées ensemble. Leurs effets viennent en trois moments\u202f; à chacun, celui du défenseur passe d’abord.',
    immediatelyText:
      'vient avant tout le reste\u202f: c’est là que les effets de l’autre carte peuvent être annulés.',
    duringText: 'change les valeurs. C’est là que votre carte est passée à 5, car Sinbad s’était déplacé.',
    afterText:
      'vient une fois les dégâts infligés\u202f: piocher, se déplacer, blesser encore, souvent réservé au vainqueur.',
    defenseTitle: 'Défense',
    defenseTask:
      'La capacité de Méduse vous a coûté 1 point de vie, et maintenant elle attaque. Elle combat à distance\u202f: il lui suffit d’être dans la même zone que vous. Sa carte est face cachée. Défendez-vous avec «\u00a0{defense}\u00a0», ou gardez la carte et encaissez\u202f: à vous de décider.',
    defenseDone:
      'Sa carte «\u00a0{foe}\u00a0» vaut 3, la vôtre, «\u00a0{defense}\u00a0», vaut 4\u202f: aucun dégât, vous avez remporté le combat. Puis elle s’est approchée avec sa seconde action. Quel courage\u202f!',
    undefended:
      'Sa carte «\u00a0{foe}\u00a0» vaut 3, et rien ne s’y opposait\u202f: 3 dégâts. Une carte gardée vaut parfois ce prix. Puis elle s’est approchée avec sa seconde action. Quel courage\u202f!',
    schemeTitle: 'Stratagème',
    schemeTask:
      'À vous. Un stratagème se joue pour son seul effet. «\u00a0{scheme}\u00a0» fait piocher 3 cartes\u202f: jouez cette carte.',
    schemeDone:
      'Les cartes font la force, mais attention\u202f: à la fin de votre tour, vous en gardez 7 au maximum.',
    helpTitle: 'Jamais sans secours',
    helpTask: 'Trois boutons vous aident, dans toutes les parties. Essayez le conseil, tout en haut\u202f:',
    undoText: 'annule votre dernier choix.',
    hintText: 'donne les meilleurs choix aux yeux d’un bot fort, avec vos chances.',
    whyText:
      'garde tout ce qui s’est passé. Le ? d’une ligne répond à «\u00a0{why}\u00a0» par la carte ou la règle.',
    strikeTitle: 'Frappez Méduse',
    strikeTask:
      'Méduse est adjacente à Sinbad. Attaquez-la avec la carte de votre choix\u202f: pour sa valeur, ou pour son effet.',
    strikeDone:
      'L’attaquant qui inflige des dégâts remporte le combat\u202f; sinon, c’est le défenseur. Vie de Méduse à présent\u202f: {health}.',
    endTitle: 'La fin de la partie',
    endTask:
      'Continuez ainsi jusqu’à ce qu’un héros tombe\u202f: à 0 point de vie, la partie est perdue. Et surveillez votre deck\u202f: une fois qu’il est vide, chaque carte que vous ne pouvez pas piocher inflige 2 dégâts à chacun de vos combattants.',
  },
  uk: {
    goalTitle: 'Ваша мета: здолати Медузу',
    goalTask:
      "Ви — Синдбад, ваша суперниця — Медуза. Число біля кожного портрета — здоров'я. Доведіть її здоров'я до 0 раніше, ніж скінчиться ваше, — і ви перемогли. Карти, помічники, вдалі місця — усе служить цьому.",
    sidekickTitle: 'Звідки хто починає',
    sidekickTask:
      'Прапорці від 1 до 4 позначають початкові комірки: ви стоїте на 1, Медуза — на 2. Помічники починають у зоні свого героя, у комірках того самого кольору; двоколірна комірка належить до обох зон. Розмістіть Носія в будь-якій із позначених комірок.',
    sidekickDone:
      'Медуза та три її гарпії теж тут. Починаєте ви. Хід — це дві дії, кожна з них — маневр, атака або виверт.',
    maneuverTitle: 'Маневр: узяти карту',
    maneuverTask: 'Почніть із маневру: ця дія дає карти й переміщує ваших бійців. Спершу ви берете карту.',
    maneuverDone: 'Ви взяли карту «{drawn}». Вона вже у вас на руці й скоро знадобиться.',
    boostTitle: 'Маневр: ПОЛІПШЕННЯ',
    boostTask:
      'Ви хочете битися з найближчою гарпією. Щоб стати поруч, треба пройти 3 комірки, а Синдбад переміщується лише на 2. Будь-яка карта подовжує маневр на своє ПОЛІПШЕННЯ — число в маленькому колі. Скиньте карту «{boost}».',
    boostDone: 'Карту скинуто, зате в цьому маневрі кожен ваш боєць може переміститися на 2 + 1 = 3 комірки.',
    moveTitle: 'Маневр: переміститися',
    moveTask:
      'Перемістіть Синдбада в позначену комірку поруч із гарпією. Бійці переміщуються лініями між комірками.',
    moveDone:
      'Крізь дружніх бійців пройти можна, крізь ворожих — ні, а в одній комірці стоїть лише один боєць.',
    followTitle: 'Переміщуються всі',
    followTask: 'Маневр переміщує всіх ваших бійців, одного за одним. Куди піде Носій, вирішуєте ви.',
    followDone: 'Це була ваша перша дія. Лишилася ще одна.',
    undoTitle: 'Передумали?',
    undoTask:
      'Вибір можна скасувати, доки не відкрилося нічого прихованого. Натисніть ↶ на панелі вгорі — і Носій повернеться туди, де стояв. Спробуйте або йдіть далі.',
    cardTitle: 'Як читати карту',
    cardTask: 'Тепер — атака. Ця карта у вас на руці.',
    ribbon: 'Стрічка',
    ribbonText:
      'показує тип і значення. Червона — атака, синя — оборона, фіолетова — і те, і те; жовта із зіркою — виверт.',
    anyText: "означає, хто може зіграти карту: будь-який ваш боєць. Якщо там ім'я — лише цей боєць.",
    circle: 'Коло',
    circleText:
      '— це ПОЛІПШЕННЯ: воно додається, коли ви скидаєте карту заради маневру. Деякі карти дають ПОЛІПШИТИ й атаку: тоді воно додається до значення.',
    attackTitle: 'Атака',
    attackTask:
      'Синдбад — боєць ближнього бою: він атакує тих, хто в суміжній комірці, на відстані однієї лінії. Атакуйте гарпію картою «{attack}».',
    attackDone:
      "«{attack}» має значення 3, а після переміщення Синдбада — 5. Медуза не оборонялася: 5 поранень, а в гарпії лише 1 одиниця здоров'я. Ваш хід закінчено.",
    momentsTitle: 'Три моменти бою',
    momentsTask:
      'Обидві карти відкривають разом. Їхні ефекти діють у три моменти; у кожному спершу — ефект того, хто обороняється.',
    immediatelyText: '— раніше за все інше: тут можна скасувати ефекти чужої карти.',
    duringText: '— тут змінюються значення. Ваша карта отримала 5, бо Синдбад перемістився.',
    afterText:
      '— коли поранень уже завдано: узяти карту, переміститися, поранити ще раз, часто лише для переможця.',
    defenseTitle: 'Оборона',
    defenseTask:
      "Уміння Медузи забрало у вас 1 одиницю здоров'я, а тепер вона атакує. Вона — боєць дальнього бою: їй досить бути з вами в одній зоні. Її карта лежить долілиць. Обороніться картою «{defense}» або збережіть її та прийміть удар: вирішуєте ви.",
    defenseDone:
      'Її «{foe}» має значення 3, ваша «{defense}» — 4: жодного поранення, ви перемогли в бою. Потім другою дією вона підійшла ближче. Сміливо.',
    undefended:
      'Її «{foe}» має значення 3, і ніщо цьому не завадило: 3 поранення. Збережена карта може бути цього варта. Потім другою дією вона підійшла ближче. Сміливо.',
    schemeTitle: 'Виверт',
    schemeTask:
      'Ваш хід. Виверт грають лише заради його ефекту. «{scheme}» дає взяти 3 карти: зіграйте цю карту.',
    schemeDone:
      'Карти — це сила, але пильнуйте руку: наприкінці ходу на ній може лишитися щонайбільше 7 карт.',
    helpTitle: 'Ви не залишитеся без допомоги',
    helpTask: 'У кожній грі допоможуть три кнопки. Спробуйте підказку, вона вгорі:',
    undoText: '— скасовує ваш останній вибір.',
    hintText: '— найкращі варіанти на думку сильного бота й ваші шанси.',
    whyText: '— усе, що сталося. Знак ? біля рядка відповідає на «{why}» картою або правилом.',
    strikeTitle: 'Удар по Медузі',
    strikeTask:
      'Медуза — у комірці, суміжній із Синдбадом. Атакуйте її якою хочете картою: заради значення або заради ефекту.',
    strikeDone:
      "Нападник, який завдав поранень, перемагає в бою; інакше перемагає той, хто оборонявся. Здоров'я Медузи тепер: {health}.",
    endTitle: 'Чим усе закінчується',
    endTask:
      "Так триває, доки герой не загине: 0 здоров'я — гру програно. І стежте за колодою: коли вона порожня, кожна карта, якої ви не змогли взяти, завдає кожному вашому бійцеві 2 поранень.",
  },
});
