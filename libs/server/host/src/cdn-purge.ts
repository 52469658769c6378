/** A CDN that forgets pages by their key. Throws if it did not accept the purge. */
export interface CdnPort {
  /** The most keys of one purge. */
  mostKeys: number;
  purge(keys: readonly string[]): Promise<void>;
}

/** Tells a CDN whose pages have changed. */
export interface CdnPurge {
  /** The pages of these sites have changed. */
  changed(slugs: Iterable<string>): void;
  /** Sends all that waits, until a purge fails. */
  close(): Promise<void>;
}

/** Changes of this time are one purge, milliseconds. */
const GATHER_MS = 200;
/** Other processes have dropped a page from their caches by then, and no CDN fetches an old one from them, milliseconds. */
const AGAIN_MS = 3_000;
/** Between two attempts at first, and at most, milliseconds. */
const RETRY_MS = { first: 1_000, most: 60_000 };

/** The key of the pages of a site, as the header of a page and a purge have it. */
export const surrogateKey = (slug: string): string => `site-${slug}`;

/**
 * Purges the pages of changed sites at a CDN: soon, and once more when every process shows the change, because in between the CDN may fetch an old page
 * from another process. What the CDN does not accept is tried again until it does.
 */
export function cdnPurge(
  port: CdnPort,
  { onError, again = AGAIN_MS }: { onError: (error: unknown) => void; again?: number },
): CdnPurge {
  const waiting = new Set<string>();
  const second = new Set<NodeJS.Timeout>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  let failures = 0;
  let closed = false;

  function soon(ms: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      sending = send();
    }, ms);
  }

  async function send(): Promise<void> {
    await sending;
    const keys = [...waiting].slice(0, port.mostKeys);
    if (keys.length === 0) return;
    for (const key of keys) waiting.delete(key);
    try {
      await port.purge(keys);
      failures = 0;
    } catch (error) {
      for (const key of keys) waiting.add(key);
      failures += 1;
      onError(error);
    }
    if (waiting.size > 0 && !closed)
      soon(failures === 0 ? 0 : Math.min(RETRY_MS.first * 2 ** (failures - 1), RETRY_MS.most));
  }

  function add(slugs: readonly string[]): void {
    for (const slug of slugs) waiting.add(surrogateKey(slug));
    if (waiting.size > 0) soon(GATHER_MS);
  }

  return {
    changed(given) {
      const slugs = [...given];
      if (closed || slugs.length === 0) return;
      add(slugs);
      const later = setTimeout(() => {
        second.delete(later);
        add(slugs);
      }, again);
      second.add(later);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      for (const later of second) clearTimeout(later);
      await sending;
      for (let before = Infinity; waiting.size > 0 && waiting.size < before;) {
        before = waiting.size;
        await send(); // keys of a purge that fails wait again
      }
    },
  };
}
