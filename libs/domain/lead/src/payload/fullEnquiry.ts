import type { TradeInAnswers } from '../fields/tradeInFields.ts';
import type { Enquiry } from '../forms/enquirySchema.ts';

type Contact = Pick<Enquiry, 'name' | 'last_name' | 'email' | 'phone' | 'postcode'>;

/** Any checked form: the contact fields, and any of the other fields of an enquiry or a valuation. */
export type LeadForm = Contact & Partial<Enquiry> & Partial<TradeInAnswers>;

/** An enquiry with every field: fields that a shorter form lacks are `null`, not ticked or an empty list. */
export function fullEnquiry(form: LeadForm): Enquiry & TradeInAnswers {
  return {
    name: form.name,
    last_name: form.last_name,
    email: form.email,
    phone: form.phone,
    postcode: form.postcode,
    message: form.message ?? null,
    category: form.category ?? null,
    subcategory: form.subcategory ?? null,
    opt_in: form.opt_in ?? false,
    page_id: form.page_id ?? null,
    location: form.location ?? null,
    location_id: form.location_id ?? null,
    dealership_slug: form.dealership_slug ?? null,
    Rego: form.Rego ?? null,
    terms_conditions: form.terms_conditions ?? false,
    additional_services: form.additional_services ?? [],
    'do-you-have-a-trade-in': form['do-you-have-a-trade-in'] ?? null,
    rego: form.rego ?? null,
    regoState: form.regoState ?? null,
    kms: form.kms ?? null,
    finance: form.finance ?? null,
    'Trade-In Year': form['Trade-In Year'] ?? null,
    'Trade-In Make': form['Trade-In Make'] ?? null,
    'Trade-In Model': form['Trade-In Model'] ?? null,
    PreferredContactMethod: form.PreferredContactMethod ?? null,
  };
}
