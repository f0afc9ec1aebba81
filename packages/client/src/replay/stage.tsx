import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import style from './stage.module.css';

export interface StageProps {
  /** What must not be covered. */
  readonly beside: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The part of the screen above the buttons, where they lie below the board: what fills the screen fills only that. */
export function Stage({ beside, children }: StageProps) {
  const [bottom, setBottom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      const box = beside.current?.getBoundingClientRect();
      if (box !== undefined) setBottom(innerHeight - box.top);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [beside]);
  // What it shows asks at once where it lies.
  if (bottom === null) return null;
  return (
    <div className={style.stage} style={{ bottom }}>
      {children}
    </div>
  );
}
