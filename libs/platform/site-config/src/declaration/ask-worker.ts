import { Worker } from 'node:worker_threads';
import type { DeclarationAnswer, DeclarationFailure } from './declaration-worker.ts';

/** Starts the thread that reads a declaration; a thread that breaks is seen by whoever asks it. */
export function startWorker(): Worker {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new Worker(new URL(`./declaration-worker.${extension}`, import.meta.url)).on('error', () => {});
}

/**
 * What the thread reads from a config file now.
 *
 * @param url of the dealer.config.ts, `file:`.
 * @throws Error where the thread ends in between.
 */
export function askWorker(worker: Worker, url: string): Promise<DeclarationAnswer> {
  return new Promise((resolve, reject) => {
    const settled = () => worker.removeAllListeners('message').removeAllListeners('exit');
    worker.on('message', (answer: DeclarationAnswer) => {
      settled();
      resolve(answer);
    });
    worker.on('exit', () => {
      settled();
      reject(new Error('The thread that reads dealer.config.ts has ended.'));
    });
    worker.postMessage(url);
  });
}

/** The failure as an error for the person who mends the file, so without the calls that led there. */
export function toError({ name, message, stack }: DeclarationFailure): Error {
  const readable = name === 'ConfigError' ? message : stack.replaceAll(/^\s+at .*\n?/gm, '').trim();
  return Object.assign(new Error(readable || message), { name });
}
