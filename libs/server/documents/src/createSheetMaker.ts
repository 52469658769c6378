import { Worker } from 'node:worker_threads';
import type { SheetAnswer, SheetRequest } from './messages.ts';
import type { VehicleSheet } from './VehicleSheet.ts';

/** How a maker of sheets works. */
export interface SheetMakerOptions {
  /** A sheet that takes longer is given up, and the thread with it; 10 seconds by default. */
  timeoutMs?: number;
  /** So many may wait; more are refused. 50 by default. */
  mostWaiting?: number;
}

/** Makes sheets of vehicles. */
export interface SheetMaker {
  /**
   * A sheet as PDF.
   *
   * @throws Error when it could not be made, took too long, or too many wait.
   */
  make(sheet: VehicleSheet): Promise<Uint8Array<ArrayBuffer>>;
  /** Starts the thread before somebody waits for it. */
  warm(): void;
  close(): Promise<void>;
}

interface Waiting {
  resolve(pdf: Uint8Array<ArrayBuffer>): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/**
 * Makes PDFs in a thread beside the server's own, one after another. The thread starts with the first sheet, and again after one
 * that it could not survive; it keeps no process alive.
 */
export function createSheetMaker({
  timeoutMs = 10_000,
  mostWaiting = 50,
}: SheetMakerOptions = {}): SheetMaker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  function start(): Worker {
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    const started = new Worker(new URL(`./sheetWorker.${extension}`, import.meta.url));
    started.on('message', ({ id, pdf, error }: SheetAnswer) =>
      settle(id, ({ resolve, reject }) =>
        pdf ? resolve(pdf) : reject(new Error(`The sheet failed: ${error}`)),
      ),
    );
    started.on('error', (error) =>
      stop(started, new Error(`The thread of the sheets broke: ${String(error)}`)),
    );
    started.unref();
    return started;
  }

  function settle(id: number, how: (request: Waiting) => void): void {
    const request = waiting.get(id);
    if (!request) return;
    waiting.delete(id);
    clearTimeout(request.timer);
    how(request);
  }

  /** Ends a thread and everything that waits for it. */
  function stop(ended: Worker | null, error: Error): Promise<unknown> | undefined {
    if (worker === ended) worker = null;
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(error));
    return ended?.terminate();
  }

  return {
    make: (sheet) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= mostWaiting) return reject(new Error('Too many sheets wait to be made.'));
        worker ??= start();
        const id = (lastId += 1);
        const late = () => void stop(worker, new Error('A sheet took too long.'));
        waiting.set(id, { resolve, reject, timer: setTimeout(late, timeoutMs) });
        const request: SheetRequest = { id, sheet };
        worker.postMessage(request);
      }),
    warm: () => void (worker ??= start()),
    close: async () => void (await stop(worker, new Error('The server stops.'))),
  };
}
