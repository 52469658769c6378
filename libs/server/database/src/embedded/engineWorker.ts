import { createServer } from 'node:net';
import { rm } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { serveSession, type Session } from './serveSession.ts';
import { createMutex } from './mutex.ts';
import { FLUSHED, FlushedFiles } from './flushedFiles.ts';

/** Worker data: path of the files, and the socket to listen on (null only prepares the files). */
export interface EngineWorkerData {
  directory: string;
  socket: string | null;
}

const IDLE_IN_TRANSACTION_MS = 20_000;
const DRAIN_MS = 10_000;

/** Small buffers: the engine's memory is part of the site's process, and the operating system caches the files. */
const SETTINGS = ['shared_buffers = 16MB', 'work_mem = 8MB', "timezone = 'UTC'", 'max_wal_size = 128MB'];

const { directory, socket }: EngineWorkerData = workerData;
const port = parentPort;
if (!port) throw new Error('engineWorker.ts runs as a worker thread; call startEngine instead.');

const pglite = await PGlite.create({
  fs: new FlushedFiles(directory),
  startParams: [...FLUSHED],
  postgresqlconf: SETTINGS,
});
if (socket === null) await stop([]);
else await listen(socket);

async function listen(path: string): Promise<void> {
  const mutex = createMutex();
  const sessions = new Set<Session>();
  let nextId = 1;
  const server = createServer({ noDelay: true }, (connection) => {
    const session = serveSession(connection, {
      id: nextId++,
      mutex,
      idleInTransactionMs: IDLE_IN_TRANSACTION_MS,
      engine: {
        // `syncToFs` is for file systems of browsers. On a disk the engine itself flushes what it commits.
        run: (request, onRawData) => pglite.execProtocolRawStream(request, { syncToFs: false, onRawData }),
      },
    });
    sessions.add(session);
    void session.closed.then(() => sessions.delete(session));
  });
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  port?.once('message', () => {
    server.close();
    void stop([...sessions]);
  });
  port?.postMessage('ready');
}

/** Graceful shutdown: finishes pending requests and transactions, then closes the files and ends the thread. */
async function stop(sessions: readonly Session[]): Promise<void> {
  const deadline = Date.now() + DRAIN_MS;
  for (const session of sessions) {
    while (session.busy() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
    session.end('57P01', 'the process that ran the embedded database is closing it');
  }
  await Promise.all(sessions.map((session) => session.closed));
  await pglite.close();
  port?.postMessage('closed');
  process.exit();
}
