import type { Route } from './routes.ts';

/** The parameters of a call's path and query. */
export interface PathInput {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
}

/**
 * The path of a call with its parameters; undefined query parameters are left out.
 *
 * @example pathOf(routes.carPdf, { params: { slug: '2020-kia-rio' } }) // '/api/cars/2020-kia-rio/pdf'
 */
export function pathOf({ path }: Pick<Route, 'path'>, { params = {}, query = {} }: PathInput = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled;
}
