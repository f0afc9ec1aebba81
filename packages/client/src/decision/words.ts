import { wordsOf } from '../words.ts';

/** The words of the question below the board. */
export const words = wordsOf<{
  readonly confirm: readonly [];
  readonly cancel: readonly [];
  readonly allChoices: readonly ['count'];
  readonly waiting: readonly ['name'];
  readonly thinking: readonly ['name'];
  readonly boostMove: readonly ['value', 'boost', 'sum'];
  readonly boostValue: readonly ['value', 'boost', 'sum'];
  readonly boostOnly: readonly ['boost', 'sum'];
  readonly chance: readonly ['percent'];
  readonly best: readonly [];
  readonly hintBusy: readonly [];
  readonly hintNone: readonly [];
  readonly hintFailed: readonly [];
  readonly isNoAnswer: readonly [];
  readonly pickNext: readonly [];
  readonly noDefense: readonly [];
  readonly noBoost: readonly [];
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
    allChoices: 'All choices ({count})',
    waiting: 'Waiting for {name}.',
    thinking: '{name} is thinking…',
    boostMove: 'Move {value} + BOOST {boost} = {sum}',
    boostValue: 'Value {value} + BOOST {boost} = {sum}',
    boostOnly: 'With BOOST {boost}: {sum}',
    chance: '{percent}% to win',
    best: 'The bot would choose:',
    hintBusy: 'Thinking about a hint…',
    hintNone: 'There is nothing to choose between.',
    hintFailed: 'The bot could not think of a hint.',
    isNoAnswer: 'Does not answer this question.',
    pickNext: 'Now choose what goes with it: a fighter, a target or a space.',
    noDefense: 'No defense card',
    noBoost: 'No BOOST',
    howToAct: 'Or choose a card to attack or to play a scheme.',
    howToBoost: 'Discard a card to move further, or go without.',
    howToMove: 'Choose a fighter, then a marked space.',
    onlyManeuver: 'None of your cards can be played now; each of them says why.',
    legendSteps: 'so many spaces to go',
    legendRange: 'can be attacked from here',
    legendGlow: 'can be chosen now',
    legendRead: 'Got it',
  },
  pt: {
    confirm: 'Confirmar',
    cancel: 'Voltar',
    allChoices: 'Todas as opções ({count})',
    waiting: 'Aguardando {name}.',
    thinking: '{name} está pensando…',
    boostMove: 'Movimento {value} + REFORÇO {boost} = {sum}',
    boostValue: 'Valor {value} + REFORÇO {boost} = {sum}',
    boostOnly: 'Com REFORÇO {boost}: {sum}',
    chance: '{percent}% de chance de vitória',
    best: 'O bot escolheria:',
    hintBusy: 'Pensando em uma dica…',
    hintNone: 'Não há nada a escolher.',
    hintFailed: 'O bot não conseguiu pensar em uma dica.',
    isNoAnswer: 'Não responde a esta pergunta.',
    pickNext: 'Agora escolha o resto: um combatente, um alvo ou um espaço.',
    noDefense: 'Sem carta de defesa',
    noBoost: 'Sem REFORÇO',
    howToAct: 'Ou escolha uma carta de ataque ou tática.',
    howToBoost: 'Descarte uma carta para ir mais longe, ou vá sem ela.',
    howToMove: 'Escolha um combatente e um espaço marcado.',
    onlyManeuver: 'Nenhuma das suas cartas pode ser jogada agora; cada uma diz o motivo.',
    legendSteps: 'quantos espaços até lá',
    legendRange: 'ao alcance do ataque daqui',
    legendGlow: 'pode ser escolhido agora',
    legendRead: 'Entendi',
  },
  fr: {
    confirm: 'Confirmer',
    cancel: 'Retour',
    allChoices: 'Tous les choix ({count})',
    waiting: 'En attente\u202f: {name}.',
    thinking: '{name}\u202f: réflexion en cours…',
    boostMove: 'Déplacement {value} + BOOST {boost} = {sum}',
    boostValue: 'Valeur {value} + BOOST {boost} = {sum}',
    boostOnly: 'Avec BOOST {boost}\u202f: {sum}',
    chance: '{percent}\u00a0% de chances de victoire',
    best: 'Le bot choisirait\u202f:',
    hintBusy: 'Un conseil se prépare…',
    hintNone: 'Il n’y a rien à choisir.',
    hintFailed: 'Le bot n’a pas trouvé de conseil.',
    isNoAnswer: 'Ne répond pas à cette question.',
    pickNext: 'Choisissez maintenant le reste\u202f: un combattant, une cible ou une case.',
    noDefense: 'Pas de carte Défense',
    noBoost: 'Pas de BOOST',
    howToAct: 'Ou choisissez une carte Attaque ou Stratagème.',
    howToBoost: 'Défaussez une carte pour aller plus loin, ou faites sans.',
    howToMove: 'Choisissez un combattant, puis une case marquée.',
    onlyManeuver: 'Aucune de vos cartes ne peut être jouée maintenant\u202f; chacune dit pourquoi.',
    legendSteps: 'nombre de cases à parcourir',
    legendRange: 'à portée d’attaque d’ici',
    legendGlow: 'peut être choisi maintenant',
    legendRead: 'Compris',
  },
  uk: {
    confirm: 'Підтвердити',
    cancel: 'Назад',
    allChoices: 'Усі варіанти ({count})',
    waiting: 'Очікуємо: {name}.',
    thinking: '{name} обмірковує хід…',
    boostMove: 'Переміщення {value} + ПОЛІПШЕННЯ {boost} = {sum}',
    boostValue: 'Значення {value} + ПОЛІПШЕННЯ {boost} = {sum}',
    boostOnly: 'З ПОЛІПШЕННЯМ {boost}: {sum}',
    chance: '{percent}\u00a0% на перемогу',
    best: 'Бот вибрав би:',
    hintBusy: 'Думаємо над підказкою…',
    hintNone: 'Тут немає з чого вибирати.',
    hintFailed: 'Бот не зміг нічого підказати.',
    isNoAnswer: 'Не відповідає на це запитання.',
    pickNext: 'Тепер виберіть решту: бійця, ціль або комірку.',
    noDefense: 'Без карти оборони',
    noBoost: 'Без ПОЛІПШЕННЯ',
    howToAct: 'Або виберіть карту для атаки чи виверту.',
    howToBoost: 'Скиньте карту, щоб піти далі, або йдіть без неї.',
    howToMove: 'Виберіть бійця, потім позначену комірку.',
    onlyManeuver: 'Жодну з ваших карт зараз не можна зіграти; кожна каже чому.',
    legendSteps: 'скільки комірок іти',
    legendRange: 'звідси можна атакувати',
    legendGlow: 'можна вибрати зараз',
    legendRead: 'Зрозуміло',
  },
});
