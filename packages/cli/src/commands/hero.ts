import { heroSchema } from '@peerless/language';
import { checkPage } from '../own/check-page.ts';
import { contentOptions } from '../own/content-options.ts';
import { checkHero, checkJson } from '../own/hero-check.ts';
import { checkText } from '../own/hero-check-text.ts';
import { writeStarter } from '../own/hero-starter.ts';
import type { AddCommand, Context } from '../program.ts';
import { jsonText, wholeNumber } from '../words.ts';

const GAMES = 200;

interface CheckOptions {
  readonly scenarios?: string[];
  readonly games?: string;
  readonly texts?: true;
  readonly json?: true;
}

/** `peerless hero new SLUG`, `peerless hero check FILE`, `peerless hero schema` */
export const heroCommand: AddCommand = (program, context) => {
  const { io, say } = context;
  const hero = program.command('hero').description(say('commandHero')).helpCommand(false);
  hero
    .command('new')
    .description(say('commandHeroNew'))
    .argument('<SLUG>', say('argumentSlug'))
    .option(`--out <${say('slotFile')}>`, say('optionHeroOut'))
    .option(`--lang <${say('slotLanguage')}>`, say('optionLang'))
    .action(async (slug: string, { out }: { out?: string }) => {
      const [file = '', scenarios = ''] = await writeStarter(slug, out);
      io.out(`${say('starterWritten', { file, scenarios })}\n\n`);
      for (const next of nextSteps(slug, file)) io.out(`  ${next}\n`);
    });
  const check = contentOptions(hero.command('check'), say);
  check
    .description(say('commandHeroCheck'))
    .argument(`<${say('slotRecord')}>`, say('argumentHeroFile'))
    .option(`--scenarios <${say('slotFile')}...>`, say('optionScenarios'))
    .option('--games <n>', say('optionTrialGames', { count: GAMES }))
    .option('--texts', say('optionTexts'))
    .option('--json', say('optionJson'))
    .option(`--lang <${say('slotLanguage')}>`, say('optionLang'))
    .action((file: string, options: CheckOptions) => runCheck(file, options, context));
  hero
    .command('schema')
    .description(say('commandHeroSchema'))
    .action(() => io.out(jsonText(heroSchema())));
};

/** What to type after a new hero was written. */
const nextSteps = (slug: string, file: string): string[] => [
  `npx peerless hero check ${file}`,
  `npx peerless play --hero ${file} --heroes ${slug}`,
  `npx peerless serve --hero ${file}`,
];

async function runCheck(file: string, options: CheckOptions, { io, say, end }: Context): Promise<void> {
  const games = options.games === undefined ? GAMES : wholeNumber(options.games, '--games', 0, 100_000);
  const check = await checkHero(file, { scenarios: options.scenarios, games }, io, say);
  const text = (): string => checkText(check, options.texts === true, checkPage(io, say));
  io.out(options.json ? jsonText(checkJson(check)) : text());
  if (!check.sound) end(1);
}
