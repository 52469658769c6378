import { whenIdle } from '@forecourt/browser';
import { useEffect, useState } from 'react';
import type { Asked, SearchStore } from '../logic/search-store.ts';
import { loadLive } from './load-live.ts';

type LiveModule = Awaited<ReturnType<typeof loadLive>>;

/** Delay for browsers without `requestIdleCallback`, such as Safari, milliseconds. */
const QUIET_MS = 2_000;
/** Time after which a search counts as slow, milliseconds. */
const STALLED_MS = 400;

/**
 * The live search component, after the first request. Its code loads when the browser is idle, or with the first request; if loading
 * fails, each request retries it.
 */
export function useLive(asked: Asked | null, store: SearchStore): LiveModule | null {
  const [live, setLive] = useState<LiveModule | null>(null);
  useEffect(() => whenIdle(() => void loadLive().catch(() => undefined), QUIET_MS), []);
  useEffect(() => {
    if (!asked || live) return;
    let wanted = true;
    loadLive().then(
      (module) => wanted && setLive(module),
      () => wanted && store.failed(store.key(asked.state)),
    );
    return () => {
      wanted = false;
    };
  }, [asked, live, store]);
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(store.stalled, STALLED_MS);
    return () => clearTimeout(timer);
  }, [asked, store]);
  return live;
}
