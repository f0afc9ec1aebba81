import { wordsOf } from '../words.ts';

/** The words of the statistics. */
export const words = wordsOf<{
  readonly turnsInAll: readonly ['count'];
  readonly noTurn: readonly [];
  readonly biggestHit: readonly [];
  readonly hit: readonly ['fighter', 'source', 'target'];
  readonly overview: readonly [];
  readonly damageDealt: readonly [];
  readonly damageTaken: readonly [];
  readonly turns: readonly [];
  readonly attacks: readonly [];
  readonly defenses: readonly [];
  readonly schemes: readonly [];
  readonly maneuvers: readonly [];
  readonly boosts: readonly [];
  readonly distance: readonly [];
  readonly damageOf: readonly ['name'];
  readonly byFighter: readonly [];
  readonly byCard: readonly [];
  readonly times: readonly ['count'];
  readonly damage: readonly ['count'];
  readonly none: readonly [];
}>({
  en: {
    turnsInAll: {
      by: 'count',
      one: 'The game lasted {count} turn.',
      other: 'The game lasted {count} turns.',
    },
    noTurn: 'The game ended before the first turn.',
    biggestHit: 'Biggest hit',
    hit: '{fighter} with {source}, against {target}',
    overview: 'At a glance',
    damageDealt: 'Damage dealt',
    damageTaken: 'Damage taken',
    turns: 'Turns',
    attacks: 'Attacks',
    defenses: 'Defense cards',
    schemes: 'Schemes',
    maneuvers: 'Maneuvers',
    boosts: 'BOOSTs',
    distance: 'Spaces moved',
    damageOf: '{name}: damage dealt',
    byFighter: 'By fighter',
    byCard: 'By card',
    times: '×{count}',
    damage: '{count} damage',
    none: 'Nobody was hurt.',
  },
  pt: {
    turnsInAll: {
      by: 'count',
      one: 'A partida durou {count} turno.',
      other: 'A partida durou {count} turnos.',
    },
    noTurn: 'A partida acabou antes do primeiro turno.',
    biggestHit: 'Maior golpe',
    hit: '{fighter} → {target} ({source})',
    overview: 'Resumo',
    damageDealt: 'Dano causado',
    damageTaken: 'Dano sofrido',
    turns: 'Turnos',
    attacks: 'Ataques',
    defenses: 'Cartas de defesa',
    schemes: 'Táticas',
    maneuvers: 'Manobras',
    boosts: 'Reforços',
    distance: 'Espaços percorridos',
    damageOf: '{name}: dano causado',
    byFighter: 'Por combatente',
    byCard: 'Por carta',
    times: '×{count}',
    damage: '{count} de dano',
    none: 'Ninguém se feriu.',
  },
  fr: {
    turnsInAll: {
      by: 'count',
      one: 'La partie a duré {count} tour.',
      other: 'La partie a duré {count} tours.',
    },
    noTurn: 'La partie a pris fin avant le premier tour.',
    biggestHit: 'Plus gros coup',
    hit: '{fighter} → {target} ({source})',
    overview: 'En un coup d’œil',
    damageDealt: 'Dégâts infligés',
    damageTaken: 'Dégâts subis',
    turns: 'Tours',
    attacks: 'Attaques',
    defenses: 'Cartes Défense',
    schemes: 'Stratagèmes',
    maneuvers: 'Manœuvres',
    boosts: 'BOOST',
    distance: 'Cases parcourues',
    damageOf: '{name}\u202f: dégâts infligés',
    byFighter: 'Par combattant',
    byCard: 'Par carte',
    times: '×{count}',
    damage: { by: 'count', one: '{count} dégât', other: '{count} dégâts' },
    none: 'Personne n’a été blessé.',
  },
  uk: {
    turnsInAll: {
      by: 'count',
      one: 'Гра тривала {count} хід.',
      few: 'Гра тривала {count} ходи.',
      many: 'Гра тривала {count} ходів.',
      other: 'Гра тривала {count} ходу.',
    },
    noTurn: 'Гра закінчилася до першого ходу.',
    biggestHit: 'Найсильніший удар',
    hit: '{fighter} → {target} ({source})',
    overview: 'Коротко',
    damageDealt: 'Завдано поранень',
    damageTaken: 'Зазнано поранень',
    turns: 'Ходи',
    attacks: 'Атаки',
    defenses: 'Карти оборони',
    schemes: 'Виверти',
    maneuvers: 'Маневри',
    boosts: 'Поліпшення',
    distance: 'Пройдено комірок',
    damageOf: '{name}: завдано поранень',
    byFighter: 'За бійцями',
    byCard: 'За картами',
    times: '×{count}',
    damage: {
      by: 'count',
      one: '{count} поранення',
      few: '{count} поранення',
      many: '{count} поранень',
      other: '{count} поранення',
    },
    none: 'Ніхто не постраждав.',
  },
});
