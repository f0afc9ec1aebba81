import { useSyncExternalStore } from 'react';

/** The screens and what stands behind them in the address. Everything is in the fragment, so any server will do. */
export type Route =
  | { readonly screen: 'start' }
  /** With a hero that somebody wants to play. */
  | { readonly screen: 'setup'; readonly hero?: string }
  | { readonly screen: 'game'; readonly id: string }
  /** A replay, from some moment on; `plays`: by itself, until the game has turned. */
  | { readonly screen: 'replay'; readonly id: string; readonly at?: number; readonly plays?: boolean }
  /** A replay that the address itself carries. */
  | { readonly screen: 'shared'; readonly data: string }
  | { readonly screen: 'games' }
  | { readonly screen: 'career' }
  | { readonly screen: 'gauntlet' }
  /** A deal that somebody else has played, which the address carries. */
  | { readonly screen: 'challenge'; readonly data: string }
  | { readonly screen: 'library'; readonly hero?: string }
  | { readonly screen: 'rules'; readonly rule?: string }
  /** From some lesson on, counted from 1. */
  | { readonly screen: 'learn'; readonly lesson?: number }
  | { readonly screen: 'how-to' }
  | { readonly screen: 'settings' }
  | { readonly screen: 'about' }
  /** The lobby of the server that this page came from; its tables, games, people. */
  | { readonly screen: 'online' }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'online-game'; readonly id: string; readonly at?: number; readonly plays?: boolean }
  | { readonly screen: 'person'; readonly id: string }
  | { readonly screen: 'account' }
  | { readonly screen: 'ladder' };

/** The address of a screen, for links. */
export function hrefOf(route: Route): string {
  switch (route.screen) {
    case 'start':
      return '#/';
    case 'replay':
    case 'online-game': {
      const from = route.at === undefined ? '' : `/${route.at}${route.plays ? '/play' : ''}`;
      return `#/${route.screen}/${encodeURIComponent(route.id)}${from}`;
    }
    case 'game':
    case 'table':
    case 'person':
      return `#/${route.screen}/${encodeURIComponent(route.id)}`;
    case 'shared':
    case 'challenge':
      return `#/${route.screen}/${route.data}`;
    case 'setup':
    case 'library':
      return route.hero === undefined ? `#/${route.screen}` : `#/${route.screen}/${route.hero}`;
    case 'rules':
      return route.rule === undefined ? '#/rules' : `#/rules/${route.rule}`;
    case 'learn':
      return route.lesson === undefined ? '#/learn' : `#/learn/${route.lesson}`;
    default:
      return `#/${route.screen}`;
  }
}

/** A part of an address in plain letters; a damaged one means nothing. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined || part === '' ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Where a replay begins. */
const placeOf = (at = '', plays = '') =>
  /^\d+$/.test(at) ? { at: Number(at), ...(plays === 'play' && { plays: true }) } : {};

/** The screen that an address means; anything else is the start. */
function routeOf(hash: string): Route {
  const [screen = '', rest, more, last] = hash.replace(/^#\/?/, '').split('/');
  const word = screen === 'shared' || screen === 'challenge' ? undefined : decoded(rest);
  switch (screen) {
    case 'games':
    case 'career':
    case 'gauntlet':
    case 'how-to':
    case 'settings':
    case 'about':
    case 'online':
    case 'account':
    case 'ladder':
      return { screen };
    case 'game':
      return word === undefined ? { screen: 'games' } : { screen, id: word };
    case 'replay':
      if (word === undefined) return { screen: 'games' };
      return { screen, id: word, ...placeOf(more, last) };
    case 'online-game':
      return word === undefined ? { screen: 'online' } : { screen, id: word, ...placeOf(more, last) };
    case 'table':
    case 'person':
      return word === undefined ? { screen: 'online' } : { screen, id: word };
    case 'shared':
    case 'challenge':
      return { screen, data: rest ?? '' };
    case 'setup':
    case 'library':
      return word === undefined ? { screen } : { screen, hero: word };
    case 'rules':
      return word === undefined ? { screen } : { screen, rule: word };
    case 'learn':
      return /^\d{1,3}$/.test(word ?? '') ? { screen, lesson: Number(word) } : { screen };
    default:
      return { screen: 'start' };
  }
}

export const goTo = (route: Route): void => {
  location.hash = hrefOf(route);
};

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The present screen. */
export const useRoute = (): Route => routeOf(useSyncExternalStore(subscribe, () => location.hash));
