import type { ExecutorContext, TaskGraph } from '@nx/devkit';
import { join } from 'node:path';
import { checkEach, projectFolder, type BatchResult } from './batch.ts';
import { buildTypes } from './buildTypes.ts';

export interface TypecheckOptions {
  /** The settings to build with, from the root of the workspace; default: `tsconfig.json` of the project. */
  tsConfig?: string;
}

const settingsOf = ({ tsConfig }: TypecheckOptions, folder: string) =>
  tsConfig ?? join(folder, 'tsconfig.json');

/** `tsc --build` of one project: its types are checked and its `dist` is written. */
export default async function typecheck(options: TypecheckOptions, context: ExecutorContext) {
  const settings = settingsOf(options, projectFolder(context, context.projectName));
  const errors = (await buildTypes(context.root, [settings])).get(settings);
  if (errors) console.log(errors);
  return { success: !errors };
}

/** `tsc --build` of many projects at once. */
export function typecheckBatch(
  taskGraph: TaskGraph,
  inputs: Record<string, TypecheckOptions>,
  _overrides: TypecheckOptions,
  context: ExecutorContext,
): AsyncGenerator<BatchResult> {
  const settings = Object.entries(taskGraph.tasks).map(([task, { target }]) =>
    settingsOf(inputs[task] ?? {}, projectFolder(context, target.project)),
  );
  const built = buildTypes(context.root, settings);
  return checkEach(taskGraph, inputs, context, async (options, folder) => {
    const output = (await built).get(settingsOf(options, folder)) ?? '';
    return { success: output === '', output };
  });
}
