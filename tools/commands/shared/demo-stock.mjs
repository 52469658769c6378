import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDemonstration } from './demonstration.mjs';
import { dataDir, root } from './paths.mjs';
import { run, tail } from './run.mjs';
import { dim, Problem } from './say.mjs';

const fromSource = '--conditions=@forecourt/source';
const feedDir = join(dataDir, 'demo-stock');
const databaseDir = join(dataDir, 'db');

/** Cache of dealers known to have stock, because a database query takes seconds at every start. */
const seenFile = join(dataDir, 'stocked.json');
const readSeen = () => (existsSync(seenFile) ? JSON.parse(readFileSync(seenFile, 'utf8')) : {});
function rememberStocked(slugs) {
  const seen = readSeen();
  const known = new Set([...(seen.embedded ?? []), ...slugs]);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(seenFile, `${JSON.stringify({ ...seen, embedded: [...known].sort() })}\n`);
}
const withoutKnownStock = (slugs) => {
  const known = existsSync(databaseDir) ? (readSeen().embedded ?? []) : [];
  return slugs.filter((slug) => !known.includes(slug));
};

async function node(label, args, logName) {
  const result = await run(label, process.execPath, [fromSource, ...args], { logName });
  if (result.ok) return result.output;
  console.error(tail(result.output));
  if (result.output.includes('ENOSPC'))
    throw new Problem('The disk is full. Free about 1 GB and start again.');
  throw new Problem(`${label}: it failed; the reason is above. Read the full log: ${result.log}`);
}

/** Number of cars by dealer. An embedded database that does not exist yet is not started. */
async function countCars() {
  if (!existsSync(databaseDir)) return {};
  const script = 'tools/commands/shared/stock-count.mjs';
  const output = await node('Looking at the stock in the database', [script, databaseDir], 'stock-count');
  return JSON.parse(output.trim().split('\n').at(-1) ?? '{}');
}

/**
 * Imports demonstration stock into the embedded database for every dealer without vehicles, of the kind that it declares to sell. Skips
 * dealers with stock of their own, and external databases: they must not contain invented vehicles.
 */
export async function loadDemoStock(slugs, env = process.env) {
  if (!isDemonstration(env)) {
    console.log(
      dim('  No demonstration stock is loaded here: npm run stock:import -- --dealer <slug> --feed <file>'),
    );
    return;
  }
  const candidates = withoutKnownStock(slugs);
  if (candidates.length === 0) return;
  const counts = await countCars();
  const empty = candidates.filter((slug) => !counts[slug]);
  const apps = empty.map((slug) => join(root, 'apps/dealers', slug));
  if (empty.length > 0)
    await node(
      'Writing demonstration stock',
      ['libs/testing/fixtures/src/write-demo-stock.ts', feedDir, ...apps],
      'demo-feed',
    );
  for (const slug of empty) {
    const feed = join(feedDir, `${slug}.ndjson`);
    const command = ['libs/server/host/src/cli.ts', 'stock-import', '--dealer', slug, '--feed', feed];
    await node(`Loading demonstration stock of ${slug}`, command, `stock-${slug}`);
  }
  rememberStocked(candidates);
}
