// Pages about everything that the published packages export, made from their declarations: docs/api.
// `npm run api` writes them; `--check`, which `npm run check` calls, compares them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale, fromRoot } from './workspace.mjs';

/** @typedef {{ name: string, comment: string, code: string }} Declaration */
/** @typedef {{ specifier: string, about: string, names: Map<string, Declaration> }} Entry */

const folder = fromRoot('docs/api');

export const PUBLISHED = ['language', 'rules', 'heroes', 'boards', 'text', 'scenario', 'ai'];

/** A declaration at the left margin, as the compiler prints it. */
const DECLARATION =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:function|const|interface|type|class) (\w+)/;
const STAR = /^export (?:type )?\* from '(\.[^']+)';/gm;
const LIST = /^export (?:type )?\{([^}]*)\}(?: from '(\.[^']+)')?;/gm;

/** The declaration file of a module that another one names.
 * @param {string} from @param {string} path */
const declarationFile = (from, path) => join(dirname(from), path.replace(/\.ts$/, '.d.ts'));

/** Everything that a declaration file declares, exported or not.
 * @param {string} file @returns {Map<string, Declaration>} */
function declarationsIn(file) {
  /** @type {Map<string, Declaration>} */
  const found = new Map();
  let comment = '';
  /** @type {Declaration | null} */
  let open = null;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name] = DECLARATION.exec(line) ?? [];
    if (name !== undefined) {
      const before = found.get(name);
      open = before ?? { name, comment, code: '' };
      found.set(name, open);
      open.code += `${line}\n`;
      comment = '';
    } else if (line.startsWith('/**')) {
      open = null;
      comment = `${line}\n`;
    } else if (open === null && line.startsWith(' *')) comment += `${line}\n`;
    else if (/^(import|export|declare|\/\/#)/.test(line)) {
      open = null;
      comment = '';
    } else if (open !== null) open.code += `${line}\n`;
  }
  return found;
}

/** What a declaration file exports, by the name it has outside.
 * @param {string} file @returns {Map<string, Declaration>} */
function exportsOf(file) {
  const text = readFileSync(file, 'utf8');
  const own = declarationsIn(file);
  /** @type {Map<string, Declaration>} */
  const found = new Map();
  for (const [name, declaration] of own)
    if (declaration.code.startsWith('export ')) found.set(name, declaration);
  for (const [, path] of text.matchAll(STAR))
    for (const [name, declaration] of exportsOf(declarationFile(file, path ?? '')))
      found.set(name, declaration);
  for (const [, list, path] of text.matchAll(LIST)) {
    const from =
      path === undefined ? new Map([...own, ...importsOf(file)]) : exportsOf(declarationFile(file, path));
    for (const item of (list ?? '').split(',').map((word) => word.trim().replace(/^type /, ''))) {
      if (item === '') continue;
      const [inside, outside = inside] = item.split(' as ');
      const declaration = from.get(inside);
      // What comes from another package stands on a page of that package.
      if (declaration !== undefined) found.set(outside, { ...declaration, name: outside });
    }
  }
  return found;
}

/** What a declaration file imports from its own package.
 * @param {string} file @returns {Map<string, Declaration>} */
function importsOf(file) {
  const paths = [...readFileSync(file, 'utf8').matchAll(/^import .* from '(\.[^']+)';/gm)];
  return new Map(paths.flatMap(([, path]) => [...exportsOf(declarationFile(file, path ?? ''))]));
}

/** The entries of a package, with what each of them exports.
 * @param {string} name @returns {Entry[]} */
function entriesOf(name) {
  const folder = fromRoot(`packages/${name}`);
  /** @type {{ description: string, exports: Record<string, { types?: string }> }} */
  const { description, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([path, { types }]) => {
    if (types === undefined) return [];
    const file = join(folder, types);
    const [opening = ''] = /^\/\*\*.*?\*\//s.exec(readFileSync(file, 'utf8')) ?? [];
    const about = opening.includes(`@peerless/${name}${path.slice(1)}`)
      ? sentence(prose(opening))
      : `${description}.`;
    return [{ specifier: `@peerless/${name}${path.slice(1)}`, about, names: exportsOf(file) }];
  });
}

/** A comment without its stars.
 * @param {string} comment */
const prose = (comment) =>
  comment
    .replace(/^\/\*\*|\*\/\s*$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join(' ')
    .trim();

/** What a comment says behind the address it begins with.
 * @param {string} text */
function sentence(text) {
  const said = text.replace(/^`[^`]+`: /, '');
  return (said[0] ?? '').toUpperCase() + said.slice(1);
}

/** @param {Entry} entry */
function page({ specifier, about, names }) {
  const sections = [...names.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, comment, code }) => {
      const said = comment === '' ? '' : `${prose(comment)}\n\n`;
      return `## ${name}\n\n${said}\`\`\`ts\n${code.replaceAll(/^export (declare )?/gm, '').trim()}\n\`\`\`\n`;
    });
  return `# ${specifier}\n\n${about}\n\n${sections.join('\n')}`;
}

/** @param {string} specifier */
const fileOf = (specifier) => `${specifier.replace('@peerless/', '').replace('/', '-')}.md`;

/** All pages by the name of their file. */
export function apiPages() {
  const entries = PUBLISHED.flatMap(entriesOf);
  const rows = entries.map(
    ({ specifier, about, names }) =>
      `| [\`${specifier}\`](${fileOf(specifier)}) | ${names.size} | ${about} |\n`,
  );
  const index =
    '# The packages, name by name\n\nMade from the declarations by `npm run api`.\n\n' +
    `| import | names | about |\n|---|---|---|\n${rows.join('')}`;
  return new Map([
    ['README.md', index],
    ...entries.map((entry) => /** @type {const} */ ([fileOf(entry.specifier), page(entry)])),
  ]);
}

/** Types that stand in what a package exports although no entry of it exports them: nobody could name them. */
export function unnamedTypes() {
  return PUBLISHED.flatMap((name) => {
    const entries = entriesOf(name);
    const named = new Set(entries.flatMap((entry) => [...entry.names.keys()]));
    const dist = fromRoot(`packages/${name}/dist`);
    const declared = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.d.ts'))
      .flatMap((path) => [...declarationsIn(join(dist, path)).values()])
      .filter(({ name: type, code }) => /\b(interface|type|class) /.test(code.split(type)[0] ?? ''))
      .map((declaration) => declaration.name);
    const hidden = new Set(declared.filter((type) => type.length > 1 && !named.has(type)));
    const used = entries.flatMap((entry) =>
      [...entry.names.values()].flatMap(
        (declaration) =>
          withoutComments(declaration.code)
            .match(/\b[A-Z]\w+\b/g)
            ?.filter((word) => hidden.has(word))
            .map((word) => `${entry.specifier}: ${declaration.name} speaks of ${word}`) ?? [],
      ),
    );
    return [...new Set(used)];
  });
}

/** @param {string} code */
const withoutComments = (code) =>
  code.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/'[^']*'|readonly \w+\??:|\w+\??: (?==)/g, '');

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  buildIfStale();
  if (process.argv.includes('--check')) {
    const found = faults();
    for (const fault of found) process.stdout.write(`${fault}\n`);
    process.exitCode = found.length > 0 ? 1 : 0;
  } else write();
}

/** What is wrong with the pages, or with what they are made from. */
function faults() {
  const pages = apiPages();
  const written = readdirSync(folder);
  return [
    ...[...pages]
      .filter(([file, text]) => !written.includes(file) || readFileSync(join(folder, file), 'utf8') !== text)
      .map(([file]) => `docs/api/${file} is not what the package declares; npm run api writes it`),
    ...written.filter((file) => !pages.has(file)).map((file) => `docs/api/${file} is the page of no package`),
    ...unnamedTypes(),
  ];
}

function write() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of apiPages()) writeFileSync(join(folder, file), text);
}
