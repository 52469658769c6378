import { command } from './shared/command.mjs';
import { announce } from './shared/announce.mjs';
import { buildSites, siteSlugs } from './shared/sites.mjs';
import { loadDemoStock } from './shared/demo-stock.mjs';
import { startHost } from './shared/host.mjs';
import { ensureInstalled } from './shared/install.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { readPort, requireFreePort } from './shared/port.mjs';

const declaration = {
  call: 'npm start --',
  does:
    'From a fresh clone to running sites: installs missing packages, builds every dealer site (cached), starts the host, loads demonstration ' +
    'stock where the database has none and prints the addresses. Ctrl-C stops it.\n\n' +
    'PORT is where to listen (4200), FORECOURT_DATA the folder of the data (.forecourt); DATABASE_URL and TYPESENSE_URL select engines of ' +
    'your own. With a database of your own, or with NODE_ENV=production, there is no demonstration stock and no mailbox.',
  options: {
    dealer: { type: 'string', value: '<slug>', multiple: true, does: 'only this dealer' },
    'no-stock': { type: 'boolean', does: 'leaves the database as it is' },
  },
};

await command(declaration, async ({ values }) => {
  const startedAt = Date.now();
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
