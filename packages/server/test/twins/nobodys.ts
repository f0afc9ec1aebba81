import { below, createRng, decision, type GameConfig, type Viewer } from '@peerless/rules';
import { nobodysWords } from '@peerless/rules/laws';
import { newMatch, type WordChanges } from '@peerless/rules/match';
import { Host, type ToGuest } from '@peerless/table';
import { testLibrary } from '@peerless/testkit';
import { DUEL, HELLO, node, PEOPLE, sqliteFile } from '../nodes.ts';

/** Heroes who look at cards, and one whose cards lie in hands of others. */
const CONFIG: GameConfig = { ...DUEL, seats: [{ hero: 'king-arthur' }, { hero: 'loki' }] };
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
const CHOICES = 60;

/** A game at random on a server, followed in words: what it tells to anybody of words that are for nobody. */
export async function toldOfNobodys(): Promise<readonly string[]> {
  const library = testLibrary();
  const rooms = await node(sqliteFile());
  await rooms.create('g', CONFIG, PEOPLE);
  const texts: string[] = [];
  const hear = (text: string): void => void texts.push(text);
  const follow = async (): Promise<void> => {
    for (const viewer of VIEWERS)
      await rooms.follow('g', { viewer, inWords: true, hear, lose: () => {} }, { ...HELLO, words: true });
  };
  await follow();
  const host = new Host(newMatch(CONFIG, library), PEOPLE);
  const rng = createRng('5');
  for (let n = 0; n < CHOICES && host.asked !== null; n++) {
    const options = decision(host.match.game)?.options ?? [];
    const choose = options[below(rng, options.length)]?.key ?? '';
    const [player, at] = [host.asked, host.seq];
    host.act(player, { choose }, at);
    const refused = await rooms.act('g', player, { choose }, at);
    if (refused !== null) throw new Error(refused);
  }
  // All words of a position in which much has happened.
  await follow();
  const nobodys = nobodysWords(host.match.game.content);
  const told = texts.flatMap(wordsIn);
  if (told.length <= CHOICES) throw new Error('nothing was told in words');
  return [...new Set(told.flatMap((words) => namesIn(words, nobodys)))];
}

function wordsIn(text: string): readonly WordChanges[] {
  const message = JSON.parse(text) as ToGuest;
  const told = 'welcome' in message ? message.welcome.told : 'told' in message ? message.told : null;
  if (told === null) return [];
  const moments = told.moments.flatMap((moment) => ('words' in moment ? [moment.words] : []));
  return told.now === undefined ? moments : [...moments, told.now.words];
}

/** What these words tell of those places. A word that becomes 0 was something else before, so it does not matter what it is. */
function namesIn(words: WordChanges, places: ReadonlyMap<number, string>): string[] {
  const names: string[] = [];
  for (let i = 0; i < words.length; ) {
    const [at = 0, count = 0] = words.slice(i, i + 2);
    for (let n = 0; n < count; n++) {
      const name = places.get(at + n);
      if (name !== undefined) names.push(name);
    }
    i += 2 + count;
  }
  return names;
}
