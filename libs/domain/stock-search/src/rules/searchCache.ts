/** A cache of search responses by key. */
export interface SearchCache<Answer> {
  /** The cached response of `key`, which becomes the most recently used; undefined on a cache miss or when expired. */
  get(key: string): Answer | undefined;
  set(key: string, answer: Answer): void;
  /** Deletes one entry, such as a failed response. */
  forget(key: string): void;
  /** Clears the cache: after an import, every response may be stale. */
  clear(): void;
  readonly size: number;
}

/** Cache options. */
export interface SearchCacheAge {
  readonly maxAgeMs: number;
  /** The time in milliseconds since 1970; injected, so that the cache does not read the system clock. */
  readonly now: () => number;
}

/** The default number of entries. (ruling 29) */
export const DEFAULT_CACHE_CAPACITY = 50;

/**
 * An LRU cache of at most `capacity` responses. With `age`, responses older than
 * `maxAgeMs` are gone too. Throws a `RangeError` for a capacity that is not a whole number from 1. (SR-14, ruling 29)
 *
 * @example searchCache<string>(2).size // 0
 */
export function searchCache<Answer>(
  capacity: number = DEFAULT_CACHE_CAPACITY,
  age?: SearchCacheAge,
): SearchCache<Answer> {
  if (!Number.isInteger(capacity) || capacity < 1) {
    throw new RangeError(`A search cache keeps a whole number of answers from 1 up, not ${capacity}.`);
  }
  const kept = new Map<string, { answer: Answer; at: number }>();
  return {
    get(key) {
      const entry = kept.get(key);
      if (entry === undefined) return undefined;
      kept.delete(key);
      if (age && age.now() - entry.at > age.maxAgeMs) return undefined;
      kept.set(key, entry);
      return entry.answer;
    },
    set(key, answer) {
      kept.delete(key);
      const [oldest] = kept.keys();
      if (kept.size >= capacity && oldest !== undefined) kept.delete(oldest);
      kept.set(key, { answer, at: age?.now() ?? 0 });
    },
    forget: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    get size() {
      return kept.size;
    },
  };
}
