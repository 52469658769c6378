/** The expression of each pattern: there are as many as routes. */
const expressions = new Map<string, RegExp>();

/**
 * The parameters of a page's pattern for a path; null if the pattern does not match. It has the syntax of React Router (`:name`, a
 * trailing `*`), but does not load it, because Node reads declarations with this function.
 *
 * @param pattern without its leading slash: `cars/:slug`, `search/*`, `''` for the home page.
 * @param path with its leading slash, without query.
 * @example pageParams('cars/:slug', '/cars/a') // { slug: 'a' }
 */
export function pageParams(pattern: string, path: string): Record<string, string> | null {
  const found = (expressions.get(pattern) ?? expressionOf(pattern)).exec(path);
  return found && { ...found.groups };
}

function expressionOf(pattern: string): RegExp {
  const source = `/${pattern}`
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\/:(\w+)/g, '/(?<$1>[^/]+)')
    .replace(/\/\*$/, '(?:/.*)?');
  const expression = new RegExp(`^${source}/*$`, 'i');
  expressions.set(pattern, expression);
  return expression;
}
