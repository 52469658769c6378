import type { ExecutorContext, TaskGraph } from '@nx/devkit';
import { checkEach, projectFolder, type BatchResult } from './batch.ts';
import { eslint, findings, oxlint } from './linters.ts';

export interface LintOptions {
  /** Patterns of files that other projects lint, from the root of the workspace. */
  except?: string[];
}

/** Lints one project; a warning fails like an error. */
export default async function lint({ except = [] }: LintOptions, context: ExecutorContext) {
  const folder = projectFolder(context, context.projectName);
  const found = await findings([eslint, oxlint], context.root, [{ folder, except }]);
  const output = (found.get(folder) ?? []).join('\n');
  if (output) console.log(output);
  return { success: output === '' };
}

/** Lints many projects in one run of each linter. */
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
  const found = findings([eslint, oxlint], context.root, linted);
  return checkEach(taskGraph, inputs, context, async (_options, folder) => {
    const output = ((await found).get(folder) ?? []).join('\n');
    return { success: output === '', output };
  });
}
