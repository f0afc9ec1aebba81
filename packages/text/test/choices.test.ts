import type { Address } from '@peerless/language';
import { DECISION_KINDS, type Option, type OptionOf, type OptionType, PROMPTS } from '@peerless/rules';
import { describe, expect, test } from 'vitest';
import { optionText, outcomeText, promptText, TEXT_LANGUAGES } from '../src/index.ts';
import { tableOf } from './table.ts';

const names = tableOf(['alice', 'king-arthur', 'invisible-man']);

type Fields<T extends OptionType> = Omit<OptionOf<T>, 'type' | 'key'>;

/** What each option says. A missing option is a compile error. */
const offered: { readonly [T in OptionType]: readonly (readonly [Fields<T>, string])[] } = {
  maneuver: [[{}, 'Maneuver']],
  scheme: [[{ fighter: 'merlin', card: 'prophecy' }, 'Merlin plays Prophecy']],
  attack: [
    [
      { fighter: 'the-jabberwock', target: 'king-arthur', card: 'jaws-that-bite' },
      'The Jabberwock attacks King Arthur with Jaws That Bite',
    ],
  ],
  item: [[{ fighter: 'alice', item: 'food-tray' }, 'Alice uses the Food Tray']],
  move: [
    [{ fighter: 'alice', to: 12, distance: 2 }, 'Alice moves to space 12 (2 spaces)'],
    [
      { fighter: 'alice', to: 12, distance: 0, way: [3, 12], paths: 1 },
      'Alice moves to space 12 (no spaces), 1 path',
    ],
    [
      { fighter: 'alice', to: 12, distance: 0, way: [12, 3, 12], paths: 4 },
      'Alice goes there and back, 4 different paths',
    ],
  ],
  stay: [[{ fighter: 'alice' }, 'Alice stays']],
  step: [[{ fighter: 'alice', to: 12 }, 'Alice steps to space 12']],
  open: [[{ fighter: 'alice', door: 'west' }, 'Alice opens the west door']],
  close: [[{ fighter: 'alice', door: 'west' }, 'Alice closes the west door']],
  done: [[{}, 'Done']],
  fighter: [
    [{ fighter: 'the-jabberwock' }, 'The Jabberwock'],
    // A name that stands alone has no article.
    [{ fighter: 'invisible-man' }, 'The Invisible Man'],
  ],
  space: [[{ space: 12 }, 'Space 12']],
  card: [[{ card: 'looking-glass', seat: 0 }, 'Looking Glass']],
  none: [[{}, 'None']],
  number: [[{ number: 3 }, '3']],
  modes: [
    [{ modes: [1, 2] }, 'Draw 2 cards. Alice recovers 3 health.'],
    [{ modes: [] }, 'None'],
  ],
  yes: [[{}, 'Yes']],
  no: [[{}, 'No']],
  order: [
    [{ items: ['looking-glass', 'feint'] }, 'Looking Glass, then Feint'],
    // Cards of somebody else are told by their full names.
    [{ items: ['king-arthur/prophecy', 'king-arthur/feint'] }, 'Prophecy, then Feint'],
  ],
  player: [[{ seat: 1 }, 'King Arthur']],
  token: [[{ token: 'fog', space: 3 }, 'Fog token in space 3']],
  toHand: [[{ card: 'loki/trick-baldrs-downfall' }, 'Your hand']],
  toTop: [[{ card: 'loki/trick-baldrs-downfall' }, 'The top of your deck']],
  symbol: [[{ symbol: 'knife' }, 'Knife']],
  sideCard: [[{ card: 'gaze-of-stone', seat: 0 }, 'Gaze Of Stone']],
};

/** The choice between two things on Alice's card. */
const LOOKING_GLASS: Address = { hero: 'alice', card: 'looking-glass', box: 'after', path: [] };

type Examples = readonly (readonly [object, string])[];

describe.each(Object.entries<Examples>(offered))('%s', (type, examples) => {
  test.each(examples)('%j', (fields, text) => {
    const option = { type, key: 'key', ...fields } as Option;
    const source = type === 'token' ? { ability: 'invisible-man' } : { card: 'alice/looking-glass' };
    expect(optionText(option, names, { source, address: LOOKING_GLASS })).toBe(text);
  });
});

describe('prompts', () => {
  test('say what is asked and by which card', () => {
    expect(promptText({ prompt: 'pick', kind: 'fighter', source: { card: 'alice/skirmish' } }, names)).toBe(
      'Skirmish: Choose a fighter.',
    );
    expect(promptText({ prompt: 'may', kind: 'yes-no', source: { ability: 'alice' } }, names)).toBe(
      "Alice's ability: Do you want to use this effect?",
    );
    const token: Option = { type: 'token', key: 'fog 3', token: 'fog', space: 3 };
    const fog = { source: { ability: 'invisible-man' }, kind: 'space' } as const;
    expect(promptText({ prompt: 'pick', ...fog, options: [token] }, names)).toBe(
      "The Invisible Man's ability: Choose a fog token.",
    );
    expect(promptText({ prompt: 'token', ...fog }, names)).toBe(
      "The Invisible Man's ability: Choose where that fog token goes.",
    );
    const seat = names.seatOf('invisible-man');
    expect(promptText({ prompt: 'placeToken', kind: 'space', source: {}, seat }, names)).toBe(
      'Choose a space for a fog token.',
    );
    const misdirection = (seat: number): string[] =>
      TEXT_LANGUAGES.map((lang) =>
        promptText(
          {
            prompt: 'pick',
            kind: 'fighter',
            seat,
            source: { card: 'harry-houdini/misdirection' },
            address: { hero: 'harry-houdini', card: 'misdirection', box: 'boosted', path: [] },
          },
          tableOf(['harry-houdini', 'medusa'], seat, lang),
        ),
      );
    expect(misdirection(0)).toEqual([
      'Misdirection: Deal 2 damage to a fighter. Choose a fighter.',
      'Distração: Cause 2 pontos de dano em um combatente. Escolha um combatente.',
      'Diversion – Infligez 2 dégâts à un combattant. Choisissez un combattant.',
      'Відвернення уваги: Завдайте бійцеві 2\u00a0поранень. Виберіть бійця.',
    ]);
    // The opponent is not who the card speaks to.
    expect(misdirection(1)[0]).toBe('Misdirection: Choose a fighter.');
    const enters: Option = { type: 'space', key: 'space 3', fighter: 'alice', space: 3 };
    const at = { kind: 'space', source: {}, options: [enters] } as const;
    expect(promptText({ prompt: 'summon', ...at }, names)).toBe('Choose a space for Alice to enter.');
    expect(promptText({ prompt: 'return', ...at }, names)).toBe('Choose a space for Alice to come back to.');
    expect(optionText(enters, names, { prompt: 'summon' })).toBe('Space 3');
    const escapes = TEXT_LANGUAGES.map((lang) =>
      optionText({ ...enters, fighter: 'harry-houdini' }, tableOf(['harry-houdini'], 0, lang), {
        prompt: 'moves',
      }),
    );
    expect(escapes).toEqual([
      'Place Houdini in space 3',
      'Colocar Houdini no espaço 3',
      'Placer Houdini sur la case 3',
      'Розмістити Гудіні в комірці 3',
    ]);
    const move: Option = { type: 'move', key: 'move alice 3', fighter: 'alice', to: 3, distance: 1 };
    expect(
      promptText(
        { prompt: 'moves', kind: 'space', source: { card: 'alice/eat-me' }, options: [move] },
        names,
      ),
    ).toBe('Eat Me: Choose where to move Alice.');
    expect(promptText({ prompt: 'action', kind: 'action', source: { rule: 'R-5.1' } }, names)).toBe(
      'Choose an action.',
    );
  });

  test('name the token in every language, in the right case', () => {
    const token: Option = { type: 'token', key: 'fog 3', token: 'fog', space: 3 };
    const source = { ability: 'invisible-man' };
    const say = (prompt: 'pick' | 'token' | 'placeToken') =>
      (['pt', 'fr', 'uk'] as const).map((lang) => {
        const table = tableOf(['invisible-man'], null, lang);
        const from = prompt === 'placeToken' ? {} : source;
        const text = promptText({ prompt, kind: 'space', source: from, seat: 0, options: [token] }, table);
        return text.replace(/^.*(: | – )/, '').replaceAll(/[\u00a0\u202f]/g, ' ');
      });
    expect(say('pick')).toEqual([
      'Escolha uma ficha de névoa.',
      'Choisissez un jeton Brouillard.',
      'Виберіть жетон туману.',
    ]);
    expect(say('token')).toEqual([
      'Escolha para onde essa ficha de névoa vai.',
      'Choisissez la case où va ce jeton Brouillard.',
      'Виберіть, куди переміститься цей жетон туману.',
    ]);
    expect(say('placeToken')).toEqual([
      'Escolha um espaço para uma ficha de névoa.',
      'Choisissez une case pour un jeton Brouillard.',
      'Виберіть комірку, де лежатиме жетон туману.',
    ]);
  });

  test.each(PROMPTS)('%s has a sentence for every kind of decision', (prompt) => {
    for (const kind of DECISION_KINDS) {
      expect(promptText({ prompt, kind, source: {} }, names)).toMatch(/^[A-Z].*[.?]$/);
    }
  });
});

test('an outcome says who won and why', () => {
  expect(outcomeText({ winners: [0], reason: 'defeat' }, names)).toBe(
    'Alice wins the game: only one side has a hero left.',
  );
  expect(outcomeText({ winners: [0], reason: 'exhaustion' }, names)).toBe(
    'Alice wins the game: the last other hero fell to exhaustion, its deck empty.',
  );
  expect(outcomeText({ winners: [], reason: 'capped' }, names)).toBe(
    'The game ends in a draw: the turn limit was reached.',
  );
});
