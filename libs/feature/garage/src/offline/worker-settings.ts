import { paths } from '@forecourt/site-config';
import type { WorkerSettings } from './garage-worker.ts';

/** Path of the script of the worker. */
export const WORKER_PATH = '/garage-worker.js';

/** The settings of the worker of a site. */
export function workerSettings(slug: string): WorkerSettings {
  return { page: paths.watchlist(), prefix: `forecourt:${slug}:garage-`, version: 1 };
}
