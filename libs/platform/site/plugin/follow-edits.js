import { isDeepStrictEqual } from 'node:util';
import { forget } from './forget.js';

/**
 * Keeps a dev server like the declaration of its site. A changed config, theme or list of overrides is read again and the site's own
 * modules follow; other routes restart the server. What is wrong with it is said once and shown over the page, and the last good site
 * stays until the file is mended.
 *
 * @param options `also`: files beside the declaration's that count; `isOwn`: whether a module is made from the declaration;
 *   `read`: makes the site anew; `site`: as it is.
 */
export function followEdits(server, { declaration, also, isOwn, read, site }) {
  const { watcher, config, environments } = server;
  const channel = environments.client.hot;
  let problem = null;
  let turn = Promise.resolve();

  const show = () =>
    channel.send({ type: 'error', err: { message: problem, stack: '', plugin: 'forecourt-site' } });
  const watch = () => watcher.add([...declaration.files]);

  async function follow(file) {
    const { definition: before, styles } = site();
    try {
      if (declaration.has(file)) await declaration.refresh(file);
      await read();
    } catch (error) {
      if (problem !== error.message) config.logger.error(`\n${error.message}\n`, { timestamp: true });
      problem = error.message;
      return show();
    } finally {
      watch();
    }
    const { definition: now, styles: stylesNow } = site();
    if (!isDeepStrictEqual(now.routes, before.routes)) return server.restart();
    if (problem === null && isDeepStrictEqual(now, before) && isDeepStrictEqual(styles, stylesNow)) return;
    problem = null;
    for (const environment of [environments.client, environments.ssr]) {
      const all = [...environment.moduleGraph.idToModuleMap.values()];
      forget(
        environment,
        all.filter(({ id }) => isOwn(id)),
      );
    }
    channel.send({ type: 'full-reload' });
  }

  watch();
  watcher.on('all', (_event, file) => {
    if (!declaration.has(file) && !also.includes(file)) return;
    turn = turn
      .then(() => follow(file))
      .catch((error) => config.logger.error(error.stack ?? String(error), { timestamp: true }));
  });
  // A page that is opened meanwhile shows it too.
  channel.on('vite:client:connect', () => problem !== null && show());
}
