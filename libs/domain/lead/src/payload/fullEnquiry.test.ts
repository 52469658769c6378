import { describe, expect, it } from 'vitest';
import { fullEnquiry, type LeadForm } from './fullEnquiry.ts';

const contact = {
  name: 'Kim',
  last_name: 'Lee',
  email: 'kim@mail.example',
  phone: '0491 570 006',
  postcode: '0800',
};
const answered: LeadForm = {
  ...contact,
  message: 'Hello',
  category: 'Stock enquiry',
  subcategory: 'Price',
  opt_in: true,
  page_id: 'p1',
  location: 'Newstead',
  location_id: 7,
  dealership_slug: 'harbour-city-motors',
  Rego: 'ABC123',
  terms_conditions: true,
  additional_services: ['Wash'],
  'do-you-have-a-trade-in': 'Yes',
  rego: 'ABC123',
  regoState: 'QLD',
  kms: 55_000,
  finance: 'No',
  'Trade-In Year': 2017,
  'Trade-In Make': 'Mazda',
  'Trade-In Model': 'CX-5',
  PreferredContactMethod: 'SMS',
};

describe('fullEnquiry', () => {
  it('[EN-03] keeps every answer', () => {
    expect(fullEnquiry(answered)).toEqual(answered);
    const declined = { ...answered, opt_in: false, terms_conditions: false };
    expect(fullEnquiry(declined)).toEqual(declined);
  });

  it('[EN-03] has null, false or empty for fields that a shorter form lacks', () => {
    expect(fullEnquiry(contact)).toEqual({
      ...contact,
      message: null,
      category: null,
      subcategory: null,
      opt_in: false,
      page_id: null,
      location: null,
      location_id: null,
      dealership_slug: null,
      Rego: null,
      terms_conditions: false,
      additional_services: [],
      'do-you-have-a-trade-in': null,
      rego: null,
      regoState: null,
      kms: null,
      finance: null,
      'Trade-In Year': null,
      'Trade-In Make': null,
      'Trade-In Model': null,
      PreferredContactMethod: null,
    });
  });
});
