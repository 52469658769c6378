import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { Asked } from '../logic/search-store.ts';
import { loadLive } from './load-live.ts';
import type { LiveSearchProps } from './LiveSearch.tsx';

const QUIET_MS = 2_000;

/**
 * The part that asks the engine, once something is asked. Its code comes while the browser has nothing else to do, or at the first
 * question; where it does not come, each question tries again.
 */
export function useLive(
  asked: Asked | null,
  onFailure: () => void,
): ComponentType<LiveSearchProps> | null {
  const [Live, setLive] = useState<ComponentType<LiveSearchProps> | null>(null);
  useEffect(() => {
    const fetchSoon = () => void loadLive().catch(() => undefined);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(fetchSoon, QUIET_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchSoon, { timeout: QUIET_MS });
    return () => cancelIdleCallback(idle);
  }, []);
  useEffect(() => {
    if (!asked || Live) return;
    let wanted = true;
    loadLive().then(
      ({ LiveSearch }) => wanted && setLive(() => LiveSearch),
      () => wanted && onFailure(),
    );
    return () => {
      wanted = false;
    };
  }, [asked, Live, onFailure]);
  return Live;
}
