/** Headers of a CORS preflight response; `requested` are the request headers of the browser. */
export function preflightHeaders(requested: string | undefined): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST, GET, DELETE, PUT, PATCH, OPTIONS',
    'access-control-allow-headers': requested ?? 'x-typesense-api-key',
    'access-control-max-age': '3600',
  };
}

/** CORS headers of every response. */
export const corsHeaders: Readonly<Record<string, string>> = { 'access-control-allow-origin': '*' };
