import { expect, it } from 'vitest';
import { leadsUnderKill } from './test/leadsUnderKill.ts';

it('[EN-03] stores each acknowledged lead and each addition once and delivers it, none twice to the mailbox, while the process is killed', async () => {
  const result = await leadsUnderKill({ leads: 40, kills: 2 });
  expect(result).toMatchObject({
    acknowledged: 40,
    added: 40,
    kills: 2,
    notStoredOnce: 0,
    notDelivered: 0,
    twiceInMailbox: 0,
    unexplained: 0,
  });
}, 180_000);
