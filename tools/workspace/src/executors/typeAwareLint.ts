import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A folder to lint, relative to the root of the workspace. */
export interface LintedFolder {
  folder: string;
  /** Patterns of files that other projects lint, from the root of the workspace. */
  except: readonly string[];
}

/** The part of oxlint's JSON report that is read here. */
interface Report {
  diagnostics: {
    filename: string;
    message: string;
    code?: string;
    labels: { span: { line: number; column: number } }[];
  }[];
  number_of_files: number;
}

/** The command of oxlint. Its package exports only the module beside it. */
const command = join(dirname(createRequire(import.meta.url).resolve('oxlint')), '../bin/oxlint');

/** Runs oxlint over folders with the same exceptions; the types of a lib are then read once for all of them. */
function report(root: string, folders: readonly string[], except: readonly string[]): Promise<Report> {
  const ignored = except.map((pattern) => `--ignore-pattern=${pattern}`);
  const options = [command, '--format=json', '--disable-nested-config', ...ignored, ...folders];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      options,
      { cwd: root, maxBuffer: 256 * 1024 ** 2 },
      (error, stdout, stderr) => {
        try {
          resolve(JSON.parse(stdout));
        } catch {
          // Without a report: a wrong configuration, or a crash.
          reject(new Error(`oxlint did not run. ${stderr}${stdout}`, { cause: error }));
        }
      },
    );
  });
}

/**
 * The findings of `.oxlintrc.json` by folder: rules that need types, import cycles and accessibility. Each is one line of text; a folder
 * without findings has an empty list.
 *
 * @param root absolute path of the workspace.
 */
export async function typeAwareLint(
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
  for (const { folders, except } of groups.values()) {
    const { diagnostics } = await report(root, folders, except);
    for (const { filename, message, code = 'oxlint', labels } of diagnostics) {
      const { line = 1, column = 1 } = labels[0]?.span ?? {};
      const owner =
        folders.find((folder) => folder === '.' || filename.startsWith(`${folder}/`)) ?? folders[0];
      if (owner !== undefined) found.get(owner)?.push(`${filename}:${line}:${column}  ${message}  ${code}`);
    }
  }
  return found;
}
