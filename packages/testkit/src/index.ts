export { awkwardHeroes } from './awkward/index.ts';
export { type Duel, type DuelSeat, type DuelSetup, type DuelSide, duel } from './duel.ts';
export { testLibrary } from './library.ts';
export { type LoadedScenario, loadScenarios, runLoaded } from './scenario-files.ts';
