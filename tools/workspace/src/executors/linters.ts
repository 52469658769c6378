import { execFile } from 'node:child_process';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { goEnv } from './goEnv.ts';

/** A folder to lint, relative to the root of the workspace. */
export interface LintedFolder {
  folder: string;
  /** Patterns of files that other projects lint, from the root of the workspace. */
  except: readonly string[];
}

/** A finding in a file, whose name is relative to the root of the workspace. */
interface Finding {
  file: string;
  line: number;
  column: number;
  message: string;
  rule: string;
}

/** A command that reports as JSON what it finds in folders. */
interface Linter {
  name: string;
  /** Path of its command. */
  command: string;
  options: readonly string[];
  read: (report: unknown, root: string) => Finding[];
}

/** The part of the JSON report of ESLint that is read here. */
type EslintReport = {
  filePath: string;
  messages: { ruleId: string | null; message: string; line?: number; column?: number }[];
}[];

/** The part of the JSON report of oxlint that is read here. */
interface OxlintReport {
  diagnostics: {
    filename: string;
    message: string;
    code?: string;
    labels: { span: { line: number; column: number } }[];
  }[];
}

const packageFolder = (name: string) => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));

/**
 * ESLint as a command: in a process of another name, `@nx/enforce-module-boundaries` takes itself for part of an editor and reads the
 * project graph again for every file, which doubles the time.
 */
export const eslint: Linter = {
  name: 'ESLint',
  command: join(packageFolder('eslint'), 'bin/eslint.js'),
  options: ['--format=json', '--no-error-on-unmatched-pattern'],
  read: (report, root) =>
    (report as EslintReport).flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId, message, line = 1, column = 1 }) => {
        return { file: relative(root, filePath), line, column, message, rule: ruleId ?? 'eslint' };
      }),
    ),
};

/** The rules of `.oxlintrc.json`: those that need types, import cycles and accessibility. */
export const oxlint: Linter = {
  name: 'oxlint',
  command: join(packageFolder('oxlint'), 'bin/oxlint'),
  options: ['--format=json', '--disable-nested-config'],
  read: (report) =>
    (report as OxlintReport).diagnostics.map(({ filename, message, code = 'oxlint', labels }) => {
      const { line, column } = labels[0]?.span ?? { line: 1, column: 1 };
      return { file: filename, line, column, message, rule: code };
    }),
};

/** Runs a linter over folders with the same exceptions; what it knows of the workspace is then read once for all of them. */
function run(
  { name, command, options, read }: Linter,
  root: string,
  folders: readonly string[],
  except: readonly string[],
): Promise<Finding[]> {
  const ignored = except.map((pattern) => `--ignore-pattern=${pattern}`);
  const args = [command, ...options, ...ignored, ...folders];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      args,
      { cwd: root, env: goEnv(), maxBuffer: 256 * 1024 ** 2 },
      (error, stdout, stderr) => {
        try {
          resolve(read(JSON.parse(stdout), root));
        } catch {
          // Without a report: a wrong configuration, or a crash.
          reject(new Error(`${name} did not run. ${stderr}${stdout}`, { cause: error }));
        }
      },
    );
  });
}

/**
 * The findings of linters by folder, one line of text each; a folder without findings has an empty list. The linters run at the same time.
 *
 * @param root absolute path of the workspace.
 */
export async function findings(
  linters: readonly Linter[],
  root: string,
  linted: readonly LintedFolder[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>(linted.map(({ folder }) => [folder, []]));
  const groups = new Map<string, { folders: string[]; except: readonly string[] }>();
  for (const { folder, except } of linted) {
    const group = groups.get(except.join()) ?? { folders: [], except };
    group.folders.push(folder);
    groups.set(except.join(), group);
  }
  const runs = linters.flatMap((linter) =>
    [...groups.values()].map(async ({ folders, except }) => {
      for (const { file, line, column, message, rule } of await run(linter, root, folders, except)) {
        const owner = folders.find((folder) => folder === '.' || file.startsWith(`${folder}/`)) ?? folders[0];
        if (owner !== undefined) found.get(owner)?.push(`${file}:${line}:${column}  ${message}  ${rule}`);
      }
    }),
  );
  await Promise.all(runs);
  return found;
}
