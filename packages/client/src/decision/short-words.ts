import type { Decision, Library, View } from '@peerless/rules';

/** The forms that a yes and a no lead to, where only that is asked; null anywhere else. */
export function formsAsked(
  { seats }: View,
  { prompt, effect, seat }: Decision,
  { heroes }: Library,
): { readonly yes: string; readonly no: string } | null {
  if (prompt !== 'may' || effect?.op !== 'may' || effect.do.op !== 'form') return null;
  const { hero = '', form = null } = seats[seat] ?? {};
  const others = (heroes.get(hero)?.forms ?? []).filter(({ slug }) => slug !== form);
  const [other, another] = others;
  return form === null || other === undefined || another !== undefined ? null : { yes: other.slug, no: form };
}

/** The symbols that the card which asks says anything about: any other would do nothing. */
export function symbolsAsked({ source: { card = '' } }: Decision, { heroes }: Library): ReadonlySet<string> {
  const [owner = '', slug = ''] = card.split('/');
  const def = heroes.get(owner.replace(/^\d+\./, ''))?.cards.find((each) => each.slug === slug.split(':')[0]);
  const found = JSON.stringify(def ?? {}).matchAll(/"op":"symbol","symbol":"([^"]+)"/g);
  return new Set([...found].flatMap(([, symbol]) => symbol ?? []));
}
