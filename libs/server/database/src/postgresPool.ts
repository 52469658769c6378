import pg from 'pg';
import { typeParsers } from './typeParsers.ts';

/** How long a process waits for PostgreSQL, milliseconds. */
export interface Waits {
  /** For a connection, also for one of the pool. */
  connectionMs: number;
  /** For a statement, by the server, and half a second longer by the client; null for as long as it takes. */
  statementMs: number | null;
  /** For a lock. */
  lockMs: number | null;
}

/** Where shoppers wait. */
export const SERVING: Waits = { connectionMs: 1_500, statementMs: 10_000, lockMs: 5_000 };

/** Where an operator waits: migrations and imports take what they need. */
export const WORKING: Waits = { connectionMs: 10_000, statementMs: null, lockMs: null };

/** A transaction whose process does nothing keeps others from its rows for so long. */
const IDLE_IN_TRANSACTION_MS = 20_000;

/** The statement by which whoever holds a lock asks whether the server is there. */
export const IS_THERE = 'select 1 as there';
/**
 * The server has this time to answer it, however long other statements may take, milliseconds. With the interval of the questions it is less than the
 * time after which the server lets go of a machine that has vanished.
 */
const IS_THERE_MS = 10_000;

const CONNECTIONS = 10;

/**
 * Classes of errors by which a server that is there refuses a new connection: it has no more of them (53), or does not take these words (28). Those
 * that are open go on. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const REFUSALS = ['53', '28'];

/** A pool that a server which accepts and never answers cannot exhaust. */
export interface PostgresPool {
  pool: { connect(): Promise<pg.PoolClient>; end(): Promise<void>; options: object };
  /** Whether the server answers a new connection within this time, be it with a refusal because it has no more. */
  answers(withinMs: number): Promise<boolean>;
  /** Gives up every connection: what runs on them fails now, and the next query connects anew. */
  reset(): void;
}

/** Opens a pool; nothing is connected yet. */
export function postgresPool(url: string, { connectionMs, statementMs, lockMs }: Waits): PostgresPool {
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: connectionMs,
    keepAlive: true,
    ...(statementMs !== null && { statement_timeout: statementMs }),
    ...(lockMs !== null && { lock_timeout: lockMs }),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    types: typeParsers,
  };
  const pool = new pg.Pool({ ...settings, max: CONNECTIONS, Client: clientWith(statementMs) });
  // The pool replaces a broken idle connection, and a query on a broken one rejects; without a listener the error would crash the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const taken = new Set<pg.PoolClient>();
  let fresh = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => fresh.add(client));
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_error, client) => taken.delete(client));

  return {
    pool: {
      options: pool.options,
      end: () => pool.end(),
      async connect() {
        for (;;) {
          const client = await pool.connect();
          if (fresh.has(client)) return client;
          client.release(true);
        }
      },
    },
    async answers(withinMs) {
      const client = new pg.Client({ ...settings, connectionTimeoutMillis: withinMs });
      client.on('error', () => undefined);
      const asked = client
        .connect()
        .then(() => client.query('select 1'))
        .catch((error: unknown) => {
          if (!isRefusal(error)) throw error;
        });
      const answered = await inTime(asked, withinMs);
      void client.end();
      return answered;
    },
    reset() {
      fresh = new WeakSet();
      for (const client of taken) void client.end();
    },
  };
}

const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && REFUSALS.includes(error.code?.slice(0, 2) ?? '');

/** Whether a promise is fulfilled within a time. An answer that has arrived while this process was busy counts. */
async function inTime(promise: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve(false))), ms);
  });
  const done = promise.then(
    () => true,
    () => false,
  );
  const result = await Promise.race([done, late]);
  clearTimeout(timer);
  return result;
}

/**
 * A client that ends its connection if a statement gets no answer. The server ends a statement that takes too long; a server that does not
 * answer at all leaves it to the client. Its query then fails, and the pool replaces the connection.
 */
function clientWith(statementMs: number | null): typeof pg.Client {
  const usualMs = statementMs === null ? null : statementMs + 500;
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this);
      const timed = (...words: unknown[]): unknown => {
        const asked: unknown = Reflect.apply(query, this, words);
        const limitMs = words[0] === IS_THERE ? IS_THERE_MS : usualMs;
        if (!(asked instanceof Promise) || limitMs === null) return asked;
        const timer = setTimeout(() => void this.end(), limitMs);
        return asked.finally(() => clearTimeout(timer));
      };
      Object.assign(this, { query: timed });
    }
  };
}
