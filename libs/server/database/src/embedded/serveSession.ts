import type { Socket } from 'node:net';
import type { Mutex } from './mutex.ts';
import { fatal, greeting, readMessage, readOpening, simpleQuery, statusWatch } from './wire.ts';

/** The engine's interface for a session: complete requests in, raw responses out. */
export interface Engine {
  run: (request: Uint8Array, onAnswer: (bytes: Uint8Array) => void) => Promise<void>;
}

/** Dependencies of a session. */
export interface SessionOptions {
  id: number;
  engine: Engine;
  mutex: Mutex;
  /** Idle timeout of a transaction while other clients wait, in milliseconds. */
  idleInTransactionMs: number;
}

/** A connected client. */
export interface Session {
  /** True while it holds the engine: a request is running or a transaction is open. */
  busy: () => boolean;
  end: (code: string, message: string) => void;
  closed: Promise<void>;
}

const IDLE_MESSAGE =
  'idle-in-transaction timeout: the transaction was idle while other clients waited. The embedded engine has one session: inside a transaction use ' +
  'the transaction itself for every query, and do slow work before it';

/**
 * Serves one client of the single-session engine. A client holds the engine for a request, or from BEGIN to the end of
 * its transaction; a client that disconnects in between is rolled back.
 */
export function serveSession(socket: Socket, options: SessionOptions): Session {
  const { id, engine, mutex, idleInTransactionMs } = options;
  let buffer: Buffer = Buffer.alloc(0);
  let request: Buffer[] = [];
  let started = false;
  let gone = false;
  let unlock: (() => void) | null = null;
  let idle: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();

  function end(code: string, message: string): void {
    if (!gone) socket.end(fatal(code, message));
    gone = true;
  }

  function watchIdle(): void {
    idle = setTimeout(() => {
      if (mutex.waiting() > 0) end('25P03', IDLE_MESSAGE);
      else watchIdle();
    }, idleInTransactionMs);
  }

  async function answer(whole: Buffer): Promise<void> {
    clearTimeout(idle);
    unlock ??= await mutex.take();
    if (gone) return release();
    const status = statusWatch();
    await engine.run(whole, (bytes) => {
      status.see(bytes);
      if (!gone) socket.write(Buffer.from(bytes));
    });
    if (status.inTransaction()) watchIdle();
    else release();
  }

  function release(): void {
    unlock?.();
    unlock = null;
  }

  async function leave(): Promise<void> {
    gone = true;
    clearTimeout(idle);
    await work;
    if (unlock) await engine.run(simpleQuery('ROLLBACK'), () => undefined).finally(release);
  }

  function takeOpening(): boolean {
    const first = readOpening(buffer);
    if (!first) return false;
    buffer = buffer.subarray(first.length);
    if (first.opening === 'refuse-encryption') socket.write('N');
    else if (first.opening === 'start') {
      started = true;
      socket.write(greeting(id));
    } else end('08P01', 'this server speaks version 3 of the Postgres protocol');
    return true;
  }

  function takeMessage(): boolean {
    const message = readMessage(buffer);
    if (!message) return false;
    if (message.ends) socket.end();
    else request.push(buffer.subarray(0, message.length));
    buffer = buffer.subarray(message.length);
    if (message.endsRequest) {
      const whole = Buffer.concat(request);
      request = [];
      work = work.then(() => answer(whole)).catch((error: unknown) => end('XX000', String(error)));
    }
    return true;
  }

  socket.on('data', (chunk: Buffer) => {
    buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
    while (!gone && (started ? takeMessage() : takeOpening()));
  });
  socket.on('error', () => socket.destroy());
  const closed = new Promise<void>((resolve) => {
    socket.on(
      'close',
      () =>
        void leave()
          .catch(() => undefined)
          .then(resolve),
    );
  });

  return { busy: () => unlock !== null, end, closed };
}
