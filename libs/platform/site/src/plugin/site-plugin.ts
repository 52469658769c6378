import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '@forecourt/site-config';
import { openedDeclaration } from '@forecourt/site-config/declaration';
import { checkPlaced } from '@forecourt/slots/check-placed';
import type { Plugin } from 'vite';
import { followEdits } from './follow-edits.ts';
import { overrideEntries } from './overrides.ts';
import { readSite } from './read-site.ts';
import type { ReadSite } from './read-site.ts';
import { PREFIX, SLOTS, siteModule } from './site-modules.ts';

/** Serves the site's own modules, follows the edits of a dev server, and writes `build/site.json` for the host. */
export function sitePlugin(appDirectory: string, site: ReadSite): Plugin {
  const overrides = path.join(appDirectory, 'overrides.tsx');
  const beside = [overrides, path.join(appDirectory, 'theme.css')];
  const content = path.join(appDirectory, 'content', path.sep);
  /** The features, and the frame, whose slots some page fills. */
  const placed = new Set<string>();
  return {
    name: 'forecourt-site',
    enforce: 'pre',
    resolveId(id) {
      if (id === `${PREFIX}styles.css`) return site.styles.file;
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      if (name.startsWith(SLOTS)) placed.add(name.slice(SLOTS.length));
      return siteModule(name, site);
    },
    /** An override that no page would show fails the build: all pages are known by now. */
    async buildEnd(error) {
      if (error || this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      const { dealer, contributions } = site.definition;
      const entries = existsSync(overrides) ? overrideEntries(await readFile(overrides, 'utf8')) : null;
      const problems = checkPlaced([...placed], entries ?? [], contributions);
      if (problems.length > 0) throw new ConfigError(`The dealer app "${dealer.slug}"`, problems);
    },
    configureServer(server) {
      const declaration = openedDeclaration(appDirectory);
      if (!declaration) return;
      followEdits(server, {
        declaration,
        // Vite follows edits in `content` itself; a page that comes or goes is one the declaration has to have.
        counts: (event, file) => beside.includes(file) || (event !== 'change' && file.startsWith(content)),
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
