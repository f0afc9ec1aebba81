import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useAppliedSettings } from '../src/settings/apply-settings.ts';
import { changeSettings, useSettings } from '../src/settings/settings.ts';
import { hooked } from './drawn.tsx';

const KEY = 'peerless-settings';

const applied = () =>
  hooked(() => {
    useAppliedSettings();
    return useSettings();
  }, null);

/** What another tab does. */
const elsewhere = (kept: string, key: string = KEY): void =>
  act(() => {
    localStorage.setItem(key, kept);
    dispatchEvent(new StorageEvent('storage', { key }));
  });

afterEach(() => elsewhere('{"language":"en"}'));

test('a change is kept, and written where the style sheets see it', () => {
  const { now } = applied();
  act(() => changeSettings({ language: 'pt', theme: 'dark', textSize: 'largest' }));
  expect(now()).toMatchObject({ language: 'pt', theme: 'dark', textSize: 'largest' });
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ language: 'pt', theme: 'dark' });
  const { lang, dataset } = document.documentElement;
  expect([lang, dataset.theme, dataset.textSize]).toEqual(['pt-BR', 'dark', 'largest']);
});

test('what another tab changes holds here, too', () => {
  const { now } = applied();
  elsewhere('{"language":"fr","contrast":"high"}');
  expect(now()).toMatchObject({ language: 'fr', contrast: 'high' });
  const before = now();
  elsewhere('{"language":"uk"}', 'something else');
  expect(now()).toBe(before);
});

test.each(['', 'no JSON', '[]', 'null', '{"theme":"pink","speed":7,"language":"xx"}'])(
  'kept settings that are none become the usual ones: %s',
  (kept) => {
    const { now } = applied();
    elsewhere(kept);
    expect(now()).toMatchObject({ language: 'en', theme: 'system', speed: 'normal', confirm: 'moment' });
  },
);

test('whoever had sound before there was music gets none unasked; everybody else as loud as usual', () => {
  const { now } = applied();
  elsewhere('{"language":"en","sound":true}');
  expect(now()).toMatchObject({ sound: true, effects: 7, music: 0, ambience: 0, soundAsked: false });
  elsewhere('{"language":"en"}');
  expect(now()).toMatchObject({ sound: false, music: 6, ambience: 6 });
  elsewhere('{"language":"en","sound":true,"music":11,"ambience":3}');
  expect(now()).toMatchObject({ music: 6, ambience: 3 });
});
