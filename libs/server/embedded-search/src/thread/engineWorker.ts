import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from '../engine/openEngine.ts';
import { lowerThreadPriority } from './lowerThreadPriority.ts';
import type { FromThread, ThreadRequest, ThreadStart, ToThread } from './messages.ts';

// Worker thread of an engine; only `startSearchThread` starts it.
lowerThreadPriority();
const { options, keys }: ThreadStart = workerData;
const { pathOf, answer, listen, close } = openEngine(options, {
  keys,
  onKeys: (all) => tell({ kind: 'keys', keys: all }),
});
/** The pending requests; false for an aborted one. */
const wanted = new Map<number, boolean>();

function tell(message: FromThread, handOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, handOver);
}

async function reply(id: number, { method, path, key, body }: ThreadRequest): Promise<void> {
  // Wait one event loop turn, so that a request aborted in the same batch costs nothing.
  await setImmediate();
  if (!wanted.get(id)) return;
  const started = performance.now();
  const mark = path.indexOf('?');
  const {
    status,
    type,
    body: text,
    spentMs = performance.now() - started,
  } = await answer({
    method,
    path: pathOf(mark === -1 ? path : path.slice(0, mark)),
    query: new URLSearchParams(mark === -1 ? '' : path.slice(mark + 1)),
    queryLength: mark === -1 ? 0 : path.length - mark,
    header: (name) => (name === 'x-typesense-api-key' ? key : undefined),
    body,
  });
  const bytes = new TextEncoder().encode(text);
  tell({ kind: 'answer', id, status, type, body: bytes, spentMs }, [bytes.buffer]);
}

async function serve(message: ToThread): Promise<void> {
  const { id } = message;
  switch (message.kind) {
    case 'request':
      wanted.set(id, true);
      return reply(id, message.request).finally(() => wanted.delete(id));
    case 'cancel':
      if (wanted.has(id)) wanted.set(id, false);
      return;
    case 'listen': {
      const server = await listen({ port: message.port, ...(message.host && { host: message.host }) });
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : message.port;
      return tell({ kind: 'listening', id, port });
    }
    case 'close':
      await close();
      tell({ kind: 'closed', id });
  }
}

parentPort?.on('message', (message: ToThread) => {
  serve(message).catch((error: unknown) => tell({ kind: 'failed', id: message.id, error: String(error) }));
});
