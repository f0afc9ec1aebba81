import type { ReactNode } from 'react';
import { Sheet } from '../app/sheet.tsx';
import style from './log.module.css';

interface LogSheetProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly log: ReactNode;
}

/** The log over the table, where there is no room beside the board. */
export function LogSheet({ title, open, onClose, log }: LogSheetProps) {
  return (
    <Sheet size="column" title={title} open={open} onClose={onClose}>
      <div className={style.onSheet}>{log}</div>
    </Sheet>
  );
}
