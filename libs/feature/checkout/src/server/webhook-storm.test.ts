import { testEngines } from '@forecourt/database/testing';
import { describe, expect, it } from 'vitest';
import { webhookStorm } from './testing/webhook-storm.ts';

describe.each(testEngines('a storm of webhooks'))('a storm of webhooks on %s', (engine) => {
  it('[GA-07] webhooks that are shuffled, doubled and up to 40 hours late leave no payment in a wrong state', async () => {
    const storm = await webhookStorm(engine, { payments: 40, deliveries: 400, seed: 20_261_128 });
    expect(storm).toMatchObject({ refused: 0, wrong: [] });
    expect(storm.deliveries).toBeGreaterThanOrEqual(400);
    expect(storm.events).toBeGreaterThan(60);
  });
});
