import { wordsOf } from '../words.ts';

/** The words of the question below the board. */
export const words = wordsOf<{
  readonly confirm: readonly [];
  readonly cancel: readonly [];
  readonly allChoices: readonly [];
  readonly becomeForm: readonly ['form'];
  readonly stayForm: readonly ['form'];
  readonly waiting: readonly ['name'];
  readonly thinking: readonly ['name'];
  readonly boostMove: readonly ['value', 'boost', 'sum'];
  readonly boostValue: readonly ['value', 'boost', 'sum'];
  readonly boostOnly: readonly ['boost', 'sum'];
  readonly chance: readonly ['percent'];
  readonly best: readonly [];
  readonly hintBusy: readonly [];
  readonly hintNone: readonly [];
  readonly hintManeuver: readonly [];
  readonly hintFailed: readonly [];
  readonly isNoAnswer: readonly [];
  readonly pickNext: readonly [];
  readonly noDefense: readonly [];
  readonly noBoost: readonly [];
  readonly maneuverTo: readonly ['move'];
  readonly maneuverBoosted: readonly ['card', 'move'];
  readonly boostWith: readonly ['card'];
  readonly stayAll: readonly [];
  readonly thenAttack: readonly ['name'];
  readonly thenScheme: readonly ['card'];
  readonly attack: readonly [];
  readonly scheme: readonly [];
  readonly noAttackCard: readonly [];
  readonly noSchemeCard: readonly [];
  readonly nobodyInReach: readonly [];
  readonly notThisTurn: readonly [];
  readonly cannotUse: readonly [];
  readonly boostNow: readonly [];
  readonly pickAttack: readonly [];
  readonly pickScheme: readonly [];
  readonly pickWithCard: readonly [];
  readonly pickBoosted: readonly [];
  readonly placing: readonly ['name'];
  readonly hintEqual: readonly [];
  readonly howToAct: readonly [];
  readonly howToBoost: readonly [];
  readonly howToMove: readonly [];
  readonly onlyManeuver: readonly [];
  readonly legendSteps: readonly [];
  readonly legendRange: readonly [];
  readonly legendGlow: readonly [];
  readonly legendRead: readonly [];
}>({
  en: {
    confirm: 'Confirm',
    cancel: 'Back',
    allChoices: 'As a list',
    becomeForm: 'Become {form}',
    stayForm: 'Stay {form}',
    waiting: 'Waiting for {name}.',
    thinking: '{name} is thinking…',
    boostMove: 'Move {value} + BOOST {boost} = {sum}',
    boostValue: 'Value {value} + BOOST {boost} = {sum}',
    boostOnly: 'With BOOST {boost}: {sum}',
    chance: '{percent}% to win',
    best: 'The bot would choose:',
    hintBusy: 'Thinking about a hint…',
    hintNone: 'There is nothing to choose between.',
    hintManeuver:
      'Only a maneuver is possible now. Choose it, then ask again: where to go is another question.',
    hintFailed: 'The bot could not think of a hint.',
    isNoAnswer: 'Does not answer this question.',
    pickNext: 'Now choose what goes with it: a fighter, a target or a space.',
    noDefense: 'No defense card',
    noBoost: 'No BOOST',
    howToAct: 'Tap a space to maneuver there; tap a card to attack, play a scheme or BOOST.',
    howToBoost: 'Tap where to go; tap a card first to go further.',
    maneuverTo: 'Maneuver: {move}',
    maneuverBoosted: 'BOOST with {card}: {move}',
    boostWith: 'Maneuver with {card} as BOOST',
    stayAll: 'Nobody moves',
    thenAttack: 'Done; then attack {name}',
    thenScheme: 'Done; then play {card}',
    attack: 'Attack',
    scheme: 'Scheme',
    noAttackCard: 'no attack card',
    noSchemeCard: 'no scheme card',
    nobodyInReach: 'nobody in reach',
    notThisTurn: 'not in the first turn',
    cannotUse: 'no fighter may use it',
    boostNow: 'BOOST, then choose where',
    pickAttack: 'Choose a card, an attacker or a target.',
    pickScheme: 'Choose a scheme card.',
    pickWithCard: 'Choose whom to attack, or where to go with this card as BOOST.',
    pickBoosted: 'Choose where to go with this card as BOOST.',
    placing: '{name}: placed in any dashed space instead of moving.',
    hintEqual: 'All choices are equally good here.',
    howToMove: 'Choose a fighter, then a marked space.',
    onlyManeuver: 'Tap a space to maneuver there; tap a card first to BOOST.',
    legendSteps: 'so many spaces to go',
    legendRange: 'can be attacked from here',
    legendGlow: 'can be chosen now',
    legendRead: 'Got it',
  },
  pt: {
    confirm: 'Confirmar',
    cancel: 'Voltar',
    allChoices: 'Em lista',
    becomeForm: 'Virar {form}',
    stayForm: 'Continuar {form}',
    waiting: 'Aguardando {name}.',
    thinking: '{name} pensando…',
    boostMove: 'Movimento {value} + REFORÇO {boost} = {sum}',
    boostValue: 'Valor {value} + REFORÇO {boost} = {sum}',
    boostOnly: 'Com REFORÇO {boost}: {sum}',
    chance: '{percent}% de chance de vitória',
    best: 'O bot escolheria:',
    hintBusy: 'Pensando em uma dica…',
    hintNone: 'Não há nada a escolher.',
    hintManeuver: 'Agora só uma manobra é possível. Escolha-a e peça outra dica: aonde ir é outra pergunta.',
    hintFailed: 'O bot não conseguiu pensar em uma dica.',
    isNoAnswer: 'Não responde a esta pergunta.',
    pickNext: 'Agora escolha o resto: um combatente, um alvo ou um espaço.',
    noDefense: 'Sem carta de defesa',
    noBoost: 'Sem REFORÇO',
    howToAct:
      'Toque em um espaço para manobrar até lá; em uma carta para atacar, usar uma tática ou dar REFORÇO.',
    howToBoost: 'Toque aonde ir; antes, toque em uma carta para ir mais longe.',
    maneuverTo: 'Manobra: {move}',
    maneuverBoosted: 'REFORÇO com {card}: {move}',
    boostWith: 'Manobrar com {card} como REFORÇO',
    stayAll: 'Ninguém se move',
    thenAttack: 'Pronto; depois atacar {name}',
    thenScheme: 'Pronto; depois usar {card}',
    attack: 'Ataque',
    scheme: 'Tática',
    noAttackCard: 'sem carta de ataque',
    noSchemeCard: 'sem carta de tática',
    nobodyInReach: 'ninguém ao alcance',
    notThisTurn: 'não no primeiro turno',
    cannotUse: 'ninguém pode usá-la',
    boostNow: 'REFORÇAR, depois escolher aonde',
    pickAttack: 'Escolha uma carta, um atacante ou um alvo.',
    pickScheme: 'Escolha uma carta de tática.',
    pickWithCard: 'Escolha quem atacar, ou aonde ir com esta carta como REFORÇO.',
    pickBoosted: 'Escolha aonde ir com esta carta como REFORÇO.',
    placing: '{name}: colocar em qualquer espaço tracejado, no lugar do movimento.',
    hintEqual: 'Aqui todas as opções valem o mesmo.',
    howToMove: 'Escolha um combatente e um espaço marcado.',
    onlyManeuver: 'Toque em um espaço para manobrar até lá; antes, em uma carta para dar REFORÇO.',
    legendSteps: 'quantos espaços até lá',
    legendRange: 'ao alcance do ataque daqui',
    legendGlow: 'pode ser escolhido agora',
    legendRead: 'Entendi',
  },
  fr: {
    confirm: 'Confirmer',
    cancel: 'Retour',
    allChoices: 'En liste',
    becomeForm: 'Devenir {form}',
    stayForm: 'Rester {form}',
    waiting: 'En attente\u202f: {name}.',
    thinking: '{name}\u202f: réflexion en cours…',
    boostMove: 'Déplacement {value} + BOOST {boost} = {sum}',
    boostValue: 'Valeur {value} + BOOST {boost} = {sum}',
    boostOnly: 'Avec BOOST {boost}\u202f: {sum}',
    chance: '{percent}\u00a0% de chances de victoire',
    best: 'Le bot choisirait\u202f:',
    hintBusy: 'Un conseil se prépare…',
    hintNone: 'Il n’y a rien à choisir.',
    hintManeuver:
      'Seule une manœuvre est possible. Choisissez-la, puis redemandez conseil\u202f: où aller est une autre question.',
    hintFailed: 'Le bot n’a pas trouvé de conseil.',
    isNoAnswer: 'Ne répond pas à cette question.',
    pickNext: 'Choisissez maintenant le reste\u202f: un combattant, une cible ou une case.',
    noDefense: 'Pas de carte Défense',
    noBoost: 'Pas de BOOST',
    howToAct:
      'Touchez une case pour y manœuvrer\u202f; une carte pour attaquer, jouer un stratagème ou BOOSTER.',
    howToBoost: 'Touchez où aller\u202f; d’abord une carte pour aller plus loin.',
    maneuverTo: 'Manœuvre\u202f: {move}',
    maneuverBoosted: 'BOOST avec {card}\u202f: {move}',
    boostWith: 'Manœuvrer avec {card} comme BOOST',
    stayAll: 'Personne ne bouge',
    thenAttack: 'Terminé, puis attaquer\u202f: {name}',
    thenScheme: 'Terminé, puis jouer {card}',
    attack: 'Attaque',
    scheme: 'Stratagème',
    noAttackCard: 'pas de carte Attaque',
    noSchemeCard: 'pas de stratagème',
    nobodyInReach: 'personne à portée',
    notThisTurn: 'pas au premier tour',
    cannotUse: 'personne ne peut l’utiliser',
    boostNow: 'BOOST, puis choisir où',
    pickAttack: 'Choisissez une carte, un attaquant ou une cible.',
    pickScheme: 'Choisissez une carte Stratagème.',
    pickWithCard: 'Choisissez qui attaquer, ou où aller avec cette carte comme BOOST.',
    pickBoosted: 'Choisissez où aller avec cette carte comme BOOST.',
    placing: '{name}\u202f: à placer sur une case en pointillés au lieu d’un déplacement.',
    hintEqual: 'Ici, tous les choix se valent.',
    howToMove: 'Choisissez un combattant, puis une case marquée.',
    onlyManeuver: 'Touchez une case pour y manœuvrer\u202f; d’abord une carte pour un BOOST.',
    legendSteps: 'nombre de cases à parcourir',
    legendRange: 'à portée d’attaque d’ici',
    legendGlow: 'peut être choisi maintenant',
    legendRead: 'Compris',
  },
  uk: {
    confirm: 'Підтвердити',
    cancel: 'Назад',
    allChoices: 'Списком',
    becomeForm: 'Змінити форму: {form}',
    stayForm: 'Залишити форму: {form}',
    waiting: 'Чекаємо: {name}.',
    thinking: '{name} обмірковує хід…',
    boostMove: 'Переміщення {value} + ПОЛІПШЕННЯ {boost} = {sum}',
    boostValue: 'Значення {value} + ПОЛІПШЕННЯ {boost} = {sum}',
    boostOnly: 'З ПОЛІПШЕННЯМ {boost}: {sum}',
    chance: '{percent}\u00a0% на перемогу',
    best: 'Бот вибрав би:',
    hintBusy: 'Думаємо над підказкою…',
    hintNone: 'Тут немає з чого вибирати.',
    hintManeuver: 'Зараз можливий лише маневр. Виберіть його й спитайте ще раз: куди йти — інше запитання.',
    hintFailed: 'Бот не зміг нічого підказати.',
    isNoAnswer: 'Не відповідає на це запитання.',
    pickNext: 'Тепер виберіть решту: бійця, ціль або комірку.',
    noDefense: 'Без карти оборони',
    noBoost: 'Без ПОЛІПШЕННЯ',
    howToAct:
      'Торкніться комірки, щоб маневрувати туди; карти — щоб атакувати, зіграти виверт чи ПОЛІПШЕННЯ.',
    howToBoost: 'Торкніться, куди йти; спершу карти, щоб піти далі.',
    maneuverTo: 'Маневр: {move}',
    maneuverBoosted: 'ПОЛІПШЕННЯ ({card}): {move}',
    boostWith: 'Маневр із ПОЛІПШЕННЯМ: {card}',
    stayAll: 'Ніхто не рухається',
    thenAttack: 'Готово; далі атакувати: {name}',
    thenScheme: 'Готово; далі зіграти: {card}',
    attack: 'Атака',
    scheme: 'Виверт',
    noAttackCard: 'немає карти атаки',
    noSchemeCard: 'немає карти виверту',
    nobodyInReach: 'нема кого атакувати',
    notThisTurn: 'не протягом першого ходу',
    cannotUse: 'ніхто не може використати',
    boostNow: 'ПОЛІПШИТИ, потім вибрати куди',
    pickAttack: 'Виберіть карту, нападника або ціль.',
    pickScheme: 'Виберіть карту виверту.',
    pickWithCard: 'Виберіть, кого атакувати або куди йти з цією картою як ПОЛІПШЕННЯМ.',
    pickBoosted: 'Виберіть, куди йти з цією картою як ПОЛІПШЕННЯМ.',
    placing: '{name}: розміщення в будь-якій комірці, обведеній пунктиром, замість переміщення.',
    hintEqual: 'Тут усі варіанти рівноцінні.',
    howToMove: 'Виберіть бійця, потім позначену комірку.',
    onlyManeuver: 'Торкніться комірки, щоб маневрувати туди; спершу карти — для ПОЛІПШЕННЯ.',
    legendSteps: 'скільки комірок іти',
    legendRange: 'звідси можна атакувати',
    legendGlow: 'можна вибрати зараз',
    legendRead: 'Зрозуміло',
  },
});
