import { runHere, siteExecutor } from './sites.ts';

/** Addresses of each site. `npm run fuzz:search` takes another number. */
const RUNS = 400;

/** Requests random addresses of some sites from one host. It fails all of them: its output names the addresses. */
async function request(root: string, slugs: readonly string[]) {
  const script = ['--conditions=@forecourt/source', '--expose-gc', 'tools/commands/fuzz.mjs'];
  const dealers = slugs.flatMap((slug) => ['--dealer', slug]);
  const ended = await runHere(root, 'node', [...script, '--runs', String(RUNS), ...dealers]);
  return new Map(slugs.map((slug) => [slug, ended]));
}

const executor = siteExecutor(request);

/** Random addresses of the search page of one site. */
export default executor.one;

/** Random addresses of the search pages of many sites. */
export const fuzzBatch = executor.batch;
