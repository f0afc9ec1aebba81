import type { HeroDef } from '@peerless/language';
import { achilles } from './achilles.ts';
import { beowulf } from './beowulf.ts';
import { bigfoot } from './bigfoot.ts';
import { bloodyMary } from './bloody-mary.ts';
import { bruceLee } from './bruce-lee.ts';
import { invisibleMan } from './invisible-man.ts';
import { jekyllAndHyde } from './jekyll-and-hyde.ts';
import { littleRedRidingHood } from './little-red-riding-hood.ts';
import { robinHood } from './robin-hood.ts';
import { sinbad } from './sinbad.ts';
import { sunWukong } from './sun-wukong.ts';
import { yennenga } from './yennenga.ts';

/**
 * Test heroes with the abilities and the awkward cards of heroes that are not in the collection yet, filled up with
 * plain cards; sorted by slug.
 */
export const awkwardHeroes: readonly HeroDef[] = [
  achilles,
  beowulf,
  bigfoot,
  bloodyMary,
  bruceLee,
  invisibleMan,
  jekyllAndHyde,
  littleRedRidingHood,
  robinHood,
  sinbad,
  sunWukong,
  yennenga,
];
