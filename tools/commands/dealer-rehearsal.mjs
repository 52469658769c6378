/**
 * Makes dealers with the generator, builds them, starts them with demonstration stock of the kind they sell and sends the shared
 * journeys over them; then removes them again: `node tools/commands/dealer-rehearsal.mjs`.
 *   --template <name> --sells <kinds>   this one instead of the two that CI rehearses; kinds are separated by commas
 *   --all                               every template with every kind
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './shared/browser.mjs';
import { ensureInstalled } from './shared/install.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { root } from './shared/paths.mjs';
import { freePort } from './shared/port.mjs';
import { run, tail } from './shared/run.mjs';
import { main, Problem } from './shared/say.mjs';

const schema = JSON.parse(
  readFileSync(join(root, 'tools/workspace/src/generators/dealer/schema.json'), 'utf8'),
).properties;

/** The two that differ most: other layouts, another kind of vehicle, everyday words and fine ones. */
const usual = [
  { template: 'classic', sells: 'caravans' },
  { template: 'showroom', sells: 'cars' },
];

/** Not listed in .gitignore: Nx would not see them. */
const slugOf = ({ template, sells }) => `rehearsal-${template}-${sells.replaceAll(',', '-')}`;
const appOf = (dealer) => join(root, 'apps/dealers', slugOf(dealer));

/** Files of the workspace that a new dealer is entered in. */
const shared = ['tsconfig.json', 'package-lock.json'].map((name) => join(root, name));

function chosen() {
  const { values } = parseArgs({
    options: { template: { type: 'string' }, sells: { type: 'string' }, all: { type: 'boolean' } },
  });
  if (values.all)
    return schema.template.enum.flatMap((template) =>
      schema.sells.items.enum.map((sells) => ({ template, sells })),
    );
  if (!values.template && !values.sells) return usual;
  return [{ template: values.template ?? 'classic', sells: values.sells ?? 'cars' }];
}

async function step(label, command, args, options) {
  const result = await run(label, command, args, options);
  if (result.ok) return result;
  console.error(tail(result.output, 60));
  throw new Problem(`${label}: it failed; the reason stands above. (All of it: ${result.log})`);
}

await main(async () => {
  requireNode();
  await ensureInstalled();
  await continueInFittingNode();
  const browser = await ensureBrowser();

  const dealers = chosen();
  const apps = dealers.map(appOf);
  for (const app of apps) rmSync(app, { recursive: true, force: true });
  const before = shared.map((file) => readFileSync(file));
  const data = mkdtempSync(join(tmpdir(), 'forecourt-rehearsal-'));
  const env = {
    PORT: process.env.PORT ?? String(await freePort()),
    FORECOURT_DATA: data,
    FORECOURT_JOURNEY_DEALERS: dealers.map(slugOf).join(','),
    PLAYWRIGHT_CHROMIUM_PATH: browser,
  };
  try {
    // Through the generator itself, so that no package is installed for a site that will not stay.
    const generate = 'tools/commands/shared/generate-dealer.mjs';
    for (const dealer of dealers)
      await step(`Generating ${slugOf(dealer)}`, process.execPath, [
        generate,
        slugOf(dealer),
        dealer.template,
        dealer.sells,
      ]);
    const lock = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
    await step('Entering them in the lock file', 'npm', lock);
    await step('The references of TypeScript', 'nx', ['sync:check']);
    await step('Format', 'prettier', ['--check', ...apps, ...shared]);
    await step('Lint', 'eslint', apps);
    await step('Nothing unused', 'knip', ['--no-config-hints']);
    const projects = dealers.map((dealer) => `apps/dealers/${slugOf(dealer)}`).join(',');
    await step('Building them', 'nx', ['run-many', '-t', 'build', '-p', projects, '--parallel=2']);
    for (const app of apps)
      if (!existsSync(join(app, 'build/site.json')))
        throw new Problem(`The build left no ${app}/build/site.json.`);
    await step('Checking their types', 'tsc', ['--build', ...apps]);
    await step('The shared journeys', 'npm', ['run', '--silent', 'test:journeys'], { env });
    console.log(
      `What the generator makes is in step with the workspace, builds, starts and passes the shared journeys: ${dealers
        .map(({ template, sells }) => `${template} with ${sells}`)
        .join(', ')}.`,
    );
  } finally {
    shared.forEach((file, at) => writeFileSync(file, before[at]));
    for (const folder of [...apps, data]) rmSync(folder, { recursive: true, force: true });
  }
});
