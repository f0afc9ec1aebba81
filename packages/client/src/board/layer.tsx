import type { CSSProperties, ReactNode } from 'react';
import style from './board.module.css';

interface LayerProps {
  readonly children: ReactNode;
  readonly style?: CSSProperties | undefined;
  /** There is a picture on it. */
  readonly painted?: boolean;
}

/** A layer that is only seen: the spaces tell about it, and pointers go through it. */
export function Layer({ children, style: inks, painted = false }: LayerProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG gets no focus
    <g aria-hidden="true" className={style.layer} style={inks} data-painted={painted || undefined}>
      {children}
    </g>
  );
}
