import { describe, expect, it } from 'vitest';
import { enquirySchema } from '../forms/enquirySchema.ts';
import { leadNews } from './leadNews.ts';
import { leadPayload } from './leadPayload.ts';
import { leadPayloadSchema } from './leadPayloadSchema.ts';
import { leadStatements } from './leadStatements.ts';
import { valuationRows, type LeadValuation } from './leadValuation.ts';
import { ownVehicle } from './ownVehicle.ts';

const valuation: LeadValuation = {
  id: '0b1f7a52-7c1e-4d2b-9a35-5e0a8f3c2d11',
  date: '2026-11-21',
  range: {
    min: 21_700,
    max: 25_300,
    valid_until: '2026-11-28',
    reasons: [
      { text: 'Middle of the advertised prices', amount: 30_000 },
      { text: 'Fair condition', amount: -2000 },
    ],
    basis: 'Based on the prices of 3 similar vehicles.',
  },
  no_figure: null,
  answers: { condition: 'fair', service_history: 'full', accidents: 'none', finance: 'Yes' },
  offer_accepted: null,
};
const without: LeadValuation = { ...valuation, range: null, no_figure: 'It has over 100,000 km.' };

const payload = (of: LeadValuation | null) =>
  leadPayload(
    enquirySchema.parse({
      ...{ name: 'Kim', last_name: 'Lee', email: 'kim@mail.example', phone: '0491 570 006' },
      ...{ postcode: '0800', message: 'Hello' },
    }),
    { url: '/', userAgent: null, car: null, visitedPages: [], valuation: of },
  );

describe('the valuation of a lead', () => {
  it('[EN-06] is part of the payload; a lead that was stored before has none', () => {
    expect(leadPayloadSchema.parse(payload(valuation)).valuation).toEqual(valuation);
    const { valuation: _absent, ...stored } = payload(null);
    expect(leadPayloadSchema.parse(stored).valuation).toBeNull();
  });

  it('[EN-06] has rows with range, dates, basis, reasons and answers', () => {
    expect(valuationRows(valuation).map(([, label, text]) => [label, text])).toEqual([
      ['Online trade-in value', '$21,700 to $25,300'],
      ['Value is valid until', '28 November 2026'],
      ['Value basis', 'Based on the prices of 3 similar vehicles.'],
      ['Value was worked out from', 'Middle of the advertised prices $30,000; Fair condition -$2,000'],
      ['Value was worked out on', '21 November 2026'],
      ['Trade-in condition', 'Fair'],
      ['Trade-in service history', 'Full'],
      ['Trade-in accident damage', 'None'],
    ]);
  });

  it('[EN-06] without a range has the reason', () => {
    expect(valuationRows(without)[0]).toEqual([
      'valuation',
      'Online trade-in value',
      'It has over 100,000 km.',
    ]);
    expect(ownVehicle(payload(without))).toMatchObject({ interest: 'trade-in', value: null });
  });

  it('[EN-06] an answer to the offer is news, and nothing else is', () => {
    const news = leadNews([payload(valuation)], payload({ ...valuation, offer_accepted: 'Yes' }));
    expect(news.map(({ label, text }) => [label, text])).toEqual([['Trade-in value accepted', 'Yes']]);
    expect(leadNews([payload(valuation)], payload(valuation))).toEqual([]);
  });

  it.each([
    [null, 'Online trade-in value $21,700 to $25,300, valid until 28 November 2026'],
    [
      'Yes',
      'Online trade-in value $21,700 to $25,300, valid until 28 November 2026, accepted by the shopper',
    ],
    ['No', 'Online trade-in value $21,700 to $25,300, valid until 28 November 2026, declined by the shopper'],
  ] as const)('[EN-06] with the answer %j makes an own vehicle with %j', (offer_accepted, value) => {
    expect(ownVehicle(payload({ ...valuation, offer_accepted }))).toMatchObject({
      interest: 'trade-in',
      value,
    });
  });

  it('has a unique key for each statement', () => {
    const keys = leadStatements(payload({ ...valuation, offer_accepted: 'Yes' })).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
