import type { Cause, Decision, Option, OptionOf, OptionType } from '@peerless/rules';
import { type Act, act } from '../meaning/clause.ts';
import type { Phrase } from '../meaning/phrase.ts';
import { message } from '../messages/messages.ts';
import { localName } from '../names/local-name.ts';
import { cardName, fighterName, itemName, type Names, playerName, spaceName } from '../names/names.ts';
import { realisers } from '../realise/realisers.ts';

/** What every option says: an act, something picked, or ready words. A missing one is a compile error. */
type Offered = { readonly act: Act } | { readonly phrase: Phrase } | { readonly text: string };
/** What is asked, and by whom, as far as it is known. */
export type Asking = Partial<Pick<Decision, 'prompt' | 'source' | 'address'>>;
type Offers = {
  readonly [T in OptionType]: (option: OptionOf<T>, names: Names, asking: Asking) => Offered;
};

/** It goes somewhere and comes back. */
export const isReturn = ({ to, way }: Pick<OptionOf<'move'>, 'to' | 'way'>): boolean => way?.[0] === to;

const door = (name: string): Phrase => ({ is: 'name', of: 'door', text: name });

/** The table of all options. */
export const options: Offers = {
  maneuver: () => ({ act: act('maneuver') }),
  scheme: ({ fighter, card }, names) => ({
    act: act('playScheme', {
      agent: fighterName(fighter, names),
      patient: cardName(card, names, names.seatOf(fighter)),
    }),
  }),
  item: ({ fighter, item }, names) => ({
    act: act('useItem', { agent: fighterName(fighter, names), patient: itemName(item, names) }),
  }),
  attack: ({ fighter, target, card }, names) => ({
    act: act('attackWith', {
      agent: fighterName(fighter, names),
      patient: fighterName(target, names),
      with: cardName(card, names, names.seatOf(fighter)),
    }),
  }),
  move: ({ fighter, to, distance, way }, names) => ({
    act: isReturn({ to, way })
      ? act('comeBackHere', { agent: fighterName(fighter, names) })
      : act('moveFromTo', {
          agent: fighterName(fighter, names),
          to: spaceName(to),
          amount: { is: 'amount', unit: 'space', n: distance },
        }),
  }),
  stay: ({ fighter }, names) => ({ act: act('stay', { agent: fighterName(fighter, names) }) }),
  step: ({ fighter, to }, names) => ({
    act: act('step', { agent: fighterName(fighter, names), to: spaceName(to) }),
  }),
  open: ({ fighter, door: name }, names) => ({
    act: act('open', { agent: fighterName(fighter, names), patient: door(name) }),
  }),
  close: ({ fighter, door: name }, names) => ({
    act: act('close', { agent: fighterName(fighter, names), patient: door(name) }),
  }),
  done: (_option, { lang }) => ({ text: message(lang, 'optionDone') }),
  fighter: ({ fighter }, names) => ({ phrase: fighterName(fighter, names) }),
  // Among moves it is said who is placed; anywhere else the question says it.
  space: ({ space, fighter }, names, { prompt }) =>
    prompt === 'moves' && fighter !== undefined
      ? { act: act('place', { patient: fighterName(fighter, names), at: spaceName(space) }) }
      : { phrase: spaceName(space) },
  card: ({ card, seat }, names) => ({ phrase: cardName(card, names, seat) }),
  sideCard: ({ card, seat }, names) => ({ phrase: cardName(card, names, seat) }),
  none: (_option, { lang }, { prompt }) => ({
    text: message(lang, prompt === 'freeAttack' ? 'optionLapse' : 'optionNone'),
  }),
  number: ({ number }) => ({ phrase: { is: 'number', n: number } }),
  modes: ({ modes }, names, { address }) => {
    if (modes.length === 0) return { text: message(names.lang, 'optionNone') };
    const texts = address === undefined ? [] : names.modes(address);
    return { text: modes.map((mode) => texts[mode - 1] ?? String(mode)).join(' ') };
  },
  yes: (_option, { lang }) => ({ text: message(lang, 'optionYes') }),
  no: (_option, { lang }) => ({ text: message(lang, 'optionNo') }),
  order: ({ items }, names, { source }) => {
    const seat = seatOf(source, names);
    return {
      text: realisers[names.lang].list(
        items.map((item) => names.item(seat, item)),
        'then',
      ),
    };
  },
  player: ({ seat }, names) => ({ phrase: { ...playerName(seat, names), you: undefined } }),
  token: ({ token, space }, names, { source }) => ({
    text: message(names.lang, 'optionToken', {
      token: localName(names.token(seatOf(source, names), token), names.lang),
      space: names.space(space),
    }),
  }),
  toHand: (_option, { lang }) => ({ text: message(lang, 'optionToHand') }),
  toTop: (_option, { lang }) => ({ text: message(lang, 'optionToTop') }),
  symbol: ({ symbol }, names) => ({ phrase: { is: 'label', label: 'symbol', named: names.symbol(symbol) } }),
};

/** The seat whose card or ability asks; the first one when a rule does. */
export function seatOf(source: Cause | undefined, names: Names): number {
  const hero = source?.ability ?? source?.card?.split('/')[0] ?? '';
  return Math.max(0, names.seatOf(hero));
}

/** "…, 4 different paths": what a move makes of what a card counts. */
function withPaths(move: string, paths: number, lang: Names['lang']): string {
  const said = realisers[lang].phrase({ is: 'amount', unit: 'path', n: paths });
  return message(lang, 'optionPaths', { move, paths: said });
}

/** One choice in words. With the decision, modes and orders are told by what they do. */
export function optionText(option: Option, names: Names, asking: Asking = {}): string {
  const offer = options[option.type] as (option: Option, names: Names, asking: Asking) => Offered;
  const offered = offer(option, names, asking);
  const realiser = realisers[names.lang];
  if ('act' in offered) {
    const { act: said } = offered;
    const text = said.roles.agent === undefined ? realiser.offered(said) : realiser.told(said);
    const paths = option.type === 'move' ? option.paths : undefined;
    return paths === undefined ? text : withPaths(text, paths, names.lang);
  }
  return realiser.capital('text' in offered ? offered.text : realiser.phrase(offered.phrase));
}
