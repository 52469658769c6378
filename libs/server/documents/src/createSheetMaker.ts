import { Worker } from 'node:worker_threads';
import type { SheetAnswer, SheetRequest } from './messages.ts';
import type { Receipt } from './Receipt.ts';
import type { VehicleSheet } from './VehicleSheet.ts';

/** Options of the sheet maker. */
export interface SheetMakerOptions {
  /** Timeout per sheet, milliseconds; its worker thread is terminated too. 10 seconds by default. */
  timeoutMs?: number;
  /** Maximum queue length, including the current sheet; more are rejected. 50 by default. */
  mostWaiting?: number;
}

/** Renders vehicle sheets and receipts as PDF. */
export interface SheetMaker {
  /**
   * A sheet or a receipt as PDF.
   *
   * @throws Error when rendering fails or times out, or the queue is full.
   */
  make(sheet: VehicleSheet | Receipt): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

interface Waiting {
  sheet: VehicleSheet | Receipt;
  resolve(pdf: Uint8Array<ArrayBuffer>): void;
  reject(error: Error): void;
}

/**
 * Renders PDFs in a worker thread, one at a time: a sheet is sent to the thread when the previous one is done,
 * and its timeout starts then. The thread starts with the first sheet, and again after a crash or timeout; it
 * is unreferenced, so it does not keep the process alive.
 */
export function createSheetMaker({
  timeoutMs = 10_000,
  mostWaiting = 50,
}: SheetMakerOptions = {}): SheetMaker {
  /** The queue, in order of requests; the first is being rendered. */
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let making: { id: number; timer: NodeJS.Timeout } | null = null;
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
      giveUp(started, new Error(`The sheet worker thread crashed: ${String(error)}`)),
    );
    started.unref();
    return started;
  }

  function next(): void {
    const [first] = waiting;
    if (making || !first) return;
    const [id, { sheet }] = first;
    const thread = (worker ??= start());
    making = { id, timer: setTimeout(() => giveUp(thread, new Error('A sheet timed out.')), timeoutMs) };
    thread.postMessage({ id, sheet } satisfies SheetRequest);
  }

  function settle(id: number, how: (request: Waiting) => void): void {
    const request = waiting.get(id);
    if (!request) return; // a response after its timeout
    waiting.delete(id);
    clearTimeout(making?.timer);
    making = null;
    how(request);
    next();
  }

  /** Terminates a thread and rejects its current sheet; the rest of the queue goes to a new thread. */
  function giveUp(thread: Worker, error: Error): void {
    if (worker !== thread) return;
    worker = null;
    void thread.terminate();
    if (making) settle(making.id, ({ reject }) => reject(error));
  }

  return {
    make: (sheet) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= mostWaiting) return reject(new Error('The queue of sheets is full.'));
        waiting.set((lastId += 1), { sheet, resolve, reject });
        next();
      }),
    close: async () => {
      const ended = worker;
      worker = null;
      const left = [...waiting.values()];
      waiting.clear();
      clearTimeout(making?.timer);
      making = null;
      for (const { reject } of left) reject(new Error('The server stops.'));
      await ended?.terminate();
    },
  };
}
