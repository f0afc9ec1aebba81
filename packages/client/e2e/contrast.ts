import type { Page } from '@playwright/test';

/** A text, and how it stands out from what is behind it. */
export interface Contrast {
  readonly text: string;
  readonly ratio: number;
  /** What WCAG 2.2 asks for at level AA. */
  readonly needed: number;
}

/**
 * The texts of a part of the page that are hard to read, in the colours of now. It takes some milliseconds where axe takes
 * a second, says the same (contrast.spec.ts), and sees dialogs through, of which axe is never sure what is behind them.
 */
export async function faintOn(page: Page, part?: string): Promise<string[]> {
  return faintOf(await contrastsOn(page, part));
}

export const faintOf = (contrasts: readonly Contrast[]): string[] =>
  contrasts
    .filter(({ ratio, needed }) => ratio < needed)
    .map(({ text, ratio, needed }) => `${ratio.toFixed(2)} instead of ${needed}: ${text}`);

/** All texts but those on pictures, which are left to people, and of what is disabled. */
export const contrastsOn = (page: Page, part = 'body'): Promise<Contrast[]> =>
  page.evaluate(contrastsIn, part);

/** The same inside of the page. */
export function contrastsIn(part: string): Contrast[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  /** What one sees through an element; `colour` is null where that is a picture. */
  type Back = { readonly colour: Colour | null; readonly opacity: number };
  const PAPER: Back = { colour: [255, 255, 255, 1], opacity: 1 };

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colours = new Map<string, Colour>();
  const read = (written: string): Colour => {
    const known = colours.get(written);
    if (known !== undefined || canvas === null) return known ?? [0, 0, 0, 0];
    // Most are written so; drawing a point and reading it again takes longer than all the rest.
    const plain = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(written);
    if (plain !== null) {
      const [, r, g, b, a = '1'] = plain;
      const colour: Colour = [Number(r), Number(g), Number(b), Number(a)];
      colours.set(written, colour);
      return colour;
    }
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = written;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    colours.set(written, colour);
    return colour;
  };

  const over = ([r, g, b, alpha]: Colour, [red, green, blue]: Colour, opacity: number): Colour => {
    const mixed = (front: number, back: number): number => back + (front - back) * alpha * opacity;
    return [mixed(r, red), mixed(g, green), mixed(b, blue), 1];
  };

  const backs = new Map<Element, Back>();
  const backOf = (element: Element): Back => {
    const known = backs.get(element);
    if (known !== undefined) return known;
    const behind = element.parentElement === null ? PAPER : backOf(element.parentElement);
    const { backgroundColor, backgroundImage, opacity: own } = getComputedStyle(element);
    const opacity = behind.opacity * Number(own);
    const front = read(backgroundColor);
    const under = front[3] * opacity === 1 ? front : behind.colour;
    const colour = backgroundImage !== 'none' || under === null ? null : over(front, under, opacity);
    backs.set(element, { colour, opacity });
    return { colour, opacity };
  };

  const light = ([red, green, blue]: Colour): number => {
    const linear = (value: number): number =>
      value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };

  const textOf = (element: Element): string => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
    if (element.matches('input:is([type=checkbox], [type=radio], [type=range], [type=file])')) return '';
    if (element instanceof HTMLInputElement) return element.value || element.placeholder;
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return texts.map((node) => node.textContent).join('');
  };

  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    if (
      width <= 1 ||
      height <= 1 ||
      element.closest('svg, option, :disabled, [aria-disabled="true"]') !== null
    )
      return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };

  const contrastOf = (element: Element): Contrast[] => {
    const text = textOf(element).trim();
    // Signs such as ● are no text.
    if (!/[\p{L}\p{N}]/u.test(text) || !isShown(element)) return [];
    const { colour: back, opacity } = backOf(element);
    if (back === null) return [];
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const lights = [light(back), light(over(read(color), back, opacity))];
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const ratio = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
    return [{ text: text.slice(0, 60), ratio, needed: isLarge ? 3 : 4.5 }];
  };

  // Where nothing is drawn (drawing.ts) all is clear as glass: not for the moment, which is too short to draw anything.
  const clear = document.adoptedStyleSheets.filter(({ disabled }) => !disabled);
  for (const sheet of clear) sheet.disabled = true;
  const found = [...document.querySelectorAll(part)]
    .flatMap((root) => [root, ...root.querySelectorAll('*')])
    .flatMap(contrastOf);
  for (const sheet of clear) sheet.disabled = false;
  return found;
}
