import type { HeroDef } from '@peerless/language';
import { achilles } from './achilles/achilles.ts';
import { alice } from './alice/alice.ts';
import { annieChristmas } from './annie-christmas/annie-christmas.ts';
import { beowulf } from './beowulf/beowulf.ts';
import { bigfoot } from './bigfoot/bigfoot.ts';
import { blackbeard } from './blackbeard/blackbeard.ts';
import { bloodyMary } from './bloody-mary/bloody-mary.ts';
import { bruceLee } from './bruce-lee/bruce-lee.ts';
import { chupacabra } from './chupacabra/chupacabra.ts';
import { drJillTrent } from './dr-jill-trent/dr-jill-trent.ts';
import { dracula } from './dracula/dracula.ts';
import { georgeWashington } from './george-washington/george-washington.ts';
import { goldenBat } from './golden-bat/golden-bat.ts';
import { hamlet } from './hamlet/hamlet.ts';
import { harryHoudini } from './harry-houdini/harry-houdini.ts';
import { invisibleMan } from './invisible-man/invisible-man.ts';
import { jekyllAndHyde } from './jekyll-and-hyde/jekyll-and-hyde.ts';
import { johnHenry } from './john-henry/john-henry.ts';
import { kingArthur } from './king-arthur/king-arthur.ts';
import { littleRedRidingHood } from './little-red-riding-hood/little-red-riding-hood.ts';
import { loki } from './loki/loki.ts';
import { medusa } from './medusa/medusa.ts';
import { nikolaTesla } from './nikola-tesla/nikola-tesla.ts';
import { odaNobunaga } from './oda-nobunaga/oda-nobunaga.ts';
import { pandora } from './pandora/pandora.ts';
import { robinHood } from './robin-hood/robin-hood.ts';
import { rosieTheRiveter } from './rosie-the-riveter/rosie-the-riveter.ts';
import { sherlockHolmes } from './sherlock-holmes/sherlock-holmes.ts';
import { sinbad } from './sinbad/sinbad.ts';
import { sunWukong } from './sun-wukong/sun-wukong.ts';
import { theGenie } from './the-genie/the-genie.ts';
import { theWaywardSisters } from './the-wayward-sisters/the-wayward-sisters.ts';
import { titania } from './titania/titania.ts';
import { tomoeGozen } from './tomoe-gozen/tomoe-gozen.ts';
import { williamShakespeare } from './william-shakespeare/william-shakespeare.ts';
import { wyattEarp } from './wyatt-earp/wyatt-earp.ts';
import { yennenga } from './yennenga/yennenga.ts';

/** All heroes, sorted by slug. */
export const heroes: readonly HeroDef[] = [
  achilles,
  alice,
  annieChristmas,
  beowulf,
  bigfoot,
  blackbeard,
  bloodyMary,
  bruceLee,
  chupacabra,
  drJillTrent,
  dracula,
  georgeWashington,
  goldenBat,
  hamlet,
  harryHoudini,
  invisibleMan,
  jekyllAndHyde,
  johnHenry,
  kingArthur,
  littleRedRidingHood,
  loki,
  medusa,
  nikolaTesla,
  odaNobunaga,
  pandora,
  robinHood,
  rosieTheRiveter,
  sherlockHolmes,
  sinbad,
  sunWukong,
  theGenie,
  theWaywardSisters,
  titania,
  tomoeGozen,
  williamShakespeare,
  wyattEarp,
  yennenga,
];

/** The hero with a slug, or undefined when there is none. */
export function heroBySlug(slug: string): HeroDef | undefined {
  return heroes.find((hero) => hero.slug === slug);
}
