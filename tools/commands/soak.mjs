/**
 * The figures of a host under kill, without its services, under hostile requests and with many shoppers. Each part is a benchmark
 * (`npm run bench` runs its short form too), which reads FORECOURT_SOAK. Unlike there, a missed target fails.
 */
import { command } from './shared/command.mjs';
import { runBenchScript } from './shared/bench-script.mjs';
import { figureLine } from './shared/figures.mjs';
import { ensureInstalled } from './shared/install.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { startCluster } from './shared/postgres.mjs';
import { bold, duration, green, Problem } from './shared/say.mjs';
import { buildSites } from './shared/sites.mjs';
import { missed, parts, soakParts } from './shared/soak-parts.mjs';

const declaration = {
  call: 'npm run soak --',
  does: `Holds the host to its figures over a long time, and ends with a table of them and an error where one is missed (docs/operations/capacity.md). Parts: ${parts.map(({ name, does }) => `${name} (${does})`).join('; ')}.`,
  words: '[part …]',
  options: {
    short: { type: 'boolean', does: 'minutes instead of about an hour: fewer leads, requests and seconds' },
  },
};

await command(declaration, async ({ values, words }) => {
  const wanted = soakParts(words);
  requireNode();
  await ensureInstalled();
  await continueInFittingNode();
  const sites = [...new Set(wanted.flatMap(({ sites }) => sites))];
  if (sites.length > 0) await buildSites(sites);
  const server = wanted.some(({ postgres }) => postgres) ? await startCluster() : null;
  const results = [];
  try {
    for (const part of wanted) {
      console.log(`\n${bold(part.name)}: ${part.does}`);
      const from = Date.now();
      const env = { ...(part.postgres && server?.env), FORECOURT_SOAK: values.short ? 'short' : 'long' };
      results.push({ part, ...(await runBenchScript(part.script, { env })), ms: Date.now() - from });
    }
  } finally {
    await server?.stop();
  }
  for (const { part, figures, ms } of results) {
    console.log(`\n${bold(part.name)}, ${duration(ms)}`);
    for (const figure of figures) console.log(figureLine(figure));
  }
  const problems = results.flatMap(({ part, ...result }) => missed(part.name, result));
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  console.log(green('\nEvery figure reaches its target.'));
});
