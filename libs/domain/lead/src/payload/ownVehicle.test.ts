import { describe, expect, it } from 'vitest';
import { ownVehicle } from './ownVehicle.ts';

const lead = {
  category: 'Vehicle Enquiry',
  subcategory: null,
  car_id: 7,
  message: 'A 2016 Mazda',
  Rego: null,
  'do-you-have-a-trade-in': null,
  rego: null,
  regoState: null,
  kms: null,
  finance: null,
  'Trade-In Year': null,
  'Trade-In Make': null,
  'Trade-In Model': null,
  valuation: null,
};

describe('ownVehicle', () => {
  it.each([
    [{ category: 'Trade-In' }],
    [{ subcategory: 'Trade in valuation' }],
    [{ category: 'Valuation' }],
    [{ category: 'Sell My Car' }],
    [{ 'do-you-have-a-trade-in': 'Yes' as const }],
    [{ rego: '123ABC' }],
    [{ kms: 0 }],
    [{ 'Trade-In Year': 2016 }],
    [{ 'Trade-In Make': 'Mazda' }],
    [{ 'Trade-In Model': 'CX-5' }],
  ])('[EN-06] is a trade-in in %j', (changes) => {
    expect(ownVehicle({ ...lead, ...changes })).toMatchObject({ interest: 'trade-in' });
    expect(ownVehicle({ ...lead, ...changes, 'do-you-have-a-trade-in': 'No' })).toBeNull();
  });

  it.each([
    [{}],
    [{ Rego: '123ABC' }],
    [{ regoState: 'QLD' }],
    [{ finance: 'No' as const }],
    [{ category: null }],
    [{ subcategory: 'Bestseller' }],
  ])('[EN-06] is null in %j', (changes) => {
    expect(ownVehicle({ ...lead, ...changes })).toBeNull();
  });

  it.each([
    [{ rego: '123ABC', regoState: 'QLD', Rego: 'OTHER' }, '123ABC QLD'],
    [{ Rego: '123ABC' }, '123ABC'],
    [{}, null],
  ])('[EN-06] in %j has the registration %j', (changes, registration) => {
    expect(ownVehicle({ ...lead, category: 'Trade-In', ...changes })?.registration).toBe(registration);
  });

  it('[EN-06] has the shopper’s text if the lead is about it', () => {
    expect(ownVehicle({ ...lead, category: 'Trade-In' })?.words).toBe('A 2016 Mazda');
    expect(ownVehicle({ ...lead, kms: 84_000 })?.words).toBeNull();
  });

  it('[EN-06] is for sale if the lead is about no vehicle of the dealer', () => {
    expect(ownVehicle({ ...lead, category: 'Sell your car', car_id: null })?.interest).toBe('sell');
    expect(ownVehicle({ ...lead, category: 'Sell your car' })?.interest).toBe('trade-in');
    expect(ownVehicle({ ...lead, category: 'Trade-In', car_id: null })?.interest).toBe('trade-in');
  });
});
