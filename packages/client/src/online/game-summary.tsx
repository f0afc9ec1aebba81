import type { Language } from '@peerless/language';
import type { GameSummary } from '@peerless/table/online';
import { modeName } from '@peerless/text';
import { Fragment } from 'react';
import { hrefOf } from '../app/route.ts';
import { Portrait } from '../art/portrait.tsx';
import { calledIn } from '../games/record-problem.ts';
import { levelName } from '../opponents/level-name.ts';
import { useLanguage } from '../settings/settings.ts';
import style from './game-summary.module.css';
import { words } from './words.ts';

/** "Medusa – Dracula" */
export const heroesOf = ({ seats }: GameSummary, lang: Language): string =>
  seats.map(({ hero }) => calledIn(lang)(hero)).join(' – ');

/** The faces of those who fight. */
export function SummaryFaces({ game }: { readonly game: GameSummary }) {
  return (
    <div className={style.faces}>
      {game.seats.map(({ hero }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their number only.
        <Portrait key={seat} hero={hero} size="small" />
      ))}
    </div>
  );
}

/** Who fights, who plays them, where. */
export function SummaryFacts({ game }: { readonly game: GameSummary }) {
  const lang = useLanguage();
  return (
    <div className={style.facts}>
      <h3>{heroesOf(game, lang)}</h3>
      <p>
        <Players game={game} />
      </p>
      <p>
        {calledIn(lang)(game.board)} · {modeName(game.mode, lang)}
      </p>
    </div>
  );
}

/** The level of a bot, or what it is called elsewhere. */
export function useBotName(): (bot: string) => string {
  const say = words.use();
  const lang = useLanguage();
  return (bot) => say('bot', { level: levelName(bot, lang) });
}

/** Everybody once, in the order of their first seats. */
function Players({ game: { seats } }: { readonly game: GameSummary }) {
  const botName = useBotName();
  const all = seats.filter(
    ({ person }, i) => person === null || seats.findIndex((seat) => seat.person?.id === person.id) === i,
  );
  return all.map(({ person, bot }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their number only.
    <Fragment key={i}>
      {i > 0 && ' – '}
      {person === null ? (
        botName(bot ?? '')
      ) : (
        <a href={hrefOf({ screen: 'person', id: person.id })}>{person.name}</a>
      )}
    </Fragment>
  ));
}
