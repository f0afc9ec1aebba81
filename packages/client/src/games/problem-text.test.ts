import { TEXT_LANGUAGES } from '@peerless/text';
import { describe, expect, test } from 'vitest';
import { problemText } from './problem-text.ts';

describe('a game whose hero or board is not at the table', () => {
  test.each(TEXT_LANGUAGES)('says how its file is brought (%s)', (lang) => {
    expect(problemText({ is: 'unknown', what: 'hero', slug: 'gorgo' }, lang)).toMatch(
      /gorgo.* serve --hero /,
    );
    expect(problemText({ is: 'unknown', what: 'board', slug: 'noho' }, lang)).toMatch(
      /noho.* serve --board /,
    );
  });

  test('other problems are no matter of files', () => {
    expect(problemText({ is: 'torn' }, 'en')).not.toContain('serve');
  });
});
