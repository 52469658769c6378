import type { ExecutorContext, TaskGraph } from '@nx/devkit';
import { spawn } from 'node:child_process';
import { inOrder, type BatchResult, type Checked } from './batch.ts';

export interface SiteOptions {
  /** Folder name of the dealer app. */
  dealer: string;
}

/** How a command ended. */
export interface Ended {
  success: boolean;
  output: string;
}

/** Runs a command in the root of the workspace, and prints what it prints. */
export async function runHere(
  root: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { success: code === 0, output };
}

/** Tests the sites with these folder names, and gives the result of each. */
type TestSites = (root: string, slugs: readonly string[]) => Promise<Map<string, Checked>>;

/** The two halves of an executor that tests sites: of one, and of a batch, which are tested together, so that what they share starts once. */
export const siteExecutor = (test: TestSites) => ({
  one: async ({ dealer }: SiteOptions, { root }: ExecutorContext) => {
    const results = await test(root, [dealer]);
    return { success: results.get(dealer)?.success === true };
  },
  batch: (
    taskGraph: TaskGraph,
    inputs: Record<string, SiteOptions>,
    _overrides: SiteOptions,
    { root }: ExecutorContext,
  ) => testTogether(taskGraph, inputs, (slugs) => test(root, slugs)),
});

async function* testTogether(
  taskGraph: TaskGraph,
  inputs: Record<string, SiteOptions>,
  test: (slugs: string[]) => Promise<Map<string, Checked>>,
): AsyncGenerator<BatchResult> {
  const sites = inOrder(taskGraph).map((task) => {
    const options = inputs[task];
    if (options === undefined) throw new Error(`Nx gave no options for ${task}.`);
    return { task, slug: options.dealer };
  });
  const startTime = Date.now();
  const results = await test(sites.map(({ slug }) => slug));
  const endTime = Date.now();
  for (const { task, slug } of sites) {
    const { success, output } = results.get(slug) ?? { success: false, output: `No result for ${slug}.` };
    yield { task, result: { success, terminalOutput: output, startTime, endTime } };
  }
}
