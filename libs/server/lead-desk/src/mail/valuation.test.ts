// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { adfXml } from '../adf/adfXml.ts';
import type { KeptLead } from '../deliver/KeptLead.ts';
import { adfMistakes } from '../test/adfStructure.ts';
import { keptLead, payload, site, valuation } from '../test/samples.ts';
import { confirmationMail } from './confirmationMail.ts';
import { leadMail } from './leadMail.ts';

const form = {
  category: 'Trade-In',
  'Trade-In Year': 2021,
  'Trade-In Make': 'Toyota',
  'Trade-In Model': 'RAV4',
  kms: 60_000,
  rego: '417XYZ',
  regoState: 'QLD',
  finance: 'Yes' as const,
};
const lead = (changes: Partial<typeof valuation> = {}): KeptLead => ({
  ...keptLead(),
  payload: { ...payload(form), valuation: { ...valuation, ...changes } },
});
const none = { range: null, no_figure: 'We do not give online values for vehicles over 100,000 km.' };
const vehicleOf = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  expect(adfMistakes(document.documentElement)).toEqual([]);
  return document.querySelector('vehicle[interest=trade-in]');
};

describe('[EN-06] a lead with a valuation', () => {
  it('has range, dates, basis and reasons in the mail of the dealer, as text and as HTML', () => {
    const { text, html } = leadMail(lead(), site);
    for (const line of [
      'Online trade-in value: $21,700 to $25,300',
      'Value is valid until: 28 November 2026',
      'Value basis: Based on the prices of 3 similar vehicles that were for sale on 21 November 2026.',
      'Value was worked out from: Middle of the advertised prices $30,000; Fair condition -$2,000',
      'Trade-in under finance: Yes',
    ])
      expect(text).toContain(line);
    expect(html).toContain('$21,700 to $25,300');
  });

  it('has the range as text of the trade-in vehicle in ADF, and no price', () => {
    const vehicle = vehicleOf(adfXml(lead({ offer_accepted: 'Yes' }), site));
    expect(vehicle?.querySelector('pricecomments')?.textContent).toBe(
      'Online trade-in value $21,700 to $25,300, valid until 28 November 2026, accepted by the shopper',
    );
    expect(vehicle?.querySelector('price')).toBeNull();
    expect(vehicleOf(adfXml(lead(none), site))?.querySelector('pricecomments')).toBeNull();
  });

  it('has the range in the confirmation with what it rests on, and no plate', () => {
    const mail = confirmationMail(lead(), site);
    expect(mail?.text).toContain('Your trade-in value: $21,700 to $25,300');
    expect(mail?.text).toContain('Valid until: 28 November 2026');
    expect(mail?.text).toContain(
      'similar vehicles that were for sale on 21 November 2026. We confirm the exact value when we see your vehicle.',
    );
    expect(mail?.text).not.toContain('417XYZ');
    expect(confirmationMail(lead(none), site)?.text).toContain(`Your trade-in value: ${none.no_figure}`);
    expect(confirmationMail(keptLead(), site)?.text).not.toContain('trade-in value');
  });

  it('names the answer to the offer as the new content of an addition', () => {
    const before = lead();
    const added = { ...lead({ offer_accepted: 'Yes' }), number: 2, earlier: [before] };
    const { subject, text } = leadMail(added, site);
    expect(subject).toMatch(/^Added to Trade-In/);
    expect(text).toContain('New:\n  Trade-in value accepted: Yes');
  });
});
