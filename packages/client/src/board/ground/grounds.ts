import type { BoardDef } from '@peerless/language';
import { atlas } from './atlas.ts';
import type { GroundDef } from './ground-def.ts';
import { globeTheatre, heorot, marmoreal } from './halls.ts';
import {
  azuchiCastle,
  baskervilleManor,
  sanctumSanctorum,
  santasWorkshop,
  sunnydaleHigh,
  theBronze,
} from './houses.ts';
import { hangingGardens, kingSolomonsMine, mcminnville, yukon } from './lands.ts';
import { pointPleasant, venice } from './rivers.ts';
import { naglfar, navyPier, sarpedon } from './seas.ts';
import { helicarrier, theRaft } from './steel.ts';
import { hellsKitchen, kaerMorhen, novigrad, soho } from './streets.ts';
import { fayrlundForest, raptorPaddock, sherwoodForest, tRexPaddock } from './woods.ts';

/** The grounds of the boards we know, by slug. */
export const GROUNDS: ReadonlyMap<string, GroundDef> = new Map([
  ['azuchi-castle', azuchiCastle],
  ['baskerville-manor', baskervilleManor],
  ['fayrlund-forest', fayrlundForest],
  ['globe-theatre', globeTheatre],
  ['hanging-gardens', hangingGardens],
  ['helicarrier', helicarrier],
  ['hells-kitchen', hellsKitchen],
  ['heorot', heorot],
  ['kaer-morhen', kaerMorhen],
  ['king-solomons-mine', kingSolomonsMine],
  ['marmoreal', marmoreal],
  ['mcminnville-or', mcminnville],
  ['naglfar', naglfar],
  ['navy-pier', navyPier],
  ['point-pleasant', pointPleasant],
  ['raptor-paddock', raptorPaddock],
  ['sanctum-sanctorum', sanctumSanctorum],
  ['santas-workshop', santasWorkshop],
  ['sarpedon', sarpedon],
  ['sherwood-forest', sherwoodForest],
  ['soho', soho],
  ['streets-of-novigrad', novigrad],
  ['sunnydale-high', sunnydaleHigh],
  ['t-rex-paddock', tRexPaddock],
  ['the-bronze', theBronze],
  ['the-raft', theRaft],
  ['venice', venice],
  ['yukon', yukon],
]);

/** What the name of a stranger's board may say about its place. Only grounds that fit any board stand here. */
export const PLACES: readonly (readonly [words: RegExp, ground: GroundDef])[] = [
  [/forest|wood|grove|garden|park/, sherwoodForest],
  [/fir|pine|marsh|swamp|lake/, fayrlundForest],
  [/jungle|island|isle|safari/, tRexPaddock],
  [/snow|ice|winter|frost|arctic|mount/, yukon],
  [/mine|cave|cavern|crypt|dungeon|tunnel|tomb/, kingSolomonsMine],
  [/pier|port|harbou?r|beach|bay|dock|sea/, navyPier],
  [/castle|fort|keep|tower|wall/, kaerMorhen],
  [/manor|house|mansion|hotel|library|museum/, baskervilleManor],
  [/school|academy|hospital|station/, sunnydaleHigh],
  [/palace|temple|court|marble/, marmoreal],
  [/street|city|town|village|market|square/, novigrad],
  [/ship|base|prison|lab|space/, theRaft],
  [/farm|field|prairie|plain/, mcminnville],
];

/** The ground of a board: its own, one that fits its name, or a map of it. */
export function groundDefOf({ slug, name }: BoardDef): GroundDef {
  const words = `${slug} ${name}`.toLowerCase();
  return GROUNDS.get(slug) ?? PLACES.find(([said]) => said.test(words))?.[1] ?? atlas(slug);
}
