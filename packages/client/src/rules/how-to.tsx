import { realisers } from '@peerless/text';
import { PageHeader } from '../app/page-header.tsx';
import { hrefOf } from '../app/route.ts';
import { useLanguage } from '../settings/settings.ts';
import style from './how-to.module.css';
import { PICTURES } from './how-to-pictures.tsx';
import { howToWords } from './how-to-words.ts';

type Panel = keyof typeof PICTURES;

/** What stands on each sheet of paper. */
const SHEETS: readonly (readonly Panel[])[] = [
  ['goal', 'board', 'turn', 'maneuver'],
  ['card', 'reach', 'combat', 'end'],
];

/** How to play on two sheets, for the screen and for paper. */
export function HowTo() {
  const say = howToWords.use();
  return (
    <>
      <PageHeader title={say('title')} />
      <main className={`page ${style.howTo}`}>
        <p className={style.intro}>{say('intro')}</p>
        <p className={style.ways}>
          <a className="button primary" href={hrefOf({ screen: 'learn' })}>
            {say('learn')}
          </a>
          <a className="button" href={hrefOf({ screen: 'rules' })}>
            {say('allRules')}
          </a>
          <button type="button" onClick={() => print()}>
            {say('print')}
          </button>
        </p>
        {SHEETS.map((panels, i) => (
          <section key={panels.join()} className={style.sheet}>
            <h2>{say('sheet', { sheet: i + 1 })}</h2>
            <div className={style.panels}>
              {panels.map((panel) => (
                <PanelView key={panel} panel={panel} />
              ))}
            </div>
          </section>
        ))}
      </main>
    </>
  );
}

function PanelView({ panel }: { readonly panel: Panel }) {
  const say = howToWords.use();
  const { label } = realisers[useLanguage()];
  const Drawn = PICTURES[panel];
  const text =
    panel === 'combat'
      ? say('combatText', {
          immediately: label('immediately'),
          during: label('during'),
          after: label('after'),
        })
      : say(`${panel}Text`);
  return (
    <article className={style.panel}>
      <Drawn />
      <h3>{say(panel)}</h3>
      <p>{text}</p>
    </article>
  );
}
