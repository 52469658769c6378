import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const MODULE = 'virtual:dealer-brands';

/**
 * Resolves `virtual:dealer-brands` to the brand of each dealer, by its slug. The configs are read in a process of their own: they import every
 * feature, which the stories do not need in the browser.
 */
export function dealerBrands(): Plugin {
  return {
    name: 'forecourt:dealer-brands',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: async (id) => {
      if (id !== `\0${MODULE}`) return null;
      const script = path.join(import.meta.dirname, 'print-brands.ts');
      const args = ['--conditions=@forecourt/source', '--no-warnings', script];
      const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
      if (stderr !== '') console.warn(stderr);
      return `export const brands = ${stdout};`;
    },
  };
}
