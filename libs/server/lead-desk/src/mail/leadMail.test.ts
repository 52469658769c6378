import type { LeadForm } from '@forecourt/lead';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { leadVehicle } from '../accept/leadVehicle.ts';
import { addedLead, car, keptLead, loan, site } from '../test/samples.ts';
import { leadMail } from './leadMail.ts';

const textOf = (lead = keptLead()) => leadMail(lead, site).text;
const labels = (text: string) => text.split('\n').flatMap((line) => /^([^\s:][^:]*):/.exec(line)?.[1] ?? []);

describe('the mail of a lead', () => {
  it('has the price that the page showed', () => {
    expect(textOf()).toContain('\nPrice shown: $55,880 Excl. govt charges\n');
    expect(textOf()).not.toContain('Status:');
  });

  it('has both prices of a vehicle that was repriced while its page was open, and the shown one of a sold vehicle', () => {
    const seen = (price: string) => {
      const lead = keptLead();
      return { ...lead, payload: { ...lead.payload, answers: { 'Price shown': price } } };
    };
    expect(textOf(seen('$55,880 Excl. govt charges'))).toBe(textOf());
    const lead = seen('$57,880 Excl. govt charges');
    expect(textOf(lead)).toContain(
      '\nPrice shown: $57,880 Excl. govt charges\nPrice now: $55,880 Excl. govt charges\n',
    );
    const sold = textOf({ ...lead, vehicle: leadVehicle({ ...car, status: 'sold' }) });
    expect(sold).toContain('\nPrice shown: $57,880 Excl. govt charges\n');
    expect(sold).not.toContain('Price now');
  });

  test.each([
    [{ status: 'sold' }, 'Sold', false],
    [{ status: 'on_hold' }, 'Not available', false],
    [{ status: 'coming_soon' }, 'Coming soon', true],
    [{ reserved: true }, 'Reserved', true],
    [{ status: 'sold', reserved: true }, 'Sold', false],
  ])('has the status of a vehicle with %j: %s; with its price: %s', (changes, status, priced) => {
    const text = textOf({ ...keptLead(), vehicle: leadVehicle({ ...car, ...changes }) });
    expect(text).toContain(`\nStatus: ${status}\n`);
    expect(text.includes('Price shown')).toBe(priced);
  });

  it('names a dealership, not its slug, in the text, the HTML and the ADF, and in an addition', () => {
    const group = { ...site, dealerships: [{ slug: 'newstead-cars', name: 'Newstead Cars' }] };
    const asked = { dealership_slug: 'newstead-cars' };
    for (const lead of [keptLead(asked), { ...addedLead(asked), earlier: [keptLead()] }]) {
      const { text, html, attachments } = leadMail(lead, group);
      for (const part of [text, html, attachments[0]?.content ?? '']) {
        expect(part).toContain('Newstead Cars');
        expect(part).not.toContain('newstead-cars');
      }
    }
  });

  it('has the shopper’s own vehicle', () => {
    const text = textOf(
      keptLead({
        category: 'Trade-In',
        rego: '123ABC',
        regoState: 'QLD',
        kms: 84_000,
        'Trade-In Make': 'Mazda',
      }),
    );
    expect(text).toContain(
      '\nTrade-in make: Mazda\nTrade-in registration: 123ABC QLD\nTrade-in kilometres: 84,000\n',
    );
  });

  it('[EN-03] of a finance enquiry has the calculated loan, in the text and the ADF', () => {
    const lead = keptLead({ category: 'Finance Enquiry' });
    const mail = leadMail({ ...lead, payload: { ...lead.payload, loan } }, site);
    const figures = [
      'Purchase price: $55,880',
      'Deposit or trade-in: $5,880',
      'Loan amount: $50,000',
      'Loan term: 5 years',
      'Estimated repayment: $224 weekly',
      'Interest rate: 6.29% p.a.',
      'Comparison rate: 6.31% p.a.',
      'Total payable: $58,316',
    ].join('\n');
    expect(mail.text).toContain(figures);
    expect(mail.attachments[0]?.content).toContain(figures);
  });

  it('of an addition has the lead’s id, the new content and the earlier messages', () => {
    const mail = leadMail(addedLead({ phone: '0491 570 157' }), site);
    expect(mail).toMatchObject({ leadId: keptLead().id, number: 2 });
    expect(mail.subject).toBe('Added to Enquiry: 2020 Toyota RAV4 Cruiser (U647390), Kim Lee');
    expect(mail.text).toContain('Kim Lee has added to the enquiry of Saturday, 21 November 2026 at 4:12 pm.');
    expect(mail.text).toContain('\n  Phone: 0491 570 157 (before: 0491 570 006)\n');
    expect(mail.text).toContain('\nMessage:\n  And does it have a towbar?\n');
    expect(mail.text).toContain('  Is it still there?\n  My lunch is at 12');
    for (const word of ['kim@shopper.example', '0800', '2020 Toyota RAV4', `Lead: ${keptLead().id}`])
      expect(mail.text).toContain(word);
    expect(mail.attachments[0]?.filename).toBe(`lead-${keptLead().id}.2.adf.xml`);
  });

  it('of an addition with another time notes that the earlier one stays booked', () => {
    const first = keptLead({}, true, '2026-11-23T09:00:00+10:00');
    const later = addedLead({}, '2026-11-23T09:30:00+10:00');
    const { text } = leadMail({ ...later, earlier: [first] }, site);
    expect(text).toContain(
      'Test Drive Booking Date: Monday 23 November 2026, 9:30 am (before: Monday 23 November 2026, 9:00 am, which stays booked too)',
    );
  });

  const forged = '\r\nBcc: x\u2028Lead: forged\u0085Status: Sold\u001b[2K';
  const lines: (keyof LeadForm)[] = [
    'name',
    'last_name',
    'phone',
    'category',
    'subcategory',
    'location',
    'Rego',
    'rego',
    'Trade-In Make',
  ];

  test.each([...lines, 'message', 'services', 'answers', 'campaign', 'page', 'vehicle'])(
    'allows no line injection through the %s',
    (field) => {
      const evil = `x${forged}`;
      const lead = keptLead(lines.some((line) => line === field) ? { [field]: evil } : {});
      const { payload, vehicle } = lead;
      if (field === 'message') payload.message = evil;
      if (field === 'services') payload.additional_services = [evil];
      if (field === 'answers') payload.answers = { [evil]: evil };
      if (field === 'campaign') payload.lead_attributes.linked_query_params = { utm_source: evil };
      if (field === 'page') payload.lead_attributes.visited_pages = [evil];
      if (field === 'vehicle' && vehicle) vehicle.name = evil;
      const mail = leadMail(lead, site);
      expect(labels(mail.text)).not.toContain('Bcc');
      expect(mail.text).not.toMatch(/^(Lead: forged|Status: Sold)/m);
      for (const text of [mail.text, ...mail.attachments.map(({ content }) => content)])
        expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/u);
      for (const line of [mail.subject, mail.replyTo?.name ?? ''])
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    },
  );

  it('has the same lines for any field input', () => {
    const plain = labels(textOf(keptLead({ message: 'x' })));
    const odd = fc.string({
      unit: fc.constantFrom(...'ab: \r\n\u2028\u0085\u001b\t'),
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(odd, odd, odd, (name, phone, message) => {
        const text = textOf(keptLead({ name: `x${name}`, phone: `1${phone}`, message: `x${message}` }));
        expect(labels(text)).toEqual(plain);
      }),
      { numRuns: 500 },
    );
  });
});
