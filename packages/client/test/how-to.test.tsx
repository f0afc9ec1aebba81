import { LANGUAGES } from '@peerless/language';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { HowTo } from '../src/rules/how-to.tsx';
import { changeSettings } from '../src/settings/settings.ts';
import { drawn, read } from './drawn.tsx';

afterEach(() => act(() => changeSettings({ language: 'en' })));

const SIGNS = ['①', '②', '③', '④'];

test.each(LANGUAGES)(
  'every number in the words stands in the picture beside them, in order: %s',
  (language) => {
    act(() => changeSettings({ language }));
    const { place } = drawn(<HowTo />);
    const panels = [...place.querySelectorAll('article')];
    expect(panels).toHaveLength(8);
    for (const panel of panels) {
      const told = read(panel).match(/[①②③④]/g) ?? [];
      const marks = [...panel.querySelectorAll('svg text')].filter(
        (text) => text.previousElementSibling?.getAttribute('r') === '10',
      );
      expect(told, read(panel)).toEqual(SIGNS.slice(0, marks.length));
      expect(marks.map((mark) => mark.textContent).sort()).toEqual(
        SIGNS.slice(0, marks.length).map((_, i) => String(i + 1)),
      );
    }
  },
);
