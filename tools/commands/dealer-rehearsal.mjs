import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from './shared/command.mjs';
import { ensureBrowser } from './shared/browser.mjs';
import { ensureInstalled } from './shared/install.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { root } from './shared/paths.mjs';
import { freePort } from './shared/port.mjs';
import { run, tail } from './shared/run.mjs';
import { Problem } from './shared/say.mjs';
import { withoutFeatures } from './shared/without-features.mjs';

const schema = JSON.parse(
  readFileSync(join(root, 'tools/workspace/src/generators/dealer/schema.json'), 'utf8'),
).properties;

/** The two that differ most: in layout, kind of vehicle and tone of voice. */
const usual = [
  { template: 'classic', sells: 'caravans' },
  { template: 'showroom', sells: 'cars' },
];

/**
 * The journeys of the usual two: every page answers and is accessible, every link and path leads somewhere, an enquiry is sent. The
 * other shared journeys run on the dealers of this workspace, which the generator made too (docs/decisions/0117).
 */
const serving = ['links', 'no-script', 'pages', 'routes', 'status'];

/** The optional features, in two sites; home and vehicle pages are required. A link between two that lack together is checked at night. */
const lackingTogether = [
  ['content', 'garage'],
  ['enquiry', 'locations', 'search'],
];

/** Must not be in .gitignore, or Nx would not see them. */
const slugOf = ({ template, sells, without }) =>
  without ? `without-${without.join('-')}` : `rehearsal-${template}-${sells.replaceAll(',', '-')}`;
const appOf = (dealer) => join(root, 'apps/dealers', slugOf(dealer));

/** Workspace files that the generator changes. */
const shared = ['tsconfig.json', 'package-lock.json'].map((name) => join(root, name));

function chosen(values) {
  if (values.all)
    return schema.template.enum.flatMap((template) =>
      schema.sells.items.enum.map((sells) => ({ template, sells })),
    );
  if (values.without) return lacking(values.without.split(',').map((feature) => [feature]));
  if (!values.template && !values.sells) return [...usual, ...lacking(lackingTogether)];
  return [{ template: values.template ?? 'classic', sells: values.sells ?? 'cars' }];
}

/** A site without each of these lists of features, with alternating templates. */
function lacking(lists) {
  const templates = schema.template.enum;
  return lists.map((without, at) => ({ template: templates[at % templates.length], sells: 'cars', without }));
}

async function step(label, command, args, options) {
  const result = await run(label, command, args, options);
  if (result.ok) return result;
  console.error(tail(result.output, 60));
  throw new Problem(`${label}: it failed; the reason is above. Read the full log: ${result.log}`);
}

/** Runs journeys of some dealers on a host of their own. */
async function journeys(label, dealers, files, env) {
  const results = join(root, 'apps/site-e2e/test-results', slugOf(dealers[0]));
  await step(label, 'npm', ['run', '--silent', 'test:journeys', '--', ...files, '--output', results], {
    env: { ...env, PORT: String(await freePort()), FORECOURT_JOURNEY_DEALERS: dealers.map(slugOf).join(',') },
  });
}

/** Runs tasks that use one core each, two at a time. All have ended when this throws the first failure. */
async function twoAtATime(tasks) {
  const queue = [...tasks];
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await task();
  };
  const failed = (await Promise.allSettled([worker(), worker()])).find(({ reason }) => reason);
  if (failed) throw failed.reason;
}

const declaration = {
  call: 'node tools/commands/dealer-rehearsal.mjs',
  does:
    'Creates dealers with the generator, builds them, starts them with demonstration stock of the kind they sell and runs those of the ' +
    'shared journeys on them that a new site can break; then removes them. Without options: two dealers, and two sites that lack features.',
  options: {
    template: {
      type: 'string',
      value: '<name>',
      does: 'a dealer of this template instead, on all shared journeys',
    },
    sells: { type: 'string', value: '<kinds>', does: 'what that dealer sells, separated by commas' },
    all: { type: 'boolean', does: 'every template with every kind, on all shared journeys' },
    without: {
      type: 'string',
      value: '<features>',
      does: 'sites that lack one of these features each, checked for broken links',
    },
  },
};

await command(declaration, async ({ values }) => {
  requireNode();
  await ensureInstalled();
  await continueInFittingNode();
  const browser = await ensureBrowser();

  const dealers = chosen(values);
  const apps = dealers.map(appOf);
  for (const app of apps) rmSync(app, { recursive: true, force: true });
  const before = shared.map((file) => readFileSync(file));
  const data = mkdtempSync(join(tmpdir(), 'forecourt-rehearsal-'));
  const env = { FORECOURT_DATA: data, PLAYWRIGHT_CHROMIUM_PATH: browser };
  try {
    // Calls the generator directly, so that no packages are installed for a temporary site.
    await step(`Generating ${dealers.map(slugOf).join(', ')}`, process.execPath, [
      'tools/commands/shared/generate-dealer.mjs',
      ...dealers.flatMap((dealer) => [slugOf(dealer), dealer.template, dealer.sells]),
    ]);
    const lock = ['install', '--package-lock-only', '--ignore-scripts', '--prefer-offline'];
    await step('Entering them in the lock file', 'npm', lock);
    const projects = dealers.map((dealer) => `apps/dealers/${slugOf(dealer)}`).join(',');
    await twoAtATime([
      () => step('Nothing unused', 'knip', ['--no-config-hints']),
      () => step('Lint', 'nx', ['run-many', '-t', 'lint', '-p', projects]),
      () => step('The references of TypeScript', 'nx', ['sync:check']),
      () => step('Format', 'oxfmt', ['--list-different', ...apps, ...shared]),
    ]);
    for (const dealer of dealers) if (dealer.without) withoutFeatures(appOf(dealer), dealer.without);
    const building = ['run-many', '-t', 'build', 'typecheck', '-p', projects, '--parallel=2'];
    await step('Building them and checking their types', 'nx', building);
    for (const app of apps)
      if (!existsSync(join(app, 'build/site.json')))
        throw new Problem(
          `The build left no ${app}/build/site.json. Look at the plugin that writes it, libs/platform/site/src/plugin.`,
        );
    const [whole, parts] = [
      dealers.filter(({ without }) => !without),
      dealers.filter(({ without }) => without),
    ];
    const files = whole.every((dealer) => usual.includes(dealer)) ? serving : [];
    // At the same time: while one host starts, on one core, the other has visitors.
    await twoAtATime([
      ...(whole.length > 0 ? [() => journeys('The shared journeys', whole, files, env)] : []),
      ...(parts.length > 0
        ? [() => journeys('Every link of sites that lack features', parts, ['links'], env)]
        : []),
    ]);
    console.log(
      `What the generator makes is in step with the workspace, builds, starts and passes its journeys: ${dealers
        .map(({ template, sells, without }) =>
          without ? `without ${without.join(' and ')}` : `${template} with ${sells}`,
        )
        .join(', ')}.`,
    );
  } finally {
    shared.forEach((file, at) => writeFileSync(file, before[at]));
    for (const folder of [...apps, data]) rmSync(folder, { recursive: true, force: true });
  }
});
