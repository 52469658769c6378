/**
 * From a fresh clone to running sites: `npm start`.
 *
 * Installs missing packages, builds every dealer site (cached), starts the host, loads demo stock where the database has
 * none, prints the URLs. Ctrl-C stops it.
 *   --dealer <slug>   only this dealer; may be repeated
 *   --no-stock        leave the database as it is
 * PORT defaults to 4200, FORECOURT_DATA to `.forecourt`; DATABASE_URL and TYPESENSE_URL select external engines. With a database of
 * your own, or with NODE_ENV=production, no demo stock is imported and the mailbox is disabled.
 */
import { parseArgs } from 'node:util';
import { announce } from './shared/announce.mjs';
import { buildSites, siteSlugs } from './shared/sites.mjs';
import { loadDemoStock } from './shared/demo-stock.mjs';
import { startHost } from './shared/host.mjs';
import { ensureInstalled } from './shared/install.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { readPort, requireFreePort } from './shared/port.mjs';
import { main } from './shared/say.mjs';

await main(async () => {
  const startedAt = Date.now();
  const { values } = parseArgs({
    options: { dealer: { type: 'string', multiple: true }, 'no-stock': { type: 'boolean', default: false } },
  });
  const port = readPort();

  requireNode();
  await requireFreePort(port);
  await ensureInstalled();
  await continueInFittingNode();

  const slugs = siteSlugs(values.dealer);
  await buildSites(slugs);
  if (!values['no-stock']) await loadDemoStock(slugs);
  const host = await startHost({ port });
  announce({ port, slugs, startedAt, notes: host.notes });
  await host.ended;
});
