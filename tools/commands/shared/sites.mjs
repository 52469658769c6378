import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run, tail } from './run.mjs';
import { Problem, yellow } from './say.mjs';

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
  if (result.ok) return sayWarnings(slugs);
  const wrong = await configProblems(slugs);
  if (wrong) {
    console.error(`\n${wrong}`);
    throw new Problem('Mend what stands above in apps/dealers, and start again.');
  }
  console.error(tail(result.output, 40));
  if (/ENOSPC/.test(result.output))
    throw new Problem('The disk is full. Make about 1 GB of room and start again.');
  throw new Problem(`A site does not build; the reason stands above. (All of it: ${result.log})`);
}

/** What is wrong with the declarations of these sites, as a person reads it; empty where the failure is another. */
async function configProblems(slugs) {
  const script = 'tools/commands/shared/config-problems.mjs';
  const { output } = await run(
    'Reading the declarations',
    process.execPath,
    ['--conditions=@forecourt/source', script, ...slugs.map((slug) => join(dealersDir, slug))],
    { logName: 'config-problems', quiet: true },
  );
  return output.trim();
}

/** What the declarations should have before the sites open: the build said it, unless it was done before. */
function sayWarnings(slugs) {
  for (const slug of slugs) {
    const file = join(dealersDir, slug, 'build/site.json');
    const { warnings = [] } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    for (const { path, what, fix } of warnings)
      console.log(`${yellow('!')} apps/dealers/${slug}: ${path}: ${what}. ${fix}`);
  }
}
