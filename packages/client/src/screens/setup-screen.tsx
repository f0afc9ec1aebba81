import { useState } from 'react';
import { PageHeader } from '../app/page-header.tsx';
import type { Route } from '../app/route.ts';
import { boardOf, heroes, heroOf } from '../library.ts';
import { nameOf } from '../names.ts';
import { useLanguage } from '../settings/settings.ts';
import { BoardPicker } from '../setup/board-picker.tsx';
import { BoardSummary } from '../setup/board-summary.tsx';
import { HeroPicker } from '../setup/hero-picker.tsx';
import { keepSetup } from '../setup/kept-setup.ts';
import { ModeChoice } from '../setup/mode-choice.tsx';
import { MoreOptions } from '../setup/more-options.tsx';
import { collection, drawGame, lastSetup, play } from '../setup/play.ts';
import { SEATS } from '../setup/seating.ts';
import { Seats } from '../setup/seats.tsx';
import { boardProblem, fitting, mostFighters, RANDOM, type Setup, withHero } from '../setup/setup.ts';
import style from '../setup/setup-screen.module.css';
import { words } from '../setup/words.ts';

/** What is chosen in a sheet just now: the hero of a seat, the board, or nothing. */
type Picking = { readonly seat: number } | 'board' | null;

/** Sets up a new game. */
export default function SetupScreen({ route }: { readonly route: Extract<Route, { screen: 'setup' }> }) {
  const say = words.use();
  const lang = useLanguage();
  const [setup, setSetup] = useState<Setup>(() => setupWith(route.hero));
  const [picking, setPicking] = useState<Picking>(null);
  const change = (part: Partial<Setup>): void => setSetup(fitting({ ...setup, ...part }, collection));
  const start = (): void => {
    keepSetup(setup);
    void play(drawGame(setup));
  };
  const names = setup.heroes.map((hero, seat) => {
    const number = (SEATS[setup.seating].players[seat] ?? seat) + 1;
    return `${say('player', { number })}: ${hero === RANDOM ? say('randomHero') : nameOf(heroOf(hero), lang)}`;
  });
  return (
    <>
      <PageHeader title={say('title')} />
      <main className={`page ${style.setup}`}>
        <ModeChoice seating={setup.seating} onChange={(seating) => change({ seating })} />
        <Seats setup={setup} onHero={(seat) => setPicking({ seat })} onChange={change} />
        <BoardSummary
          board={setup.board === RANDOM ? null : boardOf(setup.board)}
          onChoose={() => setPicking('board')}
        />
        <MoreOptions key={setup.seating} setup={setup} names={names} onChange={change} />
        <StartBar onRandom={() => change(randomOf(setup))} onStart={start} />
      </main>
      <Picker setup={setup} picking={picking} onChange={change} onDone={() => setPicking(null)} />
    </>
  );
}

/** The last setup, with a hero for whoever sits at the first place. */
function setupWith(hero: string | undefined): Setup {
  const last = lastSetup();
  if (hero === undefined || !heroes.some(({ slug }) => slug === hero)) return last;
  return fitting({ ...last, heroes: withHero(last.heroes, 0, hero) }, collection);
}

/** Heroes and a board by chance, to be seen before they are played. */
function randomOf(setup: Setup): Partial<Setup> {
  const heroes = setup.heroes.map(() => RANDOM);
  const { config } = drawGame({ ...setup, heroes, board: RANDOM, first: 0 });
  return { heroes: config.seats.map(({ hero }) => hero), board: config.board, first: -1, seed: '' };
}

function StartBar({ onRandom, onStart }: { readonly onRandom: () => void; readonly onStart: () => void }) {
  const say = words.use();
  return (
    <div className={style.start}>
      <button type="button" onClick={onRandom}>
        {say('randomAll')}
      </button>
      <button type="button" className="primary" onClick={onStart}>
        {say('start')}
      </button>
    </div>
  );
}

function Picker({
  setup,
  picking,
  onChange,
  onDone,
}: {
  readonly setup: Setup;
  readonly picking: Picking;
  readonly onChange: (part: Partial<Setup>) => void;
  readonly onDone: () => void;
}) {
  if (picking === null) return null;
  const pick = (part: Partial<Setup>): void => {
    onChange(part);
    onDone();
  };
  if (picking === 'board') {
    const fighters = mostFighters(setup, collection);
    return (
      <BoardPicker
        board={setup.board}
        problemOf={(board) => boardProblem(board, setup.heroes.length, fighters)}
        onPick={(board) => pick({ board })}
        onClose={onDone}
      />
    );
  }
  const { seat } = picking;
  const { players } = SEATS[setup.seating];
  const ownerOf = (hero: string): number | null => {
    const owner = hero === RANDOM ? -1 : setup.heroes.findIndex((other, i) => other === hero && i !== seat);
    return owner < 0 ? null : (players[owner] ?? owner) + 1;
  };
  return (
    <HeroPicker
      hero={setup.heroes[seat] ?? RANDOM}
      number={(players[seat] ?? seat) + 1}
      ownerOf={ownerOf}
      onPick={(hero) => pick({ heroes: withHero(setup.heroes, seat, hero) })}
      onClose={onDone}
    />
  );
}
