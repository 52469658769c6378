/**
 * Posts JSON to a path of the site, also while the page goes away: `leaving` hands it to the browser, which tells nothing of
 * the answer. Gives what was answered, as JSON; null where nothing is told.
 *
 * @throws Error when it was not taken.
 */
export async function post(path: string, value: unknown, leaving: boolean): Promise<unknown> {
  const body = JSON.stringify(value);
  if (leaving && navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }))) return null;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, { method: 'POST', body, headers, keepalive: true });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
}

/** Calls back when the page is left or put aside, which may be the last that it does. Returns a function that stops. */
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
