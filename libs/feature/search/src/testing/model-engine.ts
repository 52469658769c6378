import { answerRequest } from './engine.ts';

/** How the engine treats a request: answers it, holds it until it is released, or fails. */
export type EngineMode = 'answers' | 'holds' | 'fails';

/** An engine whose answers come in the order that a test chooses. */
export function modelEngine() {
  let held: (() => void)[] = [];
  const engine = {
    mode: 'answers' as EngineMode,
    fetch: (_url: string, init?: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const settle = () => {
          if (engine.mode === 'fails') {
            if (asksForCars(String(init?.body))) engine.failed += 1;
            reject(new TypeError('Failed to fetch'));
          } else resolve(Response.json(answerRequest(String(init?.body))));
        };
        if (engine.mode === 'holds') held.push(settle);
        else settle();
      }),
    /** How many requests for a list of vehicles have failed. */
    failed: 0,
    held: () => held.length,
    /** Answers one held request. */
    release(index: number): void {
      const [settle] = held.splice(index % Math.max(1, held.length), 1);
      settle?.();
    },
    /** Forgets the held requests: a browser aborts them when it leaves the page. */
    abort: () => void (held = []),
    /** Settles all held requests, the last one first. */
    releaseAll(): void {
      const all = held.toReversed();
      held = [];
      for (const settle of all) settle();
    },
  };
  return engine;
}

/** Not the questions for the nearest searches, whose failure is not said. */
function asksForCars(body: string): boolean {
  const { searches }: { searches: { per_page?: number }[] } = JSON.parse(body);
  return searches.some(({ per_page: size }) => size !== 0);
}
