import { describe, expect, it } from 'vitest';
import { savedDetails } from './savedDetails.ts';
import { testDriveSchema } from './testDriveSchema.ts';
import { offerAcceptedSchema, valuationCallSchema } from './valuationCalls.ts';

const contact = {
  name: 'Kim',
  last_name: 'Lee',
  email: 'kim@mail.example',
  phone: '0491 570 006',
  postcode: '0800',
};

describe('testDriveSchema', () => {
  it('has contact details only', () => {
    expect(testDriveSchema.parse(contact)).toEqual({
      ...contact,
      message: null,
      dateTime: null,
      terms_conditions: false,
      opt_in: false,
      distribution_location: null,
    });
    expect(testDriveSchema.safeParse({}).success).toBe(false);
  });

  it.each([
    ['2026-11-24T09:30:00+10:00', true],
    ['2026-11-24T09:30', true],
    ['2026-11-23T23:30:00Z', true],
    ['', true],
    [null, true],
    [undefined, true],
    ['2026-11-24', false],
    ['2026-02-30T09:30', false],
    ['Tuesday', false],
    [1795215600, false],
  ])('accepts the booking date %j: %j', (dateTime, expected) => {
    const result = testDriveSchema.safeParse({ ...contact, dateTime });
    expect(result.success).toBe(expected);
    if (!expected) expect(result.error?.issues[0]?.message).toBe('Please choose one of the offered times.');
    if (expected) expect(result.data?.dateTime).toBe(dateTime || null);
  });
});

describe('valuation calls', () => {
  it('have plate, state, answers and the id of the first step', () => {
    expect(valuationCallSchema.parse({ rego: 'ABC123', regoState: 'QLD' })).toEqual({
      rego: 'ABC123',
      regoState: 'QLD',
      adjustmentAnswers: {},
      id: null,
    });
    expect(valuationCallSchema.safeParse({ rego: 'ABC123' }).success).toBe(false);
    expect(valuationCallSchema.safeParse({ rego: ' ', regoState: 'QLD' }).success).toBe(false);
    expect(
      valuationCallSchema.safeParse({ rego: 'A', regoState: 'QLD', adjustmentAnswers: { tyres: 3 } }).success,
    ).toBe(false);
  });

  it('have whether an offer was accepted', () => {
    const answer = { lead_id: 'a', form_completed: true, offer_accepted: false };
    expect(offerAcceptedSchema.parse(answer)).toEqual(answer);
    expect(offerAcceptedSchema.safeParse({ ...answer, offer_accepted: 'no' }).success).toBe(false);
    expect(offerAcceptedSchema.safeParse({ ...answer, lead_id: '' }).success).toBe(false);
  });
});

describe('savedDetails', () => {
  const nothing = { name: '', last_name: '', email: '', phone: '', postcode: '' };

  it.each([
    [contact, contact],
    [{ ...contact, extra: 1 }, contact],
    [{ name: 'Kim' }, { ...nothing, name: 'Kim' }],
    [
      { ...contact, phone: 491570006, email: 'x'.repeat(255) },
      { ...contact, phone: '', email: '' },
    ],
    [{}, nothing],
    [null, nothing],
    ['[object Object]', nothing],
    [[], nothing],
  ])('[EN-09] reads the stored value %j as %j', (kept, expected) => {
    expect(savedDetails(kept)).toEqual(expected);
  });
});
