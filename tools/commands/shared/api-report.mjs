import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldDeclaration } from './fold-declaration.mjs';
import { Problem } from './say.mjs';

/** A longer report has a file for each entry point, or several. */
const MAX_LINES = 400;

/** Those of `tsconfig.base.json` that declarations are read by. Without its condition, libs read each other's `dist`. */
const COMPILER_OPTIONS = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};

/**
 * The entry points of a lib: the address that is imported, and its emitted declarations, null for a style sheet or a font. A pattern
 * stands for its sources, because `dist` also keeps what a source of an earlier day became.
 *
 * @throws Problem where the declarations are missing.
 */
export function entryPoints({ folder, manifest }) {
  return Object.entries(manifest.exports)
    .filter(([path]) => path !== './package.json')
    .flatMap(([path, target]) => {
      const address = manifest.name + path.slice(1);
      if (typeof target === 'string') return { address, declarations: null };
      const source = target['@forecourt/source'];
      if (!source.includes('*')) return { address, declarations: join(folder, target.types) };
      const [before, after] = source.split('*').map((part) => part.replace('./', ''));
      return readdirSync(join(folder, before))
        .filter((file) => file.endsWith(after) && !/\.(test|stories)\./.test(file))
        .map((file) => file.slice(0, -after.length))
        .sort()
        .map((name) => ({
          address: address.replace('*', name),
          declarations: join(folder, target.types.replace('*', name)),
        }));
    });
}

/** What one entry point exports, as the declarations that API Extractor prints, in its order. */
function declarationsOf({ declarations }, { folder }, scratch, state) {
  Extractor.invoke(configOf(declarations, folder, scratch), {
    compilerState: state,
    localBuild: true,
    messageCallback: (message) => {
      if (message.logLevel !== ExtractorLogLevel.Error) message.handled = true;
    },
  });
  const report = readFileSync(join(scratch, 'report.api.md'), 'utf8');
  const code = report.slice(report.indexOf('```ts\n') + 6, report.lastIndexOf('```'));
  return code
    .split(/\n{2,}/)
    .map((text) =>
      text.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('//')),
    )
    .filter((lines) => lines.length > 0);
}

function configOf(entry, folder, scratch, files = [entry]) {
  const silent = { default: { logLevel: 'none', addToApiReportFile: false } };
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, files } },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: 'report.api.md',
        reportFolder: scratch,
        reportTempFolder: join(scratch, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
}

/**
 * Without the declarations that another entry point shows: what none exports stands at the first that uses it, the rest where it is
 * exported.
 */
function shownOnce(entries) {
  const exported = new Set(entries.flatMap(({ lines }) => lines.map((each) => each.join('\n'))));
  const shown = new Set();
  return entries.map((entry) => ({
    ...entry,
    lines: entry.lines.filter((each) => {
      const text = each.join('\n');
      if (/^(export|import) /.test(text)) return true;
      if (shown.has(text) || exported.has(`export ${text}`)) return false;
      shown.add(text);
      return true;
    }),
  }));
}

const isType = ([first]) => /^(export )?(declare )?(type|interface|import)\b/.test(first);

/** Whether the name of a declaration begins with a letter from A to L. */
const isEarly = ([first]) =>
  /^[a-l]/i.test(first.match(/\b(?:type|interface|const|function|class) (\w+)/)?.[1] ?? 'a');

/** How the report of a long entry point is split, and again where a part of it is long: what a declaration decides by itself. */
const SPLITS = [
  { types: isType, values: (lines) => !isType(lines) },
  { 'a-l': isEarly, 'm-z': (lines) => !isEarly(lines) },
];

const heading = (name) => [
  `# API of ${name}`,
  '',
  'Made by `npm run api -- --update` from the emitted declarations: what a reviewer of a change to the public API reads.',
];

const section = ({ address, lines }) => [
  '',
  `## ${address}`,
  ...(lines.length === 0 ? [] : ['', '```ts', ...lines.flat(), '```']),
];

/** The files of a lib's report: `api.md`, or several in `api` where that is long. */
function filesOf({ manifest }, entries) {
  const page = (sections) => [...heading(manifest.name), ...sections.flatMap(section), ''].join('\n');
  const short = (text) => text.split('\n').length <= MAX_LINES;
  const parts = (name, entry, [split, ...splits]) => {
    const text = page([entry]);
    if (short(text) || !split) return [[`api/${name}.md`, text]];
    return Object.entries(split).flatMap(([part, belongs]) =>
      parts(`${name}.${part}`, { ...entry, lines: entry.lines.filter(belongs) }, splits),
    );
  };
  const whole = page(entries);
  if (short(whole)) return [['api.md', whole]];
  return entries.flatMap((entry) => {
    const name = entry.address.slice(manifest.name.length + 1).replaceAll('/', '-');
    return parts(name || 'index', entry, SPLITS);
  });
}

/**
 * The reports of some libs, from their `dist`. One program serves all: to read the types of React and zod for each of 190 entry points
 * would take minutes.
 *
 * @param libs folder and package.json of each
 * @param onLib called with the name of each lib before it is read
 * @returns the text of each file, by its path.
 */
export function apiReports(libs, onLib = () => {}) {
  const all = libs.map((lib) => ({ lib, entries: entryPoints(lib) }));
  const files = all.flatMap(({ entries }) => entries.flatMap(({ declarations }) => declarations ?? []));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Problem(
      `There are no declarations for ${missing.length} entry points, ${missing[0]} first.\nRun npx nx run-many -t typecheck, which writes them.`,
    );
  const scratch = mkdtempSync(join(tmpdir(), 'forecourt-api-'));
  try {
    const state = CompilerState.create(configOf(files[0], all[0].lib.folder, scratch, files));
    return new Map(
      all.flatMap(({ lib, entries }) => {
        onLib(lib.manifest.name);
        const sections = entries.map((entry) => ({
          address: entry.address,
          lines: entry.declarations
            ? declarationsOf(entry, lib, scratch, state).map((lines) => foldDeclaration(lines))
            : [],
        }));
        return filesOf(lib, shownOnce(sections)).map(([file, text]) => [join(lib.folder, file), text]);
      }),
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
