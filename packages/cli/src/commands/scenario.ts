import { foreign, type HeroDef } from '@peerless/language';
import { PeerlessError } from '@peerless/rules';
import { type LoadedScenario, loadScenarios, runLoaded } from '@peerless/testkit';
import { heroes, library, validHero } from '../collection/library.ts';
import { fileWord } from '../files.ts';
import { LONGEST } from '../input-error.ts';
import type { Io } from '../io.ts';
import { contentOptions } from '../own/content-options.ts';
import type { AddCommand } from '../program.ts';
import { sentence } from '../sentence.ts';
import { indented, type Style, styleFor } from '../style.ts';
import { jsonText, refuseBeside } from '../words.ts';

interface Run {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly passed: boolean;
  readonly mistake: boolean;
  readonly failures: readonly string[];
}

/** `peerless scenario FILE…` */
export const scenarioCommand: AddCommand = (program, { io, say, end }) => {
  contentOptions(program.command('scenario'), say)
    .description(say('commandScenario'))
    .argument('<FILE...>', 'YAML files, or folders with such files')
    .option('--json', 'print the results as JSON')
    .option('--quiet', 'print only the scenarios that failed')
    .action((paths: string[], options: { json?: true; quiet?: true }) => {
      if (options.json) refuseBeside(() => '--json', { quiet: options.quiet }, 'printsAll');
      const style = styleFor(io);
      const scenarios = paths.flatMap(load);
      for (const hero of seatedHeroes(scenarios)) validHero(hero);
      const runs = scenarios.map((loaded) => {
        const run = runOne(loaded);
        if (!options.json && !(options.quiet && run.passed)) print(run, io, style);
        return run;
      });
      const failed = runs.filter((run) => !run.passed).length;
      const passed = runs.length - failed;
      if (options.json) io.out(jsonText({ passed, failed, scenarios: runs }));
      else io.out(`${passed} passed, ${failed} failed\n`);
      if (runs.some((run) => run.mistake)) end(2);
      else if (failed > 0) end(1);
    });
};

function load(path: string): LoadedScenario[] {
  const loaded = loadScenarios(path);
  if (loaded.length === 0)
    throw new PeerlessError(`there is no scenario in ${fileWord(path)}; expected YAML documents`);
  return loaded;
}

/** The heroes that take part, each once; names that are not known are reported where they stand. */
function seatedHeroes(scenarios: readonly LoadedScenario[]): HeroDef[] {
  const seats = scenarios.flatMap(({ document }) => {
    const found = (document as { seats?: unknown }).seats;
    return Array.isArray(found) ? (found as ({ hero?: unknown } | null)[]) : [];
  });
  const slugs = new Set(seats.map((seat) => seat?.hero));
  return heroes.filter(({ slug }) => slugs.has(slug));
}

function runOne(loaded: LoadedScenario): Run {
  const { file, line, name } = loaded;
  const { passed, mistake, failures } = runLoaded(loaded, library());
  return { file, line, name, passed, mistake, failures };
}

function print(run: Run, io: Io, style: Style): void {
  const where = style.dim(`${fileWord(run.file)}:${run.line}`);
  io.out(`${run.passed ? style.good('✓') : style.bad('✗')} ${foreign(run.name, 200)}  ${where}\n`);
  run.failures.forEach((failure, i) => {
    const text = `${indented(sentence(foreign(failure, LONGEST)), Math.max(40, io.width), '    ')}\n`;
    if (run.mistake && i === run.failures.length - 1) io.err(text);
    else io.out(text);
  });
}
