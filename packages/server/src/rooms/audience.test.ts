import type { Viewer } from '@peerless/rules';
import { expect, test } from 'vitest';
import { Audience } from './audience.ts';

test('who looks with the same eyes and reads the same is told one text, which is made once', () => {
  const audience = new Audience();
  const heard: string[] = [];
  const come = (viewer: Viewer, inWords: boolean): void =>
    audience.add({ viewer, inWords, hear: (text) => heard.push(text), lose: () => {} });
  come(0, true);
  come(0, false);
  come(1, true);
  come(0, true);
  let made = 0;
  audience.say((viewer, inWords) => `${viewer} ${inWords} ${made++}`);
  expect(heard).toEqual(['0 true 0', '0 false 1', '1 true 2', '0 true 0']);
});
