/** The two or three colours of a hero. `ink` is legible on `main`. */
export interface HeroColours {
  readonly main: string;
  readonly deep: string;
  readonly ink: string;
}

/** Not built yet. */
export const coloursOf = (_hero: string): HeroColours => ({
  main: '#5a6b4f',
  deep: '#2f3b2a',
  ink: '#ffffff',
});

/** The colour of a seat, for rings, names and lines; told apart without colour by its mark. */
export interface SeatColour {
  readonly main: string;
  readonly ink: string;
  /** A shape of its own: ● ◆ ▲ ■ */
  readonly mark: string;
}

const SEATS: readonly SeatColour[] = [
  { main: '#a8321f', ink: '#ffffff', mark: '●' },
  { main: '#1d5a96', ink: '#ffffff', mark: '◆' },
  { main: '#2e6b3a', ink: '#ffffff', mark: '▲' },
  { main: '#7a3f94', ink: '#ffffff', mark: '■' },
];

export const seatColour = (seat: number): SeatColour => SEATS[seat % SEATS.length] as SeatColour;
