import {
  add,
  attack,
  becomes,
  boostOf,
  type CardDef,
  cancel,
  card,
  damage,
  discarding,
  draw,
  exists,
  inCombat,
  mine,
  move,
  opposing,
  pick,
  versatile,
  when,
  won,
} from '@peerless/language';

/** Cards that several decks have in common: only the numbers below differ from deck to deck. */
export interface SharedPrint {
  readonly boost: number;
  readonly quantity: number;
  /** Left out: `any`. */
  readonly user?: string;
}

const print = (title: string, { boost, quantity, user = 'any' }: SharedPrint) => ({
  title,
  boost,
  user,
  quantity,
});

/** Ambush: a random discard of the opponent boosts the attack. */
export const ambush = (shared: SharedPrint): CardDef =>
  card('ambush', attack(2), print('Ambush', shared), {
    titles: { pt: 'Emboscada', fr: 'Embuscade', uk: 'Засідка' },
    emblem: 'mantrap',
    during: discarding('opponent', { choice: 'random' }, (it) => add(boostOf(it))),
  });

/** Dash: the fighter that played it moves away. */
export const dash = (shared: SharedPrint): CardDef =>
  card('dash', versatile(3), print('Dash', shared), {
    titles: { pt: 'Debandada', fr: 'Ruée', uk: 'Ривок' },
    emblem: 'run',
    after: move(mine(), 3),
  });

/** Exploit: a strong card that replaces itself. */
export const exploit = (shared: SharedPrint): CardDef =>
  card('exploit', versatile(4), print('Exploit', shared), {
    titles: { pt: 'Aproveitar a Brecha', fr: 'Exploiter la faille', uk: 'Скористатися нагодою' },
    emblem: 'cracked-shield',
    after: draw(1),
  });

/** Feint: the opponent's card is worth its number only. */
export const feint = (shared: SharedPrint): CardDef =>
  card('feint', versatile(2), print('Feint', shared), {
    titles: { pt: 'Dissimulação', fr: 'Feinte', uk: 'Фінт' },
    emblem: 'domino-mask',
    immediately: cancel(),
  });

/** Momentous Shift: stronger for a fighter that changed its space this turn. */
export const momentousShift = (shared: SharedPrint): CardDef =>
  card('momentous-shift', versatile(3), print('Momentous Shift', shared), {
    titles: { pt: 'Deslocamento Impactante', fr: 'Tournant décisif', uk: 'Переломний момент' },
    emblem: 'wingfoot',
    during: when(exists(mine({ moved: true })), becomes(5)),
  });

/** Regroup: cards, and one more for the winner. */
export const regroup = (shared: SharedPrint): CardDef =>
  card('regroup', versatile(1), print('Regroup', shared), {
    titles: { pt: 'Reagrupar', fr: 'Regroupement', uk: 'Перегрупування' },
    emblem: 'rally-the-troops',
    after: when(won(), draw(2), draw(1)),
  });

/** Skirmish: the winner moves one of the two fighters. */
export const skirmish = (shared: SharedPrint): CardDef =>
  card('skirmish', versatile(4), print('Skirmish', shared), {
    titles: { pt: 'Escaramuça', fr: 'Escarmouche', uk: 'Сутичка' },
    emblem: 'crossed-swords',
    after: when(
      won(),
      pick(inCombat(), (it) => move(it, 2)),
    ),
  });

/** Wily Fighting: hurts all who stand close. */
export const wilyFighting = (shared: SharedPrint): CardDef =>
  card('wily-fighting', versatile(3), print('Wily Fighting', shared), {
    titles: { pt: 'Luta Ardilosa', fr: 'Ruse de guerre', uk: 'Підступний бій' },
    emblem: 'sword-spin',
    after: damage(opposing({ adjacentTo: mine() }), 1),
  });
