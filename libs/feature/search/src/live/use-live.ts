import { whenIdle } from '@forecourt/primitives';
import { useEffect, useState } from 'react';
import type { Asked, SearchStore } from '../logic/search-store.ts';
import { loadLive } from './load-live.ts';

type LiveModule = Awaited<ReturnType<typeof loadLive>>;

/** Safari, which cannot say when it is idle, is given so long. */
const QUIET_MS = 2_000;
/** After how long an answer counts as slow. */
const STALLED_MS = 400;

/**
 * The part that asks the engine, once something is asked. Its code comes while the browser has nothing else to do, or at the first
 * question; where it does not come, each question tries again.
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
