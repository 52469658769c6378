import { Worker } from 'node:worker_threads';
import type { ApiKey } from '../engine/ApiKeys.ts';
import { corsHeaders } from '../http/cors.ts';
import type { FromThread, ThreadOptions, ThreadRequest, ThreadStart, ToThread } from './messages.ts';

/** Options of an engine in a worker thread. */
export interface SearchThreadOptions extends ThreadOptions {
  /** Called when the thread has crashed. */
  onEnd?: (error: Error) => void;
  /**
   * Called after the restart of the thread, with the same keys and on the same port. An engine without a data directory is
   * empty then.
   */
  onRestart?: () => void;
}

/** A search engine in a worker thread: its searches do not block the calling thread. */
export interface SearchThread {
  /**
   * Handles a request to a path of the protocol, such as `/multi_search?…`; the body is a text. The time of the engine is `engine` in
   * the `Server-Timing` header of the response, milliseconds. Rejects on abort, and if the thread ends or is not running.
   */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Starts a server in the thread, on a port (0: any free one) that it reuses after restarts. */
  listen(options: { port: number; host?: string }): Promise<{ port: number }>;
  /** Ends the thread; pending requests reject. */
  close(): Promise<void>;
}

interface Asked {
  resolve(answer: FromThread): void;
  reject(error: Error): void;
}

/** Initial backoff of a restart, milliseconds; doubles each time until the thread has responded once. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** Grace period for the engine to close, milliseconds. */
const CLOSE_MS = 5_000;

/** Starts an engine in a worker thread and restarts it after a crash. */
export function startSearchThread({ onEnd, onRestart, ...options }: SearchThreadOptions): SearchThread {
  const asked = new Map<number, Asked>();
  let lastId = 0;
  let keys: ApiKey[] = [];
  let listening: { port: number; host: string | undefined } | null = null;
  let pause = FIRST_PAUSE_MS;
  let waiting: NodeJS.Timeout | null = null;
  let closed = false;
  let worker: Worker | null = start();

  function start(): Worker {
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    const entry = new URL(`./engineWorker.${extension}`, import.meta.url);
    const started = new Worker(entry, { workerData: { options, keys } satisfies ThreadStart });
    started.on('message', hear);
    started.on('error', (error) => lose(started, error instanceof Error ? error : new Error(String(error))));
    started.on('exit', (code) => lose(started, new Error(`The search engine's thread ended with ${code}.`)));
    return started;
  }

  function hear(message: FromThread): void {
    if (message.kind === 'keys') {
      keys = message.keys;
      return;
    }
    pause = FIRST_PAUSE_MS;
    const waits = asked.get(message.id);
    asked.delete(message.id);
    if (message.kind === 'failed') waits?.reject(new Error(`The search engine failed: ${message.error}`));
    else waits?.resolve(message);
  }

  function lose(thread: Worker, error: Error): void {
    if (worker !== thread) return;
    worker = null;
    void thread.terminate();
    for (const { reject } of asked.values()) reject(error);
    asked.clear();
    if (closed) return;
    onEnd?.(error);
    waiting = setTimeout(() => void restart(), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  async function restart(): Promise<void> {
    const thread = (worker = start());
    try {
      if (listening) await ask({ kind: 'listen', ...listening });
      else
        await ask({ kind: 'request', request: { method: 'GET', path: '/health', key: undefined, body: '' } });
    } catch (error) {
      return lose(thread, error instanceof Error ? error : new Error(String(error)));
    }
    onRestart?.();
  }

  type Question = ToThread extends infer Each
    ? Each extends { id: number }
      ? Omit<Each, 'id'>
      : never
    : never;

  function ask(question: Question, signal?: AbortSignal | null): Promise<FromThread> {
    return new Promise((resolve, reject) => {
      if (!worker)
        return reject(
          new Error(closed ? 'The search engine was closed.' : 'The search engine is being started again.'),
        );
      if (signal?.aborted) return reject(abortReason(signal));
      const id = (lastId += 1);
      const cancel = (): void => {
        if (!asked.delete(id)) return;
        worker?.postMessage({ kind: 'cancel', id } satisfies ToThread);
        reject(abortReason(signal));
      };
      signal?.addEventListener('abort', cancel, { once: true });
      const forget = (): void => signal?.removeEventListener('abort', cancel);
      asked.set(id, {
        resolve: (answer) => (forget(), resolve(answer)),
        reject: (error) => (forget(), reject(error)),
      });
      worker.postMessage({ ...question, id });
    });
  }

  return {
    fetch: async (path, init = {}) => {
      const answer = await ask({ kind: 'request', request: await requestOf(path, init) }, init.signal);
      if (answer.kind !== 'answer') throw new Error(`The search engine answered ${answer.kind}.`);
      const { status, type, body, spentMs } = answer;
      const headers = {
        ...corsHeaders,
        'content-type': type,
        'server-timing': `engine;dur=${spentMs.toFixed(1)}`,
      };
      return new Response(body, { status, headers });
    },
    listen: async ({ port, host }) => {
      const answer = await ask({ kind: 'listen', port, host });
      if (answer.kind !== 'listening') throw new Error(`The search engine answered ${answer.kind}.`);
      listening = { port: answer.port, host };
      return { port: answer.port };
    },
    close: async () => {
      closed = true;
      if (waiting) clearTimeout(waiting);
      const ended = worker;
      if (!ended) return;
      await Promise.race([ask({ kind: 'close' }), timeout(CLOSE_MS)]).catch(() => undefined);
      worker = null;
      for (const { reject } of asked.values()) reject(new Error('The search engine was closed.'));
      asked.clear();
      await ended.terminate();
    },
  };
}

async function requestOf(
  path: string,
  { method = 'GET', headers, body }: RequestInit,
): Promise<ThreadRequest> {
  const key = new Headers(headers).get('x-typesense-api-key') ?? undefined;
  const text = typeof body === 'string' ? body : body ? await new Response(body).text() : '';
  return { method, path, key, body: text };
}

function abortReason(signal: AbortSignal | null | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : new Error('The search was called off.');
}

function timeout(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
