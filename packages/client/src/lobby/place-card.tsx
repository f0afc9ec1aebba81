import { LEVELS } from '@peerless/ai';
import type { LobbyPlace, LobbyView } from '@peerless/table/online';
import { type CSSProperties, useId } from 'react';
import { hrefOf } from '../app/route.ts';
import { seatColour } from '../art/palette.ts';
import { Portrait } from '../art/portrait.tsx';
import { calledIn } from '../games/record-problem.ts';
import { useBotName } from '../online/game-summary.tsx';
import { levelWords } from '../opponents/level-words.ts';
import { useLanguage } from '../settings/settings.ts';
import seatStyle from '../setup/seat-card.module.css';
import style from './place-card.module.css';
import { words } from './table-words.ts';
import type { TableDeeds } from './use-deeds.ts';

export interface PlaceCardProps {
  readonly lobby: LobbyView;
  readonly deeds: TableDeeds;
  readonly seat: number;
  readonly maySit: boolean;
  readonly onHero: () => void;
}

/** What a place is called: by whoever sits there. */
export function usePlaceName(): (place: LobbyPlace, player: number) => string {
  const say = words.use();
  const botName = useBotName();
  return (place, player) => {
    if (place.is === 'person') return place.name;
    return place.is === 'bot' ? botName(place.bot) : say('player', { number: player + 1 });
  };
}

/** One seat: who plays it, with which hero, and what may be changed about that. */
export function PlaceCard(props: PlaceCardProps) {
  const { lobby, seat } = props;
  const { player = 0 } = lobby.seats[seat] ?? {};
  const place = lobby.places[player] ?? { is: 'open' };
  const { main, ink, mark } = seatColour(seat);
  const isSecond = lobby.seats.findIndex((other) => other.player === player) < seat;
  return (
    <section
      className={`${seatStyle.seat} ${style.place}`}
      data-free={place.is === 'open'}
      style={{ '--seat': main, '--seat-ink': ink } as CSSProperties}
    >
      <Head place={place} player={player} mark={mark} isYou={lobby.you.player === player} />
      <Hero {...props} player={player} place={place} />
      {isSecond ? (
        <AlsoBy place={place} player={player} />
      ) : (
        <Ways {...props} player={player} place={place} />
      )}
    </section>
  );
}

interface PartProps extends PlaceCardProps {
  readonly player: number;
  readonly place: LobbyPlace;
}

function AlsoBy({ place, player }: Pick<PartProps, 'place' | 'player'>) {
  const say = words.use();
  const name = usePlaceName()(place, player);
  return <p className={seatStyle.about}>{say('alsoBy', { name })}</p>;
}

function Head(props: {
  readonly place: LobbyPlace;
  readonly player: number;
  readonly mark: string;
  readonly isYou: boolean;
}) {
  const { place, player, mark, isYou } = props;
  const say = words.use();
  const name = usePlaceName()(place, player);
  return (
    <h3 className={style.head}>
      <span aria-hidden="true">{mark}</span>
      <span className={style.name}>
        {place.is === 'person' ? <a href={hrefOf({ screen: 'person', id: place.person })}>{name}</a> : name}
        {place.is === 'open' && ` · ${say('free')}`}
        {isYou && ` (${say('you')})`}
      </span>
      {place.is === 'person' && (
        <span className={style.state} data-ready={place.isReady}>
          {place.rating !== null && `${Math.round(place.rating)} · `}
          {!place.isHere && `${say('away')} · `}
          {say(place.isReady ? 'ready' : 'notReady')}
        </span>
      )}
    </h3>
  );
}

/** Whether somebody may choose the hero of a seat now: their own, or the owner for a bot; in a draft when it is their turn. */
function mayChoose({ lobby, seat, player, place }: PartProps): boolean {
  const { you, draft } = lobby;
  const isTheirs = place.is === 'person' ? you.player === player : place.is === 'bot' && you.isOwner;
  if (!isTheirs) return false;
  if (draft === null) return true;
  // Bots take no part in a draft and have what is left.
  if (place.is === 'bot') return draft.next === null;
  return draft.next?.player === player && draft.next.step === 'choose' && !lobby.seats[seat]?.isChosen;
}

function Hero(props: PartProps) {
  const { lobby, seat, player, onHero } = props;
  const say = words.use();
  const lang = useLanguage();
  const { hero = null, isChosen = false } = lobby.seats[seat] ?? {};
  // In a draft everybody chooses: only bots have what is left.
  const isAwaited = lobby.draft !== null && props.place.is !== 'bot';
  const unknown = isChosen ? 'secret' : isAwaited ? 'noHero' : 'byLot';
  const name = hero === null ? say(unknown) : calledIn(lang)(hero);
  const face = (
    <>
      {hero === null ? (
        <span className={seatStyle.unknown} aria-hidden="true">
          {isChosen ? '✓' : '?'}
        </span>
      ) : (
        <Portrait hero={hero} size="medium" />
      )}
      <span className={seatStyle.facts}>
        <span className={seatStyle.name}>{name}</span>
        {mayChoose(props) && <span className={seatStyle.change}>{say('choose')}</span>}
      </span>
    </>
  );
  if (!mayChoose(props)) return <div className={`${seatStyle.hero} ${style.shown}`}>{face}</div>;
  return (
    <button
      type="button"
      className={seatStyle.hero}
      aria-label={say('heroOf', { hero: name, number: player + 1 })}
      onClick={onHero}
    >
      {face}
    </button>
  );
}

/** Sitting down and standing up; the owner also clears places and seats bots. */
function Ways({ lobby, deeds, player, place, maySit }: PartProps) {
  const say = words.use();
  const name = usePlaceName()(place, player);
  const { you } = lobby;
  const act = (command: Parameters<TableDeeds['act']>[0]) => () => void deeds.act(command);
  return (
    <div className={style.ways}>
      {place.is === 'open' && maySit && (
        <button
          type="button"
          className={you.player === null ? 'primary' : undefined}
          aria-label={say('sitAs', { number: player + 1 })}
          onClick={act({ sit: player })}
        >
          {say('sit')}
        </button>
      )}
      {place.is === 'open' && you.isOwner && <BotChoice player={player} deeds={deeds} />}
      {place.is === 'person' && you.player === player && (
        <button type="button" onClick={act({ leave: true })}>
          {say('leave')}
        </button>
      )}
      {place.is !== 'open' && you.isOwner && you.player !== player && (
        <button type="button" aria-label={say('clearOf', { name })} onClick={act({ remove: player })}>
          {say('clear')}
        </button>
      )}
    </div>
  );
}

function BotChoice({ player, deeds }: Pick<PartProps, 'player' | 'deeds'>) {
  const say = words.use();
  const level = levelWords.use();
  const id = useId();
  return (
    <span className={style.bot}>
      <label htmlFor={id} aria-label={say('botFor', { number: player + 1 })}>
        {say('seatBot')}
      </label>
      <select
        id={id}
        value=""
        onChange={({ target }) => void deeds.act({ bot: { player, bot: target.value } })}
      >
        <option value="">{say('noBot')}</option>
        {LEVELS.map((known) => (
          <option key={known} value={known}>
            {level(known)}
          </option>
        ))}
      </select>
    </span>
  );
}
