import { lstat, mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { userInfo } from 'node:os';
import pg from 'pg';
import { DatabaseUnusable } from '../DatabaseUnusable.ts';
import { typeParsers } from '../typeParsers.ts';
import { isHolderGone, readLock, removeLock, takeLock, type HeldLock } from './engineLock.ts';
import { socketPath } from './socketPath.ts';
import { startEngine, type RunningEngine } from './startEngine.ts';

/** A connection pool to the embedded engine of a directory, in whichever process it runs. */
export interface EmbeddedPool {
  pool: { connect: () => Promise<pg.PoolClient>; end: () => Promise<void>; options: object };
  /** Ends the connections, and the engine if it runs in this process. */
  close: () => Promise<void>;
}

const CONNECTIONS = 4;
const TIMEOUT_MS = 30_000;

/**
 * Connects to the engine of a data directory. The first process runs it; all processes, including that one,
 * connect through its Unix socket. When that process ends, the next query of another process starts the engine there.
 */
export async function embeddedPool(directory: string): Promise<EmbeddedPool> {
  await mkdir(directory, { recursive: true });
  const socket = socketPath(directory);
  await prepareSocketFolder(socket, directory);
  let own: { engine: RunningEngine; lock: HeldLock } | null = null;
  let attaching: Promise<void> | null = null;

  const pool = new pg.Pool({
    host: path.dirname(socket),
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    max: CONNECTIONS,
    types: typeParsers,
  });
  // An idle connection ends with the process that runs the engine; the next query reconnects.
  pool.on('error', () => undefined);

  async function attach(): Promise<void> {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      if (await answers(socket)) return;
      const holder = await readLock(directory);
      if (holder && (await isHolderGone(directory, holder))) await removeLock(directory, holder.token);
      const lock = await takeLock(directory, socket);
      if (lock) return startHere(lock);
      if (Date.now() > deadline)
        throw new DatabaseUnusable(heldMessage(directory, await readLock(directory)));
      await sleep(100);
    }
  }

  async function startHere(lock: HeldLock): Promise<void> {
    try {
      const engine = await startEngine(directory, socket);
      own = { engine, lock };
      void engine.ended.then(async () => {
        own = null;
        await lock.release();
      });
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  function attachOnce(): Promise<void> {
    attaching ??= attach().finally(() => (attaching = null));
    return attaching;
  }

  await attachOnce();
  return {
    pool: {
      options: pool.options,
      end: () => pool.end(),
      connect: async () => {
        try {
          return await pool.connect();
        } catch (error) {
          if (!isUnreachable(error)) throw error;
          await attachOnce();
          return pool.connect();
        }
      },
    },
    close: async () => {
      if (!pool.ended) await pool.end();
      const running = own;
      if (!running) return;
      await running.engine.close();
      await running.lock.release();
    },
  };
}

async function prepareSocketFolder(socket: string, directory: string): Promise<void> {
  const folder = path.dirname(socket);
  if (folder === directory) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stats = await lstat(folder);
  if (!stats.isDirectory() || stats.uid !== userInfo().uid)
    throw new DatabaseUnusable(
      `${folder} belongs to another user, so the database's socket cannot be created there. Set TMPDIR or a shorter FORECOURT_DATA.`,
    );
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(socket);
    probe.once('connect', () => resolve(true));
    probe.once('error', () => resolve(false));
    probe.once('close', () => probe.destroy());
    probe.once('connect', () => probe.destroy());
  });
}

function isUnreachable(error: unknown): boolean {
  const codes = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

function heldMessage(directory: string, holder: Awaited<ReturnType<typeof readLock>>): string {
  const who = holder ? `process ${holder.pid} on ${holder.host} (since ${holder.since})` : 'another process';
  return (
    `The database in ${directory} is locked by ${who}, which does not respond on its socket. ` +
    'Stop that process, or choose another folder with FORECOURT_DATA, or use Postgres by DATABASE_URL.'
  );
}
