import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { errorFacts } from '@forecourt/api';
import { openDeclaration } from '@forecourt/site-config/declaration';
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
import { refreshOnceMended } from './refresh-once-mended.ts';
import { waitingPage } from './waiting-page.ts';

const TIMEOUT_MS = 8_000;

/**
 * Serves one dealer app from its sources, with the whole platform: `forecourt dev <dealer>`; the name is omitted if the project is itself
 * a dealer app. It reads the host's environment variables. Problems of the declaration are printed, and shown in the browser, until they
 * are fixed.
 */
export const dev: Command = async ([name = ''], root) => {
  const call = called(root, 'dev');
  const usage = `Usage: ${call} <dealer>; omit the name if the project is itself a dealer app. PORT=4300 sets the port.`;
  if (['help', '--help', '-h'].includes(name)) {
    console.log(usage);
    return 0;
  }
  if (name.startsWith('-')) {
    console.error(`"${name}" is not an option: "dev" takes the name of a dealer.\n\n${usage}`);
    return 2;
  }
  const config = readConfig(process.env, root);
  const chosen = chooseApp(await dealerApps(config, root), name, call);
  if ('problem' in chosen) {
    console.error(chosen.problem);
    return 2;
  }
  const { app } = chosen;
  const logger = devLogger(path.join(root, '.forecourt/logs', `dev-${path.basename(app)}.log`));
  // React Router resolves its files from the working directory.
  process.chdir(app);

  const server = createServer({ keepAliveTimeout: 65_000 });
  const declaration = openDeclaration(app);
  const running: { vite?: ViteDevServer; host?: RunningHost } = {};
  const stop = async (signal: string) => {
    // Vite first, because an open page keeps a WebSocket connection.
    await running.vite?.close();
    await running.host?.stop(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void Promise.race([stop(signal), setTimeout(TIMEOUT_MS)]).finally(() => process.exit(0));
    });

  await listen(server, config);
  const waiting = waitingPage(server);
  let said = '';
  const vite = await refreshOnceMended(app, declaration, {
    open: () => openVite(app, server),
    say(words) {
      if (words !== said) console.error(`\n${words}\n\nFix it and save: the site then starts automatically.`);
      said = words;
      waiting.say(words);
    },
  });
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
