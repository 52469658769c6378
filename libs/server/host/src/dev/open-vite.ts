import type { Server } from 'node:http';
import path from 'node:path';
import { createServer } from 'vite';
import type { Plugin, ViteDevServer } from 'vite';

/** Vite inside the host's own server, with the dealer app's configuration. */
export function openVite(app: string, server: Server): Promise<ViteDevServer> {
  return createServer({
    root: app,
    configFile: path.join(app, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    plugins: [reloadAfterMistake],
    server: { middlewareMode: true, ws: { server } },
  });
}

/** An error page imports no module, so it reloads after any saved file. */
const reloadAfterMistake: Plugin = {
  name: 'forecourt-reload-after-mistake',
  configureServer({ watcher, environments }) {
    watcher.on('change', () => environments.client.hot.send('forecourt:saved'));
  },
};
