import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir, root } from './paths.mjs';
import { run, tail } from './run.mjs';
import { Problem } from './say.mjs';

const fromSource = '--conditions=@forecourt/source';
const feedDir = join(dataDir, 'demo-stock');

/** Dealers seen with stock, by database: asking the database costs seconds at every start, this file nothing. */
const seenFile = join(dataDir, 'stocked.json');
const databaseName = () => (process.env.DATABASE_URL ? new URL(process.env.DATABASE_URL).host : 'embedded');
const readSeen = () => (existsSync(seenFile) ? JSON.parse(readFileSync(seenFile, 'utf8')) : {});
function rememberStocked(slugs) {
  const seen = readSeen();
  const known = new Set([...(seen[databaseName()] ?? []), ...slugs]);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(seenFile, `${JSON.stringify({ ...seen, [databaseName()]: [...known].sort() })}\n`);
}
const withoutKnownStock = (slugs) => {
  const intact = process.env.DATABASE_URL || existsSync(join(dataDir, 'db'));
  const known = intact ? (readSeen()[databaseName()] ?? []) : [];
  return slugs.filter((slug) => !known.includes(slug));
};

async function node(label, args, logName) {
  const result = await run(label, process.execPath, [fromSource, ...args], { logName });
  if (result.ok) return result.output;
  console.error(tail(result.output));
  if (/ENOSPC/.test(result.output))
    throw new Problem('The disk is full. Make about 1 GB of room and start again.');
  throw new Problem(`${label}: it failed; the reason stands above. (All of it: ${result.log})`);
}

/** Cars by dealer. An embedded database that was never there holds none, and is not started to say so. */
async function countCars() {
  if (!process.env.DATABASE_URL && !existsSync(join(dataDir, 'db'))) return {};
  const script = 'tools/commands/shared/stock-count.mjs';
  const output = await node('Looking at the stock in the database', [script], 'stock-count');
  return JSON.parse(output.trim().split('\n').at(-1) ?? '{}');
}

/**
 * Lends every dealer that has no vehicle yet demonstration stock of the kind that he declares to sell. A dealer with stock of his own
 * is left alone; the sites are built.
 */
export async function loadDemoStock(slugs) {
  const candidates = withoutKnownStock(slugs);
  if (candidates.length === 0) return;
  const counts = await countCars();
  const empty = candidates.filter((slug) => !counts[slug]);
  const definitions = empty.map((slug) => join(root, 'apps/dealers', slug, 'build/site.json'));
  if (empty.length > 0)
    await node(
      'Writing demonstration stock',
      ['libs/testing/fixtures/src/write-demo-stock.ts', feedDir, ...definitions],
      'demo-feed',
    );
  for (const slug of empty) {
    const feed = join(feedDir, `${slug}.ndjson`);
    const command = ['apps/api/src/commands/stock-import.ts', '--dealer', slug, '--feed', feed];
    await node(`Loading demonstration stock of ${slug}`, command, `stock-${slug}`);
  }
  rememberStocked(candidates);
}
