/** A colour of a ground: hue in degrees, chroma, and from 0 to 1 how light it is among the colours of its ground. */
export type Tone = readonly [hue: number, chroma: number, light: number];

/** A tone by day and by night. */
export type Ink = readonly [day: string, night: string];

/** The lightness that grounds have: whatever lies on them stands out from all of it (see the tests). */
const DAY = [0.745, 0.965] as const;
const NIGHT = [0.18, 0.42] as const;

export function inkOf([hue, chroma, light]: Tone): Ink {
  const between = ([low, high]: readonly [number, number]): number => low + (high - low) * light;
  return [hexOf(between(DAY), chroma, hue), hexOf(between(NIGHT), chroma * 0.8, hue)];
}

/** Under the lines: light by day and dark by night, so that they stand out most. */
export const pathInkOf = ([hue, chroma, light]: Tone): Ink => [
  inkOf([hue, chroma, light])[0],
  inkOf([hue, chroma, 1 - light])[1],
];

/** `#rrggbb` of a colour of OKLCH. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channel = (linear: number): string => {
    const value = Math.max(0, Math.min(1, linear));
    const share = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${rgb.map(channel).join('')}`;
}
