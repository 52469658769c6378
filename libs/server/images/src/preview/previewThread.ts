import Piscina from 'piscina';
import type { PreviewCard } from './PreviewCard.ts';

/** What the worker draws: a card with the bytes of its photo, if it has one. */
export interface PreviewTask {
  card: PreviewCard;
  photo: Uint8Array | null;
}

/** A thread that draws cards. */
export interface PreviewThread {
  /** @throws Error when drawing fails or takes longer than the timeout. */
  draw(card: PreviewCard, photo: Uint8Array | null): Promise<Uint8Array>;
}

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/**
 * Draws cards in a worker thread, which starts with the first card, again after a crash or a timeout, and ends once there was nothing to draw
 * for `idleMs`: a server without link previews does not load their libraries, and one with few of them does not keep their memory. An idle
 * thread does not keep the process alive.
 */
export function previewThread({ timeoutMs = 10_000, idleMs = 60_000 } = {}): PreviewThread {
  const pool = new Piscina<PreviewTask, Uint8Array>({
    filename: new URL(`./previewWorker.${extension}`, import.meta.url).href,
    ...{ name: 'draw', minThreads: 0, maxThreads: 1, idleTimeout: idleMs },
  });
  return {
    async draw(card, photo) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await pool.run({ card, photo }, { signal });
      } catch (error) {
        throw new Error(
          signal.aborted
            ? 'A link preview timed out.'
            : `The link preview could not be drawn: ${String(error)}`,
          { cause: error },
        );
      }
    },
  };
}
