/** A text that can stand in an SVG. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** A number with at most two digits after the point. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

/** The largest size, up to the wanted one, at which a text takes no more than so much room. */
export const fittingSize = (text: string, size: number, room: number): number =>
  Math.min(size, room / (LETTER * Math.max(1, [...text].length)));

/** How wide a letter is on average, as a share of the size; bold ones need all of it. */
const LETTER = 0.56;

/** A whole picture. */
export const svgDocument = (width: number, height: number, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}" width="${short(width)}" height="${short(height)}">\n${parts.join('\n')}\n</svg>\n`;
