import type { ComponentRules } from './component-rules.ts';

/** The rules of components in English. */
export const en: ComponentRules = {
  counter: 'Anything gained beyond the maximum is lost. Spending is always optional.',
  row: 'The row is read from left to right, and everybody sees it. Activating turns on the leftmost inactive one. Deactivating turns off the leftmost active one, which then goes to the right end of the row. If there is none left, nothing happens.',
  pile: 'A pile of your own cards, face up for all to see. Cards in it are in neither your hand, your deck nor your discard pile.',
  pileOrder: 'They stay in the order in which they came.',
  heroes:
    "Each of them is a hero with a health dial of its own; a player is not defeated while any of them is left. At setup the first one takes the start space, and the others are placed in its zone like sidekicks. Whatever refers to a player's hero means one of them that is not defeated; that player chooses which.",
  sideDeck:
    'Its cards are not action cards and are never in hand. The pile lies face down, and nobody knows its order; revealed cards lie face up for all to see.',
  sideActs:
    'What a revealed card says applies as long as it is revealed; it is not a card effect, so nothing cancels it.',
  sideDiscard:
    'Discarded cards lie face up beside the pile and do not come back by themselves; everybody knows which card was put on the bottom.',
  counterDamage:
    'Damage counts once each time it is taken, whatever its source and amount; damage that is not taken does not count.',
  token: 'There is never more than one in a space. It does not block fighters and does not change zones.',
  tokenMove:
    'When it moves, it counts spaces like a fighter, but it passes through fighters and other tokens and may end in an occupied space.',
  tokenFree:
    'A step into a space with such a token uses no movement; any other step counts as usual, even out of such a space. Where a fighter may stop stays the same. Opponents who move that fighter, and all other fighters, move as if the tokens were not there.',
  pathsTitle: 'Paths',
  paths:
    'A path is a line between two spaces. Each counts once a turn, in whichever direction and however often it is taken, even with a step that uses no movement. Placing goes along no path, nor do secret passages. You choose the last space; on the way there the hero takes as many different paths as a card asks for, if the movement is enough, and may also go somewhere and come back.',
  tokenLink:
    'Moving from one of these tokens to another costs 1 space of movement and follows the usual rules: a space with an opposing fighter cannot be entered. For attacks and effects these spaces are not adjacent. Other fighters move as if the tokens were not there.',
  tokenValue: 'The bonus is not a card effect and cannot be cancelled.',
  symbols:
    'The card being played is not in the discard pile yet, so its own symbol never counts. What an empty discard pile shows is not an action card: it is never drawn, counted or returned to hand.',
  wild: 'A wild symbol stands for one of these symbols at a time, never for several.',
  forms:
    'Exactly one of these applies at any time; a marker shows which. It changes only when an ability or a card effect says so.',
  reserve:
    'In reserve, a fighter is not on the board: it cannot act, be chosen or take damage until it is summoned. Once defeated, it goes back to the reserve and can be summoned again.',
  large:
    'A large fighter next to an open door keeps it from being closed, and it cannot use secret passages.',
  doorsTitle: 'Doors',
  doors:
    'All doors start open. During a maneuver, and only then, a fighter next to a door may close it for free or open it for 1 space of its movement, as often as you like. Across a closed door there is no movement, no adjacency and no attack. Two spaces of one colour are in different zones if a closed door lies on the shortest path between them. A door cannot be closed while a large fighter is next to it.',
  passagesTitle: 'Secret passages',
  passages:
    'A fighter may move from any passage space to any other as if they were adjacent, for 1 space of movement. For attacks and everything else they are not adjacent. Large fighters cannot use passages.',
  oneWayTitle: 'One-way lines',
  oneWay:
    'Movement goes along the arrow only. For attacks and effects the two spaces are adjacent both ways.',
  highGroundTitle: 'High ground',
  highGround:
    'An attack from the space where such an arrow begins against the fighter in the space where it ends has +1 to its value. This is a bonus of the board and not a card effect: it cannot be cancelled. What counts is where the two fighters stand when combat damage is worked out.',
  conveyorTitle: 'Conveyor belt',
  conveyor:
    'At the end of every turn, after the abilities at its end and before the hand limit, the belt runs. First a fighter in its last space is placed in an empty space of the bin; the player whose turn ends chooses which. Then, from the end backwards, every other fighter on the belt moves on to the next space. A fighter that cannot leave its space stays, and so do those directly behind it. Otherwise these spaces are like all others.',
  itemsTitle: 'Items',
  items:
    'Scheme and combat items lie face up beside spaces, each on a random square of its kind. A fighter may use the one at its space: a scheme item as an action of its own, a combat item by adding it to the card it plays in a combat, before the cards are revealed. Then it is gone.',
  deckLinksTitle: 'Deck links',
  deckLinks:
    'Two spaces with the same symbol are adjacent in every respect, though no line is drawn between them: a step costs 1 space of movement both ways, and attacks and effects reach across.',
};
