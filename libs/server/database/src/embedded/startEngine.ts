import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EngineWorkerData } from './engineWorker.ts';
import { flush, flushFolder } from './flush.ts';

/** A running embedded engine. */
export interface RunningEngine {
  /** Finishes pending work, then closes the files. */
  close: () => Promise<void>;
  /** Settles when the engine has ended, by `close` or by a crash. */
  ended: Promise<void>;
}

/**
 * Starts PGlite in a worker thread, so that a long query never blocks this process's event loop, and lets it listen
 * on a Unix socket. New files are prepared in a temporary folder, flushed and renamed, so that neither a kill nor a loss of power
 * leaves partial files; preparing briefly takes 700 MB and runs in a separate thread that then ends.
 */
export async function startEngine(directory: string, socket: string): Promise<RunningEngine> {
  const files = path.join(directory, 'postgres');
  if (!existsSync(path.join(files, 'PG_VERSION'))) await prepare(files);

  const worker = startWorker({ directory: files, socket });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  await firstMessage(worker, 'ready', files);
  worker.on('error', (error) => console.error(`The embedded database stopped: ${error.message}`));
  return {
    ended,
    close: async () => {
      worker.postMessage('close');
      await ended;
    },
  };
}

async function prepare(files: string): Promise<void> {
  const unfinished = `${files}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const worker = startWorker({ directory: unfinished, socket: null });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  await firstMessage(worker, 'closed', files);
  await ended;
  await flushFolder(unfinished);
  await rm(files, { recursive: true, force: true });
  await rename(unfinished, files);
  await flush(path.dirname(files));
}

function startWorker(workerData: EngineWorkerData): Worker {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const file = new URL(`./engineWorker.${extension}`, import.meta.url);
  return new Worker(file, { workerData });
}

function firstMessage(worker: Worker, expected: string, files: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error) =>
      reject(
        new Error(
          `The embedded database in ${files} did not start: ${error.message}. ` +
            'If its files are damaged, move that folder away and start again (stock comes back with the next import, ' +
            'leads do not: keep the folder), or set DATABASE_URL to use Postgres.',
          { cause: error },
        ),
      );
    worker.once('message', (message) => {
      if (message === expected) resolve();
      else failed(new Error(`unexpected message ${String(message)}`));
    });
    worker.once('error', failed);
    worker.once('exit', (code) => failed(new Error(`the engine's thread ended with code ${code}`)));
  });
}
