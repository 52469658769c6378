import { emptyTables, openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { leadPayloadSchema } from '@forecourt/lead';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptLead, amendLead, leadVehicle, type LeadAmendment } from '../index.ts';
import { car, NOW, payload, site, valuation } from '../test/samples.ts';

const accepted: LeadAmendment<string>['change'] = (said) =>
  said.some((each) => each.valuation) ? 'unchanged' : { ...said[0], valuation };

describe.each(testEngines('lead-desk'))('amending a lead on %s', (engine) => {
  let database: TestDatabase;
  let leadId = '';

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database.db, ['outbox', 'leads', 'lead_additions', 'appointments']);
    const lead = { site, idempotencyKey: 'key-12345', payload: payload(), vehicle: leadVehicle(car) };
    leadId = (await acceptLead({ db: database.db, now: NOW }, lead)).leadId;
  });

  const amend = (changes: Partial<LeadAmendment<string>> = {}) =>
    amendLead(
      { db: database.db, now: NOW },
      { site, leadId, change: accepted, vehicle: leadVehicle(car), ...changes },
    );
  const additions = () => database.db.selectFrom('lead_additions').selectAll().orderBy('number').execute();
  const outbox = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute();

  it('[EN-06] stores the change as an addition, with its e-mail and its webhook', async () => {
    const hooked = {
      ...site,
      leads: { ...site.leads, webhook: { url: 'https://crm.example', secret: 's' } },
    };
    expect(await amend({ site: hooked })).toEqual({ outcome: 'added' });
    const [addition, ...others] = await additions();
    expect(others).toEqual([]);
    expect(addition).toMatchObject({ lead_id: leadId, number: 2 });
    expect(leadPayloadSchema.parse(addition?.payload)).toEqual({ ...payload(), valuation });
    expect((await outbox()).slice(1)).toMatchObject([
      { topic: 'lead.email', key: leadId, payload: { addition: 2, vehicle: { stocknum: 'U647390' } } },
      { topic: 'lead.webhook', key: leadId, payload: { addition: 2 } },
    ]);
  });

  it('[EN-06] stores nothing for an unchanged or refused change, or for the lead of another site', async () => {
    expect(await amend({ change: () => 'unchanged' })).toEqual({ outcome: 'unchanged' });
    const refused = () => ({ refused: 'expired' });
    expect(await amend({ change: refused })).toEqual({ outcome: 'refused', refused: 'expired' });
    expect(await amend({ site: { ...site, slug: 'northside-group' } })).toEqual({ outcome: 'unknown' });
    expect(await amend({ leadId: 'b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11' })).toEqual({ outcome: 'unknown' });
    expect(await additions()).toEqual([]);
    expect(await outbox()).toHaveLength(1);
  });

  it('[EN-06] makes one addition of concurrent equal changes; each sees the ones before it', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => amend()));
    expect(outcomes.filter(({ outcome }) => outcome === 'added')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'unchanged')).toHaveLength(9);
    expect(await additions()).toHaveLength(1);
  });

  it('numbers a change after the additions that are there', async () => {
    await acceptLead(
      { db: database.db, now: NOW },
      { site, idempotencyKey: 'key-2', payload: payload({ message: 'A towbar?' }), vehicle: null },
    );
    await amend();
    expect((await additions()).map(({ number }) => number)).toEqual([2, 3]);
  });
});
