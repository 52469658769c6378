import { setTimeout as sleep } from 'node:timers/promises';

/** The database does not answer. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
}

/** What is watched. */
export interface Watched {
  /** Whether the database answers a new connection within this time. */
  answers(withinMs: number): Promise<boolean>;
  /** Gives up every connection. */
  reset(): void;
}

/** Notices a database that does not answer, so that nobody waits for it. */
export interface DatabaseWatch {
  /**
   * Does work that may need the database. If the work takes long, the database is asked whether it is there; a slow one is waited for.
   *
   * @throws DatabaseAway within two seconds if it does not answer, and at once until it answers again.
   */
  guard<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Stops asking. */
  stop(): void;
}

/** The patience of a watch, milliseconds. */
export interface WatchTimes {
  /** Work that takes longer makes the watch ask. */
  slowMs: number;
  /** The database has this time to answer. */
  answerMs: number;
}

/** Together they are less than the two seconds that a shopper may wait for an apology. */
export const WATCH_TIMES: WatchTimes = { slowMs: 900, answerMs: 900 };
const AGAIN_MS = 500;

/** Watches a database; one that runs in this process need not be. */
export function watchDatabase(
  database: Watched,
  { slowMs, answerMs }: WatchTimes = WATCH_TIMES,
): DatabaseWatch {
  let asking: Promise<boolean> | null = null;
  let away = false;
  let stopped = false;

  /** Concurrent callers share one question. */
  function isThere(): Promise<boolean> {
    asking ??= database.answers(answerMs).finally(() => (asking = null));
    return asking;
  }

  async function untilBack(): Promise<void> {
    while (away && !stopped) {
      await sleep(AGAIN_MS, undefined, { ref: false });
      if (await isThere()) away = false;
    }
  }

  return {
    async guard(work) {
      if (away) throw new DatabaseAway('The database does not answer.');
      const done = work();
      const ended = done.then(
        () => true,
        () => true,
      );
      while (!(await Promise.race([ended, sleep(slowMs, false, { ref: false })]))) {
        const there = await Promise.race([ended, isThere()]);
        if (there) continue;
        if (!away) {
          away = true;
          database.reset();
          void untilBack();
        }
        throw new DatabaseAway('The database does not answer.');
      }
      return done;
    },
    stop() {
      stopped = true;
    },
  };
}

/** Codes of Node for a connection, and of PostgreSQL for a server that starts or stops, has no more connections, or gave up waiting. */
const AWAY_CODES = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
  ],
  ...['57P01', '57P02', '57P03', '53300', '57014', '55P03'],
]);
const AWAY_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client was closed|Client has encountered a connection error)/;

/** Whether an error means that the database is not there, or not in time, so that the same request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // Class 08 is the connection: poolers say so of the server behind them.
  if (AWAY_CODES.has(code) || /^08/.test(code)) return true;
  return AWAY_MESSAGES.test(error.message);
}
