import { DECISION_KINDS } from '../ask/decision.ts';
import { decision } from '../ask/options.ts';
import { combatValue } from '../evaluate/evaluate.ts';
import { outcome } from '../procedures/victory.ts';
import { discardAt, handOf } from '../state/cards.ts';
import {
  causeOf,
  faceOf,
  fighterId,
  type Game,
  seatOfCard,
  seatOfFighter,
  spaceId,
  top,
} from '../state/game.ts';
import {
  ACTIONS_LEFT,
  ACTIONS_TAKEN,
  ACTIVE,
  ASIDE,
  ASIDE_SIZE,
  ASK_KIND,
  ASK_SEAT,
  AWAY,
  BOOST_CARD,
  CARD,
  COUNTER,
  DECK,
  DECK_SIZE,
  DEFEATED,
  DISCARD_SIZE,
  DOORS,
  FIGHTER,
  FORM,
  HAND_SIZE,
  HEALTH,
  IN_COMBAT,
  IS_BONUS,
  NONE,
  OUT,
  OVER,
  PILE,
  PREDICTION,
  RESERVE,
  REVEALED,
  SCHEME_CARD,
  SEAT_COUNTERS,
  SEAT_TOKENS,
  SIDE,
  SIDE_WIDTH,
  SOURCE,
  SPACE,
  STARTED,
  TOKEN,
  TURN,
  TURNS_TAKEN,
} from '../state/layout.ts';
import { boostSums } from './boost-sum.ts';
import { UNKNOWN, viewerOf } from './observe.ts';
import type { CombatView, FighterStatus, FighterView, SeatView, View } from './view.ts';

/** The friendly object for people and interfaces, built from an observation by listing what may be seen. */
export function viewFor(observation: Game): View {
  const { content, state: s } = observation;
  const asked = decisionView(observation);
  return {
    viewer: viewerOf(observation),
    board: content.board.def.slug,
    mode: content.mode,
    options: content.options,
    turn: s[TURN],
    active: s[ACTIVE],
    seats: content.heroes.map((_, seat) => seatView(observation, seat)),
    fighters: content.figures.flatMap((figure, fighter) =>
      figure === null ? [] : [fighterView(observation, fighter)],
    ),
    doors: Object.fromEntries(
      content.board.doors.map((door, i) => [door.name, (s[DOORS] >> i) & 1 ? 'closed' : 'open']),
    ),
    combat: s[IN_COMBAT] === 1 ? combatView(observation) : null,
    scheme: s[SCHEME_CARD] === NONE ? null : cardName(observation, s[SCHEME_CARD]),
    decision: asked,
    boosts: asked !== null && 'options' in asked ? boostSums(observation) : [],
    outcome: outcome(observation),
  };
}

/** The card's slug, or null if the viewer does not know it. */
const cardName = (view: Game, card: number): string | null =>
  card === NONE || (card & 31) === UNKNOWN ? null : faceOf(view, card).slug;

function seatView(view: Game, seat: number): SeatView {
  const { content, state: s } = view;
  const { def } = content.heroes[seat];
  const tokens: Record<string, number[]> = {};
  content.heroes[seat].tokens.forEach((token, i) => {
    const space = s[TOKEN + seat * SEAT_TOKENS + i];
    tokens[token] ??= [];
    if (space >= 0) tokens[token].push(spaceId(view, space));
  });
  return {
    seat,
    player: content.player[seat],
    team: content.team[seat],
    hero: def.slug,
    move: def.move,
    form: def.forms === undefined ? null : def.forms[s[FORM + seat]].slug,
    counters: Object.fromEntries(
      (def.counters ?? []).map((counter, i) => [counter.slug, s[COUNTER + seat * SEAT_COUNTERS + i]]),
    ),
    tokens,
    handSize: s[HAND_SIZE + seat],
    hand: handOf(view, seat).map((card) => faceOf(view, card).slug),
    deckSize: s[DECK_SIZE + seat],
    deck: Array.from({ length: s[DECK_SIZE + seat] }, (_, i) => {
      const entry = s[DECK + seat * PILE + s[DECK_SIZE + seat] - 1 - i];
      return cardName(view, seat * 32 + (entry & 31));
    }),
    discard: Array.from(
      { length: s[DISCARD_SIZE + seat] },
      (_, i) => faceOf(view, discardAt(view, seat, i)).slug,
    ),
    aside: Array.from({ length: s[ASIDE_SIZE] }, (_, i) => s[ASIDE + i] & 127)
      .filter((card) => seatOfCard(card) === seat)
      .map((card) => cardName(view, card)),
    actionsLeft: s[ACTIVE] === seat ? s[ACTIONS_LEFT] : 0,
    actionsTaken: s[ACTIVE] === seat ? s[ACTIONS_TAKEN] : 0,
    turnsTaken: s[TURNS_TAKEN + seat],
    eliminated: s[OUT + seat] !== 0,
  };
}

const STATUS: Readonly<Record<number, FighterStatus>> = {
  [DEFEATED]: 'defeated',
  [RESERVE]: 'reserve',
  [AWAY]: 'away',
};

function fighterView(view: Game, fighter: number): FighterView {
  const { content, state: s } = view;
  const figure = content.figures[fighter];
  const at = (space: number): number | null => (space >= 0 ? spaceId(view, space) : null);
  return {
    id: fighterId(view, fighter),
    kind: figure?.kind ?? '',
    seat: seatOfFighter(fighter),
    hero: figure?.hero === true,
    attack: figure?.ranged === true ? 'ranged' : 'melee',
    large: figure?.large === true,
    status: STATUS[s[SPACE + fighter]] ?? 'board',
    space: at(s[SPACE + fighter]),
    health: s[HEALTH + fighter],
    maxHealth: content.maxHealth[fighter],
    startedTurnOn: at(s[STARTED + fighter]),
  };
}

function combatView(view: Game): CombatView {
  const s = view.state;
  const revealed = s[REVEALED] === 1;
  const defense = SIDE + SIDE_WIDTH;
  return {
    attacker: fighterId(view, s[SIDE + FIGHTER]),
    defender: fighterId(view, s[defense + FIGHTER]),
    attackCard: cardName(view, s[SIDE + CARD]),
    defenseCard: cardName(view, s[defense + CARD]),
    boostCard: cardName(view, s[SIDE + BOOST_CARD]),
    revealed,
    bonus: s[IS_BONUS] === 1,
    attack: revealed ? combatValue(view, 0) : null,
    defense: revealed ? combatValue(view, 1) : null,
    prediction: s[defense + PREDICTION] === NONE ? null : s[defense + PREDICTION],
  };
}

/** The decider sees the whole question; everybody else only who is asked, what kind of thing, and by what. */
function decisionView(view: Game): View['decision'] {
  const { content, state: s } = view;
  if (s[OVER] !== 0 || s[ASK_SEAT] < 0) return null;
  const viewer = viewerOf(view);
  if (viewer === 'open' || viewer === content.player[s[ASK_SEAT]]) return decision(view);
  return {
    seat: s[ASK_SEAT],
    kind: DECISION_KINDS[s[ASK_KIND]],
    source: causeOf(view, s[top(view) + SOURCE]),
  };
}
