import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { overridesOf } from './overrides-of.ts';
import { PREFIX } from './module-prefix.ts';

const ASKED = `${PREFIX}overrides/`;

/**
 * Serves `virtual:forecourt/overrides/<feature>`, the overrides of one feature's slots, and `virtual:forecourt/overrides/<slot>`, the
 * overrides of one slot.
 */
export function overridesPlugin(appDirectory: string): Plugin {
  const overrides = path.join(appDirectory, 'overrides.tsx');
  const ownParts = path.join(appDirectory, 'content/parts', path.sep);
  const part = `${overrides}?of=`;
  // Vite takes the text after the last dot of an id as the file extension.
  const moduleOf = (owner: string) => part + owner.replace('.', ':');
  const ownerOf = (id: string) => id.slice(part.length).replace(':', '.');
  const textOf = async (id: string) => overridesOf(await readFile(overrides, 'utf8'), ownerOf(id));
  /** The text of the overrides that the browser has, by module. */
  const served = new Map<string, string>();
  return {
    name: 'forecourt-overrides',
    enforce: 'pre',
    resolveId(id) {
      if (!id.startsWith(ASKED)) return null;
      return existsSync(overrides) ? moduleOf(id.slice(ASKED.length)) : `\0${id}`;
    },
    async load(id) {
      if (id.startsWith(`\0${ASKED}`)) return 'export default {};';
      if (!id.startsWith(part)) return null;
      const text = await textOf(id);
      if (this.environment.name === 'client') served.set(id, text);
      return text;
    },
    /** Lets the bundler drop imports that only other overrides use. */
    transform(code, id) {
      return id.startsWith(ownParts) ? { code, map: null, moduleSideEffects: false } : null;
    },
    /**
     * An edit updates only the modules whose overrides have changed. React Router's own `handleHotUpdate` would add the others again to
     * what `hotUpdate` returns.
     */
    async handleHotUpdate({ file, modules }) {
      if (file !== overrides) return undefined;
      const changed = await Promise.all(
        modules.map(async ({ id }) => {
          const text = id?.startsWith(part) ? await textOf(id).catch(() => null) : null;
          return id === null || text === null || text !== served.get(id);
        }),
      );
      return modules.filter((_, at) => changed[at]);
    },
  };
}
