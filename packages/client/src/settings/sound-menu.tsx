import { useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { useSettings } from './settings.ts';
import { SoundFields } from './sound-fields.tsx';
import style from './sound-menu.module.css';
import { words } from './sound-words.ts';

/** The button of the table that says whether there is sound, with its switch and sliders. */
export function SoundMenu() {
  const say = words.use();
  const { sound } = useSettings();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={style.menu}>
      <button
        type="button"
        className="plain"
        title={say('sound')}
        aria-haspopup="dialog"
        aria-label={sound ? say('sound') : `${say('sound')} (${say('off')})`}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true" className={style.sign} data-off={!sound || undefined}>
          ♪
        </span>
      </button>
      <Sheet size="snug" title={say('sound')} open={isOpen} onClose={() => setOpen(false)}>
        <SoundFields />
      </Sheet>
    </div>
  );
}
