import { useEffect, useRef, useState } from 'react';
import { keepStock, readKeptStock } from './kept-stock.ts';
import { savedStock } from './saved-stock.ts';
import type { SavedStock } from './saved-stock.ts';

const inBrowser = (path: string, init?: RequestInit) => fetch(path, init);

/** How long after a failure it is asked again, once, milliseconds. */
const RETRY_MS = 30_000;

/** What is known of the saved vehicles; `keptAt` as `useSavedStock` says. */
interface Known {
  stock: SavedStock;
  failed: boolean;
  keptAt: number | null;
  /** When the oldest part of the stock data was loaded, milliseconds since 1970; null before the first. */
  at: number | null;
  /** True while all of it is asked for again after a failure. What is shown stays until the answer. */
  again: boolean;
}
const nothing: Known = { stock: new Map(), failed: false, keptAt: null, at: null, again: false };

const askedAgain = (known: Known): Known => (known.failed ? { ...known, again: true } : known);

/**
 * Stock data of saved vehicles, each loaded once, by the slug of their site; `failed` if the request failed. Then it is what this browser kept of
 * an earlier time, `keptAt` (milliseconds since 1970), until it is asked again: when the browser is online again, when the page is seen again,
 * and once after a time.
 */
export function useSavedStock(slug: string, ids: readonly string[], searchKey: string): Known {
  const [known, setKnown] = useState(nothing);
  const { stock, failed, again } = known;
  const unknown = ids.filter((id) => again || !stock.has(id)).join(',');
  useEffect(() => {
    if (unknown === '' || (failed && !again)) return;
    let gone = false;
    savedStock(slug, unknown.split(','), searchKey, inBrowser).then(
      (answer) => {
        if (gone) return;
        const all = again ? answer : new Map([...known.stock, ...answer]);
        const at = (again ? null : known.at) ?? Date.now();
        setKnown({ ...nothing, stock: all, at });
        keepStock(slug, { at, stock: all });
      },
      (error: unknown) => {
        console.warn(error instanceof Error ? error.message : error);
        if (gone) return;
        const kept = readKeptStock(slug);
        const own = [...(kept?.stock ?? [])].filter(([id]) => unknown.split(',').includes(id));
        setKnown(
          kept && own.length > 0
            ? {
                ...known,
                stock: new Map([...known.stock, ...own]),
                failed: true,
                keptAt: kept.at,
                again: false,
              }
            : { ...known, failed: true, again: false },
        );
      },
    );
    return () => {
      gone = true;
    };
  }, [slug, unknown, failed, again, searchKey, known]);
  useEffect(() => {
    // Another object asks again: also for a request that went out before the browser was online, and may fail yet.
    const online = () => setKnown((now) => ({ ...askedAgain(now) }));
    const seen = () => {
      if (document.visibilityState === 'visible') setKnown(askedAgain);
    };
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  const retried = useRef(false);
  useEffect(() => {
    if (!failed) retried.current = false;
    if (!failed || retried.current) return;
    const timer = setTimeout(() => {
      retried.current = true;
      setKnown(askedAgain);
    }, RETRY_MS);
    return () => clearTimeout(timer);
  }, [failed]);
  return known;
}
