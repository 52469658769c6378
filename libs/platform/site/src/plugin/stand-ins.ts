import path from 'node:path';
import type { Plugin } from 'vite';

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const icon = path.join(import.meta.dirname, `icon.${extension}`);
const queryStrings = path.join(import.meta.dirname, `query-strings.${extension}`);

/**
 * Replaces large modules of which a site uses little: the icon factory of lucide-react by `icon.ts`, the typesense package in a browser by
 * `@forecourt/search-client/browser-typesense`, and `qs`, which InstantSearch has for a router of its own, by `query-strings.ts`: neoqs, the same
 * without code for old browsers. None of these packages has a public entry for this.
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
      if (this.environment.name === 'client' && id === 'qs') return queryStrings;
      return null;
    },
  };
}
