import type { BoardDef } from '@peerless/language';
import { azuchiCastle } from './azuchi-castle.ts';
import { baskervilleManor } from './baskerville-manor.ts';
import { fayrlundForest } from './fayrlund-forest.ts';
import { globeTheatre } from './globe-theatre.ts';
import { hangingGardens } from './hanging-gardens.ts';
import { helicarrier } from './helicarrier.ts';
import { hellsKitchen } from './hells-kitchen.ts';
import { heorot } from './heorot.ts';
import { kaerMorhen } from './kaer-morhen.ts';
import { kingSolomonsMine } from './king-solomons-mine.ts';
import { marmoreal } from './marmoreal.ts';
import { mcminnvilleOr } from './mcminnville-or.ts';
import { naglfar } from './naglfar.ts';
import { navyPier } from './navy-pier.ts';
import { pointPleasant } from './point-pleasant.ts';
import { raptorPaddock } from './raptor-paddock.ts';
import { sanctumSanctorum } from './sanctum-sanctorum.ts';
import { santasWorkshop } from './santas-workshop.ts';
import { sarpedon } from './sarpedon.ts';
import { sherwoodForest } from './sherwood-forest.ts';
import { soho } from './soho.ts';
import { streetsOfNovigrad } from './streets-of-novigrad.ts';
import { sunnydaleHigh } from './sunnydale-high.ts';
import { tRexPaddock } from './t-rex-paddock.ts';
import { theBronze } from './the-bronze.ts';
import { theRaft } from './the-raft.ts';
import { venice } from './venice.ts';
import { yukon } from './yukon.ts';

export * from './zone-paint.ts';

/** All boards, sorted by slug. */
export const boards: readonly BoardDef[] = [
  azuchiCastle,
  baskervilleManor,
  fayrlundForest,
  globeTheatre,
  hangingGardens,
  helicarrier,
  hellsKitchen,
  heorot,
  kaerMorhen,
  kingSolomonsMine,
  marmoreal,
  mcminnvilleOr,
  naglfar,
  navyPier,
  pointPleasant,
  raptorPaddock,
  sanctumSanctorum,
  santasWorkshop,
  sarpedon,
  sherwoodForest,
  soho,
  streetsOfNovigrad,
  sunnydaleHigh,
  tRexPaddock,
  theBronze,
  theRaft,
  venice,
  yukon,
];

/** The boards that simulations use unless told otherwise. */
export const coreBoards: readonly BoardDef[] = [sarpedon, marmoreal, heorot, baskervilleManor, soho];

/** The board with a slug, or undefined when there is none. */
export function boardBySlug(slug: string): BoardDef | undefined {
  return boards.find((board) => board.slug === slug);
}
