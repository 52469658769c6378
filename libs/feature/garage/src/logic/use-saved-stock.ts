import { useEffect, useState } from 'react';
import { savedStock } from './saved-stock.ts';
import type { SavedStock } from './saved-stock.ts';

const inBrowser = (path: string, init?: RequestInit) => fetch(path, init);

/** Stock data of saved vehicles, each loaded once, by the slug of their site; `failed` if the request failed. */
export function useSavedStock(
  slug: string,
  ids: readonly string[],
  searchKey: string,
): { stock: SavedStock; failed: boolean } {
  const [stock, setStock] = useState<SavedStock>(new Map());
  const [failed, setFailed] = useState(false);
  const unknown = ids.filter((id) => !stock.has(id)).join(',');
  useEffect(() => {
    if (unknown === '' || failed) return;
    let gone = false;
    savedStock(slug, unknown.split(','), searchKey, inBrowser).then(
      (answer) => gone || setStock((before) => new Map([...before, ...answer])),
      (error: unknown) => {
        console.warn(error instanceof Error ? error.message : error);
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [slug, unknown, failed, searchKey]);
  return { stock, failed };
}
