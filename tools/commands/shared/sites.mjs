import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run, tail } from './run.mjs';
import { Problem, yellow } from './say.mjs';

const dealersDir = join(root, 'apps', 'dealers');

/** The dealers of this workspace, in alphabetical order; with `only`, just those. @throws Problem for an unknown one, with the nearest name. */
export function siteSlugs(only = []) {
  const all = readdirSync(dealersDir)
    .filter((slug) => existsSync(join(dealersDir, slug, 'dealer.config.ts')))
    .sort();
  const unknown = only.filter((slug) => !all.includes(slug));
  if (unknown.length > 0)
    throw new Problem(
      `No dealer is called ${unknown.join(', ')}.${meant(unknown, all)} Choose of ${all.join(', ')}.`,
    );
  if (all.length === 0)
    throw new Problem('There is no dealer yet. Create one: npx nx g workspace:dealer my-dealer');
  return only.length > 0 ? only : all;
}

/** The shared nearest-name rule. It is TypeScript, so it is imported only once the command runs in a suitable Node. */
function meant(unknown, all) {
  const { nearest } = createRequire(import.meta.url)('../../../libs/platform/site-config/src/nearest.ts');
  const near = unknown.map((slug) => nearest(slug, all)).filter(Boolean);
  return near.length > 0 ? ` Did you mean ${near.join(', ')}?` : '';
}

/** Builds these sites, and the desk, with Nx, which caches builds. */
export async function buildSites(slugs) {
  const projects = ['apps/desk', ...slugs.map((slug) => `apps/dealers/${slug}`)].join(',');
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
    throw new Problem('Fix the problems above in apps/dealers, and start again.');
  }
  console.error(tail(result.output, 40));
  if (result.output.includes('ENOSPC'))
    throw new Problem('The disk is full. Free about 1 GB and start again.');
  throw new Problem(`A site does not build; the reason is above. Read the full log: ${result.log}`);
}

/** The config errors of these sites, formatted for people; empty if the failure has another cause. */
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

/** Prints config warnings of the sites, which a cached build does not print. */
function sayWarnings(slugs) {
  for (const slug of slugs) {
    const file = join(dealersDir, slug, 'build/site.json');
    const { warnings = [] } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    for (const { path, what, fix } of warnings)
      console.log(`${yellow('!')} apps/dealers/${slug}: ${path}: ${what}. ${fix}`);
  }
}
