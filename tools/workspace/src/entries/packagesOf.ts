import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of the workspace, with what is needed to resolve imports of it. */
export interface Package {
  name: string;
  /** Its folder, from the root of the workspace. */
  root: string;
  tags: readonly string[];
  /** Source files by the path that they are imported by, such as `./routes/vehicle`. */
  sources: ReadonlyMap<string, string>;
}

interface PackageFile {
  name: string;
  nx?: { tags?: string[] };
  exports?: Record<string, string | { '@forecourt/source'?: string }>;
}

/** The libs of a workspace by name. */
export function packagesOf(workspace: string): Map<string, Package> {
  const files = globSync('libs/*/*/package.json', { cwd: workspace });
  const packages = files.map((file) => {
    const {
      name,
      nx,
      exports = {},
    }: PackageFile = JSON.parse(readFileSync(path.join(workspace, file), 'utf8'));
    const root = path.dirname(file);
    const sources = Object.entries(exports).flatMap(([key, target]) => {
      const source = typeof target === 'string' ? target : (target['@forecourt/source'] ?? '');
      return /\.tsx?$/.test(source) ? expanded(workspace, root, key, source) : [];
    });
    return [name, { name, root, tags: nx?.tags ?? [], sources: new Map(sources) }] as const;
  });
  return new Map(packages);
}

/** Expands an export with a `*` to the files that match it. */
function expanded(workspace: string, root: string, key: string, source: string): [string, string][] {
  const [before = '', after = ''] = source.split('*');
  return globSync(source, { cwd: path.join(workspace, root) }).map((file) => {
    const name = `./${path.normalize(file)}`.slice(before.length, after === '' ? undefined : -after.length);
    return [key.replace('*', name), path.join(root, file)];
  });
}
