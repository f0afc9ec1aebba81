/** Who played which place when the table was set: alone, or one with a whole team. */
const SET: readonly (readonly number[])[] = [
  [0, 1],
  [0, 1, 2],
  [0, 1, 2, 3],
  [0, 1, 0, 2],
];

/**
 * The place of each seat when the table was set. Whoever begins takes the first seat, and the table is turned for it
 * colours and marks stay where they were. Players keep their numbers, so these tell how far it was turned.
 */
export function placesOf(players: readonly number[]): readonly number[] {
  const count = players.length;
  for (const set of SET.filter(({ length }) => length === count))
    for (let turn = 0; turn < count; turn++) {
      const places = players.map((_, seat) => (seat + turn) % count);
      if (places.every((place, seat) => set[place] === players[seat])) return places;
    }
  return players.map((_, seat) => seat);
}
