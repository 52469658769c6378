import { useEffect, useState } from 'react';
import { keepStock, readKeptStock } from './kept-stock.ts';
import { savedStock } from './saved-stock.ts';
import type { SavedStock } from './saved-stock.ts';

const inBrowser = (path: string, init?: RequestInit) => fetch(path, init);
const nothing: SavedStock = new Map();

/**
 * Stock data of saved vehicles, each loaded once, by the slug of their site; `failed` if the request failed. Then it is what this browser kept of
 * an earlier time, `keptAt` (milliseconds since 1970), until the browser is online again.
 */
export function useSavedStock(
  slug: string,
  ids: readonly string[],
  searchKey: string,
): { stock: SavedStock; failed: boolean; keptAt: number | null } {
  const [stock, setStock] = useState(nothing);
  const [failed, setFailed] = useState(false);
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const unknown = ids.filter((id) => !stock.has(id)).join(',');
  useEffect(() => {
    if (unknown === '' || failed) return;
    let gone = false;
    savedStock(slug, unknown.split(','), searchKey, inBrowser).then(
      (answer) => {
        if (gone) return;
        const all = new Map([...stock, ...answer]);
        setStock(all);
        keepStock(slug, { at: Date.now(), stock: all });
      },
      (error: unknown) => {
        console.warn(error instanceof Error ? error.message : error);
        if (gone) return;
        setFailed(true);
        const kept = readKeptStock(slug);
        const own = [...(kept?.stock ?? [])].filter(([id]) => unknown.split(',').includes(id));
        if (!kept || own.length === 0) return;
        setStock(new Map([...stock, ...own]));
        setKeptAt(kept.at);
      },
    );
    return () => {
      gone = true;
    };
  }, [slug, unknown, failed, searchKey, stock]);
  useEffect(() => {
    if (!failed) return;
    const again = () => {
      setStock(nothing);
      setKeptAt(null);
      setFailed(false);
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed]);
  return { stock, failed, keptAt };
}
