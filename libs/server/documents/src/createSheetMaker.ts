import pLimit from 'p-limit';
import Piscina from 'piscina';
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

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/**
 * Renders PDFs in a worker thread, one at a time: a sheet is sent to the thread when the previous one is done, and its timeout starts then.
 * The thread starts with the first sheet and again after a crash or a timeout, and ends after a minute without a sheet.
 */
export function createSheetMaker({
  timeoutMs = 10_000,
  mostWaiting = 50,
}: SheetMakerOptions = {}): SheetMaker {
  const pool = new Piscina<VehicleSheet | Receipt, Uint8Array<ArrayBuffer>>({
    filename: new URL(`./sheetWorker.${extension}`, import.meta.url).href,
    ...{ name: 'makePdf', minThreads: 0, maxThreads: 1, idleTimeout: 60_000 },
  });
  const inTurn = pLimit({ concurrency: 1, rejectOnClear: true });

  async function made(sheet: VehicleSheet | Receipt): Promise<Uint8Array<ArrayBuffer>> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await pool.run(sheet, { signal });
    } catch (error) {
      throw new Error(signal.aborted ? 'A sheet timed out.' : `The sheet failed: ${String(error)}`, {
        cause: error,
      });
    }
  }

  return {
    async make(sheet) {
      if (inTurn.activeCount + inTurn.pendingCount >= mostWaiting)
        throw new Error('The queue of sheets is full.');
      return inTurn(made, sheet);
    },
    async close() {
      inTurn.clearQueue();
      await pool.destroy();
    },
  };
}
