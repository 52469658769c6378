import { createRequire } from 'node:module';
import path from 'node:path';
import type { SiteDefinition } from '@forecourt/site-config';
import type { Plugin } from 'vite';

/**
 * Makes the build and the dev server refuse site code that imports the server half of a feature, by its package path or by a relative
 * path. Server halves run only in Node.
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
      // A folder path resolves to its index.
      const isOwn = id.startsWith('.') && isHalf(path.resolve(path.dirname(importer), id) + path.sep);
      if (!isOwn && !modules.includes(id)) return null;
      return this.error(
        `${importer} imports ${id}, which belongs to the server half of a feature. It runs only in Node, but pages run in browsers. ` +
          'Declare the data that the page needs as an operation of the half, and call the operation.',
      );
    },
  };
}

/** The folder of a half whose module is an `index`, with a trailing separator; otherwise the file itself. */
function rootOf(file: string): string {
  return /^index\.\w+$/.test(path.basename(file)) ? path.dirname(file) + path.sep : file;
}
