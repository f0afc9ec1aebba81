import type { HeroDef } from '@peerless/language';
import type { Decision, View } from '@peerless/rules';
import { localName, message, realisers, sideCardText } from '@peerless/text';
import { heroIn } from '../in-library.ts';
import { useContent, useTable } from '../table-context.ts';
import { wordsOf } from '../words.ts';
import style from './prompt.module.css';

const words = wordsOf<{
  /** Cards of a side deck that were turned up. */
  readonly open: readonly ['cards'];
}>({
  en: { open: 'Open: {cards}.' },
  pt: { open: 'Reveladas: {cards}.' },
  fr: { open: 'À découvert\u202f: {cards}.' },
  uk: { open: 'Відкрито: {cards}.' },
});

interface LiesOpenProps {
  readonly view: View;
  readonly decision: Decision;
}

/** Where an ability asks that plays with a side deck, not a card of it: what was turned up so far, and how many marks that makes. */
export function LiesOpen({ view, decision }: LiesOpenProps) {
  const { names } = useTable();
  const say = words.use();
  const content = useContent();
  const side = view.seats.find(({ hero, sideDeck }) => sideDeck !== undefined && isAsking(hero, decision));
  const revealed = side?.sideDeck?.revealed ?? [];
  if (side === undefined || revealed.length === 0) return null;
  const { lang } = names;
  const { capital } = realisers[lang];
  const hero = heroIn(content, side.hero);
  const open = (hero.sideDeck?.cards ?? []).filter(({ slug }) => revealed.includes(slug));
  const cards = say('open', { cards: open.map((card) => sideCardText(card, hero, lang).title).join(', ') });
  const count = open.reduce((sum, { marks = 0 }) => sum + marks, 0);
  const limit = limitOf(hero);
  const label = capital(localName(names.side(side.seat, 'mark'), lang));
  const marks =
    hero.sideDeck?.mark === undefined
      ? ''
      : message(lang, 'labelled', { label, text: limit === null ? String(count) : `${count}/${limit}` });
  return (
    <p className={style.open}>
      {marks !== '' && <strong>{marks}</strong>} {cards}
    </p>
  );
}

const isAsking = (hero: string, { source: { ability, side } }: Decision): boolean =>
  side === undefined && ability?.replace(/^\d+\./, '') === hero;

/** What an ability compares the open marks to while it goes on; null where none does. */
function limitOf({ hooks }: HeroDef): number | null {
  const found: number[] = [];
  JSON.stringify(hooks, (_, part: unknown) => {
    if (isLimit(part)) found.push(part.b);
    return part;
  });
  return found[0] ?? null;
}

/** `compare(revealedMarks(), '<', 3)` */
const isLimit = (part: unknown): part is { readonly b: number } => {
  const { is, op, a, b } = (part ?? {}) as { is?: string; op?: string; a?: unknown; b?: unknown };
  const { val, what } = (a ?? {}) as { val?: string; what?: string };
  return is === 'compare' && op === '<' && val === 'sideDeck' && what === 'marks' && typeof b === 'number';
};
