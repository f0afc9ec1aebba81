import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** How to play, in few words beside pictures; the numbers in brackets stand in the pictures. */
export const howToWords = wordsOf<{
  readonly title: Plain;
  readonly intro: Plain;
  readonly print: Plain;
  readonly learn: Plain;
  readonly allRules: Plain;
  readonly sheet: readonly ['sheet'];
  readonly goal: Plain;
  readonly goalText: Plain;
  readonly board: Plain;
  readonly boardText: Plain;
  readonly turn: Plain;
  readonly turnText: Plain;
  readonly maneuver: Plain;
  readonly maneuverText: Plain;
  readonly card: Plain;
  readonly cardText: Plain;
  readonly reach: Plain;
  readonly reachText: Plain;
  readonly combat: Plain;
  readonly combatText: readonly ['immediately', 'during', 'after'];
  readonly end: Plain;
  readonly endText: Plain;
}>({
  en: {
    title: 'How to play',
    intro: 'Two sheets, eight pictures: enough for a first game. The numbers stand in the pictures.',
    print: 'Print',
    learn: 'Learn it at the table',
    allRules: 'All rules, by number',
    sheet: 'Sheet {sheet} of 2',
    goal: 'The goal',
    goalText:
      'Every hero has health. ① Bring the health of the opposing hero to 0: whoever’s hero falls has lost, ② however many sidekicks are left.',
    board: 'The board',
    boardText:
      '① A line makes two spaces adjacent. ② Spaces of one colour are a zone; ③ a space of two colours is in both zones. ④ Flags mark where heroes start; sidekicks start in their hero’s zone.',
    turn: 'Your turn',
    turnText:
      'Take two actions, the same one twice if you like: ① maneuver, ② attack, ③ scheme. A scheme is a card that is played for its effect alone.',
    maneuver: 'Maneuver',
    maneuverText:
      '① Draw a card. ② Then each of your fighters may move up to its hero’s move value, along the lines, never through opposing fighters. ③ Discard a card, and all go further by its BOOST.',
    card: 'A card',
    cardText:
      '① Type and value: a sword attacks, a shield defends, a shield with a sword does either, a star is a scheme. ② Who may play it; ANY means all your fighters. ③ Its BOOST. ④ What it does, and when.',
    reach: 'Whom you can attack',
    reachText:
      '① Everyone attacks fighters in adjacent spaces. ② A ranged fighter also attacks anyone who shares a zone, wherever in it; a space of two colours reaches into both zones.',
    combat: 'Combat',
    combatText:
      '① The attacker plays a card face down, the defender may play one. Both turn over. ② {immediately}, {during}, {after}: effects come in this order, the defender’s first. ③ The attack minus the defense is the damage. Whoever deals any has won the combat, otherwise the defender has. Some effects BOOST an attack: another card’s BOOST adds to its value.',
    end: 'Mind your cards',
    endText:
      '① At the end of your turn keep 7 cards at most. ② Once your deck is empty, each card that you cannot draw deals 2 damage to every fighter of yours.',
  },
  pt: {
    title: 'Como jogar',
    intro: 'Duas folhas, oito imagens: o bastante para uma primeira partida. Os números estão nas imagens.',
    print: 'Imprimir',
    learn: 'Aprender na mesa',
    allRules: 'Todas as regras, por número',
    sheet: 'Folha {sheet} de 2',
    goal: 'O objetivo',
    goalText:
      'Todo herói tem pontos de vida. ① Leve a vida do herói inimigo a 0: perde quem fica sem herói, ② não importa quantos ajudantes restem.',
    board: 'O tabuleiro',
    boardText:
      '① Uma linha torna dois espaços adjacentes. ② Espaços da mesma cor formam uma zona; ③ um espaço de duas cores está nas duas zonas. ④ As bandeirinhas marcam onde os heróis começam; os ajudantes começam na zona do seu herói.',
    turn: 'O seu turno',
    turnText:
      'Faça duas ações, a mesma duas vezes se quiser: ① manobra, ② ataque, ③ tática. Uma tática é uma carta jogada só pelo efeito.',
    maneuver: 'Manobra',
    maneuverText:
      '① Compre uma carta. ② Depois cada combatente seu pode se mover até o valor de movimento do herói, pelas linhas, nunca através de inimigos. ③ Descarte uma carta, e todos vão mais longe pelo valor de REFORÇAR dela.',
    card: 'Uma carta',
    cardText:
      '① Tipo e valor: a espada ataca, o escudo defende, o escudo com espada faz os dois, a estrela é uma tática. ② Quem pode jogá-la; QUALQUER quer dizer todos os seus combatentes. ③ O valor de REFORÇAR. ④ O que ela faz, e quando.',
    reach: 'Quem você pode atacar',
    reachText:
      '① Todos atacam combatentes em espaços adjacentes. ② Quem luta à distância ataca também qualquer um na mesma zona, onde quer que esteja; um espaço de duas cores alcança as duas zonas.',
    combat: 'Combate',
    combatText:
      '① O atacante joga uma carta virada para baixo, o defensor pode jogar outra. As duas são reveladas. ② {immediately}, {during}, {after}: os efeitos vêm nesta ordem, primeiro os do defensor. ③ O ataque menos a defesa é o dano. Quem ataca e causa dano venceu o combate; senão, venceu o defensor. Alguns efeitos permitem REFORÇAR um ataque: o valor de REFORÇAR de outra carta se soma.',
    end: 'Cuide das suas cartas',
    endText:
      '① No final do turno, fique com 7 cartas no máximo. ② Quando o baralho acabar, cada carta que você não puder comprar causa 2 pontos de dano em cada combatente seu.',
  },
  fr: {
    title: 'Comment jouer',
    intro:
      'Deux feuilles, huit images\u202f: de quoi jouer une première partie. Les numéros se trouvent dans les images.',
    print: 'Imprimer',
    learn: 'Apprendre à la table',
    allRules: 'Toutes les règles, par numéro',
    sheet: 'Feuille {sheet} sur 2',
    goal: 'L’objectif',
    goalText:
      'Chaque héros a des points de vie. ① Amenez ceux du héros adverse à 0\u202f: celui dont le héros tombe a perdu, ② quel que soit le nombre d’acolytes restants.',
    board: 'Le plateau',
    boardText:
      '① Une ligne rend deux cases adjacentes. ② Les cases d’une même couleur forment une zone\u202f; ③ une case de deux couleurs est dans les deux zones. ④ Les drapeaux marquent le départ des héros\u202f; les acolytes partent de la zone de leur héros.',
    turn: 'Votre tour',
    turnText:
      'Faites deux actions, deux fois la même si vous voulez\u202f: ① manœuvre, ② attaque, ③ stratagème. Un stratagème est une carte jouée pour son seul effet.',
    maneuver: 'La manœuvre',
    maneuverText:
      '① Piochez une carte. ② Puis chacun de vos combattants peut se déplacer, au plus de la valeur de déplacement du héros, en suivant les lignes, jamais à travers un combattant adverse. ③ Défaussez une carte, et tous vont plus loin, de son BOOST.',
    card: 'Une carte',
    cardText:
      '① Type et valeur\u202f: l’épée attaque, le bouclier défend, le bouclier à l’épée fait les deux, l’étoile est un stratagème. ② Qui peut la jouer\u202f; TOUS veut dire n’importe lequel de vos combattants. ③ Son BOOST. ④ Ce qu’elle fait, et quand.',
    reach: 'Qui attaquer',
    reachText:
      '① Tout le monde attaque les combattants des cases adjacentes. ② À distance, on attaque aussi quiconque est dans la même zone, où que ce soit\u202f; une case de deux couleurs donne sur les deux zones.',
    combat: 'Le combat',
    combatText:
      '① L’attaquant joue une carte face cachée, le défenseur peut en jouer une. On révèle les deux. ② {immediately}, {during}, {after}\u202f: les effets viennent dans cet ordre, ceux du défenseur d’abord. ③ L’attaque moins la défense donne les dégâts. L’attaquant qui en inflige a remporté le combat\u202f; sinon, c’est le défenseur. Certains effets permettent de BOOSTER une attaque\u202f: le BOOST d’une autre carte s’ajoute à la valeur.',
    end: 'Ménagez vos cartes',
    endText:
      '① À la fin du tour, gardez 7 cartes au maximum. ② Une fois le deck vide, chaque carte que vous ne pouvez pas piocher inflige 2 dégâts à chacun de vos combattants.',
  },
  uk: {
    title: 'Як грати',
    intro: 'Два аркуші, вісім малюнків — досить для першої гри. Числа стоять на малюнках.',
    print: 'Друкувати',
    learn: 'Навчитися за столом',
    allRules: 'Усі правила за номерами',
    sheet: 'Аркуш {sheet} із 2',
    goal: 'Мета',
    goalText:
      "Кожен герой має здоров'я. ① Доведіть здоров'я ворожого героя до 0: програє той, чий герой загинув, ② хоч би скільки помічників лишилося.",
    board: 'Мапа',
    boardText:
      '① Лінія робить дві комірки суміжними. ② Комірки одного кольору — це зона; ③ двоколірна комірка належить до обох зон. ④ Прапорці позначають, де починають герої; помічники починають у зоні свого героя.',
    turn: 'Ваш хід',
    turnText:
      'Виконайте дві дії, можна двічі ту саму: ① маневр, ② атака, ③ виверт. Виверт — це карта, яку грають лише заради ефекту.',
    maneuver: 'Маневр',
    maneuverText:
      '① Візьміть карту. ② Потім кожен ваш боєць може переміститися в межах дальності переміщення героя, лініями, але не крізь ворожих бійців. ③ Скиньте карту — і всі пройдуть далі на її ПОЛІПШЕННЯ.',
    card: 'Карта',
    cardText:
      '① Тип і значення: меч — атака, щит — оборона, щит із мечем — і те, і те, зірка — виверт. ② Хто може її зіграти; БУДЬ-ХТО — це всі ваші бійці. ③ ПОЛІПШЕННЯ. ④ Що вона робить і коли.',
    reach: 'Кого можна атакувати',
    reachText:
      '① Усі атакують бійців у суміжних комірках. ② Боєць дальнього бою атакує також кожного, хто з ним в одній зоні, хоч би де той стояв; з двоколірної комірки видно обидві зони.',
    combat: 'Бій',
    combatText:
      '① Нападник грає карту долілиць, той, хто обороняється, теж може зіграти. Обидві карти відкривають. ② {immediately}, {during}, {after}: у такому порядку діють ефекти, спершу — того, хто обороняється. ③ Атака мінус оборона — це поранення. Нападник, який їх завдав, переміг у бою; інакше переміг той, хто оборонявся. Деякі ефекти дають ПОЛІПШИТИ атаку: до значення додається ПОЛІПШЕННЯ іншої карти.',
    end: 'Бережіть карти',
    endText:
      '① Наприкінці ходу лишіть щонайбільше 7 карт. ② Коли колода порожня, кожна карта, якої ви не можете взяти, завдає кожному вашому бійцеві 2 поранень.',
  },
});
