import type { LobbyView } from '@peerless/table/online';
import { realisers } from '@peerless/text';
import { useState } from 'react';
import { Portrait } from '../art/portrait.tsx';
import { calledIn } from '../games/record-problem.ts';
import { useLanguage } from '../settings/settings.ts';
import { HeroPicker } from '../setup/hero-picker.tsx';
import style from './draft-panel.module.css';
import { usePlaceName } from './place-card.tsx';
import { firstFree, outAt } from './places.tsx';
import { words } from './table-words.ts';
import type { TableDeeds } from './use-deeds.ts';

/** Where a draft stands, and the own step in it. */
export function DraftPanel({ lobby, deeds }: { readonly lobby: LobbyView; readonly deeds: TableDeeds }) {
  const say = words.use();
  const lang = useLanguage();
  const [isStriking, setStriking] = useState(false);
  const { draft, you } = lobby;
  const step = useStep()(lobby);
  if (draft === null) return null;
  const isOwn = draft.next !== null && draft.next.player === you.player;
  const heroes = draft.struck.map((hero) => calledIn(lang)(hero));
  return (
    <section className={style.draft}>
      <h2>{say('draft')}</h2>
      <p>{step}</p>
      {isOwn && draft.next?.step === 'strike' && (
        <button type="button" className="primary" onClick={() => setStriking(true)}>
          {say('youStrike')}
        </button>
      )}
      {heroes.length > 0 && (
        <div className={style.struck}>
          {draft.struck.map((hero) => (
            <Portrait key={hero} hero={hero} size="small" />
          ))}
          <p>{say('struck', { heroes: realisers[lang].list(heroes) })}</p>
        </div>
      )}
      {isStriking && isOwn && (
        <HeroPicker
          hero={firstFree(lobby)}
          number={(you.player ?? 0) + 1}
          outOf={outAt(lobby, null, say)}
          purpose={{ title: say('youStrike'), take: (hero) => say('strikeHero', { hero }) }}
          onPick={(hero) => {
            setStriking(false);
            void deeds.act({ strike: hero });
          }}
          onClose={() => setStriking(false)}
        />
      )}
    </section>
  );
}

/** Who has to do what, in a sentence. */
export function useStep(): (lobby: LobbyView) => string {
  const say = words.use();
  const placeName = usePlaceName();
  return ({ draft, places, you }) => {
    if (draft === null || draft.next === null) return '';
    const { player, step } = draft.next;
    if (places[player]?.is === 'open') return say('draftLater');
    if (player === you.player) return `${say(step === 'strike' ? 'youStrike' : 'youChoose')}.`;
    const place = places[player];
    const name = place === undefined ? '' : placeName(place, player);
    return say(step === 'strike' ? 'strikes' : 'chooses', { name });
  };
}
