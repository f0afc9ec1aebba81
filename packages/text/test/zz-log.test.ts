import { boards } from '@peerless/boards';
import { createLibrary, newGame, decision, apply, type GameEvent, outcome } from '@peerless/rules';
import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { everyHero, heroNamed } from './table.ts';
import { namesFor, eventText, causeText, promptText, optionText, outcomeText, combatText } from '../src/index.ts';
test('log', () => {
  const lib = createLibrary({ heroes: everyHero, boards });
  let out = '';
  let rnd = 7;
  const rand = (n: number) => { rnd = (rnd * 1103515245 + 12345) & 0x7fffffff; return (rnd >> 8) % n; };
  const pairs = [['alice','king-arthur'],['sherlock-holmes','dracula'],['medusa','beowulf'],['invisible-man','little-red-riding-hood'],['jekyll-and-hyde','yennenga'],['sun-wukong','bloody-mary'],['robin-hood','achilles'],['bruce-lee','sinbad'],['bigfoot','medusa']];
  for (const p of pairs) {
    const names = namesFor(p.map(heroNamed), boards.find((b) => b.slug === 'heorot')!, 'en', null);
    const events: GameEvent[] = [];
    const game = newGame({ seed: '1', board: 'heorot', mode: 'duel', seats: p.map((hero) => ({ hero })) }, lib);
    for (let i = 0; i < 400; i++) {
      const d = decision(game);
      if (!d) break;
      events.length = 0;
      const k = rand(d.options.length);
      out += `? [${names.seat(d.seat)}] ${promptText(d, names, 'en')}  =>  ${optionText(d.options[k]!, names, 'en', d.source)}   (of ${d.options.length})\n`;
      apply(game, k, (e) => { events.push(e); });
      for (const e of events) out += `    ${eventText(e, names, 'en')} {${causeText(e.cause, names, 'en')}}\n`;
      if (events.some((e) => e.type === 'combatWon')) out += combatText(events, names, 'en').map((l) => `      | ${l}\n`).join('');
    }
    const o = outcome(game);
    if (o) out += outcomeText(o, names, 'en') + '\n';
  }
  writeFileSync('/tmp/log.txt', out);
});
