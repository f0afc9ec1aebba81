export { ScenarioError } from './reader.ts';
export { mistakeAt, readScenario, runScenario, type Scenario, type ScenarioResult } from './scenario.ts';
