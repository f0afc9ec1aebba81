import { existsSync } from 'node:fs';
import { TEXT_LANGUAGES, type TextLanguage } from '@peerless/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { sayIn } from '../src/messages.ts';
import { keepsItsPlace, screensIn } from './screens.ts';
import { anybody, asksIn, DUEL, inFolder, peerless, playedUntil, refusal } from './terminal.ts';

/** What a new player stumbled over. */

const home = (name: string) => ({ home: inFolder(`newcomer-${name}`) });
const words = (text: string): string[] => text.split(' ');
const PLACED = ['27', '32', '31'];
/** How begins. */
const MOVE: { readonly [L in TextLanguage]: string } = {
  en: 'Move (optional).',
  pt: 'Mover (opcional).',
  fr: 'Se déplacer (facultatif).',
  uk: 'Переміщення',
};

/** Games do not depend on the language: each is played once, and then looked at in all of them. */
const PLAYED = {
  ended: home('ended'),
  fog: home('fog'),
  defence: { ...home('defence'), isTerminal: true, width: 100, height: 30 },
};

beforeAll(async () => {
  const people = (heroes: string): string[] => words(`play --heroes ${heroes} --bots none --seed`);
  await peerless(DUEL, { ...PLAYED.ended, answer: anybody(3, [], 60) });
  const fog = [...people('invisible-man,medusa --board soho'), '2'];
  await playedUntil(sayIn('en')('tokenChoices', { token: 'Fog token' }), fog, PLAYED.fog, 3);
  const defence = [...people('medusa,king-arthur --board sarpedon'), '1'];
  await playedUntil(sayIn('en')('noCardYet'), defence, PLAYED.defence, 2);
});

describe.each(TEXT_LANGUAGES)('in %s', (lang) => {
  const say = sayIn(lang);

  test('--options takes several values', async () => {
    const argv = [...DUEL, '--lang', lang, '--options', 'victory=immediate', 'mulligan=one'];
    const { code, err, out } = await peerless(argv, { ...home(`options-${lang}`), typed: [] });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain(asksIn(lang));
    const wrong = [...DUEL, '--lang', lang, '--options', 'victory=immediate', 'mulligan=never'];
    expect(await refusal(wrong)).toContain('never');
  });

  test('nothing is wider than 80 columns', async () => {
    for (const argv of [
      ['heroes'],
      ['boards'],
      ['--help'],
      ['play', '--help'],
      ['heroes', 'jekyll-and-hyde'],
    ]) {
      const { out } = await peerless([...argv, '--lang', lang], { width: 80 });
      expect(Math.max(...out.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80);
    }
    for (const argv of [
      ['replay', 'medusa-arthur'],
      ['play', '--games'],
    ]) {
      const { out } = await peerless([...argv, '--lang', lang], { ...PLAYED.ended, width: 80 });
      expect(Math.max(...out.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80);
    }
  });

  test('a fog token is called by its name, whoever chooses it', async () => {
    const { out } = await peerless(['play', '--resume', 'it', '--lang', lang], {
      ...PLAYED.fog,
      typed: [''],
    });
    const names = {
      en: ['Fog token', '3 fog tokens'],
      pt: ['Ficha de névoa', '3 fichas de névoa'],
      fr: ['Jeton Brouillard', '3 jetons Brouillard'],
      uk: ['Жетон туману', '3 жетони туману'],
    } as const;
    const [one, several] = names[lang];
    expect(out).toContain(say('tokenChoices', { token: one }));
    expect(out).not.toContain(say('tokenChoices', { token: 'Fog' }));
    expect(out).toMatch(new RegExp(`○ ${several.replaceAll(' ', '\\s')}\\s?: \\d+ \\d+ \\d+`));
  });

  test('the defender has no card before choosing one', async () => {
    const { out } = await peerless(['play', '--resume', 'it', '--lang', lang], {
      ...PLAYED.defence,
      typed: [''],
    });
    const fights = screensIn(out, lang).filter((screen) => screen.includes('⚔'));
    expect(fights.some((screen) => screen.includes(say('noCardYet')))).toBe(true);
  });

  test('modes, bots and heroes are known by the names that are shown', async () => {
    const bot = say('wordNovice').split(', ')[0] ?? '';
    const argv = [
      'play',
      '--lang',
      lang,
      '--mode',
      say('modeDuel'),
      '--bots',
      bot,
      '--heroes',
      'arthur,hyde',
    ];
    const { code, err, out } = await peerless(argv, { ...home(`named-${lang}`), typed: [] });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain(asksIn(lang));
    const asked = await peerless(['play', '--lang', lang], {
      ...home(`asked-${lang}`),
      typed: ['?', 'c', '?', say('modeDuel'), 'medusa', '', say('wordQuit').split(', ')[0] ?? ''],
    });
    const [help = ''] = say('setupHelp', { random: '', quit: '' }).split('.');
    expect(asked.out.replace(/\s+/g, ' ').split(help.replace(/\s+/g, ' '))).toHaveLength(3);
    expect(asked.out).not.toContain(asksIn(lang));
  });

  test('why quotes the rule in the language of the game', async () => {
    const { out } = await peerless([...DUEL, '--lang', lang], {
      ...home(`why-${lang}`),
      typed: [...PLACED, '1', '1', 'b17', 'why'],
    });
    expect(out).toContain(`R-6.6 ${MOVE[lang]} `);
  });
});

describe('numbers', () => {
  test('are what they say where a number is asked for', async () => {
    const argv = words('play --heroes yennenga,bigfoot --board sarpedon --bots none --seed 1');
    const answer = anybody(1);
    const { out } = await peerless(argv, {
      ...home('assign'),
      answer: (prompt, shown) =>
        shown.includes('Choose how much damage to assign.') ? null : answer(prompt),
    });
    const [, after = ''] = out.split('Choose how much damage to assign.');
    expect(after).toMatch(/^\n(.*\n)* {2}0 +1 +2\n/);
    expect(after).toMatch(/Your choice \(0 to \d, or \? for help\)/);
  });

  test('with a sign, or with a letter that nobody has, are refused', async () => {
    const { out } = await peerless(DUEL, { ...home('sign'), typed: ['-27', 'b 3', 'z27', '27'] });
    expect(out).toContain('"-27" is not a choice here');
    expect(out).toContain('"z27" is not a choice here');
    expect(out).toContain('Harpy 1 cannot go to space 3');
    expect(out.match(/is placed in space 27/g)).toHaveLength(1);
  });
});

describe('words', () => {
  test('mean titles, not what is printed on a card', async () => {
    const { out } = await peerless(DUEL, {
      ...home('titles'),
      typed: [...PLACED, 'maneuver', 'versatile', 'dash'],
    });
    expect(out).toContain('"versatile" is not a choice here');
    expect(out).toContain('You BOOST the move with Dash');
  });

  test('about a fighter are answered about that fighter', async () => {
    const typed = [...PLACED, '1', 'none', 'h1 4', 'harpy 3 4', 'hnd'];
    const { out } = await peerless(DUEL, { ...home('mover'), typed });
    expect(out).toContain('Harpy 1 cannot go to space 4: type who and a space such as a');
    expect(out).toContain('Harpy 3 cannot go to space 4: type who and a space such as a');
    expect(out).toContain('"hnd" is not a choice here; did you mean "hand"?');
  });

  test('suggest only what is near', async () => {
    const { out } = await peerless(DUEL, { ...home('near'), typed: ['card zzz', 'card feimt', 'why zzz'] });
    expect(out).toContain('Unknown card "zzz".\n');
    expect(out).toContain('Unknown card "feimt"; did you mean "Feint"?');
    expect(out).toMatch(/There is no "zzz" in your hand; you hold .*Feint/);
  });

  test('undo tells the truth before the first choice', async () => {
    const { out } = await peerless(DUEL, { ...home('undo'), typed: ['undo', 'undo x'] });
    expect(out).toContain('You have not chosen anything yet.');
    expect(out).toContain('"undo" is a whole number, 1 or more, not "x".');
    expect(out).not.toContain('Nothing can be taken back now');
  });

  test('on the command line say what is missing', async () => {
    expect(await refusal(['draw'])).toBe('Say what to draw: a board, a scenario or a saved game.');
    expect(await refusal(['replay'])).toBe('Say which game: a file, or the name of a saved game.');
    expect(await refusal(['draw', 'soho', '--out', inFolder('x.png')])).toContain('name the file .svg');
    expect(existsSync(inFolder('x.png'))).toBe(false);
    expect(await refusal(['play', '--bots', 'alphago'])).toMatch(/known are .*, none\.$/);
    expect(await refusal(['play', '--heroes', 'l’homme de fer', '--lang', 'fr'])).toContain('Méduse · ');
    expect(await refusal(['heroes', 'hood'])).toBe(
      'Unknown hero "hood"; did you mean one of little-red-riding-hood, robin-hood?',
    );
    for (const name of ['Chapeuzinho', 'Little Red', 'ARTHUR', 'hyde'])
      expect((await peerless(['heroes', name])).code).toBe(0);
  });
});

describe('on a terminal', () => {
  // Other sizes and languages: screens.slow.test.ts.
  test('the board keeps its place and news are always seen', () => keepsItsPlace('en', 80, 24));

  const terminal = { isTerminal: true, width: 80, height: 24 };

  test('friends are marked in the small layout too', async () => {
    const argv = words('play --mode teams-4 --bots none --seed 1');
    const { out } = await peerless(argv, {
      ...home('team'),
      isTerminal: true,
      width: 100,
      height: 30,
      typed: [''],
    });
    expect(screensIn(out)[0]?.match(/ \(your team\)/g)).toHaveLength(1);
  });

  test('no list of choices ends with a heading', async () => {
    const argv = words('play --seed 5 --bots casual --heroes robin-hood,dracula --board soho');
    const { out } = await peerless(argv, { ...home('heading'), ...terminal, answer: anybody(4, [], 100) });
    const menus = screensIn(out).filter((screen) => / attacks .* with/.test(screen));
    expect(menus.length).toBeGreaterThan(3);
    for (const menu of menus) {
      const lines = menu.trimEnd().split('\n');
      const last = lines.at(-1)?.startsWith('…') ? lines.at(-2) : lines.at(-1);
      expect(last).not.toMatch(/ with$|^Schemes$/);
    }
  });

  test('zones are mentioned where no colours show them', async () => {
    const plain = await peerless(DUEL, { ...home('zones'), ...terminal, typed: [] });
    expect(plain.out).toContain('Sarpedon · zones: type board');
    const coloured = await peerless(DUEL, { ...home('zones'), ...terminal, hasColours: true, typed: [] });
    expect(coloured.out).not.toContain('zones: type board');
  });

  test('a slow bot is announced, a quick one only until it is known', async () => {
    const clock = (step: number) => {
      let now = 0;
      return () => {
        now += step;
        return now;
      };
    };
    const thoughts = async (step: number): Promise<number> => {
      const world = { ...home(`slow-${step}`), ...terminal, now: clock(step), answer: anybody(1, [], 30) };
      return (await peerless(DUEL, world)).out.split('King Arthur is thinking…').length - 1;
    };
    expect(await thoughts(1)).toBe(1);
    expect(await thoughts(400)).toBeGreaterThan(1);
  });

  test('what is longer than the screen is shown page by page', async () => {
    const { out } = await peerless(DUEL, {
      ...home('pages'),
      ...terminal,
      typed: ['?', '', '?', 'q', 'deck'],
    });
    expect(out.split('Enter shows more, q stops:')).toHaveLength(3);
    expect(out.split('this help')).toHaveLength(3);
    expect(out.split('gives the game up').length).toBeLessThan(4);
    expect(out).toContain('Your deck, 25 cards:');
  });

  test('the screen is given back when something breaks', async () => {
    const answer = () => {
      throw new Error('broken');
    };
    const { code, out } = await peerless(DUEL, { ...home('broken'), ...terminal, answer });
    expect(code).toBe(1);
    expect(out.endsWith('\u001b[?1049l')).toBe(true);
  });
});

test('a game in which nobody has chosen anything is not kept, unless that was asked for', async () => {
  const at = home('begun');
  const left = await peerless([...DUEL, '--name', 'left'], { ...at, typed: ['quit'] });
  expect(left.out).toContain('Nothing was chosen yet, so this game is not kept.');
  await peerless([...DUEL, '--name', 'asked'], { ...at, typed: ['save', 'quit'] });
  await peerless([...DUEL, '--name', 'begun'], { ...at, typed: ['27', 'quit'] });
  const { out } = await peerless(['play', '--games'], at);
  expect(out).not.toContain('left');
  expect(out).toContain('asked');
  expect(out).toContain('begun');
  await peerless(['play', '--resume', 'asked'], { ...at, typed: ['quit'] });
  expect((await peerless(['play', '--games'], at)).out).toContain('asked');
});
