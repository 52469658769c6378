/**
 * Whether a request comes from a page of the desk. Browsers send `Origin` with every write and `Sec-Fetch-Site` with everything; a write
 * without an `Origin` of this host is refused, so is whatever another site starts.
 */
export function isFromDesk({ method, headers }: Pick<Request, 'method' | 'headers'>, host: string): boolean {
  const from = headers.get('sec-fetch-site');
  if (from !== null && from !== 'same-origin' && from !== 'none') return false;
  if (method === 'GET' || method === 'HEAD') return true;
  const origin = headers.get('origin');
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
