import type { ExecutorContext, TaskGraph } from '@nx/devkit';
import { ESLint } from 'eslint';
import { checkEach, projectFolder, type BatchResult, type Checked } from './batch.ts';

export interface LintOptions {
  /** Patterns of files that other projects lint, from the root of the workspace. */
  except?: string[];
}

/** Lints folders of a workspace; instances of ESLint are kept, because each reads the settings once. */
function linter(root: string) {
  const instances = new Map<string, ESLint>();
  const instance = (except: string[]) => {
    const key = except.join();
    const made = instances.get(key) ?? new ESLint({ cwd: root, ignorePatterns: except });
    instances.set(key, made);
    return made;
  };
  return async ({ except = [] }: LintOptions, folder: string): Promise<Checked> => {
    const eslint = instance(except);
    const results = await eslint.lintFiles([folder]);
    const success = results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
    const formatter = await eslint.loadFormatter('stylish');
    return { success, output: await formatter.format(results) };
  };
}

/** ESLint over one project; a warning fails like an error. */
export default async function lint(options: LintOptions, context: ExecutorContext) {
  const { success, output } = await linter(context.root)(
    options,
    projectFolder(context, context.projectName),
  );
  if (output) console.log(output);
  return { success };
}

/** ESLint over many projects in one process. */
export function lintBatch(
  taskGraph: TaskGraph,
  inputs: Record<string, LintOptions>,
  _overrides: LintOptions,
  context: ExecutorContext,
): AsyncGenerator<BatchResult> {
  return checkEach(taskGraph, inputs, context, linter(context.root));
}
