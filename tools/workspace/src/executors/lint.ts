import type { ExecutorContext, TaskGraph } from '@nx/devkit';
import { ESLint } from 'eslint';
import { checkEach, projectFolder, type BatchResult, type Checked } from './batch.ts';
import { typeAwareLint, type LintedFolder } from './typeAwareLint.ts';

export interface LintOptions {
  /** Patterns of files that other projects lint, from the root of the workspace. */
  except?: string[];
}

/**
 * Lints folders of a workspace with ESLint and oxlint. Instances of ESLint are kept, because each reads the settings once; oxlint runs
 * once for all folders, because it reads the types of a lib once.
 */
function linter(root: string, linted: readonly LintedFolder[]) {
  let typed: Promise<Map<string, string[]>> | undefined;
  const instances = new Map<string, ESLint>();
  const instance = (except: string[]) => {
    const key = except.join();
    const made = instances.get(key) ?? new ESLint({ cwd: root, ignorePatterns: except });
    instances.set(key, made);
    return made;
  };
  return async ({ except = [] }: LintOptions, folder: string): Promise<Checked> => {
    typed ??= typeAwareLint(root, linted);
    const eslint = instance(except);
    const results = await eslint.lintFiles([folder]);
    const found = (await typed).get(folder) ?? [];
    const clean = results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
    const formatter = await eslint.loadFormatter('stylish');
    const output = [await formatter.format(results), ...found].filter((text) => text !== '').join('\n');
    return { success: clean && found.length === 0, output };
  };
}

/** Lints one project; a warning fails like an error. */
export default async function lint(options: LintOptions, context: ExecutorContext) {
  const folder = projectFolder(context, context.projectName);
  const linted = [{ folder, except: options.except ?? [] }];
  const { success, output } = await linter(context.root, linted)(options, folder);
  if (output) console.log(output);
  return { success };
}

/** Lints many projects in one process. */
export function lintBatch(
  taskGraph: TaskGraph,
  inputs: Record<string, LintOptions>,
  _overrides: LintOptions,
  context: ExecutorContext,
): AsyncGenerator<BatchResult> {
  const linted = Object.entries(taskGraph.tasks).map(([id, { target }]) => ({
    folder: projectFolder(context, target.project),
    except: inputs[id]?.except ?? [],
  }));
  return checkEach(taskGraph, inputs, context, linter(context.root, linted));
}
