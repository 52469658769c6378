/** Everything that a form needs beyond the browser's own: one chunk, loaded when a form is wanted. */
export function loadLive() {
  return import('./live.ts');
}

export type Live = Awaited<ReturnType<typeof loadLive>>;
