export { type Duel, type DuelSeat, type DuelSetup, type DuelSide, duel } from './duel.ts';
export { fitsSchema } from './fits-schema.ts';
export { checkLaws, LAWS, LawBroken, playRandomly } from './laws.ts';
export { testHeroes, testLibrary } from './library.ts';
export { mutated } from './mutate.ts';
export { type LoadedScenario, loadScenarios, runLoaded } from './scenario-files.ts';
export { tableFor } from './tables.ts';
