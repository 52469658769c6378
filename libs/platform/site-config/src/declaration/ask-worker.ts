import { Worker } from 'node:worker_threads';
import type { DeclarationAnswer, DeclarationFailure } from './declaration-worker.ts';

/** Starts the worker thread that reads a declaration. If it crashes, the pending request is rejected. */
export function startWorker(): Worker {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new Worker(new URL(`./declaration-worker.${extension}`, import.meta.url)).on('error', () => {});
}

/**
 * Reads a config file in the worker thread.
 *
 * @param url of the dealer.config.ts, `file:`.
 * @throws Error if the thread exits before it has answered.
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

/** The failure as an error without stack frames, because the message is for the author of the file. */
export function toError({ name, message, stack }: DeclarationFailure): Error {
  const readable = name === 'ConfigError' ? message : stack.replaceAll(/^\s+at .*\n?/gm, '').trim();
  return Object.assign(new Error(readable || message), { name });
}
