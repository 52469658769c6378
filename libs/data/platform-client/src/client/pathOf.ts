import type { Route } from './routes.ts';

/** What goes into the address of a call. */
export interface PathInput {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
}

/**
 * The path of a call with its parameters; those of the query that are undefined are left out.
 *
 * @example pathOf(routes.carPdf, { params: { slug: '2020-kia-rio' } }) // '/api/cars/2020-kia-rio/pdf'
 */
export function pathOf({ path }: Pick<Route, 'path'>, { params = {}, query = {} }: PathInput = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, value);
  return given.size === 0 ? filled : `${filled}?${given}`;
}
