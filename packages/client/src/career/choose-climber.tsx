import { missingRules } from '@peerless/language';
import { useState } from 'react';
import { Portrait } from '../art/portrait.tsx';
import { freshDigits } from '../games/start-game.ts';
import { boards, heroes, heroOf } from '../library.ts';
import { byName, nameOf } from '../names.ts';
import { useLanguage } from '../settings/settings.ts';
import style from './choose-climber.module.css';
import { newGauntlet } from './gauntlet.ts';
import { words } from './gauntlet-words.ts';
import { keepGauntlet } from './ledger.ts';

const draw = (count: number): number => Math.floor(Math.random() * count);

function begin(hero: string): void {
  const playable = boards.filter((board) => missingRules(board).length === 0).map(({ slug }) => slug);
  const others = heroes.map(({ slug }) => slug);
  void keepGauntlet(newGauntlet(freshDigits(6), hero, others, playable, draw));
}

/** All heroes: one of them is to meet the others. */
export function ChooseClimber() {
  const say = words.use();
  const lang = useLanguage();
  const sorted = heroes.toSorted(byName(lang));
  const [chosen, choose] = useState(sorted[0]?.slug ?? '');
  return (
    <section className={style.choose}>
      <fieldset className={style.heroes}>
        <legend>{say('choose')}</legend>
        {sorted.map(({ slug }) => (
          <label key={slug} className={style.hero}>
            <input
              type="radio"
              name="climber"
              className="over-label"
              checked={slug === chosen}
              onChange={() => choose(slug)}
            />
            <Portrait hero={slug} named />
          </label>
        ))}
      </fieldset>
      <p className={style.begin}>
        <button type="button" className="primary" onClick={() => begin(chosen)}>
          {say('begin', { hero: nameOf(heroOf(chosen), lang) })}
        </button>
      </p>
    </section>
  );
}
