import type { LobbyPlace, LobbyView } from '@peerless/table/online';
import { modeName, realisers } from '@peerless/text';
import { hrefOf } from '../app/route.ts';
import { Portrait } from '../art/portrait.tsx';
import { calledIn } from '../games/record-problem.ts';
import { api } from '../online/api.ts';
import { TroubleLine } from '../online/trouble.tsx';
import { useAsked } from '../online/use-asked.ts';
import { useLanguage } from '../settings/settings.ts';
import { factsText } from './time-text.ts';
import style from './waiting-tables.module.css';
import { words } from './words.ts';

/** So often somebody who looks is told who waits, in milliseconds. */
const EVERY = 4000;

/** The public tables at which a place is free; alone in the lobby one is told what to do. */
export function WaitingTables() {
  const say = words.use();
  const { answer, trouble } = useAsked(api.tables, EVERY);
  const tables = answer?.tables ?? [];
  return (
    <section>
      <h2>{say('tables')}</h2>
      <TroubleLine trouble={trouble} />
      {answer !== null && tables.length === 0 && (
        <div className={style.alone}>
          <p>
            <b>{say('noTables')}</b> {say('meanwhile')}
          </p>
          <a className="button" href={hrefOf({ screen: 'setup' })}>
            {say('playBot')}
          </a>
        </div>
      )}
      <ul className={style.tables}>
        {tables.map((table) => (
          <WaitingTable key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** The tables at which one sits and nothing is played: whoever has lost the link finds them here. */
export function OwnTables() {
  const say = words.use();
  const { answer } = useAsked(api.ownTables, EVERY);
  const tables = answer?.tables ?? [];
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{say('ownTables')}</h2>
      <ul className={style.tables}>
        {tables.map((table) => (
          <WaitingTable key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

const isPerson = (place: LobbyPlace): place is Extract<LobbyPlace, { is: 'person' }> => place.is === 'person';

function WaitingTable({ table }: { readonly table: LobbyView }) {
  const say = words.use();
  const lang = useLanguage();
  const people = table.places.filter(isPerson);
  const names = realisers[lang].list(people.map(({ name }) => name));
  const title = people.length === 0 ? say('nobodyYet') : names;
  const free = table.places.filter(({ is }) => is === 'open').length;
  const isOwn = table.you.player !== null;
  const facts = [
    modeName(table.mode, lang),
    calledIn(lang)(table.board),
    ...factsText(table, lang).slice(0, -1),
  ];
  return (
    <li className={style.table}>
      <span className={style.faces}>
        {table.seats.map(({ hero }, seat) =>
          hero === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their number only.
            <span key={seat} className={style.unknown} aria-hidden="true">
              ?
            </span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their number only.
            <Portrait key={seat} hero={hero} size="small" />
          ),
        )}
      </span>
      <div className={style.facts}>
        <h3>
          {title} {people.length === 1 && people[0]?.rating != null && <small>{people[0].rating}</small>}
        </h3>
        <p>{facts.join(' · ')}</p>
        {free > 0 && <p>{say('free', { count: free })}</p>}
      </div>
      <a
        className="button primary"
        href={hrefOf({ screen: 'table', id: table.id })}
        aria-label={isOwn ? say('goOnWith', { game: title }) : say('joinAt', { names: title })}
      >
        {say(isOwn ? 'goOn' : 'join')}
      </a>
    </li>
  );
}
