import type { DamageKind } from '@peerless/rules';
import { act } from '../../meaning/clause.ts';
import type { AmountPhrase, Phrase, Unit } from '../../meaning/phrase.ts';
import { fighterName, spaceName } from '../../names/names.ts';
import type { Events } from './events-table.ts';

const amount = (unit: Unit, n: number): AmountPhrase => ({ is: 'amount', unit, n });

const door = (name: string): Phrase => ({ is: 'name', of: 'door', text: name });

const KINDS: { readonly [K in DamageKind]: Unit } = {
  combat: 'combatDamage',
  effect: 'damage',
  exhaustion: 'exhaustionDamage',
};

/** Fighters that move, are hurt, fall and come back. */
export const fighterEvents: Pick<
  Events,
  | 'placed'
  | 'moved'
  | 'swapped'
  | 'door'
  | 'damaged'
  | 'prevented'
  | 'redirected'
  | 'defeated'
  | 'recovered'
  | 'healthSet'
  | 'summoned'
  | 'wentAway'
  | 'revived'
  | 'held'
> = {
  placed: ({ fighter, space, from }, names) =>
    act('bePlaced', {
      agent: fighterName(fighter, names),
      at: spaceName(space),
      ...(from === null ? {} : { from: spaceName(from) }),
    }),
  moved: ({ fighter, from, to }, names) =>
    act('moveFromTo', { agent: fighterName(fighter, names), from: spaceName(from), to: spaceName(to) }),
  swapped: ({ a, b }, names) =>
    act('swapSpaces', { agent: { is: 'list', items: [fighterName(a, names), fighterName(b, names)] } }),
  door: ({ door: name, open, fighter }, names) =>
    act(open ? 'open' : 'close', { agent: fighterName(fighter, names), patient: door(name) }),
  damaged: ({ fighter, amount: n, kind, health }, names) =>
    act('suffer', {
      agent: fighterName(fighter, names),
      amount: amount(KINDS[kind], n),
      limit: amount('health', health),
    }),
  prevented: ({ fighter, amount: n }, names) =>
    act('beSpared', { agent: fighterName(fighter, names), amount: amount('damage', n) }),
  redirected: ({ from, to, amount: n }, names) =>
    act('takeInstead', {
      agent: fighterName(to, names),
      amount: amount('damage', n),
      from: fighterName(from, names),
    }),
  defeated: ({ fighter }, names) => act('beDefeated', { agent: fighterName(fighter, names) }),
  recovered: ({ fighter, amount: n, health }, names) =>
    act('heal', {
      agent: fighterName(fighter, names),
      amount: amount('health', n),
      limit: { is: 'number', n: health },
    }),
  healthSet: ({ fighter, health }, names) =>
    act('beSetTo', { agent: fighterName(fighter, names), amount: amount('health', health) }),
  summoned: ({ fighter, space, from }, names) =>
    act(from === 'defeated' ? 'returnTo' : 'enter', {
      agent: fighterName(fighter, names),
      at: spaceName(space),
    }),
  revived: ({ fighter, space, health }, names) =>
    act('standAgain', {
      agent: fighterName(fighter, names),
      amount: amount('health', health),
      at: spaceName(space),
    }),
  held: ({ fighter }, names) => act('beHeld', { agent: fighterName(fighter, names) }),
  wentAway: ({ fighter }, names) => act('leave', { agent: fighterName(fighter, names) }),
};
