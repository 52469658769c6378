import { emptyTables } from '@forecourt/database/testing';
import { person, type TestApi } from '@forecourt/api/testing';
import { leadLimits } from '@forecourt/lead-desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enquiryApi } from '../testing/enquiry-api.ts';

describe('the confirmation to a shopper', () => {
  let kit: TestApi;

  beforeAll(async () => {
    kit = await enquiryApi('pglite', {
      limits: leadLimits({ perAddress: 1_000 }),
      confirmationLimits: leadLimits({ perAddress: 2, seconds: 3_600 }),
    });
  });
  afterAll(() => kit.database.close());
  beforeEach(() => emptyTables(kit.database.db, ['leads', 'lead_additions', 'outbox']));

  const post = (clientAddress: string, fields: object) =>
    kit.request(
      '/api/leads',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'key-12345' },
        body: JSON.stringify({ ...person, ...fields }),
      },
      { clientAddress },
    );
  const confirmed = async () => {
    const rows = await kit.database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    return rows.filter(({ topic }) => topic === 'lead.confirmation').length;
  };

  it('[EN-03] is stored with the lead before it is acknowledged, once for a repeated request', async () => {
    expect((await post('203.0.113.1', {})).status).toBe(200);
    expect(await confirmed()).toBe(1);
    expect((await post('203.0.113.2', {})).status).toBe(200);
    expect(await confirmed()).toBe(1);
  });

  it('is limited by visitor: further leads are stored and not confirmed', async () => {
    for (let each = 0; each < 4; each += 1)
      expect((await post('203.0.113.7', { email: `${each}@shopper.example` })).status).toBe(200);
    expect(await confirmed()).toBe(2);
    expect(await kit.database.db.selectFrom('leads').select('id').execute()).toHaveLength(4);
    expect((await post('203.0.113.8', { email: '9@shopper.example' })).status).toBe(200);
    expect(await confirmed()).toBe(3);
  });

  it('is not stored for a lead that is refused as spam', async () => {
    expect((await post('203.0.113.9', { company_url: 'x' })).status).toBe(422);
    expect(await confirmed()).toBe(0);
  });
});
