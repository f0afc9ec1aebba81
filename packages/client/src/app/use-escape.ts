import { useEffect, useEffectEvent } from 'react';

/** Escape goes back, as long as there is something to go back from; a sheet that is open has the key first. */
export function useEscape(back: () => void, isOn: boolean = true): void {
  const goBack = useEffectEvent(back);
  useEffect(() => {
    if (!isOn) return;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && document.querySelector('dialog[open]') === null) goBack();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn]);
}
