/**
 * FORECOURT_DATA, DATABASE_URL and TYPESENSE_URL as for `npm start`. Several may run at once on different ports: they
 * share the database.
 */
import { once } from 'node:events';
import { constants } from 'node:os';
import { command } from './shared/command.mjs';
import { loadDemoStock } from './shared/demo-stock.mjs';
import { ensureInstalled } from './shared/install.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { readPort, requireFreePort } from './shared/port.mjs';
import { start } from './shared/run.mjs';
import { Problem } from './shared/say.mjs';
import { siteSlugs } from './shared/sites.mjs';

const declaration = {
  call: 'node tools/commands/dev.mjs',
  does:
    "Serves one dealer's site from its sources, with hot reload, API, search and pictures in one process: npx nx dev @forecourt-dealers/<slug>. " +
    'Loads demonstration stock if the dealer has none. Ctrl-C ends it.',
  options: {
    dealer: { type: 'string', value: '<slug>', does: 'the dealer' },
    port: { type: 'string', value: '<number>', does: 'where to listen; PORT, else 4200' },
    'no-stock': { type: 'boolean', does: 'leaves the database as it is' },
  },
};

await command(declaration, async ({ values }) => {
  if (!values.dealer) throw new Problem('Say which dealer: npx nx dev @forecourt-dealers/harbour-city');
  const port = readPort(values.port);

  requireNode();
  await requireFreePort(port, (other) => `npx nx dev @forecourt-dealers/${values.dealer} --port ${other}`);
  await ensureInstalled();
  await continueInFittingNode();

  const [slug] = siteSlugs([values.dealer]);
  if (!values['no-stock']) await loadDemoStock([slug]);
  const conditions = ['--conditions=@forecourt/source', '--conditions=development'];
  const site = start(process.execPath, [...conditions, 'libs/server/host/src/cli.ts', 'dev', slug], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PORT: String(port), NODE_ENV: 'development' },
  });
  const [code, signal] = await once(site, 'close');
  process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
});
