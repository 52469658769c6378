import path from 'node:path';
import type { Plugin } from 'vite';

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const icon = path.join(import.meta.dirname, `icon.${extension}`);

/**
 * Puts small modules of ours in the place of large ones of which a site uses little: `icon.ts` for what makes the icons of
 * lucide-react, `@forecourt/search-client/browser-typesense` for the typesense package in a browser. Neither package has an entry for
 * that. `stand-ins.test.ts` fails where one of them asks for something else; what it buys is in `docs/decisions/0036`.
 */
export function standIns(): Plugin {
  return {
    name: 'forecourt-stand-ins',
    enforce: 'pre',
    resolveId(id) {
      if (/[\\/]createLucideIcon\.mjs$/.test(id)) return icon;
      if (this.environment.name === 'client' && id === 'typesense')
        return this.resolve('@forecourt/search-client/browser-typesense', import.meta.filename);
      return null;
    },
  };
}
