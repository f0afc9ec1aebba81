import { PeerlessError } from '@peerless/rules';
import { type LoadedScenario, loadScenarios, runLoaded, testLibrary } from '@peerless/testkit';
import type { Io } from '../io.ts';
import type { AddCommand } from '../program.ts';
import { sentence } from '../sentence.ts';
import { indented, type Style, styleFor } from '../style.ts';
import { jsonText } from '../words.ts';

interface Run {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly passed: boolean;
  readonly failures: readonly string[];
}

/** `peerless scenario FILE…` */
export const scenarioCommand: AddCommand = (program, { io, end }) => {
  program
    .command('scenario')
    .description('runs scenarios: positions, moves and what is expected of them')
    .argument('<FILE...>', 'YAML files, or folders with such files')
    .option('--json', 'print the results as JSON')
    .option('--quiet', 'print only the scenarios that failed')
    .action((paths: string[], options: { json?: true; quiet?: true }) => {
      const style = styleFor(io);
      const runs = paths.flatMap(load).map((loaded) => {
        const run = runOne(loaded);
        if (!options.json && !(options.quiet && run.passed)) print(run, io, style);
        return run;
      });
      const failed = runs.filter((run) => !run.passed).length;
      const passed = runs.length - failed;
      if (options.json) io.out(jsonText({ passed, failed, scenarios: runs }));
      else io.out(`${passed} passed, ${failed} failed\n`);
      if (runs.some((run) => run.failures.some(isMistake))) end(2);
      else if (failed > 0) end(1);
    });
};

function load(path: string): LoadedScenario[] {
  const loaded = loadScenarios(path);
  if (loaded.length === 0)
    throw new PeerlessError(`there is no scenario in ${path}; expected YAML documents`);
  return loaded;
}

function runOne(loaded: LoadedScenario): Run {
  const { file, line, name } = loaded;
  const { passed, failures } = runLoaded(loaded, testLibrary());
  return { file, line, name, passed, failures };
}

/**
 * A mistake in the file (a key, a name, a space, a step that fits nothing or too much), not an expectation that
 * failed: those begin with `expect: ` or with the place of the step they stand at.
 */
function isMistake(failure: string): boolean {
  if (failure.startsWith('expect: ') || failure.endsWith(' was not used up')) return false;
  if (!/^play\[\d+\]: /.test(failure)) return true;
  return / fits (no option|\d+ options); | comes too late: |unknown | cannot step | has no |: (nobody has it|several have it)/.test(
    failure,
  );
}

function print(run: Run, io: Io, style: Style): void {
  const where = style.dim(`${run.file}:${run.line}`);
  io.out(`${run.passed ? style.good('✓') : style.bad('✗')} ${run.name}  ${where}\n`);
  for (const failure of run.failures) {
    const text = `${indented(sentence(failure), Math.max(40, io.width), '    ')}\n`;
    if (isMistake(failure)) io.err(text);
    else io.out(text);
  }
}
