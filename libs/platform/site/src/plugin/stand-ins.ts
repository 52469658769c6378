import path from 'node:path';
import type { Plugin } from 'vite';

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const icon = path.join(import.meta.dirname, `icon.${extension}`);

/**
 * Replaces large modules of which a site uses little by small ones of ours: `icon.ts` for the icon factory of lucide-react,
 * `@forecourt/search-client/browser-typesense` for the typesense package in a browser. Neither package has a public entry for this.
 * `stand-ins.test.ts` fails if the packages import something else. The measured savings are in `docs/decisions/0036`.
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
