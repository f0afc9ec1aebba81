import { useEffect } from 'react';
import { useSettings } from './settings.ts';

/** Writes the settings where the style sheets see them: attributes of the root element. */
export function useAppliedSettings(): void {
  const { language, theme, contrast, patterns, numbers, textSize, motion } = useSettings();
  useEffect(() => {
    const { dataset } = document.documentElement;
    document.documentElement.lang = language === 'pt' ? 'pt-BR' : language;
    dataset.theme = theme;
    dataset.contrast = contrast;
    dataset.patterns = String(patterns);
    dataset.numbers = String(numbers);
    dataset.textSize = textSize;
    dataset.motion = motion;
  }, [language, theme, contrast, patterns, numbers, textSize, motion]);
}
