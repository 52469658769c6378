import { Worker } from 'node:worker_threads';
import type { SheetAnswer, SheetRequest } from './messages.ts';
import type { VehicleSheet } from './VehicleSheet.ts';

/** How a maker of sheets works. */
export interface SheetMakerOptions {
  /** A sheet that takes longer in the making is given up, and the thread with it; 10 seconds by default. */
  timeoutMs?: number;
  /** So many may wait, the one in the making among them; more are refused. 50 by default. */
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
  close(): Promise<void>;
}

interface Waiting {
  sheet: VehicleSheet;
  resolve(pdf: Uint8Array<ArrayBuffer>): void;
  reject(error: Error): void;
}

/**
 * Makes PDFs in a thread beside the server's own, one after another: the thread is given a sheet when it has made the one before,
 * and the time of a sheet begins then. The thread starts with the first sheet, and again after one that it could not survive; it
 * keeps no process alive.
 */
export function createSheetMaker({
  timeoutMs = 10_000,
  mostWaiting = 50,
}: SheetMakerOptions = {}): SheetMaker {
  /** In the order they were asked for; the first is the one in the making. */
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
      giveUp(started, new Error(`The thread of the sheets broke: ${String(error)}`)),
    );
    started.unref();
    return started;
  }

  function next(): void {
    const [first] = waiting;
    if (making || !first) return;
    const [id, { sheet }] = first;
    const thread = (worker ??= start());
    making = { id, timer: setTimeout(() => giveUp(thread, new Error('A sheet took too long.')), timeoutMs) };
    thread.postMessage({ id, sheet } satisfies SheetRequest);
  }

  function settle(id: number, how: (request: Waiting) => void): void {
    const request = waiting.get(id);
    if (!request) return; // it was given up, and its answer came all the same
    waiting.delete(id);
    clearTimeout(making?.timer);
    making = null;
    how(request);
    next();
  }

  /** Gives a thread up with the sheet that it was making; those behind it are made by another. */
  function giveUp(thread: Worker, error: Error): void {
    if (worker !== thread) return;
    worker = null;
    void thread.terminate();
    if (making) settle(making.id, ({ reject }) => reject(error));
  }

  return {
    make: (sheet) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= mostWaiting) return reject(new Error('Too many sheets wait to be made.'));
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
