import { hrefOf } from '../app/route.ts';
import type { KeptGame } from '../games/kept-game.ts';
import { factsOf } from '../games/kept-game-facts.ts';
import { useLanguage } from '../settings/settings.ts';
import style from './continue-game.module.css';
import { words } from './words.ts';

/** The way back into a game that is not over. */
export default function ContinueGame({ game }: { readonly game: KeptGame }) {
  const say = words.use();
  const { heroes, board, turn } = factsOf(game, useLanguage());
  return (
    <a className={style.goOn} href={hrefOf({ screen: 'game', id: game.id })}>
      <span className={style.word}>
        {say('goOn')} <span aria-hidden="true">→</span>
      </span>
      <span>{heroes.join(' – ')}</span>
      <span className={style.facts}>{turn === 0 ? board : `${board} · ${say('turn', { turn })}`}</span>
    </a>
  );
}
