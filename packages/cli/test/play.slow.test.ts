import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLEAR } from '../src/play/alternate-screen.ts';
import { anybody, DUEL, inFolder, peerless, refusal } from './terminal.ts';
import { playsWhole } from './whole-game.ts';

const home = (name: string) => ({ home: inFolder(name) });
const savePath = (folder: string, name: string) => join(inFolder(folder), 'games', `${name}.json`);
describe('whole games', () => {
  // The other modes: whole-games.slow.test.ts.
  test('a duel of people', () => playsWhole('duel', 'none'));

  test('on a terminal screens are cleared between people', async () => {
    const words = [
      'play',
      '--heroes',
      'medusa,king-arthur',
      '--board',
      'sarpedon',
      '--bots',
      'none',
      '--seed',
      '1',
    ];
    const { out } = await peerless(words, {
      ...home('tty'),
      isTerminal: true,
      hasColours: true,
      answer: anybody(1, [], 30),
    });
    expect(out).toContain('Please hand over to player 2 (King Arthur). Then press Enter.');
    const [before = ''] = out.split('Please hand over to player 2');
    expect(before.endsWith(CLEAR)).toBe(true);
    // A hand must not be scrolled back to, and what stood there before the game stays: a screen of its own does both.
    expect(out).not.toContain('\u001b[3J');
    expect(out.indexOf('\u001b[?1049h')).toBe(0);
    expect(out.split('\u001b[?1049l')).toHaveLength(2);
  });

  test('narrow screens get a list instead of a drawing', async () => {
    const words = [
      'play',
      '--heroes',
      'medusa,king-arthur',
      '--board',
      'sarpedon',
      '--bots',
      'random',
      '--seed',
      '1',
    ];
    const { out } = await peerless(words, { ...home('narrow'), width: 40, typed: ['1'] });
    expect(out).toMatch(/^ 1 {2}green: 2 8 9$/m);
  });
});

describe('a game', () => {
  test('starts after one Enter, or after some questions', async () => {
    const quick = await peerless(['play'], { ...home('quick'), typed: [''] });
    expect(quick.out).toContain('Press Enter to play this');
    expect(quick.out).toContain('Your choice');
    const typed = [
      'c',
      'dual',
      'duel',
      'medussa',
      'medusa, alice',
      'helicopter',
      '',
      'robot',
      'none',
      '3',
      '1',
      '',
    ];
    const asked = await peerless(['play'], { ...home('asked'), typed });
    expect(asked.out).toContain('did you mean "duel"?');
    expect(asked.out).toContain('did you mean "medusa"?');
    expect(asked.out).toContain('Unknown board "helicopter"');
    expect(asked.out).toContain('Unknown bot "robot"');
    expect(asked.out).toContain('--first is a seat from 1 to 2');
    expect(asked.out).toContain('Please hand over to player 1 (Medusa)');
    expect((await peerless(['play'], home('gone'))).code).toBe(0);
  });

  test('is saved after every choice and goes on where it was', async () => {
    const first = await peerless(DUEL, {
      ...home('saves'),
      typed: ['#1', '#1', '#1', 'save Half Way', 'save half-way', '1'],
    });
    expect(first.out).toContain('Saved as half-way');
    expect(first.out).toContain('A game is named with');
    expect(first.out).toContain('Go on with: npx peerless play --resume medusa-arthur');
    const next = await peerless(['play', '--resume', 'medusa-arthur'], {
      ...home('saves'),
      typed: ['games', 'quit'],
    });
    expect(next.out).toContain('BOOST this maneuver with a card?');
    expect(next.out).toContain('half-way: Medusa – King Arthur on Sarpedon, duel; 4 choices; 20');
    const copy = await peerless(['play', '--resume', 'half-way'], { ...home('saves'), typed: ['quit'] });
    expect(copy.out).toContain('Choose an action.');
    expect((await peerless(['play', '--resume'], { ...home('saves'), typed: [] })).out).toContain(
      'Resuming half-way.',
    );
    expect((await peerless(['play', '--games'], home('saves'))).out).toContain('medusa-arthur');
  });

  test('goes on in the same way after it was interrupted', async () => {
    const whole = await peerless([...DUEL, '--name', 'whole'], {
      ...home('twice'),
      answer: anybody(5, [], 60),
    });
    expect(whole.code).toBe(0);
    const answer = anybody(5, [], 60);
    let count = 0;
    await peerless([...DUEL, '--name', 'parts'], {
      ...home('twice'),
      answer: (prompt) => (count++ < 25 ? answer(prompt) : null),
    });
    await peerless(['play', '--resume', 'parts'], { ...home('twice'), answer });
    const record = (name: string) => JSON.parse(readFileSync(savePath('twice', name), 'utf8')).record;
    expect(record('parts')).toEqual(record('whole'));
  });

  test('takes back what may be taken back', async () => {
    const { out } = await peerless(DUEL, {
      ...home('undo'),
      typed: ['17', 'undo', '22', '17', 'undo all', '27', '#1', '#1', 'undo'],
    });
    expect(out).toContain('Took back 1 choice.');
    expect(out).toContain('Took back 2 choices.');
    expect(out).toContain('Nothing can be taken back now');
    expect(out).toContain('Harpy 1 is placed in space 27.');
  });

  test('takes back more if the others at the terminal agree', async () => {
    const people = DUEL.map((word) => (word === 'random' ? 'none' : word));
    const typed = ['', '#1', '#1', '#1', '', '#1', '', 'maneuver', 'undo', 'n', 'undo 1', 'y', 'quit'];
    const { out } = await peerless(people, { ...home('consent'), typed });
    expect(out).toMatch(
      /Medusa would like to take back 1 choice, and all that came after it\. King Arthur, do you agree\?/,
    );
    expect(out).toContain('Nothing was taken back.');
    expect(out.slice(out.indexOf('Took back 1 choice.'))).toContain('Choose an action.');
    const { record } = JSON.parse(readFileSync(savePath('consent', 'medusa-arthur'), 'utf8'));
    expect(record.entries.slice(-2)).toEqual([{ choose: 'maneuver' }, { rewind: 4 }]);
    expect((await peerless(['replay', 'medusa-arthur', '--check'], home('consent'))).out).toContain('sound');
  });

  test('understands words that fit one choice', async () => {
    const { out } = await peerless(DUEL, {
      ...home('words'),
      typed: ['18', 'space 31', 'harpy 2 32', '17', 'maneuver', '99', 'none', 'done', 'attack'],
    });
    expect(out).toContain('Space 18 cannot be chosen now: type a space such as 17, or ? for help.');
    expect(out).toContain('"99" is not a choice here: type 1 to 6, or ? for help.');
    expect(out).toContain('Harpy 1 is placed in space 31.');
  });

  test('explains cards, causes and why a card cannot be played', async () => {
    const typed = [
      '#1',
      '#1',
      '#1',
      'card gaze of stone',
      'card gazze',
      'why the hounds',
      'why zzz',
      'deck 9',
      'bord',
      '1',
      'why',
    ];
    const { out } = await peerless(DUEL, { ...home('why'), typed });
    expect(out).toMatch(/3× +Gaze of Stone/);
    expect(out).toMatch(/Unknown card "gazze"; did you mean/);
    expect(out).toMatch(
      /The Hounds of Mighty Zeus cannot be played now\. No fighter who may use it can reach a target\.\s+R-8\.2/,
    );
    expect(out).toContain('There is no "zzz" in your hand');
    expect(out).toContain('"deck" takes a seat from 1 to 2, not "9".');
    expect(out).toContain('did you mean "board"');
    expect(out).toMatch(/You draw .*\nR-6\./);
  });

  test('can be resigned, agreed drawn, and its log kept', async () => {
    const log = inFolder('log.txt');
    const resigned = await peerless(DUEL, {
      ...home('resign'),
      typed: ['draw', `log ${log}`, 'resign', 'n', 'resign', 'y'],
    });
    expect(resigned.out).toContain('Bots do not agree to a draw');
    expect(resigned.out).toContain('You play on.');
    expect(resigned.out).toContain('King Arthur wins the game: the opposing side resigned.');
    expect(readFileSync(log, 'utf8')).toContain('You go first.');
    const people = DUEL.map((word) => (word === 'random' ? 'none' : word));
    const drawn = await peerless(people, { ...home('drawn'), typed: ['', 'draw', 'no', 'draw', 'yes'] });
    expect(drawn.out).toContain('The draw was declined.');
    expect(drawn.out).toMatch(/draw: the players agreed/);
  });

  test('hides the hands of others', async () => {
    const { out } = await peerless(DUEL, { ...home('hidden'), answer: anybody(9, [], 80) });
    expect(out).toContain('King Arthur draws 1 card.');
    expect(out).not.toMatch(/King Arthur draws [A-Z]/);
  });
});

describe('bad input', () => {
  test('on the command line', async () => {
    expect(await refusal(['play', '--heroes', 'medussa'])).toContain('did you mean "medusa"?');
    expect(await refusal(['play', '--board', 'sarpedom'])).toContain('did you mean "sarpedon"?');
    expect(await refusal(['play', '--board', 'heorot', '--mode', 'teams-4'])).toBe(
      'Heorot has two start spaces; teams-4 needs four.',
    );
    expect(await refusal(['play', '--heroes', 'alice,medusa,dracula', '--mode', 'duel'])).toContain(
      '2 heroes, not 3',
    );
    expect(await refusal(['play', '--mode', 'duell'])).toContain('did you mean "duel"?');
    expect(await refusal(['play', '--bots', 'alphago'])).toContain('Unknown bot "alphago"');
    expect(await refusal(['play', '--seat', '3', '--bots', 'random'])).toContain(
      '--seat is a whole number, 1 to 2',
    );
    expect(await refusal(['play', '--options', 'victory=never'])).toContain('victory is action or immediate');
    expect(await refusal(['play', '--options', 'victori=action'])).toContain('did you mean "victory"?');
    expect(await refusal(['play', '--resume', 'nothing'], home('empty'))).toBe(
      'There is no saved game or file "nothing": none is saved yet.',
    );
    expect(await refusal(['play', '--seed', 'seed'])).toContain('hex digits');
  });

  test('damaged saves are refused and stay where they are', async () => {
    await peerless(
      ['play', '--heroes', 'medusa,alice', '--seed', '2', '--name', 'sound', '--bots', 'random'],
      { ...home('bad'), answer: anybody(1, [], 20) },
    );
    const text = readFileSync(savePath('bad', 'sound'), 'utf8');
    const damage = async (name: string, changed: string) => {
      writeFileSync(savePath('bad', name), changed);
      const said = await refusal(['play', '--resume', name], home('bad'));
      expect(existsSync(savePath('bad', name))).toBe(true);
      return said;
    };
    expect(await damage('cut', text.slice(0, text.length / 2))).toContain('cut off');
    expect(await damage('seed', text.replace('"seed":"2"', '"seed":"3"'))).toMatch(/damaged/);
    const ended = text.replace(/"final":"\w+"/, '"final":"0"');
    expect(await damage('end', ended)).toContain('it ends in another position than it says');
    expect(await damage('rules', ended.replace(/"rulesVersion":\d+/, '"rulesVersion":999'))).toContain(
      'since it was recorded, this has changed: the rules; the same choices now end in another position',
    );
    expect(await damage('content', ended.replace(/"board":"[0-9a-f]{16}"/, '"board":"0"'))).toContain(
      'this has changed: Sarpedon;',
    );
    expect(await damage('players', text.replace('"players":[', '"players":[{"is":"ghost"},'))).toContain(
      'who plays',
    );
    expect(await damage('other', '{"some":"thing"}')).toContain(
      'its format should be "peerless-save-1" or "peerless-2"',
    );
  });
});
