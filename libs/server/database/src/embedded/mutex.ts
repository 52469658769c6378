/** A fair mutex: gives the single engine session to one client at a time, first come, first served. */
export interface Mutex {
  /** Acquires the lock; resolves with the release function. */
  take: () => Promise<() => void>;
  /** Number of waiting clients. */
  waiting: () => number;
}

/** A first-come, first-served lock within this thread. */
export function createMutex(): Mutex {
  const queue: (() => void)[] = [];
  let taken = false;

  function releaseNext(): void {
    const next = queue.shift();
    if (next) next();
    else taken = false;
  }

  function lock(): () => void {
    let released = false;
    return () => {
      if (released) return;
      released = true;
      releaseNext();
    };
  }

  return {
    waiting: () => queue.length,
    take: async () => {
      if (taken) await new Promise<void>((resolve) => queue.push(resolve));
      taken = true;
      return lock();
    },
  };
}
