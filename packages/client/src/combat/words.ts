import { wordsOf } from '../words.ts';

/** The words around a combat. */
export const words = wordsOf<{
  readonly attacker: readonly [];
  readonly defender: readonly [];
  readonly skip: readonly [];
  /** Where a combat waits for whoever looks. */
  readonly goOn: readonly [];
  /** What the strip of a combat does, before what it shows. */
  readonly enlarge: readonly [];
  readonly noCard: readonly [];
  readonly choosing: readonly [];
  readonly cancelled: readonly [];
  readonly winner: readonly [];
  readonly bonusAttack: readonly ['name'];
  readonly boost: readonly ['card'];
  /** On the card that is one. */
  readonly boostWord: readonly [];
  readonly boostHidden: readonly [];
  readonly predicts: readonly ['number'];
  readonly damage: readonly ['count'];
  /** A defense that lets nothing through. */
  readonly blocked: readonly [];
  /** So many cards of a value that may still come. */
  readonly left: readonly ['count'];
}>({
  en: {
    attacker: 'Attacker',
    defender: 'Defender',
    skip: 'Skip',
    goOn: 'Go on',
    enlarge: 'Look at both cards:',
    noCard: 'No card',
    choosing: 'Choosing…',
    cancelled: 'Effects cancelled',
    winner: 'Wins',
    bonusAttack: 'Bonus attack: {name}',
    boost: 'BOOST: {card}',
    boostWord: 'BOOST',
    boostHidden: 'BOOST, face down',
    predicts: 'Predicts {number}',
    left: '{count} left',
    blocked: 'Blocked',
    damage: '{count} damage',
  },
  pt: {
    attacker: 'Atacante',
    defender: 'Defensor',
    skip: 'Pular',
    goOn: 'Continuar',
    enlarge: 'Ver as duas cartas:',
    noCard: 'Sem carta',
    choosing: 'Escolhendo…',
    cancelled: 'Efeitos cancelados',
    winner: 'Vence',
    bonusAttack: 'Ataque bônus: {name}',
    boost: 'REFORÇO: {card}',
    boostWord: 'REFORÇO',
    boostHidden: 'REFORÇO, carta virada para baixo',
    predicts: 'Previsão: {number}',
    left: { by: 'count', one: 'resta {count}', other: 'restam {count}' },
    blocked: 'Bloqueado',
    damage: '{count} de dano',
  },
  fr: {
    attacker: 'Attaquant',
    defender: 'Défenseur',
    skip: 'Passer',
    goOn: 'Continuer',
    enlarge: 'Voir les deux cartes\u202f:',
    noCard: 'Aucune carte',
    choosing: 'Choix en cours…',
    cancelled: 'Effets annulés',
    winner: 'L’emporte',
    bonusAttack: 'Attaque bonus\u202f: {name}',
    boost: 'BOOST\u202f: {card}',
    boostWord: 'BOOST',
    boostHidden: 'BOOST, face cachée',
    predicts: 'Prédiction\u202f: {number}',
    left: { by: 'count', one: 'reste {count}', other: 'restent {count}' },
    blocked: 'Paré',
    damage: { by: 'count', one: '{count} dégât', other: '{count} dégâts' },
  },
  uk: {
    attacker: 'Нападник',
    defender: 'Оборонець',
    skip: 'Пропустити',
    goOn: 'Далі',
    enlarge: 'Роздивитися обидві карти:',
    noCard: 'Без карти',
    choosing: 'Вибирає…',
    cancelled: 'Ефекти скасовано',
    winner: 'Перемога',
    bonusAttack: 'Додаткова атака: «{name}»',
    boost: 'ПОЛІПШЕННЯ: {card}',
    boostWord: 'ПОЛІПШЕННЯ',
    boostHidden: 'ПОЛІПШЕННЯ, долілиць',
    predicts: 'Прогноз: {number}',
    left: 'залишилося: {count}',
    blocked: 'Відбито',
    damage: {
      by: 'count',
      one: '{count} поранення',
      few: '{count} поранення',
      many: '{count} поранень',
      other: '{count} поранення',
    },
  },
});
