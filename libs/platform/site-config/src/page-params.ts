/**
 * What an address gives the parameters of a page's pattern; null where it is another page's. It reads patterns as React Router does
 * (`:name`, a closing `*`), without loading it: Node reads declarations by this.
 *
 * @param pattern without its leading slash: `cars/:slug`, `search/*`, `''` for the home page.
 * @param path with its leading slash, without query.
 * @example pageParams('cars/:slug', '/cars/a') // { slug: 'a' }
 */
export function pageParams(pattern: string, path: string): Record<string, string> | null {
  const source = `/${pattern}`
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\/:(\w+)/g, '/(?<$1>[^/]+)')
    .replace(/\/\*$/, '(?:/.*)?');
  const found = new RegExp(`^${source}/*$`, 'i').exec(path);
  return found && { ...found.groups };
}
