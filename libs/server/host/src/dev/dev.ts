import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { errorFacts } from '@forecourt/api';
import { openDeclaration } from '@forecourt/site-config/declaration';
import type { Declaration } from '@forecourt/site-config/declaration';
import { called } from '../commands/called.ts';
import type { Command } from '../commands/command.ts';
import { readConfig } from '../config.ts';
import { chooseApp, dealerApps } from '../dealer-apps.ts';
import { listen, startHost } from '../start-host.ts';
import type { RunningHost } from '../start-host.ts';
import type { ViteDevServer } from 'vite';
import { devLogger } from './dev-logger.ts';
import { editedSite } from './edited-site.ts';
import { openVite } from './open-vite.ts';
import { waitingPage } from './waiting-page.ts';

const PATIENCE_MS = 8_000;

/**
 * Serves one dealer app from its sources, with the platform of the host around it: `forecourt dev <dealer>`, without a name where the
 * project is that app. Takes the host's environment variables; what is wrong with the declaration is printed, and shown to whoever asks, until it is mended.
 */
export const dev: Command = async ([name = ''], root) => {
  const call = called(root, 'dev');
  if (['help', '--help', '-h'].includes(name)) {
    console.log(
      `Usage: ${call} <dealer>; the name is left out where the project is one dealer app. PORT=4300 moves it.`,
    );
    return 0;
  }
  const config = readConfig(process.env, root);
  const chosen = chooseApp(await dealerApps(config, root), name, call);
  if ('problem' in chosen) {
    console.error(chosen.problem);
    return 2;
  }
  const { app } = chosen;
  const logger = devLogger(path.join(root, '.forecourt/logs', `dev-${path.basename(app)}.log`));
  // React Router looks for its files from here.
  process.chdir(app);

  const server = createServer({ keepAliveTimeout: 65_000 });
  const declaration = openDeclaration(app);
  const running: { vite?: ViteDevServer; host?: RunningHost } = {};
  const stop = async (signal: string) => {
    // Vite first: an open page holds a connection of its own.
    await running.vite?.close();
    await running.host?.stop(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void Promise.race([stop(signal), setTimeout(PATIENCE_MS)]).finally(() => process.exit(0));
    });

  await listen(server, config);
  const waiting = waitingPage(server);
  const vite = await openOnceMended({ app, server, declaration, say: waiting.say });
  running.vite = vite;
  const site = editedSite(vite, declaration);
  const host = await startHost(config, logger, { sites: [site], server });
  running.host = host;
  declaration.onChange(() => {
    host
      .sitesChanged()
      .catch((error: unknown) => logger.error(errorFacts(error), 'the platform keeps the old config'));
  });
  waiting.end();
  console.log(`Ready: http://${site.slug}.localhost:${host.port}`);
  return undefined;
};

interface Opening {
  app: string;
  server: Server;
  declaration: Declaration;
  /** Told what must be mended first. */
  say(words: string): void;
}

/** Vite for the app; where something is wrong with its declaration, once that is mended. */
async function openOnceMended({ app, server, declaration, say }: Opening): Promise<ViteDevServer> {
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
      say(words);
      await saved;
      // An editor may write in several strokes.
      await setTimeout(100);
    } finally {
      watcher.close();
    }
  }
}
