/**
 * All checks for contributors: `npm test`. It needs nothing installed or running.
 *
 * All steps run, even after a failure; a summary with times is printed at the end.
 *   --only lint,unit   these steps alone
 *   --skip journeys    all but these
 *   --dealer <slug>    build, fuzz, journeys and size for this dealer only; may be repeated
 *   --list             names the steps
 */
import { parseArgs } from 'node:util';
import { ensureBrowser, browserVersion } from './shared/browser.mjs';
import { ensureInstalled } from './shared/install.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { run, tail } from './shared/run.mjs';
import { runInOrder } from './shared/run-in-order.mjs';
import { bold, dim, duration, green, main, Problem, red } from './shared/say.mjs';
import { checks, checksOf } from './shared/checks.mjs';
import { siteSlugs } from './shared/sites.mjs';

function chosen({ only, skip }) {
  const named = (text) => (text ? text.split(',').map((name) => name.trim()) : []);
  const unknown = [...named(only), ...named(skip)].filter(
    (name) => !checks.some((check) => check.name === name),
  );
  if (unknown.length > 0)
    throw new Problem(
      `No step is called ${unknown.join(', ')}. There are: ${checks.map((c) => c.name).join(', ')}.`,
    );
  return checks.filter(({ name }) => (!only || named(only).includes(name)) && !named(skip).includes(name));
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      skip: { type: 'string' },
      dealer: { type: 'string', multiple: true },
      list: { type: 'boolean', default: false },
    },
  });
  const named = chosen(values);
  if (values.list) return void named.forEach(({ name, label }) => console.log(`${name.padEnd(13)} ${label}`));

  const startedAt = Date.now();
  requireNode();
  await ensureInstalled();
  await continueInFittingNode();
  const steps = values.dealer ? checksOf(named, siteSlugs(values.dealer)) : named;
  const env = { FORCE_COLOR: '0' };
  if (steps.some((step) => step.browser)) {
    env.PLAYWRIGHT_CHROMIUM_PATH = await ensureBrowser();
    console.log(dim(`  ${browserVersion(env.PLAYWRIGHT_CHROMIUM_PATH)}`));
  }

  const results = await runInOrder(steps, async ({ name, label, command, missing, env: own }) => {
    const lacking = missing?.();
    if (lacking) {
      console.log(`${red('✗')} ${label}: ${lacking}`);
      return { name, ok: false, ms: 0, log: lacking };
    }
    return { name, ...(await run(label, ...command, { env: { ...env, ...own }, logName: name })) };
  });

  const failed = results.filter(({ ok }) => !ok);
  for (const { name, output } of failed)
    if (output) console.log(`\n${bold(`End of the output of ${name}`)}\n${tail(output, 60)}`);
  console.log(`\n${bold('Summary')}`);
  for (const { name, ok, ms, log } of results)
    console.log(
      `  ${ok ? green('✓') : red('✗')} ${name.padEnd(13)} ${duration(ms).padStart(12)}${ok ? '' : dim(`  ${log}`)}`,
    );
  console.log(dim(`  in ${duration(Date.now() - startedAt)}`));
  if (failed.length > 0)
    throw new Problem(
      `${failed.length} of ${results.length} steps failed: ${failed.map((r) => r.name).join(', ')}`,
    );
});
