/** A fair mutex: gives the single engine session to one client at a time, first come, first served. */
export interface Turns {
  /** Acquires the lock; resolves with the release function. */
  take: () => Promise<() => void>;
  /** Number of waiting clients. */
  waiting: () => number;
}

/** A first-come, first-served lock within this thread. */
export function createTurns(): Turns {
  const queue: (() => void)[] = [];
  let taken = false;

  function end(): void {
    const next = queue.shift();
    if (next) next();
    else taken = false;
  }

  function turn(): () => void {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      end();
    };
  }

  return {
    waiting: () => queue.length,
    take: async () => {
      if (taken) await new Promise<void>((resolve) => queue.push(resolve));
      taken = true;
      return turn();
    },
  };
}
