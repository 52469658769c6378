import { emptyTables } from '@forecourt/database/testing';
import { siteLookup } from '@forecourt/api';
import { person, site, type TestApi } from '@forecourt/api/testing';
import { leadLimits } from '@forecourt/lead-desk';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enquiryApi, withEnquiry } from '../testing/enquiry-api.ts';

const finance = {
  provider: 'AusLoans' as const,
  calculator: 'purchase' as const,
  annualRatePercent: 6.29,
  comparisonRatePercent: 8.19,
  lender: { name: 'Demonstration Finance', creditLicence: 'DEMO-ACL 1' },
};
const shown = publicSite(defineDealer({ ...exampleDealer, finance, features: [] }));
const enquiry = { ...person, category: 'Finance Enquiry', page_id: 'finance', car_id: 20_000 };

describe('the loan of a finance enquiry', () => {
  let kit: TestApi;

  beforeAll(async () => {
    const sites = siteLookup([{ site: withEnquiry({ ...site, shown }), hosts: [] }]).byHost;
    kit = await enquiryApi('pglite', { sites, limits: leadLimits({ perAddress: 1_000 }) });
    await kit.addCar({ id: 20_000, stocknum: 'U1', price: 30_000 });
  });
  afterAll(() => kit.database.close());
  beforeEach(() => emptyTables(kit.database.db, ['leads', 'lead_additions', 'outbox']));

  const loanOf = async (fields: object) => {
    expect((await kit.postLead({ ...enquiry, ...fields })).status).toBe(200);
    const { payload } = await kit.database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    return payload['loan'];
  };

  it('[EN-03] has what the shopper chose and the figures that the server computes for it', async () => {
    const loan = 'loan=28000&deposit=8000&term=4&pay=monthly';
    expect(await loanOf({ loan })).toMatchObject({
      price: 28_000,
      deposit: 8_000,
      amount: 20_000,
      residual: 0,
      term_years: 4,
      annual_rate_percent: 6.29,
      frequency: 'monthly',
      repayment: 472,
      comparison_rate_percent: expect.closeTo(6.29, 1),
      total: expect.closeTo(472.4 * 48, -2),
      warning: expect.stringContaining('WARNING'),
      example: expect.stringContaining('$20,000 over 4 years'),
    });
  });

  it('[EN-03] is the one that the page starts with for an empty query', async () => {
    expect(await loanOf({ loan: '' })).toMatchObject({ price: 30_000, deposit: 0, frequency: 'weekly' });
  });

  it.each([
    ['a lead without one', {}],
    ['figures of the client', { loan: { repayment: 1, warning: 'none' } }],
    ['a lead without a car', { loan: '', car_id: null }],
  ])('[EN-03] is null for %s', async (_name, fields) => {
    expect(await loanOf(fields)).toBeNull();
  });

  it('[EN-03] is in a lead of a form without JavaScript', async () => {
    const fields = { ...enquiry, car_id: '20000', loan: 'term=3' };
    const body = new URLSearchParams(fields);
    const answer = await kit.request('/api/leads', {
      method: 'POST',
      headers: { accept: 'text/html' },
      body,
    });
    expect(answer.headers.get('location')).toBe('/success');
    const { payload } = await kit.database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    expect(payload['loan']).toMatchObject({ term_years: 3, price: 30_000 });
  });

  it('[EN-03] another loan of the same shopper is an addition', async () => {
    await kit.postLead({ ...enquiry, loan: '' });
    await kit.postLead({ ...enquiry, loan: 'term=3' });
    const additions = await kit.database.db.selectFrom('lead_additions').selectAll().execute();
    expect(additions).toMatchObject([{ number: 2, payload: { loan: { term_years: 3 } } }]);
  });
});
