import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contactMethodField, tradeInFields } from './tradeInFields.ts';

const schema = z.object({ ...tradeInFields, PreferredContactMethod: contactMethodField });

describe('the fields about the shopper’s own vehicle', () => {
  it('[EN-06] are null without an answer', () => {
    expect(schema.parse({})).toEqual({
      PreferredContactMethod: null,
      finance: null,
      kms: null,
      regoState: null,
      rego: null,
      'do-you-have-a-trade-in': null,
      'Trade-In Year': null,
      'Trade-In Make': null,
      'Trade-In Model': null,
    });
  });

  it.each([
    ['PreferredContactMethod', 'Phone', true],
    ['PreferredContactMethod', 'Email', true],
    ['PreferredContactMethod', 'SMS', true],
    ['PreferredContactMethod', 'Fax', false],
    ['finance', 'Yes', true],
    ['finance', 'No', true],
    ['finance', '', true],
    ['finance', 'maybe', false],
    ['do-you-have-a-trade-in', 'Yes', true],
    ['do-you-have-a-trade-in', true, false],
    ['kms', '85000', true],
    ['kms', '85,000', false],
    ['regoState', 'QLD', true],
    ['regoState', 'Queensland', false],
  ])('[EN-06] take %s %j: %j', (field, value, expected) => {
    expect(schema.safeParse({ [field]: value }).success).toBe(expected);
  });
});
