// @vitest-environment jsdom
import type { LeadForm } from '@forecourt/lead';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { leadVehicle } from '../accept/leadVehicle.ts';
import { addedLead, car, keptLead, loan, site } from '../test/samples.ts';
import { leadHtml } from './leadHtml.ts';
import { leadText } from './leadText.ts';

const read = (lead = keptLead()) => new DOMParser().parseFromString(leadHtml(lead, site), 'text/html');
const linksOf = (document: Document) =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const textOf = (document: Document) => (document.body.textContent ?? '').replace(/\s+/g, ' ');

describe('the HTML of a lead’s mail', () => {
  it('[EN-03] has the photo of the car with its page, and the content of the text', () => {
    const document = read();
    const photo = document.querySelector('a img');
    expect(photo?.getAttribute('src')).toBe(
      'https://harbour-city-motors.example/images/960x640.jpg/pictures/suv/black-front34.webp',
    );
    expect(photo?.getAttribute('alt')).toBe('2020 Toyota RAV4 Cruiser');
    expect(photo?.closest('a')?.getAttribute('href')).toBe(
      'https://harbour-city-motors.example/cars/2020-toyota-rav4-u647390',
    );
    const words = leadText(keptLead(), site).replace(/:\s/g, ' ').split(/\s+/).filter(Boolean);
    const shown = textOf(document);
    expect(words.filter((word) => !shown.includes(word))).toEqual([]);
    expect(shown).toContain('VIN6ZZ4KAUU2LD587621');
  });

  it.each([
    ['0491 570 006', ['tel:+61491570006', 'sms:+61491570006']],
    ['(07) 5550 4100', ['tel:+61755504100']],
    ['1800 975 708', ['tel:1800975708']],
    ['+44 20 7946 0018', ['tel:+442079460018']],
    ['call me', []],
  ])('[EN-03] has links to reply to %s with one tap: %j', (phone, hrefs) => {
    const links = linksOf(read(keptLead({ phone })));
    expect(links.filter((href) => /^(tel|sms):/.test(href ?? ''))).toEqual(hrefs);
    expect(links).toContain(
      'mailto:kim@shopper.example?subject=Your%20enquiry%3A%202020%20Toyota%20RAV4%20Cruiser',
    );
  });

  it('has no reply links to a shopper without address and number, and no photo without a vehicle', () => {
    const lead = keptLead({ email: '', phone: '' }, false);
    const document = read({ ...lead, payload: { ...lead.payload, email: null, phone: null } });
    expect(linksOf(document)).toEqual([]);
    expect(document.querySelector('a img')).toBeNull();
  });

  it.each(['data:image/png;base64,AA', 'javascript:alert(1)', '//evil.example/a.png', ''])(
    'has no photo for the picture address %j',
    (primary_image_url) => {
      const vehicle = leadVehicle({ ...car, primary_image_url });
      expect(read({ ...keptLead(), vehicle }).querySelector('a img')).toBeNull();
    },
  );

  it('[EN-03] has the calculated loan, and of an addition the new content and the earlier message', () => {
    const lead = addedLead();
    const text = textOf(read({ ...lead, payload: { ...lead.payload, loan } }));
    expect(text).toContain('Estimated repayment$224 weekly');
    expect(text).toContain('Comparison rate6.31% p.a.');
    expect(text).toContain('And does it have a towbar?');
    expect(text).toContain('Is it still there?');
  });

  const odd = fc.string({
    unit: fc.constantFrom(
      ...'ab<>&"\'/=',
      '\n',
      '<script>',
      '<img src=x onerror=y>',
      '" href="https://x.example',
    ),
    minLength: 1,
    maxLength: 8,
  });
  const plain = { name: 'x', last_name: 'x', message: 'x', category: 'x', Rego: 'x' };
  const tagsOf = (document: Document) => [...document.querySelectorAll('*')].map(({ tagName }) => tagName);

  test('keeps its elements and links for any input of a shopper', () => {
    const expected = read(keptLead(plain));
    fc.assert(
      fc.property(odd, odd, odd, odd, odd, (name, last_name, message, category, Rego) => {
        const input: Partial<LeadForm> = { name, last_name, message, category, Rego };
        const filled = Object.fromEntries(
          Object.entries(input).map(([key, value]) => [key, `x${String(value)}`]),
        );
        const document = read(keptLead(filled));
        expect(tagsOf(document)).toEqual(tagsOf(expected));
        expect(linksOf(document)).toEqual(linksOf(expected));
      }),
      { numRuns: 200 },
    );
  });
});
