import type { ExecutorContext, TaskGraph } from '@nx/devkit';
import { runHere, testTogether, type SiteOptions } from './sites.ts';

/** Addresses of each site. `npm run fuzz:search` takes another number. */
const RUNS = 400;

/** Requests random addresses of some sites from one host. It fails all of them: its output names the addresses. */
async function request(root: string, slugs: readonly string[]) {
  const script = ['--conditions=@forecourt/source', '--expose-gc', 'tools/commands/fuzz.mjs'];
  const dealers = slugs.flatMap((slug) => ['--dealer', slug]);
  const ended = await runHere(root, 'node', [...script, '--runs', String(RUNS), ...dealers]);
  return new Map(slugs.map((slug) => [slug, ended]));
}

/** Random addresses of the search page of one site. */
export default async function fuzz({ dealer }: SiteOptions, { root }: ExecutorContext) {
  const results = await request(root, [dealer]);
  return { success: results.get(dealer)?.success === true };
}

/** Random addresses of the search pages of many sites. */
export function fuzzBatch(
  taskGraph: TaskGraph,
  inputs: Record<string, SiteOptions>,
  _overrides: SiteOptions,
  { root }: ExecutorContext,
) {
  return testTogether(taskGraph, inputs, (slugs) => request(root, slugs));
}
