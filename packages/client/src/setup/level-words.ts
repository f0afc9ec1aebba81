import { wordsOf } from '../words.ts';

/** The levels of the bots, each with a sentence. */
export const levelWords = wordsOf<{
  readonly level: readonly [];
  readonly novice: readonly [];
  readonly casual: readonly [];
  readonly skilled: readonly [];
  readonly expert: readonly [];
  readonly noviceAbout: readonly [];
  readonly casualAbout: readonly [];
  readonly skilledAbout: readonly [];
  readonly expertAbout: readonly [];
}>({
  en: {
    level: 'Level of the bot',
    novice: 'Novice',
    casual: 'Casual',
    skilled: 'Skilled',
    expert: 'Expert',
    noviceAbout: 'Often acts without looking and makes mistakes. For your first games.',
    casualAbout: 'Weighs the immediate result of each action and looks no further.',
    skilledAbout: 'Thinks ahead and guesses at the cards it cannot see.',
    expertAbout: 'Searches as deeply as time allows and forgives little.',
  },
  pt: {
    level: 'Nível do bot',
    novice: 'Novato',
    casual: 'Casual',
    skilled: 'Experiente',
    expert: 'Especialista',
    noviceAbout: 'Muitas vezes joga sem olhar e comete erros. Para as suas primeiras partidas.',
    casualAbout: 'Avalia o efeito imediato de cada ação e não olha além disso.',
    skilledAbout: 'Pensa à frente e tenta adivinhar as cartas que não vê.',
    expertAbout: 'Analisa tão a fundo quanto o tempo permite e perdoa pouco.',
  },
  fr: {
    level: 'Niveau du bot',
    novice: 'Débutant',
    casual: 'Occasionnel',
    skilled: 'Confirmé',
    expert: 'Expert',
    noviceAbout: 'Agit souvent sans regarder et fait des erreurs. Pour vos premières parties.',
    casualAbout: 'Pèse l’effet immédiat de chaque action et ne voit pas plus loin.',
    skilledAbout: 'Réfléchit à l’avance et devine les cartes qu’il ne voit pas.',
    expertAbout: 'Cherche aussi loin que le temps le permet et pardonne peu.',
  },
  uk: {
    level: 'Рівень бота',
    novice: 'Новачок',
    casual: 'Аматор',
    skilled: 'Вправний',
    expert: 'Експерт',
    noviceAbout: 'Часто діє, не роздивившись, і помиляється. Для ваших перших ігор.',
    casualAbout: 'Зважує лише безпосередній наслідок кожної дії й далі не дивиться.',
    skilledAbout: 'Думає наперед і вгадує карти, яких не бачить.',
    expertAbout: 'Шукає так глибоко, як дозволяє час, і мало що прощає.',
  },
});
