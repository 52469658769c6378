import { Worker } from 'node:worker_threads';
import type { PreviewCard } from './PreviewCard.ts';

/** Request to the worker. */
export interface PreviewRequest {
  id: number;
  card: PreviewCard;
  photo: Uint8Array | null;
}

/** Response of the worker: the bytes of a JPEG, or the error. */
export interface PreviewAnswer {
  id: number;
  bytes: Uint8Array | null;
  error: string | null;
}

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** A thread that draws cards. */
export interface PreviewThread {
  /** @throws Error when drawing fails or takes longer than the timeout. */
  draw(card: PreviewCard, photo: Uint8Array | null): Promise<Uint8Array>;
}

/**
 * Draws cards in a worker thread, which starts with the first card, again after a crash or a timeout, and ends once there was nothing to draw
 * for `idleMs`: a server without link previews does not load their libraries, and one with few of them does not keep their memory. It does not
 * keep the process alive.
 */
export function previewThread({ timeoutMs = 10_000, idleMs = 60_000 } = {}): PreviewThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Worker {
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    const started = new Worker(new URL(`./previewWorker.${extension}`, import.meta.url));
    started.on('message', ({ id, bytes, error }: PreviewAnswer) =>
      settle(id, ({ resolve, reject }) =>
        bytes ? resolve(bytes) : reject(new Error(`The link preview could not be drawn: ${error}`)),
      ),
    );
    started.on('error', (error) =>
      end(started, new Error(`The thread of link previews crashed: ${String(error)}`)),
    );
    started.unref();
    return started;
  }

  function settle(id: number, how: (request: Waiting) => void): void {
    const request = waiting.get(id);
    if (!request) return; // an answer after its timeout
    waiting.delete(id);
    clearTimeout(request.timer);
    how(request);
    if (waiting.size > 0 || !worker) return;
    const ended = worker;
    idle = setTimeout(() => end(ended, new Error('The thread of link previews was idle.')), idleMs);
    idle.unref();
  }

  /** Ends a thread; what it was drawing fails. */
  function end(thread: Worker, error: Error): void {
    if (worker !== thread) return;
    worker = null;
    void thread.terminate();
    for (const id of waiting.keys()) settle(id, ({ reject }) => reject(error));
  }

  return {
    draw: (card, photo) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        const thread = (worker ??= start());
        const timer = setTimeout(() => end(thread, new Error('A link preview timed out.')), timeoutMs);
        waiting.set((lastId += 1), { resolve, reject, timer });
        thread.postMessage({ id: lastId, card, photo } satisfies PreviewRequest);
      }),
  };
}
