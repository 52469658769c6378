/**
 * Makes a dealer with the generator, builds it, starts it with demonstration stock and sends the shared journeys over
 * it; then removes it again: `node tools/commands/dealer-rehearsal.mjs`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './shared/browser.mjs';
import { ensureInstalled } from './shared/install.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { root } from './shared/paths.mjs';
import { freePort } from './shared/port.mjs';
import { run, tail } from './shared/run.mjs';
import { main, Problem } from './shared/say.mjs';

/** Not listed in .gitignore: Nx would not see it. */
const slug = 'rehearsal-motors';
const app = join(root, 'apps/dealers', slug);
const references = join(root, 'tsconfig.json');

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

  rmSync(app, { recursive: true, force: true });
  const before = readFileSync(references, 'utf8');
  const data = mkdtempSync(join(tmpdir(), 'forecourt-rehearsal-'));
  const env = {
    PORT: String(await freePort()),
    FORECOURT_DATA: data,
    FORECOURT_JOURNEY_DEALERS: slug,
    PLAYWRIGHT_CHROMIUM_PATH: browser,
  };
  try {
    // Through the generator itself, so that no package is installed for a site that will not stay.
    await step('Generating a dealer', process.execPath, ['tools/commands/shared/generate-dealer.mjs', slug]);
    await step('Building it', 'nx', ['run', `@forecourt-dealers/${slug}:build`]);
    if (!existsSync(join(app, 'build/site.json'))) throw new Problem('The build left no build/site.json.');
    await step('Checking its types', 'tsc', ['--build', `apps/dealers/${slug}`]);
    await step('The shared journeys', 'npm', ['run', '--silent', 'test:journeys'], { env });
    console.log('A generated dealer builds, starts and passes the shared journeys.');
  } finally {
    writeFileSync(references, before);
    for (const folder of [app, data]) rmSync(folder, { recursive: true, force: true });
  }
});
