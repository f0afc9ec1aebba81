import { messageFrom, type TablesOf } from '../messages/template.ts';

/** What can be said about bots. */
export type BotMessages = {
  readonly novice: readonly [];
  readonly casual: readonly [];
  readonly skilled: readonly [];
  readonly expert: readonly [];
  readonly sparring: readonly [];
  readonly noviceAbout: readonly [];
  readonly casualAbout: readonly [];
  readonly skilledAbout: readonly [];
  readonly expertAbout: readonly [];
  readonly sparringAbout: readonly [];
  readonly balanced: readonly [];
  readonly aggressive: readonly [];
  readonly patient: readonly [];
  readonly trickster: readonly [];
  readonly balancedAbout: readonly [];
  readonly aggressiveAbout: readonly [];
  readonly patientAbout: readonly [];
  readonly tricksterAbout: readonly [];
  /** A level and a style together. */
  readonly styled: readonly ['level', 'style'];
  /** How a level stands against the next one. */
  readonly standing: readonly ['wins', 'level'];
  readonly atOnce: readonly [];
  readonly upToASecond: readonly [];
  /** How strong Sparring is at present. */
  readonly nowLike: readonly ['level'];
  readonly nowBetween: readonly ['lower', 'higher'];
  readonly nowBelow: readonly ['level'];
  readonly nowAbove: readonly ['level'];
};

/** The levels and styles of the bots, each with a sentence, and what they are like to play against. */
export const botTables: TablesOf<BotMessages> = {
  en: {
    novice: 'Novice',
    casual: 'Casual',
    skilled: 'Skilled',
    expert: 'Expert',
    sparring: 'Sparring',
    noviceAbout: 'Often acts without looking and makes mistakes. For your first games.',
    casualAbout: 'Weighs the immediate result of each action and looks no further.',
    skilledAbout: 'Thinks ahead and guesses at the cards it cannot see.',
    expertAbout: 'Searches as deeply as time allows and forgives little.',
    sparringAbout:
      'Fits its strength to yours, so that you win about half: stronger after you win, weaker after you lose. It goes by the duels finished on this device and never changes within a game.',
    balanced: 'Balanced',
    aggressive: 'Aggressive',
    patient: 'Patient',
    trickster: 'Trickster',
    balancedAbout: 'Plays whatever it thinks best.',
    aggressiveAbout: 'Comes close, attacks often, and pays cards for one more step.',
    patientAbout: 'Keeps its cards, defends, and waits for your mistake.',
    tricksterAbout: 'Loves schemes, BOOSTs and feints, and seldom does what you expect.',
    styled: '{level}, {style}',
    standing: 'Wins about {wins} of 100 games against {level}.',
    atOnce: 'Answers at once.',
    upToASecond: 'Thinks for up to a second.',
    nowLike: 'At present about as strong as {level}.',
    nowBetween: 'At present between {lower} and {higher}.',
    nowBelow: 'At present weaker than {level}.',
    nowAbove: 'At present stronger than {level}.',
  },
  pt: {
    novice: 'Novato',
    casual: 'Casual',
    skilled: 'Experiente',
    expert: 'Especialista',
    sparring: 'Treino',
    noviceAbout: 'Muitas vezes joga sem olhar e comete erros. Para as suas primeiras partidas.',
    casualAbout: 'Avalia o efeito imediato de cada ação e não olha além disso.',
    skilledAbout: 'Pensa à frente e tenta adivinhar as cartas que não vê.',
    expertAbout: 'Analisa tão a fundo quanto o tempo permite e perdoa pouco.',
    sparringAbout:
      'Ajusta a força à sua, para que você vença cerca de metade: mais forte depois que você vence, mais fraco depois que você perde. Conta os duelos terminados neste aparelho e nunca muda durante uma partida.',
    balanced: 'Equilibrado',
    aggressive: 'Agressivo',
    patient: 'Paciente',
    trickster: 'Ardiloso',
    balancedAbout: 'Joga o que acha melhor.',
    aggressiveAbout: 'Chega perto, ataca muito e paga cartas por um passo a mais.',
    patientAbout: 'Guarda as cartas, defende-se e espera o seu erro.',
    tricksterAbout: 'Adora táticas, reforços e dissimulações, e raramente faz o que você espera.',
    styled: '{level}, {style}',
    standing: 'Vence cerca de {wins} em cada 100 partidas contra o nível {level}.',
    atOnce: 'Responde na hora.',
    upToASecond: 'Pensa por até um segundo.',
    nowLike: 'No momento, tão forte quanto o nível {level}.',
    nowBetween: 'No momento, entre os níveis {lower} e {higher}.',
    nowBelow: 'No momento, mais fraco que o nível {level}.',
    nowAbove: 'No momento, mais forte que o nível {level}.',
  },
  fr: {
    novice: 'Débutant',
    casual: 'Occasionnel',
    skilled: 'Confirmé',
    expert: 'Expert',
    sparring: 'Entraînement',
    noviceAbout: 'Agit souvent sans regarder et fait des erreurs. Pour vos premières parties.',
    casualAbout: 'Pèse l’effet immédiat de chaque action et ne voit pas plus loin.',
    skilledAbout: 'Réfléchit à l’avance et devine les cartes qu’il ne voit pas.',
    expertAbout: 'Cherche aussi loin que le temps le permet et pardonne peu.',
    sparringAbout:
      'Règle sa force sur la vôtre, pour que vous gagniez environ une fois sur deux\u202f: plus fort quand vous gagnez, plus faible quand vous perdez. Il compte les duels terminés sur cet appareil et ne change jamais en cours de partie.',
    balanced: 'Équilibré',
    aggressive: 'Agressif',
    patient: 'Patient',
    trickster: 'Rusé',
    balancedAbout: 'Joue ce qu’il croit être le mieux.',
    aggressiveAbout: 'S’approche, attaque souvent et paie des cartes pour un pas de plus.',
    patientAbout: 'Garde ses cartes, se défend et attend votre erreur.',
    tricksterAbout: 'Aime les stratagèmes, les BOOSTs et les feintes, et surprend volontiers.',
    styled: '{level}, {style}',
    standing: 'Gagne environ {wins} parties sur 100 contre le niveau {level}.',
    atOnce: 'Répond aussitôt.',
    upToASecond: 'Réfléchit jusqu’à une seconde.',
    nowLike: 'En ce moment, à peu près de la force du niveau {level}.',
    nowBetween: 'En ce moment, entre les niveaux {lower} et {higher}.',
    nowBelow: 'En ce moment, moins fort que le niveau {level}.',
    nowAbove: 'En ce moment, plus fort que le niveau {level}.',
  },
  uk: {
    novice: 'Новачок',
    casual: 'Аматор',
    skilled: 'Вправний',
    expert: 'Експерт',
    sparring: 'Спаринг',
    noviceAbout: 'Часто діє, не роздивившись, і помиляється. Для ваших перших ігор.',
    casualAbout: 'Зважує лише безпосередній наслідок кожної дії й далі не дивиться.',
    skilledAbout: 'Думає наперед і вгадує карти, яких не бачить.',
    expertAbout: 'Шукає так глибоко, як дозволяє час, і мало що прощає.',
    sparringAbout:
      'Підлаштовує силу під вашу, щоб ви вигравали десь половину ігор: після вашої перемоги сильніший, після поразки слабший. Зважає на двобої, завершені на цьому пристрої, і ніколи не змінюється під час гри.',
    balanced: 'Урівноважений',
    aggressive: 'Напористий',
    patient: 'Терплячий',
    trickster: 'Хитрий',
    balancedAbout: 'Робить те, що вважає найкращим.',
    aggressiveAbout: 'Підходить близько, часто атакує й платить картами за зайвий крок.',
    patientAbout: 'Береже карти, обороняється й чекає на вашу помилку.',
    tricksterAbout: 'Любить виверти, поліпшення й фінти та рідко робить те, чого від нього чекають.',
    styled: '{level}, {style}',
    standing: 'Виграє десь {wins} зі 100 ігор проти рівня «{level}».',
    atOnce: 'Відповідає одразу.',
    upToASecond: 'Думає до секунди.',
    nowLike: 'Зараз приблизно такий, як рівень «{level}».',
    nowBetween: 'Зараз між рівнями «{lower}» і «{higher}».',
    nowBelow: 'Зараз слабший за рівень «{level}».',
    nowAbove: 'Зараз сильніший за рівень «{level}».',
  },
};

/** Something about a bot in words. */
export const botMessage = messageFrom<BotMessages>(botTables);
