import type { Opponent } from '@peerless/ai/names';
import { useEffect, useState } from 'react';
import { keptSetup } from '../setup/kept-setup.ts';
import type { Drawn } from '../setup/play.ts';
import type { Setup } from '../setup/setup.ts';

/** The next game as the start page offers it: what it is, and the ways to change and start it. */
export interface Offer {
  /** Null until heroes and rules are loaded, which the page does not wait for. */
  readonly game: Drawn | null;
  readonly level: Opponent;
  readonly setLevel: (level: Opponent) => void;
  readonly others: () => void;
  readonly play: () => void;
}

/** Heroes, boards and rules come when the browser has nothing better to do. */
const load = () => import('../setup/quick-game.ts');

/** Offers a game like the last one, of one person against bots; to a newcomer, a plain one. */
export function useOffer(loadTable: () => Promise<unknown>): Offer {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [game, setGame] = useState<Drawn | null>(null);
  // Null until somebody chooses one or it is known; most who have set up nothing yet are newcomers.
  const [level, setLevel] = useState<Opponent | null>(null);
  const [likely] = useState<Opponent>(() => (keptSetup() === null ? 'novice' : 'casual'));
  useEffect(() => {
    let here = true;
    const stop = whenIdle(async () => {
      const next = await (await load()).nextGame();
      if (!here) return;
      setSetup(next.setup);
      setLevel((chosen) => chosen ?? next.level);
      setGame(next.game);
      // The table itself, so that the first game opens at once.
      void loadTable();
    });
    return () => {
      here = false;
      stop();
    };
  }, [loadTable]);
  return {
    game,
    level: level ?? likely,
    setLevel,
    others: () => void load().then(async ({ otherGame }) => setGame(await otherGame(setup))),
    play: () => void load().then(({ playQuick }) => playQuick(setup, game, level)),
  };
}

/** After the page stands, when the browser has a moment; not every browser tells when that is. */
function whenIdle(act: () => void): () => void {
  let isOff = false;
  const idle = (): void => {
    const once = (): void => {
      if (!isOff) act();
    };
    if (typeof requestIdleCallback === 'undefined') setTimeout(once, 200);
    else requestIdleCallback(once, { timeout: 1000 });
  };
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
  return () => {
    isOff = true;
    removeEventListener('load', idle);
  };
}
