/** The old modes as steps above the tonic, in semitones. */
export const IONIAN = [0, 2, 4, 5, 7, 9, 11] as const;
export const DORIAN = [0, 2, 3, 5, 7, 9, 10] as const;
export const PHRYGIAN = [0, 1, 3, 5, 7, 8, 10] as const;
export const LYDIAN = [0, 2, 4, 6, 7, 9, 11] as const;
export const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10] as const;
export const AEOLIAN = [0, 2, 3, 5, 7, 8, 10] as const;
/** Minor with a leading note, for old houses and gaslight. */
export const HARMONIC = [0, 2, 3, 5, 7, 8, 11] as const;
