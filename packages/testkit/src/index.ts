export { type Duel, type DuelSeat, type DuelSetup, type DuelSide, duel } from './duel.ts';
export { fitsSchema } from './fits-schema.ts';
export { LawBroken } from './law.ts';
export { checkLaws, LAWS, playRandomly } from './laws.ts';
export { testHeroes, testLibrary } from './library.ts';
export { mutated } from './mutate.ts';
export { type LoadedScenario, loadScenarios, runLoaded } from './scenario-files.ts';
export { secretsLaw } from './secrets.ts';
export { tableFor } from './tables.ts';
