import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { errorFacts } from '@forecourt/api';
import { openDeclaration } from '@forecourt/site-config/declaration';
import { readConfig } from '../config.ts';
import { listen, startHost } from '../start-host.ts';
import type { RunningHost } from '../start-host.ts';
import type { ViteDevServer } from 'vite';
import { devLogger } from './dev-logger.ts';
import { editedSite } from './edited-site.ts';
import { openVite } from './open-vite.ts';
import { waitingPage } from './waiting-page.ts';

/**
 * Serves one dealer app from its sources, with the platform of the host around it: `node … apps/host/src/dev/main.ts <slug>`. Takes the
 * host's environment variables; what is wrong with the declaration is printed, and shown to whoever asks, until it is mended.
 */
const PATIENCE_MS = 8_000;
const root = path.resolve(import.meta.dirname, '../../../..');
const [slug = ''] = process.argv.slice(2);
const config = readConfig(process.env, root);
const app = path.join(config.dealersDirectory, slug);
const logger = devLogger(path.join(root, '.forecourt/logs', `dev-${slug}.log`));
// React Router looks for its files from here.
process.chdir(app);

const server = createServer({ keepAliveTimeout: 65_000 });
const declaration = openDeclaration(app);
const running: { vite?: ViteDevServer; host?: RunningHost } = {};

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void Promise.race([stop(signal), setTimeout(PATIENCE_MS)]).finally(() => process.exit(0));
  });

await listen(server, config);
const waiting = waitingPage(server);
const vite = await openOnceMended();
running.vite = vite;
const host = await startHost(config, logger, { sites: [editedSite(vite, declaration)], server });
running.host = host;
declaration.onChange(() => {
  host
    .sitesChanged()
    .catch((error: unknown) => logger.error(errorFacts(error), 'the platform keeps the old config'));
});
waiting.end();
console.log(`Ready: http://${slug}.localhost:${host.port}`);

async function stop(signal: string): Promise<void> {
  // Vite first: an open page holds a connection of its own.
  await running.vite?.close();
  await running.host?.stop(signal);
}

/** Vite for the app; where something is wrong with its declaration, once that is mended. */
async function openOnceMended() {
  for (let said = ''; ;) {
    const watcher = watch(app);
    const saved = once(watcher, 'change');
    try {
      await declaration.refresh();
      return await openVite(app, server);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      if (words !== said) console.error(`\n${words}\n\nMend it and save: the site starts by itself.`);
      said = words;
      waiting.say(words);
      await saved;
      // An editor may write in several strokes.
      await setTimeout(100);
    } finally {
      watcher.close();
    }
  }
}
