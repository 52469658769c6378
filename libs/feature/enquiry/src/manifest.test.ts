import { dealerSchema, exampleDealer } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { enquiry } from './index.ts';

const dealer = dealerSchema.parse(exampleDealer);

test('the feature adds a page, a success page and slot content on other features’ pages', () => {
  expect(enquiry({}).resolve(dealer)).toMatchObject({
    options: {
      browser: { buttonText: 'Enquire now', messageRequired: true, disclaimer: null, nativeAlert: true },
    },
    routes: [
      { path: 'enquire', cache: 'never' },
      { path: 'success', cache: 'never' },
      { path: 'book-test-drive', cache: 'public', needs: 'search' },
      { path: 'pages/unsubscribe', cache: 'never' },
    ],
    contributions: [
      { slot: 'vdp.actions' },
      { slot: 'vdp.sold-actions' },
      { slot: 'vdp.gone' },
      { slot: 'search.alert' },
      { slot: 'search.card-actions' },
      { slot: 'locations.contact' },
      { slot: 'content.form' },
      { slot: 'site.overlays' },
    ],
  });
});

test('an unknown option is reported with its path', () => {
  expect(enquiry(JSON.parse('{ "butonText": "x" }')).resolve(dealer)).toMatchObject([
    { path: 'features.enquiry.butonText', fix: expect.stringContaining('buttonText') },
  ]);
});
