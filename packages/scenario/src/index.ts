export type { Expectation } from './expectation.ts';
export { ScenarioError } from './reader.ts';
export { mistakeAt, readScenario, runScenario, type Scenario, type ScenarioResult } from './scenario.ts';
export type { Step } from './step.ts';
