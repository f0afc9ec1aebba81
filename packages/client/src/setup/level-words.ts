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
    noviceAbout: 'Plays the first thing that looks good. For your first games.',
    casualAbout: 'Attacks with a plan and defends when it hurts.',
    skilledAbout: 'Thinks ahead and keeps count of your cards.',
    expertAbout: 'Searches as deep as time allows and forgives little.',
  },
  pt: {
    level: 'Nível do bot',
    novice: 'Novato',
    casual: 'Casual',
    skilled: 'Experiente',
    expert: 'Especialista',
    noviceAbout: 'Faz a primeira coisa que parece boa. Para as suas primeiras partidas.',
    casualAbout: 'Ataca com um plano e se defende quando dói.',
    skilledAbout: 'Pensa à frente e acompanha as suas cartas.',
    expertAbout: 'Procura tão fundo quanto o tempo permite e perdoa pouco.',
  },
  fr: {
    level: 'Niveau du bot',
    novice: 'Débutant',
    casual: 'Occasionnel',
    skilled: 'Confirmé',
    expert: 'Expert',
    noviceAbout: 'Joue la première chose qui semble bonne. Pour vos premières parties.',
    casualAbout: 'Attaque avec un plan et se défend quand il le faut.',
    skilledAbout: 'Pense à l’avance et tient le compte de vos cartes.',
    expertAbout: 'Cherche aussi loin que le temps le permet et pardonne peu.',
  },
  uk: {
    level: 'Рівень бота',
    novice: 'Новачок',
    casual: 'Аматор',
    skilled: 'Вправний',
    expert: 'Експерт',
    noviceAbout: 'Робить перше, що здається добрим. Для ваших перших партій.',
    casualAbout: 'Атакує за планом і обороняється, коли болить.',
    skilledAbout: 'Думає наперед і стежить за вашими картами.',
    expertAbout: 'Шукає так глибоко, як дозволяє час, і мало що прощає.',
  },
});
