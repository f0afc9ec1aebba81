import { type Game, observe, type SeatView, type View, viewFor } from '@peerless/rules';
import { distancesOn } from './distances.ts';

/** How good a position looks for a seat's side, in points of health; only what lies open is looked at. */
export function evaluate(game: Game, seat: number, scratch?: Game): number {
  const view = viewFor(observe(game, 'spectator', scratch));
  const team = view.seats[seat]?.team ?? 0;
  if (view.outcome !== null) {
    if (view.outcome.winners.length === 0) return 0;
    return view.outcome.winners.includes(seat) ? 1000 : -1000;
  }
  let score = 0;
  for (const side of view.seats) score += (side.team === team ? 1 : -0.8) * strength(view, side);
  return score + closeness(view, team, game);
}

/** Health, fighters and cards of one seat. */
function strength(view: View, side: SeatView): number {
  let points = 1.2 * Math.min(side.handSize, 4) + 0.4 * Math.max(0, side.handSize - 4);
  points += 0.05 * side.deckSize;
  for (const fighter of view.fighters) {
    if (fighter.seat !== side.seat || fighter.status !== 'board') continue;
    points += fighter.hero ? fighter.health + 4 : 0.6 * fighter.health + 0.8;
  }
  return points;
}

type Fighter = View['fighters'][number];

/** Fighters want to be near their prey, a hero in danger rather far from it. */
function closeness(view: View, team: number, game: Game): number {
  const distances = distancesOn(game);
  const isFriend = (fighter: Fighter) => view.seats[fighter.seat]?.team === team;
  const standing = view.fighters.filter((fighter) => fighter.status === 'board');
  const foes = standing.filter((fighter) => !isFriend(fighter));
  let points = 0;
  for (const fighter of standing) {
    if (!isFriend(fighter) || fighter.space === null) continue;
    const steps = distances.get(fighter.space);
    const near = Math.min(...foes.map((foe) => (steps?.get(foe.space ?? -1) ?? 9) + (foe.hero ? 0 : 1)));
    if (!Number.isFinite(near)) continue;
    const isFleeing = fighter.hero && fighter.health <= 4;
    const wish = fighter.attack === 'ranged' && fighter.hero ? Math.abs(near - 3) : near;
    points += (isFleeing ? 0.25 : -0.25) * Math.min(wish, 8);
  }
  return points;
}
