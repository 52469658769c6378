import { isDeepStrictEqual } from 'node:util';
import type { Declaration } from '@forecourt/site-config/declaration';
import type { ViteDevServer } from 'vite';
import { forget } from './forget.ts';
import type { ReadSite } from './read-site.ts';

export interface EditedSite {
  declaration: Declaration;
  /** Whether a change of another file affects the site; `event` is the watcher's: `add`, `change`, `unlink`. */
  counts(event: string, file: string): boolean;
  /** Other files to watch, which a page may not have loaded yet. */
  beside(): readonly string[];
  /** Whether a module is generated from the declaration. */
  isOwn(id: string): boolean;
  /** Builds the site again; throws its problems. */
  read(): Promise<unknown>;
  /** The current site. */
  site(): ReadSite;
}

/**
 * Applies edits of a site's declaration to its dev server. A changed config, theme or overrides file is read again and the virtual
 * modules are updated; changed routes restart the server. A problem is logged once and shown as an overlay, and the last valid site is
 * served until the problem is fixed.
 */
export function followEdits(server: ViteDevServer, edited: EditedSite): void {
  const { declaration, beside, counts, isOwn, read, site } = edited;
  const { watcher, config, environments } = server;
  const { client, ssr } = environments;
  let problem: string | null = null;
  let turn = Promise.resolve();

  const show = (message: string) =>
    client.hot.send({ type: 'error', err: { message, stack: '', plugin: 'forecourt-site' } });
  const watch = () => watcher.add([...declaration.files, ...beside()]);

  async function follow(file: string): Promise<void> {
    const before = { ...site() };
    try {
      if (declaration.has(file)) await declaration.refresh(file);
      await read();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (problem !== message) config.logger.error(`\n${message}\n`, { timestamp: true });
      problem = message;
      return show(message);
    } finally {
      watch();
    }
    if (!isDeepStrictEqual(site().definition.routes, before.definition.routes)) return server.restart();
    if (problem === null && isDeepStrictEqual({ ...site() }, before)) return;
    problem = null;
    for (const environment of [client, ssr]) {
      const all = [...environment.moduleGraph.idToModuleMap.values()];
      forget(
        environment,
        all.filter(({ id }) => id !== null && isOwn(id)),
      );
    }
    client.hot.send({ type: 'full-reload' });
  }

  watch();
  watcher.on('all', (event, file) => {
    if (!declaration.has(file) && !counts(event, file)) return;
    turn = turn
      .then(() => follow(file))
      .catch((error: unknown) => {
        const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
        config.logger.error(words, { timestamp: true });
      });
  });
  // Pages that are opened later show it too.
  client.hot.on('vite:client:connect', () => {
    if (problem !== null) show(problem);
  });
}
