import { expect, test } from 'vitest';
import { importFault } from '../src/own/module-fault.ts';

test('a misspelt import from one of our packages is told with the name that was meant', async () => {
  const said = (specifier: string, name: string): Error =>
    new SyntaxError(`The requested module '${specifier}' does not provide an export named '${name}'`);
  const { reason } = await importFault('hero.mjs', said('@peerless/language', 'versatil'));
  expect(reason).toContain('did you mean "versatile"?');
  const strange = await importFault('hero.mjs', said('@peerless/language', 'zzzzzzzz'));
  expect(strange.reason).not.toContain('did you mean');
});
