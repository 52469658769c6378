import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run, tail } from './run.mjs';
import { Problem } from './say.mjs';

const dealersDir = join(root, 'apps', 'dealers');

/** The dealers of this workspace, in alphabetical order; with `only`, those, and a helpful word for an unknown one. */
export function siteSlugs(only = []) {
  const all = readdirSync(dealersDir)
    .filter((slug) => existsSync(join(dealersDir, slug, 'dealer.config.ts')))
    .sort();
  const unknown = only.filter((slug) => !all.includes(slug));
  if (unknown.length > 0)
    throw new Problem(
      `No dealer is called ${unknown.join(', ')}.${meant(unknown, all)} There are: ${all.join(', ')}.`,
    );
  if (all.length === 0)
    throw new Problem('There is no dealer yet. Make one: npx nx g workspace:dealer my-dealer');
  return only.length > 0 ? only : all;
}

/** The one rule of what is near; it is TypeScript, which the commands run once they are in a fitting Node. */
function meant(unknown, all) {
  const { nearest } = createRequire(import.meta.url)('../../../libs/platform/site-config/src/nearest.ts');
  const near = unknown.map((slug) => nearest(slug, all)).filter(Boolean);
  return near.length > 0 ? ` Did you mean ${near.join(', ')}?` : '';
}

/** Builds these sites through Nx, which skips what it has built before. */
export async function buildSites(slugs) {
  const projects = slugs.map((slug) => `apps/dealers/${slug}`).join(',');
  const result = await run(
    `Building ${slugs.length === 1 ? slugs[0] : `${slugs.length} sites`}`,
    'nx',
    ['run-many', '-t', 'build', '-p', projects, '--output-style=stream', '--parallel=2'],
    { logName: 'build-sites' },
  );
  if (result.ok) return;
  console.error(tail(result.output, 40));
  if (/ENOSPC/.test(result.output))
    throw new Problem('The disk is full. Make about 1 GB of room and start again.');
  throw new Problem(`A site does not build; the reason stands above. (All of it: ${result.log})`);
}
