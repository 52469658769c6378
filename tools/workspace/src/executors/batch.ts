import type { ExecutorContext, TaskGraph } from '@nx/devkit';

/** What an executor found in one project. */
export interface Checked {
  success: boolean;
  /** Empty where there is nothing to report. */
  output: string;
}

/** A result as Nx wants it of a batch; times in milliseconds since 1970. */
export interface BatchResult {
  task: string;
  result: { success: boolean; terminalOutput: string; startTime: number; endTime: number };
}

/** Folder of a project, relative to the root of the workspace. */
export function projectFolder(context: ExecutorContext, project: string | undefined): string {
  const folder = project === undefined ? undefined : context.projectGraph.nodes[project]?.data.root;
  if (folder === undefined) throw new Error(`Nx knows no project ${project ?? 'for this executor'}.`);
  return folder;
}

/** The tasks of a graph, each after the tasks that it depends on. */
export function inOrder({ tasks, dependencies }: TaskGraph): string[] {
  const ordered = new Set<string>();
  const visit = (id: string) => {
    if (ordered.has(id) || !(id in tasks)) return;
    for (const before of dependencies[id] ?? []) visit(before);
    ordered.add(id);
  };
  for (const id of Object.keys(tasks)) visit(id);
  return [...ordered];
}

/**
 * Checks the projects of a batch one after another in this process, so that tools and settings are loaded once.
 *
 * @param check is called with the options of a task and the folder of its project.
 */
export async function* checkEach<Options>(
  taskGraph: TaskGraph,
  inputs: Record<string, Options>,
  context: ExecutorContext,
  check: (options: Options, folder: string) => Promise<Checked> | Checked,
): AsyncGenerator<BatchResult> {
  for (const task of inOrder(taskGraph)) {
    const options = inputs[task];
    if (options === undefined) throw new Error(`Nx gave no options for ${task}.`);
    const startTime = Date.now();
    const folder = projectFolder(context, taskGraph.tasks[task]?.target.project);
    const { success, output } = await check(options, folder);
    yield { task, result: { success, terminalOutput: output, startTime, endTime: Date.now() } };
  }
}
