import { hasServer } from '../content.ts';
import type { Route } from './route.ts';

/** The pages that every other page leads to, in the order of the navigation; named like their words. */
const PAGES = [
  { word: 'newGame', route: { screen: 'setup' } },
  { word: 'online', route: { screen: 'online' } },
  { word: 'games', route: { screen: 'games' } },
  { word: 'career', route: { screen: 'career' } },
  { word: 'learn', route: { screen: 'learn' } },
  { word: 'library', route: { screen: 'library' } },
  { word: 'rules', route: { screen: 'rules' } },
  { word: 'settings', route: { screen: 'settings' } },
  { word: 'about', route: { screen: 'about' } },
] as const satisfies readonly { readonly word: string; readonly route: Route }[];

/** Those of them that are there: nobody can play online where there is no server. */
export const pages = (): readonly (typeof PAGES)[number][] =>
  PAGES.filter(({ word }) => word !== 'online' || hasServer());
