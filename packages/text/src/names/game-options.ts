import type { Mode, Options } from '@peerless/rules';
import type { TextLanguage } from '../realise/realiser.ts';

/** One thing in every language; a missing one is a compile error. */
type Words = { readonly [L in TextLanguage]: string };

const MODES: { readonly [M in Mode]: Words } = {
  duel: { en: 'Duel', pt: 'Duelo', fr: 'Duel', uk: 'Двобій' },
  'free-for-all': {
    en: 'Free-for-all',
    pt: 'Todos contra todos',
    fr: 'Chacun pour soi',
    uk: 'Кожен за себе',
  },
  teams: { en: 'Team play', pt: 'Jogo em equipe', fr: 'Partie en équipe', uk: 'Командна гра' },
};

/** What a rules option is about, and what each of its values means (docs/rules.md section 16). */
type OptionWords = {
  readonly [K in keyof Options]: {
    readonly about: Words;
    readonly values: { readonly [V in `${Options[K]}`]: Words };
  };
};

const OPTION_WORDS: OptionWords = {
  victory: {
    about: { en: 'End of the game', pt: 'Fim do jogo', fr: 'Fin de la partie', uk: 'Кінець гри' },
    values: {
      action: {
        en: 'checked at the start and end of each action',
        pt: 'verificado no começo e no final de cada ação',
        fr: 'vérifiée au début et à la fin de chaque action',
        uk: 'перевіряється на початку й наприкінці кожної дії',
      },
      immediate: {
        en: 'as soon as a hero is defeated',
        pt: 'assim que um herói é derrotado',
        fr: 'dès qu’un héros est vaincu',
        uk: 'щойно гине герой',
      },
    },
  },
  cleanup: {
    about: {
      en: 'Combat cards are discarded',
      pt: 'Descarte das cartas de combate',
      fr: 'Défausse des cartes de combat',
      uk: 'Скидання бойових карт',
    },
    values: {
      beforeAfterAttack: {
        en: 'before effects after attacking',
        pt: 'antes dos efeitos após atacar',
        fr: 'avant les effets après avoir attaqué',
        uk: 'перед ефектами після атаки',
      },
      last: {
        en: 'after all effects',
        pt: 'após todos os efeitos',
        fr: 'après tous les effets',
        uk: 'після всіх ефектів',
      },
    },
  },
  sidekickFallback: {
    about: {
      en: 'A sidekick without room in its zone starts',
      pt: 'Ajudante sem lugar na zona começa',
      fr: 'Un acolyte sans place dans sa zone commence',
      uk: 'Помічник, якому немає місця в зоні, починає',
    },
    values: {
      anywhere: {
        en: 'in any empty space',
        pt: 'em qualquer espaço vazio',
        fr: 'sur n’importe quelle case vide',
        uk: 'у будь-якій порожній комірці',
      },
      adjacent: {
        en: 'in a space adjacent to one of your fighters',
        pt: 'em um espaço adjacente a um combatente seu',
        fr: 'sur une case adjacente à l’un de vos combattants',
        uk: 'у комірці, суміжній з одним із ваших бійців',
      },
    },
  },
  doorZones: {
    about: {
      en: 'A zone is split by closed doors',
      pt: 'Portas fechadas dividem uma zona',
      fr: 'Les portes fermées coupent une zone',
      uk: 'Зачинені двері ділять зону',
    },
    values: {
      every: {
        en: 'if they lie on every shortest path',
        pt: 'se estiverem em todos os caminhos mais curtos',
        fr: 'si tous les plus courts chemins en traversent',
        uk: 'якщо вони є на кожному найкоротшому шляху',
      },
      any: {
        en: 'if they lie on any shortest path',
        pt: 'se estiverem em algum dos caminhos mais curtos',
        fr: 'si l’un des plus courts chemins en traverse',
        uk: 'якщо вони є хоча б на одному найкоротшому шляху',
      },
    },
  },
  excaliburBoost: {
    about: {
      en: 'The BOOST of a card without effects, when effects are cancelled',
      pt: 'REFORÇO de uma carta sem efeitos, quando os efeitos são cancelados',
      fr: 'BOOST d’une carte sans effet quand les effets sont annulés',
      uk: 'ПОЛІПШЕННЯ карти без ефектів, коли ефекти скасовано',
    },
    values: {
      kept: { en: 'is kept', pt: 'é mantido', fr: 'est conservé', uk: 'зберігається' },
      lost: { en: 'is lost', pt: 'é perdido', fr: 'est perdu', uk: 'втрачається' },
    },
  },
  ownSpace: {
    about: {
      en: 'A fighter that must be placed in “any space”',
      pt: 'Um combatente que deve ser colocado em “qualquer espaço”',
      fr: 'Un combattant à placer sur « n’importe quelle case »',
      uk: 'Боєць, якого треба розмістити в «будь-якій комірці»',
    },
    values: {
      no: {
        en: 'has to leave its own',
        pt: 'tem de deixar o seu',
        fr: 'doit quitter la sienne',
        uk: 'мусить залишити свою',
      },
      yes: {
        en: 'may stay where it is',
        pt: 'pode ficar onde está',
        fr: 'peut rester où il est',
        uk: 'може лишитися на місці',
      },
    },
  },
  openTeamHands: {
    about: {
      en: 'Hands within a team',
      pt: 'Mãos dentro de uma equipe',
      fr: 'Mains au sein d’une équipe',
      uk: 'Руки в межах команди',
    },
    values: {
      true: { en: 'open', pt: 'abertas', fr: 'ouvertes', uk: 'відкриті' },
      false: { en: 'secret', pt: 'secretas', fr: 'secrètes', uk: 'таємні' },
    },
  },
  mulligan: {
    about: {
      en: 'A new starting hand',
      pt: 'Nova mão inicial',
      fr: 'Nouvelle main de départ',
      uk: 'Нова початкова рука',
    },
    values: {
      none: { en: 'never', pt: 'nunca', fr: 'jamais', uk: 'ніколи' },
      one: {
        en: 'once, if wanted',
        pt: 'uma vez, se quiser',
        fr: 'une fois, au choix',
        uk: 'один раз, за бажанням',
      },
    },
  },
};

/** A mode of the game: "Duel". */
export const modeName = (mode: Mode, lang: TextLanguage): string => MODES[mode][lang];

/** What a rules option is about: "End of the game". */
export const optionName = (option: keyof Options, lang: TextLanguage): string =>
  OPTION_WORDS[option].about[lang];

/** What a value of a rules option means: "as soon as a hero is defeated". */
export function optionValueName<K extends keyof Options>(
  option: K,
  value: Options[K],
  lang: TextLanguage,
): string {
  const values: Readonly<Record<string, Words>> = OPTION_WORDS[option].values;
  return values[String(value)]?.[lang] ?? String(value);
}
