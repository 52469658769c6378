import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openedDeclaration } from '@forecourt/site-config/declaration';
import type { Plugin } from 'vite';
import { followEdits } from './follow-edits.ts';
import { readSite } from './read-site.ts';
import type { ReadSite } from './read-site.ts';
import { PREFIX, siteModule } from './site-modules.ts';

/** Serves the site's own modules, follows the edits of a dev server, and writes `build/site.json` for the host. */
export function sitePlugin(appDirectory: string, site: ReadSite): Plugin {
  return {
    name: 'forecourt-site',
    enforce: 'pre',
    resolveId(id) {
      if (id === `${PREFIX}styles.css`) return site.styles.file;
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      return id.startsWith(`\0${PREFIX}`) ? siteModule(id.slice(PREFIX.length + 1), site) : null;
    },
    configureServer(server) {
      const declaration = openedDeclaration(appDirectory);
      if (!declaration) return;
      followEdits(server, {
        declaration,
        also: ['overrides.tsx', 'theme.css'].map((name) => path.join(appDirectory, name)),
        isOwn: (id) => id.startsWith(`\0${PREFIX}`),
        read: async () => Object.assign(site, await readSite(appDirectory)),
        site: () => site,
      });
    },
    async writeBundle() {
      const directory = path.join(appDirectory, 'build');
      await mkdir(directory, { recursive: true });
      await writeFile(path.join(directory, 'site.json'), JSON.stringify(site.definition, null, 2));
    },
  };
}
