import { EFFECTS, type Effect, type EffectPath, type HeroDef, readField } from '@peerless/language';
import { modeTexts } from '../question/asked.ts';
import type { TextLanguage } from '../realise/realiser.ts';

/** What an ability offers while a pile of its player shows some symbols: a spell and what it is brewed of. */
export interface BrewText {
  readonly text: string;
  readonly symbols: readonly string[];
  /** The pile shows all of them. */
  readonly isOpen: boolean;
}

/** The modes of the abilities of a hero that need symbols in a pile; none where there is no such thing. */
export function brewTexts(
  hero: HeroDef,
  piles: Readonly<Record<string, readonly string[]>>,
  lang: TextLanguage,
): BrewText[] {
  if (hero.piles === undefined) return [];
  return hero.hooks.flatMap((hook, ability) =>
    choices(hook.do, []).flatMap(({ path, from }) => {
      const texts = modeTexts({ hero: hero.slug, ability, box: 'hook', path }, hero, lang);
      return from.flatMap((mode, i): BrewText[] => {
        if (mode.op !== 'if' || mode.cond.is !== 'contains') return [];
        const { own, symbols } = mode.cond;
        const shown = symbolsOn(hero, piles[own] ?? []);
        return [{ text: texts[i] ?? '', symbols, isOpen: symbols.every((symbol) => shown.has(symbol)) }];
      });
    }),
  );
}

/** The symbols that these cards show. */
const symbolsOn = (hero: HeroDef, slugs: readonly string[]): ReadonlySet<string> =>
  new Set(
    slugs.flatMap((slug) => {
      const [card, symbol] = slug.split(':');
      return symbol ?? hero.cards.find((face) => face.slug === card)?.symbols ?? [];
    }),
  );

interface Choice {
  readonly path: EffectPath;
  readonly from: readonly Effect[];
}

/** The choices inside an effect that offer only what holds, with the way to each. */
function choices(effect: Effect, path: EffectPath): Choice[] {
  const own = effect.op === 'choose' && effect.able ? [{ path, from: effect.from }] : [];
  const fields: Readonly<Record<string, unknown>> = { ...effect };
  const inner = Object.entries(EFFECTS[effect.op]).flatMap(([key, field]): Choice[] => {
    const { kind } = readField(field);
    const content = fields[key];
    if (content === undefined) return [];
    if (kind === 'effect') return choices(content as Effect, [...path, key]);
    if (kind !== 'effects') return [];
    return (content as readonly Effect[]).flatMap((part, i) => choices(part, [...path, key, i]));
  });
  return [...own, ...inner];
}
