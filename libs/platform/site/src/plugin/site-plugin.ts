import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openedDeclaration } from '@forecourt/site-config/declaration';
import type { Plugin } from 'vite';
import { followEdits } from './follow-edits.ts';
import { readModules } from './module-facts.ts';
import { readSite } from './read-site.ts';
import type { ReadSite } from './read-site.ts';
import { PREFIX } from './module-prefix.ts';
import { siteModule } from './site-modules.ts';

/** Serves the site's virtual modules, applies edits in a dev server, and writes `build/site.json` for the host. */
export function sitePlugin(appDirectory: string, site: ReadSite): Plugin {
  const overrides = path.join(appDirectory, 'overrides.tsx');
  const beside = [overrides, path.join(appDirectory, 'theme.css')];
  const content = path.join(appDirectory, 'content', path.sep);
  const fonts = path.join(appDirectory, 'public/fonts', path.sep);
  return {
    name: 'forecourt-site',
    enforce: 'pre',
    resolveId(id) {
      if (id === `${PREFIX}styles.css`) return site.styles.file;
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      // In development the server renders no styles: the browser asks for them.
      if (id === site.styles.file && this.environment.name === 'ssr' && this.environment.mode === 'dev')
        return '';
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      return siteModule(name, site);
    },
    configureServer(server) {
      const declaration = openedDeclaration(appDirectory);
      if (!declaration) return;
      followEdits(server, {
        declaration,
        // Vite handles edits in `content` itself. An added or removed page must match the declaration.
        counts: (event, file) =>
          beside.includes(file) ||
          file.startsWith(fonts) ||
          // The modules of a page determine the slots that it shows.
          readModules.has(file) ||
          (event !== 'change' && file.startsWith(content)),
        beside: () => [...readModules.keys()],
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
