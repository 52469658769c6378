import { createRequire } from 'node:module';
import path from 'node:path';
import type { SiteDefinition } from '@forecourt/site-config';
import type { Plugin } from 'vite';

/**
 * Refuses to build a site, or to show a page of it, whose code imports the server half of a feature: by its package path, or a file of
 * it by a relative one. A half runs on Node alone.
 */
export function refuseHalves(appDirectory: string, { servers }: Pick<SiteDefinition, 'servers'>): Plugin {
  const modules = Object.values(servers);
  const require = createRequire(path.join(appDirectory, 'package.json'));
  const roots = modules.map((module) => rootOf(require.resolve(module)));
  const isHalf = (file: string) => roots.some((root) => file.startsWith(root));
  return {
    name: 'forecourt-refuse-halves',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer === undefined || isHalf(importer)) return null;
      // The folder alone leads to its index.
      const isOwn = id.startsWith('.') && isHalf(path.resolve(path.dirname(importer), id) + path.sep);
      if (!isOwn && !modules.includes(id)) return null;
      return this.error(
        `${importer} imports ${id}, which belongs to the server half of a feature. It runs on Node alone, and pages are for browsers. ` +
          'Declare what the page needs as an operation of the half, and call that.',
      );
    },
  };
}

/** The folder of a half whose module is its `index`, with the separator after it; of any other the file itself. */
function rootOf(file: string): string {
  return /^index\.\w+$/.test(path.basename(file)) ? path.dirname(file) + path.sep : file;
}
