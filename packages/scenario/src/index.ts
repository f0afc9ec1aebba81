export type { Entry, Expectation, ExpectationOf, Expectations, Subject } from './expectation.ts';
export { ScenarioError } from './reader.ts';
export {
  type Expected,
  mistakeAt,
  readScenario,
  runScenario,
  type Scenario,
  type ScenarioResult,
} from './scenario.ts';
export type { CardChoice, Picked, Step, StepName, StepOf, Steps } from './step.ts';
