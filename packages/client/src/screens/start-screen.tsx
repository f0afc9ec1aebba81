import { message } from '@peerless/text';
import { Fragment, lazy, Suspense, useEffect, useState } from 'react';
import { BrandMark } from '../app/brand-mark.tsx';
import { pages } from '../app/pages.ts';
import { hrefOf } from '../app/route.ts';
import { words as pageWords } from '../app/words.ts';
import { hasServer } from '../content.ts';
import { useKeptGames } from '../games/game-store.ts';
import { isListable } from '../games/listable.ts';
import { farLesson, farWords } from '../learn/far.ts';
import { LanguageSwitch } from '../settings/language-switch.tsx';
import { useLanguage } from '../settings/settings.ts';
import { LevelChoice } from '../setup/level-choice.tsx';
import style from '../start/start-screen.module.css';
import { type Offer, useOffer } from '../start/use-offer.ts';
import { words } from '../start/words.ts';

/** These know the heroes, who are not loaded with the page itself. */
const FaceOff = lazy(() => import('../start/face-off.tsx'));
const ContinueGame = lazy(() => import('../start/continue-game.tsx'));

const loadTable = () => import('./game-screen.tsx');

/** What this is, and the shortest way into a game. */
export function StartScreen() {
  const offer = useOffer(loadTable);
  const lang = useLanguage();
  useEffect(() => {
    document.title = 'Peerless';
  }, []);
  return (
    <div className={style.start}>
      <header className={style.top}>
        <LanguageSwitch className={style.language} />
      </header>
      <main>
        <div className={style.poster}>
          <div className={style.words}>
            <h1>
              <BrandMark className={style.mark} />
              Peerless
            </h1>
            <p className={style.tagline}>
              {message(lang, 'tagline')} <span>{message(lang, 'unofficial')}</span>
            </p>
            <Pitch />
            <Play offer={offer} />
          </div>
          <div className={style.faces}>
            {offer.game !== null && (
              <Suspense fallback={null}>
                <FaceOff game={offer.game} />
              </Suspense>
            )}
          </div>
        </div>
        <Tiles />
      </main>
    </div>
  );
}

function Pitch() {
  const say = words.use();
  return <p className={style.pitch}>{say(hasServer() ? 'pitchOnline' : 'pitch')}</p>;
}

/** The level, the one click into a game, and the other ways. */
function Play({ offer }: { readonly offer: Offer }) {
  const say = words.use();
  const page = pageWords.use();
  const sayFar = farWords.use();
  const [far] = useState(farLesson);
  const running = useKeptGames()?.find((game) => !game.over && isListable(game));
  return (
    <div className={style.play}>
      <LevelChoice level={offer.level} onChange={offer.setLevel} />
      <div className={style.buttons}>
        <button type="button" className={style.now} onClick={offer.play}>
          {say('play')}
        </button>
        {hasServer() && (
          <a className={`${style.other} ${style.friend}`} href={hrefOf({ screen: 'online' })}>
            {say('friend')}
          </a>
        )}
        <a
          className={`${style.other} ${style.learn}`}
          href={hrefOf({ screen: 'learn', ...(far !== null && { lesson: far }) })}
        >
          {far === null ? page('learn') : sayFar('goOn', { lesson: far })}
        </a>
        <button type="button" className={style.other} onClick={offer.others}>
          {say('others')}
        </button>
        <a className={style.other} href={hrefOf({ screen: 'setup' })}>
          {say('choose')}
        </a>
      </div>
      {running !== undefined && (
        <Suspense fallback={null}>
          <ContinueGame game={running} />
        </Suspense>
      )}
    </div>
  );
}

/** The other pages, each with a sentence; how to play stands before the rules. */
function Tiles() {
  const say = words.use();
  const page = pageWords.use();
  return (
    <nav className={style.tiles} aria-label={say('more')}>
      {pages().map(({ word, route }) =>
        word === 'newGame' ? null : (
          <Fragment key={word}>
            {word === 'rules' && (
              <Tile href={hrefOf({ screen: 'how-to' })} name={say('howTo')} text={say('howToAbout')} />
            )}
            <Tile href={hrefOf(route)} name={page(word)} text={say(word)} />
          </Fragment>
        ),
      )}
    </nav>
  );
}

function Tile({ href, name, text }: { readonly href: string; readonly name: string; readonly text: string }) {
  return (
    <a href={href}>
      <span className={style.tileName}>{name}</span>
      <span>{text}</span>
    </a>
  );
}
