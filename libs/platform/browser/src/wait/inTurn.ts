let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a task after those that were given before it, in this tab and, where the browser has locks, those with its name in the other tabs of its site. A
 * lock ends with its tab.
 *
 * @param slug of the site.
 */
export function inTurn<Result>(slug: string, name: string, task: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(`forecourt:${slug}:${name}`, task);
  const result = last.then(task);
  last = result.catch(() => undefined);
  return result;
}
