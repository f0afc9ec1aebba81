import { RULES_VERSION } from '@peerless/rules/match';
import style from '../about/about-screen.module.css';
import { EMBLEM_AUTHORS } from '../about/emblem-authors.ts';
import { words } from '../about/words.ts';
import { PageHeader } from '../app/page-header.tsx';
import { hasServer } from '../content.ts';

/** What this is, whose work is in it, and what happens to what you do here. */
export default function AboutScreen() {
  const say = words.use();
  const names = EMBLEM_AUTHORS.join(', ');
  return (
    <>
      <PageHeader title={say('title')} />
      <main className={`page ${style.about}`}>
        <p className={style.fan}>{say('fan')}</p>
        <p>{say('facts')}</p>
        <h2>{say('privacy')}</h2>
        <p>{say('nothingLeaves')}</p>
        <p>{say('kept')}</p>
        {hasServer() && <p>{say('online')}</p>}
        <h2>{say('credits')}</h2>
        <p>{say('emblems')}</p>
        <p>{say('emblemsBy', { names })}</p>
        <p>{say('fonts')}</p>
        <p>{say('code')}</p>
        <h2>{say('licence')}</h2>
        <p>{say('ours')}</p>
        <p>{say('source')}</p>
        <h2>{say('version')}</h2>
        <p>{say('versions', { version: __VERSION__, rules: RULES_VERSION })}</p>
      </main>
    </>
  );
}
