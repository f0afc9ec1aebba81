import type { Names } from '@peerless/text';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { useDrawing } from '../src/art/drawings.ts';
import { library } from '../src/library.ts';
import { TableContext } from '../src/table-context.ts';

/** Draws components, and runs hooks, in a document without a browser; both go with the test. */

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

function Emblems(): null {
  useDrawing('crown', 'figures');
  useDrawing('run', 'cards');
  return null;
}

// Emblems come later than what they are drawn on: here they are fetched before anything is drawn.
await act(async () => {
  createRoot(document.createElement('div')).render(<Emblems />);
  await Promise.all([import('virtual:emblems/figures'), import('virtual:emblems/cards')]);
});

/** Draws something and returns where it stands; it can be drawn again with something else. */
export function drawn(first: ReactNode) {
  // There is no layer above the page here to put anything on.
  HTMLElement.prototype.showPopover ??= () => {};
  const place = document.createElement('main');
  document.body.append(place);
  const root = createRoot(place);
  const draw = (node: ReactNode): void => act(() => root.render(node));
  draw(first);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  return { place, draw };
}

/** Draws something that stands at a table of the whole collection. */
export const drawnAt = (names: Names, node: ReactNode) =>
  drawn(<TableContext value={{ library: library(), names }}>{node}</TableContext>);

/** Runs a hook: `now()` is what it returned last, `give` calls it again with something else. */
export function hooked<P, R>(useIt: (props: P) => R, props: P) {
  let result: { readonly now: R } | null = null;
  function Probe({ given }: { readonly given: P }): null {
    result = { now: useIt(given) };
    return null;
  }
  const { draw } = drawn(<Probe given={props} />);
  return {
    now: (): R => {
      if (result === null) throw new Error('the hook has not run');
      return result.now;
    },
    give: (next: P): void => draw(<Probe given={next} />),
  };
}

/** The one element that a selector finds. */
export function only(place: ParentNode, selector: string): HTMLElement {
  const found = place.querySelectorAll<HTMLElement>(selector);
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} elements are ${selector}`);
  return first;
}

export const click = (element: Element): void =>
  act(() => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });

/** Presses a key where the focus is. */
export const press = (key: string, more: KeyboardEventInit = {}): void =>
  act(() => {
    const at = document.activeElement ?? document.body;
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  });

/** Types into a field, instead of what stands there. */
export const type = (field: Element, text: string): void =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** What is read of an element: not what is hidden from readers, and spaces as one. */
export const read = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
