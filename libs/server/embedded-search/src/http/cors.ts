/** Headers of the answer to a browser's question whether it may ask; `requested` are the headers it wants to send. */
export function preflightHeaders(requested: string | undefined): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST, GET, DELETE, PUT, PATCH, OPTIONS',
    'access-control-allow-headers': requested ?? 'x-typesense-api-key',
    'access-control-max-age': '3600',
  };
}

/** Headers of every answer. */
export const corsHeaders: Readonly<Record<string, string>> = { 'access-control-allow-origin': '*' };
