import { useEffect, useState } from 'react';
import { keepStock, readKeptStock } from './kept-stock.ts';
import { savedStock } from './saved-stock.ts';
import type { SavedStock } from './saved-stock.ts';

const inBrowser = (path: string, init?: RequestInit) => fetch(path, init);

/** What is known of the saved vehicles; `keptAt` as `useSavedStock` says. */
interface Known {
  stock: SavedStock;
  failed: boolean;
  keptAt: number | null;
}
const nothing: Known = { stock: new Map(), failed: false, keptAt: null };

/**
 * Stock data of saved vehicles, each loaded once, by the slug of their site; `failed` if the request failed. Then it is what this browser kept of
 * an earlier time, `keptAt` (milliseconds since 1970), until the browser is online again.
 */
export function useSavedStock(slug: string, ids: readonly string[], searchKey: string): Known {
  const [known, setKnown] = useState(nothing);
  const { stock, failed } = known;
  const unknown = ids.filter((id) => !stock.has(id)).join(',');
  useEffect(() => {
    if (unknown === '' || failed) return;
    let gone = false;
    savedStock(slug, unknown.split(','), searchKey, inBrowser).then(
      (answer) => {
        if (gone) return;
        const all = new Map([...known.stock, ...answer]);
        setKnown({ ...known, stock: all });
        keepStock(slug, { at: Date.now(), stock: all });
      },
      (error: unknown) => {
        console.warn(error instanceof Error ? error.message : error);
        if (gone) return;
        const kept = readKeptStock(slug);
        const own = [...(kept?.stock ?? [])].filter(([id]) => unknown.split(',').includes(id));
        setKnown(
          kept && own.length > 0
            ? { stock: new Map([...known.stock, ...own]), failed: true, keptAt: kept.at }
            : { ...known, failed: true },
        );
      },
    );
    return () => {
      gone = true;
    };
  }, [slug, unknown, failed, searchKey, known]);
  useEffect(() => {
    // Another object asks again: also for a request that went out before the browser was online, and may fail yet.
    const again = () => setKnown((now) => (now.failed ? nothing : { ...now }));
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return known;
}
