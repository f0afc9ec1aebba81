import type { Language } from '@peerless/language';
import type { Achievement } from './achievements.ts';

/** What an achievement is called, how it is earned, and what it teaches. */
type Said = readonly [title: string, how: string, teaches: string];

export const ACHIEVEMENT_WORDS: { readonly [L in Language]: { readonly [A in Achievement]: Said } } = {
  en: {
    victory: [
      'First victory',
      'Win a game against a bot.',
      'Only the hero has to fall: sidekicks may be left standing.',
    ],
    undo: [
      'Second thoughts',
      'Take back a step.',
      'Until something new was revealed, every choice can be taken back.',
    ],
    rule: [
      'By the book',
      'Open a single rule in the rulebook.',
      'Every question at the table has a numbered answer.',
    ],
    replay: ['Looking back', 'Watch a replay.', 'The turn that decided a game is easier to see afterwards.'],
    'two-blows': ['One, two', 'Attack twice in one turn.', 'The two actions of a turn may be the same.'],
    leap: [
      'Great leap',
      'Move a fighter 5 spaces or more in a boosted maneuver.',
      'A BOOST counts for every fighter that moves in this maneuver.',
    ],
    wall: [
      'Stone wall',
      'Defend against 5 attacks in one game without combat damage.',
      'A defense that equals the attack is enough: the defender wins ties.',
    ],
    feint: [
      'Not so fast',
      'Cancel the effects of an opposing card.',
      'A cancelled card keeps its value; only its text is gone.',
    ],
    'boosted-blow': [
      'The last ounce',
      'Defeat a fighter with an attack boosted by 4 or more.',
      'Some cards BOOST an attack: then a high BOOST is worth more than a card in hand.',
    ],
    company: [
      'All present',
      'Win without losing a sidekick.',
      'Living sidekicks keep their cards playable and stand in the way.',
    ],
    squire: [
      'The squire’s day',
      'Fell the last opposing hero with a sidekick and win.',
      'Cards with the banner ANY hit as hard in the hands of a sidekick.',
    ],
    'close-call': [
      'By a thread',
      'Win with 2 health or less left.',
      'Health has no other use: the last point is as good as the first.',
    ],
    swift: [
      'Short work',
      'Win a duel within 8 turns of your own.',
      'Two actions a turn: whoever attacks early leaves no time to gather cards.',
    ],
    exhaustion: [
      'Outlasted',
      'Win because an opposing hero fell to an empty deck.',
      'Every card that cannot be drawn costs each fighter 2 health.',
    ],
    doors: [
      'Doorkeeper',
      'Open or close a door.',
      'A closed door cuts lines and zones: nobody attacks through it.',
    ],
    streak: [
      'On a roll',
      'Win 3 games in a row.',
      'What works against one hero may fail against the next: adapt.',
    ],
    challenge: [
      'Better than a friend',
      'Do better than the sender of a challenge.',
      'The same deal can be played in many ways.',
    ],
    expert: [
      'Masterpiece',
      'Win against an Expert.',
      'Experts count on the cards you may hold: hold back what they do not expect.',
    ],
    gauntlet: [
      'To the very top',
      'Win the last rung of a gauntlet.',
      'To know every deck is to know what may come.',
    ],
    'every-hero': [
      'Peerless',
      'Win with every hero.',
      'Any hero can meet any other, and each wins in its own way.',
    ],
  },
  pt: {
    victory: [
      'Primeira vitória',
      'Vença uma partida contra um bot.',
      'Só o herói precisa cair: os ajudantes podem continuar de pé.',
    ],
    undo: [
      'Pensando melhor',
      'Desfaça um passo.',
      'Até que algo novo seja revelado, toda escolha pode ser desfeita.',
    ],
    rule: [
      'Segundo o manual',
      'Abra uma única regra no manual.',
      'Toda dúvida à mesa tem uma resposta numerada.',
    ],
    replay: [
      'Olhando para trás',
      'Assista a um replay.',
      'O turno que decidiu a partida se vê melhor depois.',
    ],
    'two-blows': [
      'Um, dois',
      'Ataque duas vezes no mesmo turno.',
      'As duas ações de um turno podem ser iguais.',
    ],
    leap: [
      'Grande salto',
      'Mova um combatente 5 espaços ou mais numa manobra reforçada.',
      'REFORÇAR vale para todos os combatentes que se movem na manobra.',
    ],
    wall: [
      'Muralha',
      'Defenda-se de 5 ataques numa partida sem sofrer dano de combate.',
      'Basta igualar o ataque: no empate, o defensor vence.',
    ],
    feint: [
      'Calma lá',
      'Cancele os efeitos de uma carta adversária.',
      'Uma carta cancelada mantém o valor; só o texto deixa de valer.',
    ],
    'boosted-blow': [
      'A última gota',
      'Derrote um combatente com um ataque reforçado em 4 ou mais.',
      'Algumas cartas permitem REFORÇAR o ataque: aí um valor alto vale mais que uma carta na mão.',
    ],
    company: [
      'Todos presentes',
      'Vença sem perder nenhum ajudante.',
      'Ajudantes vivos mantêm suas cartas jogáveis e bloqueiam o caminho.',
    ],
    squire: [
      'O dia do escudeiro',
      'Derrube o último herói adversário com um ajudante e vença.',
      'As cartas de QUALQUER combatente têm a mesma força na mão de um ajudante.',
    ],
    'close-call': [
      'Por um fio',
      'Vença com 2 pontos de vida ou menos.',
      'A vida não serve para mais nada: o último ponto vale tanto quanto o primeiro.',
    ],
    swift: [
      'Serviço rápido',
      'Vença um duelo em até 8 turnos seus.',
      'Duas ações por turno: quem ataca cedo não deixa tempo para juntar cartas.',
    ],
    exhaustion: [
      'Mais fôlego',
      'Vença porque um herói adversário caiu com o baralho vazio.',
      'Cada carta que não pode ser comprada custa 2 de vida a cada combatente.',
    ],
    doors: [
      'Porteiro',
      'Abra ou feche uma porta.',
      'Uma porta fechada corta linhas e zonas: ninguém ataca através dela.',
    ],
    streak: [
      'Em grande fase',
      'Vença 3 partidas seguidas.',
      'O que funciona contra um herói pode falhar contra o próximo: adapte-se.',
    ],
    challenge: [
      'Melhor que o amigo',
      'Supere quem enviou um desafio.',
      'As mesmas cartas podem ser jogadas de muitas maneiras.',
    ],
    expert: [
      'Obra-prima',
      'Vença um bot Especialista.',
      'Ele conta com as cartas que você pode ter: guarde as que ele não espera.',
    ],
    gauntlet: [
      'Até o topo',
      'Vença o último degrau de uma escalada.',
      'Conhecer cada baralho é saber o que pode vir.',
    ],
    'every-hero': [
      'Sem igual',
      'Vença com todos os heróis.',
      'Qualquer herói pode enfrentar qualquer outro, e cada um vence a seu modo.',
    ],
  },
  fr: {
    victory: [
      'Première victoire',
      'Gagnez une partie contre un bot.',
      'Seul le héros doit tomber\u202f: les acolytes peuvent rester debout.',
    ],
    undo: [
      'Réflexion faite',
      'Annulez une étape.',
      'Tant que rien de nouveau n’est révélé, chaque choix peut être annulé.',
    ],
    rule: [
      'Dans les règles',
      'Ouvrez une règle précise du livret.',
      'Chaque question à la table a une réponse numérotée.',
    ],
    replay: [
      'Retour en arrière',
      'Regardez une rediffusion.',
      'Le tour décisif d’une partie se voit mieux après coup.',
    ],
    'two-blows': [
      'Une, deux',
      'Attaquez deux fois dans le même tour.',
      'Les deux actions d’un tour peuvent être identiques.',
    ],
    leap: [
      'Grand bond',
      'Déplacez un combattant d’au moins 5 cases grâce à un BOOST.',
      'Un BOOST vaut pour tous les combattants de cette manœuvre.',
    ],
    wall: [
      'Muraille',
      'Défendez-vous contre 5 attaques dans une partie sans subir de dégâts de combat.',
      'Égaler l’attaque suffit\u202f: à égalité, le défenseur gagne.',
    ],
    feint: [
      'Pas si vite',
      'Annulez les effets d’une carte adverse.',
      'Une carte annulée garde sa valeur\u202f: seul son texte disparaît.',
    ],
    'boosted-blow': [
      'Le dernier effort',
      'Terrassez un combattant par une attaque avec un BOOST de 4 ou plus.',
      'Certaines cartes donnent un BOOST à une attaque\u202f: un BOOST élevé vaut alors mieux qu’une carte en main.',
    ],
    company: [
      'Tous présents',
      'Gagnez sans perdre un seul acolyte.',
      'Tant qu’ils vivent, les acolytes gardent leurs cartes jouables et barrent la route.',
    ],
    squire: [
      'Le jour de l’écuyer',
      'Abattez le dernier héros adverse avec un acolyte et gagnez.',
      'Les cartes pour TOUS frappent aussi fort entre les mains d’un acolyte.',
    ],
    'close-call': [
      'À un fil',
      'Gagnez avec 2 points de vie ou moins.',
      'La vie ne sert à rien d’autre\u202f: le dernier point vaut le premier.',
    ],
    swift: [
      'Vite fait',
      'Gagnez un duel en jouant 8 tours au maximum.',
      'Deux actions par tour\u202f: qui attaque tôt ne laisse pas le temps d’amasser des cartes.',
    ],
    exhaustion: [
      'À l’usure',
      'Gagnez parce qu’un héros adverse est tombé, deck vide.',
      'Chaque carte impossible à piocher coûte 2 points de vie à chaque combattant.',
    ],
    doors: [
      'Portier',
      'Ouvrez ou fermez une porte.',
      'Une porte fermée coupe lignes et zones\u202f: on n’attaque pas à travers.',
    ],
    streak: [
      'Sur sa lancée',
      'Gagnez 3 parties de suite.',
      'Ce qui réussit contre un héros peut échouer contre le suivant\u202f: adaptez-vous.',
    ],
    challenge: [
      'Mieux qu’un ami',
      'Faites mieux que l’auteur d’un défi.',
      'La même donne se joue de bien des façons.',
    ],
    expert: [
      'Chef-d’œuvre',
      'Gagnez contre un bot Expert.',
      'Il compte avec les cartes que vous pouvez avoir\u202f: gardez celles qu’il n’attend pas.',
    ],
    gauntlet: [
      'Jusqu’au sommet',
      'Gagnez le dernier échelon d’une ascension.',
      'Connaître chaque deck, c’est savoir ce qui peut venir.',
    ],
    'every-hero': [
      'Sans égal',
      'Gagnez avec chaque héros.',
      'N’importe quel héros peut affronter n’importe quel autre, et chacun gagne à sa façon.',
    ],
  },
  uk: {
    victory: [
      'Перша перемога',
      'Виграйте гру проти бота.',
      'Подолати треба лише героя: помічники можуть лишитися.',
    ],
    undo: ['Передумано', 'Скасуйте крок.', 'Доки не відкрилося нічого нового, кожен вибір можна скасувати.'],
    rule: ['За правилами', 'Відкрийте окреме правило.', 'На кожне питання за столом є відповідь із номером.'],
    replay: ['Погляд назад', 'Перегляньте повтор.', 'Вирішальний хід краще видно згодом.'],
    'two-blows': ['Раз, два', 'Атакуйте двічі за один хід.', 'Дві дії ходу можуть бути однаковими.'],
    leap: [
      'Великий стрибок',
      'Перемістіть бійця на 5 або більше комірок під час поліпшеного маневру.',
      'ПОЛІПШЕННЯ діє для всіх бійців, які рухаються в цьому маневрі.',
    ],
    wall: [
      "Кам'яна стіна",
      'Відбийте за гру 5 атак картою без бойових поранень.',
      'Досить зрівнятися з атакою: за рівності перемагає оборонець.',
    ],
    feint: [
      'Не так швидко',
      'Скасуйте ефекти карти суперника.',
      'Скасована карта зберігає значення; зникає лише її текст.',
    ],
    'boosted-blow': [
      'Остання сила',
      'Здолайте бійця атакою, поліпшеною на 4 або більше.',
      'Деякі карти дають поліпшити атаку: тоді високе ПОЛІПШЕННЯ цінніше за карту на руці.',
    ],
    company: [
      'Усі на місці',
      'Переможіть, не втративши жодного помічника.',
      'Поки помічники живі, їхні карти можна грати, а самі вони заступають шлях.',
    ],
    squire: [
      'День зброєносця',
      'Здолайте останнього ворожого героя помічником і переможіть.',
      "Карти для БУДЬ-КОГО в руках помічника б'ють так само сильно.",
    ],
    'close-call': [
      'На волосинці',
      "Переможіть, маючи щонайбільше 2 одиниці здоров'я.",
      "Здоров'я ні на що інше не потрібне: остання одиниця варта першої.",
    ],
    swift: [
      'Без зволікань',
      'Виграйте двобій щонайбільше за 8 своїх ходів.',
      'Дві дії на хід: хто атакує рано, не дає часу набрати карт.',
    ],
    exhaustion: [
      'Витривалість',
      'Переможіть, бо ворожий герой упав через порожню колоду.',
      "Кожна карта, якої не вдалося взяти, коштує кожному бійцеві 2 одиниці здоров'я.",
    ],
    doors: [
      'Воротар',
      'Відчиніть або зачиніть двері.',
      'Зачинені двері розривають лінії та зони: крізь них не атакують.',
    ],
    streak: [
      'На хвилі',
      'Виграйте 3 гри поспіль.',
      'Те, що діє проти одного героя, може не спрацювати проти іншого: пристосовуйтеся.',
    ],
    challenge: [
      'Краще за друга',
      'Зіграйте краще за того, хто надіслав виклик.',
      'Той самий розклад можна зіграти по-різному.',
    ],
    expert: [
      'Майстерня робота',
      'Переможіть бота рівня «Експерт».',
      'Він зважає на карти, які ви можете мати: притримайте неочікувані.',
    ],
    gauntlet: [
      'До самої вершини',
      'Виграйте останній щабель сходження.',
      'Знати кожну колоду — означає знати, чого чекати.',
    ],
    'every-hero': [
      'Незрівнянний',
      'Переможіть кожним героєм.',
      'Будь-хто з героїв може зустріти будь-кого, і кожен перемагає по-своєму.',
    ],
  },
};
