import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import style from './stage.module.css';

export interface StageProps {
  /** What must not be covered. */
  readonly beside: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The part of the screen that the buttons leave free: what fills the screen fills only that. */
export function Stage({ beside, children }: StageProps) {
  const [edges, setEdges] = useState<{ readonly left: number; readonly bottom: number } | null>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      const box = beside.current?.getBoundingClientRect();
      if (box === undefined) return;
      // On a phone on its side the buttons lie beside the board, elsewhere below it.
      const isBelow = box.top > innerHeight / 2;
      setEdges(isBelow ? { left: 0, bottom: innerHeight - box.top } : { left: box.right, bottom: 0 });
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [beside]);
  return (
    <div className={style.stage} style={edges ?? undefined}>
      {children}
    </div>
  );
}
