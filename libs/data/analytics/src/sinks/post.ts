/**
 * Posts JSON to a path of the site, also during page unload: `leaving` uses `sendBeacon`, which has no
 * response. Returns the response as JSON; null if there is none.
 *
 * @throws Error when the request fails.
 */
export async function post(path: string, value: unknown, leaving: boolean): Promise<unknown> {
  const body = JSON.stringify(value);
  if (leaving && navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }))) return null;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, { method: 'POST', body, headers, keepalive: true });
  if (!response.ok) throw new Error(`${path} responded ${response.status}.`);
  return response.json();
}

/** Calls back when the page is hidden or unloaded, the last reliable event of a page. Returns the unsubscribe function. */
export function whenLeaving(leave: () => void): () => void {
  const hidden = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', leave);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('pagehide', leave);
  };
}
