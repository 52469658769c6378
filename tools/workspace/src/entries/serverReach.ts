import { builtinModules } from 'node:module';
import path from 'node:path';
import { importsOf } from './importsOf.ts';
import type { Package } from './packagesOf.ts';

/** A chain of imports from a browser entry to server code. */
export interface Reach {
  /** The entry as it is imported, such as `@forecourt/vdp/routes/vehicle`. */
  entry: string;
  /** The files from the entry to the import, then what is imported. */
  chain: string[];
}

/** The browser entries of a feature: all except its server half. */
export function browserEntries({ name, sources }: Package): { entry: string; file: string }[] {
  return [...sources]
    .filter(([key]) => key !== './server')
    .map(([key, file]) => ({ entry: name + key.slice(1), file }));
}

/**
 * Follows all imports of the browser entries of every feature, also through other packages, and returns each chain that ends at a
 * server half (`src/server`), a package for Node (`type:server` or `env:node`), or a Node module.
 *
 * @param read gives the text of a source file by its path from the root of the workspace.
 * @throws Error for an import of ours that leads to no file.
 */
export function serverReach(
  packages: ReadonlyMap<string, Package>,
  read: (file: string) => string | undefined,
): Reach[] {
  const features = [...packages.values()].filter(({ tags }) => tags.includes('type:feature'));
  const imports = new Map<string, string[]>();
  const importsIn = (file: string): string[] => {
    const known = imports.get(file);
    if (known) return known;
    const text = read(file);
    if (text === undefined) throw new Error(`${file} is imported but does not exist.`);
    const found = importsOf(file, text);
    imports.set(file, found);
    return found;
  };
  return features.flatMap(browserEntries).flatMap(({ entry, file: first }) => {
    const cameFrom = new Map<string, string | null>([[first, null]]);
    const found: Reach[] = [];
    for (const file of cameFrom.keys())
      for (const name of importsIn(file)) {
        const { refused, next } = target(name, file, packages);
        if (refused) found.push({ entry, chain: [...chainTo(file, cameFrom), refused] });
        else if (next !== undefined && !cameFrom.has(next)) cameFrom.set(next, file);
      }
    return found;
  });
}

function chainTo(file: string, cameFrom: ReadonlyMap<string, string | null>): string[] {
  const before = cameFrom.get(file);
  return [...(before ? chainTo(before, cameFrom) : []), file];
}

/** Resolves an import: `next` is a file of the workspace, `refused` is server code; neither is set for anything else. */
function target(
  name: string,
  from: string,
  packages: ReadonlyMap<string, Package>,
): { refused?: string; next?: string } {
  if (name.startsWith('node:') || builtinModules.includes(name)) return { refused: name };
  if (name.startsWith('.')) {
    const file = path.posix.join(path.posix.dirname(from), name);
    if (!/\.tsx?$/.test(file)) return {};
    return /^libs\/feature\/[^/]+\/src\/server\//.test(file) ? { refused: file } : { next: file };
  }
  const owner = packages.get(name.split('/').slice(0, 2).join('/'));
  if (!owner) return {};
  if (owner.tags.some((tag) => tag === 'env:node' || tag === 'type:server')) return { refused: name };
  const key = `.${name.slice(owner.name.length)}`;
  if (owner.tags.includes('type:feature') && key === './server') return { refused: name };
  const next = owner.sources.get(key);
  if (next === undefined && !/\.\w+$/.test(key))
    throw new Error(`${from} imports ${name}, which its package does not export.`);
  return next === undefined ? {} : { next };
}
