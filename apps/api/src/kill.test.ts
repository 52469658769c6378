import { testEngines } from '@forecourt/database/testing';
import { describe, expect, it } from 'vitest';
import { leadsUnderKill } from './test/leadsUnderKill.ts';

/** One process of the embedded database, four of PostgreSQL: each of the four is killed once. */
const trials = { pglite: { leads: 40, kills: 2 }, postgres: { leads: 40, kills: 4 } };

describe.each(testEngines('leads under kill'))('leads under kill on %s', (engine) => {
  it('[EN-03] stores each acknowledged lead and each addition once and delivers it, none twice to the mailbox, while processes are killed', async () => {
    const { leads, kills } = trials[engine];
    const result = await leadsUnderKill({ engine, leads, kills });
    expect(result).toMatchObject({
      acknowledged: leads,
      added: leads,
      kills,
      notStoredOnce: 0,
      notDelivered: 0,
      twiceInMailbox: 0,
      unexplained: 0,
    });
  }, 300_000);
});
