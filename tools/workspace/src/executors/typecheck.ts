import type { ExecutorContext, TaskGraph } from '@nx/devkit';
import { join } from 'node:path';
import ts from 'typescript';
import { checkEach, inOrder, projectFolder, type BatchResult, type Checked } from './batch.ts';

export interface TypecheckOptions {
  /** The settings to build with, from the root of the workspace; default: `tsconfig.json` of the project. */
  tsConfig?: string;
}

const settingsOf = ({ tsConfig }: TypecheckOptions, folder: string) =>
  tsConfig ?? join(folder, 'tsconfig.json');

/** `tsc --build` of many projects with one builder, which reads shared files and finished references once. */
function builder(root: string, settings: readonly string[]) {
  let problems: ts.Diagnostic[] = [];
  const host = ts.createSolutionBuilderHost(
    ts.sys,
    undefined,
    (problem) => void problems.push(problem),
    () => undefined,
  );
  const absolute = (file: string) => join(root, file);
  const solution = ts.createSolutionBuilder(host, settings.map(absolute), {});
  const format: ts.FormatDiagnosticsHost = {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  };
  return (options: TypecheckOptions, folder: string): Checked => {
    problems = [];
    const status = solution.build(absolute(settingsOf(options, folder)));
    const success = status === ts.ExitStatus.Success;
    return { success, output: ts.formatDiagnostics(problems, format) };
  };
}

/** `tsc --build` of one project: its types are checked and its `dist` is written. */
export default function typecheck(options: TypecheckOptions, context: ExecutorContext) {
  const folder = projectFolder(context, context.projectName);
  const { success, output } = builder(context.root, [settingsOf(options, folder)])(options, folder);
  if (output) console.log(output);
  return Promise.resolve({ success });
}

/** `tsc --build` of many projects in one process. */
export function typecheckBatch(
  taskGraph: TaskGraph,
  inputs: Record<string, TypecheckOptions>,
  _overrides: TypecheckOptions,
  context: ExecutorContext,
): AsyncGenerator<BatchResult> {
  const settings = inOrder(taskGraph).map((task) =>
    settingsOf(inputs[task] ?? {}, projectFolder(context, taskGraph.tasks[task]?.target.project)),
  );
  return checkEach(taskGraph, inputs, context, builder(context.root, settings));
}
