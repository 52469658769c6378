import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import type { Schema } from '../schema.ts';
import type { NoticeListener, Notices } from './Notices.ts';

/** How long the server may take to answer. */
const ANSWER_MS = 2_000;
/** Pause before a lost connection is opened again. */
const AGAIN_MS = 500;
/** How often it is asked whether it still answers: a firewall may drop it without a word. */
const ASKED_EVERY_MS = 5_000;

/** Notices by LISTEN and NOTIFY, over a connection of its own for each listener. It opens again by itself. */
export function postgresNotices(url: string, db: Kysely<Schema>): Notices {
  return {
    async tell(channel, text) {
      await sql`select pg_notify(${channel}, ${text})`.execute(db);
    },
    listen(channel, listener) {
      const stopping = new AbortController();
      const running = follow(url, channel, listener, stopping.signal);
      return async () => {
        stopping.abort();
        await running;
      };
    },
  };
}

async function follow(url: string, channel: string, listener: NoticeListener, stop: AbortSignal) {
  let opened = false;
  while (!stop.aborted) {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      application_name: 'forecourt notices',
    });
    // The end of a connection says the same.
    client.on('error', () => undefined);
    try {
      await client.connect();
      client.on('notification', ({ payload = '' }) => listener.heard(payload));
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      if (opened) listener.missed();
      opened = true;
      await untilLost(client, stop);
    } catch {
      // It is opened again.
    }
    // A connection that does not answer does not say goodbye either.
    await Promise.race([client.end().catch(() => undefined), sleep(ANSWER_MS, undefined, { ref: false })]);
    await sleep(AGAIN_MS, undefined, { signal: stop }).catch(() => undefined);
  }
}

/** Waits until the connection has ended, does not answer, or is not needed any more. */
async function untilLost(client: pg.Client, stop: AbortSignal): Promise<void> {
  const done = new AbortController();
  const signal = AbortSignal.any([stop, done.signal]);
  const ended = once(client, 'end', { signal });
  const silent = (async () => {
    for (;;) {
      await sleep(ASKED_EVERY_MS, undefined, { signal });
      await client.query('select 1');
    }
  })();
  await Promise.race([ended, silent])
    .catch(() => undefined)
    .finally(() => done.abort());
  await Promise.allSettled([ended, silent]);
}
