import type { Route } from './route.ts';

/** The pages that every other page leads to, in the order of the navigation; named like their words. */
export const PAGES = [
  { word: 'newGame', route: { screen: 'setup' } },
  { word: 'games', route: { screen: 'games' } },
  { word: 'learn', route: { screen: 'learn' } },
  { word: 'library', route: { screen: 'library' } },
  { word: 'rules', route: { screen: 'rules' } },
  { word: 'settings', route: { screen: 'settings' } },
  { word: 'about', route: { screen: 'about' } },
] as const satisfies readonly { readonly word: string; readonly route: Route }[];
