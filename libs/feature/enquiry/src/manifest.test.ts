import { dealerSchema, exampleDealer } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { enquiry } from './index.ts';

const dealer = dealerSchema.parse(exampleDealer);

test('a dealer who lists it gets a page, a success page and its parts on other features’ pages', () => {
  expect(enquiry({}).resolve(dealer)).toMatchObject({
    options: { buttonText: 'Enquire now', messageRequired: true, disclaimer: null, nativeAlert: true },
    routes: [
      { path: 'enquire', cache: 'never' },
      { path: 'success', cache: 'public' },
    ],
    contributions: [
      { slot: 'vdp.actions' },
      { slot: 'vdp.sold-actions' },
      { slot: 'vdp.gone' },
      { slot: 'search.card-actions' },
      { slot: 'locations.contact' },
      { slot: 'site.overlays' },
    ],
  });
});

test('an option it does not know is a problem with its path', () => {
  expect(enquiry(JSON.parse('{ "butonText": "x" }')).resolve(dealer)).toMatchObject([
    { path: 'features.enquiry.butonText', fix: expect.stringContaining('buttonText') },
  ]);
});
