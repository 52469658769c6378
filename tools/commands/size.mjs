import { command } from './shared/command.mjs';
import { ensureBrowser } from './shared/browser.mjs';
import { ensureInstalled } from './shared/install.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { run, tail } from './shared/run.mjs';
import { Problem } from './shared/say.mjs';
import { siteSlugs } from './shared/sites.mjs';

/** The first load of each kind of page of a built site: `{ home: 120000 }`, bytes of gzip. */
async function firstLoads(slug) {
  const { ok, output } = await run(`Weighing ${slug}`, 'size-limit', ['--json'], {
    env: { FORECOURT_DEALER: slug },
    logName: `size-${slug}`,
    quiet: true,
  });
  if (!ok) throw new Problem(tail(output, 20));
  return Object.fromEntries(JSON.parse(output).map(({ name, size }) => [name.split(' ')[1], size]));
}

async function update(slugs, { limitFor, writeLimits }) {
  for (const slug of slugs)
    for (const [kind, size] of Object.entries(await firstLoads(slug)))
      writeLimits(slug, kind, { firstLoad: limitFor(size) });
  // One worker: each journey of a dealer writes its part of the same file.
  const args = ['test', '--config', 'apps/site-e2e/playwright.config.ts', '--workers=1', 'script-sizes'];
  const { ok, output } = await run('Loading the pages in a browser', 'playwright', args, {
    env: {
      FORECOURT_JOURNEY_DEALERS: slugs.join(','),
      FORECOURT_SIZE_LIMITS: 'update',
      NODE_OPTIONS: '--conditions=@forecourt/source',
      PLAYWRIGHT_CHROMIUM_PATH: await ensureBrowser(),
    },
    logName: 'size-update',
  });
  if (!ok) throw new Problem(tail(output, 40));
}

const declaration = {
  call: 'npm run size --',
  does:
    'Compares the first-load JavaScript of built sites with the limits in apps/site-e2e/sites/<slug>/script-sizes.json. A size above its ' +
    'limit fails, and so does a limit more than 2 % above the size. The journey script-sizes.journey.ts compares what loads later.',
  options: {
    dealer: { type: 'string', value: '<slug>', multiple: true, does: 'this dealer only' },
    update: { type: 'boolean', does: 'sets all limits from the builds, those of the journey too' },
  },
};

await command(declaration, async ({ values }) => {
  requireNode();
  await ensureInstalled();
  await continueInFittingNode();
  // TypeScript, which only a suitable Node can import.
  const sizes = await import('../../apps/site-e2e/src/support/script-sizes.ts');
  const slugs = siteSlugs(values.dealer);
  if (values.update) return update(slugs, sizes);
  const problems = [];
  for (const slug of slugs)
    for (const [kind, size] of Object.entries(await firstLoads(slug))) {
      const limits = sizes.limitsOf(slug, kind);
      const what = `${slug} ${kind}, first load`;
      console.log(`${what}: ${size} B gzip, limit ${limits.firstLoad} B`);
      const found = sizes.sizeProblems(what, [{ name: kind, size }], {
        limit: limits.firstLoad,
        exact: limits.exact,
      });
      problems.push(...found, ...(found.length > 0 ? [sizes.howToSet(slug)] : []));
    }
  if (problems.length > 0) throw new Problem([...new Set(problems)].join('\n'));
});
