import type { ReactNode } from 'react';
import style from './board.module.css';

/** A layer that is only seen: the spaces tell about it, and pointers go through it. */
export function Layer({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG gets no focus
    <g aria-hidden="true" className={style.layer}>
      {children}
    </g>
  );
}
