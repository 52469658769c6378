import { dealerSchema, exampleDealer } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { fleetEnquiry } from './declared/index.ts';
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

test('a path of a form that is none is reported with an example', () => {
  const form = { ...fleetEnquiry(), paths: ['/fleet/'] };
  expect(enquiry({ forms: [form] }).resolve(dealer)).toMatchObject([
    {
      path: 'features.enquiry.forms[0].paths[0]',
      what: '"/fleet/" is not valid: a path has small letters, digits and hyphens, and no slash at its ends.',
      fix: 'Write it in that form, such as "service/book".',
    },
  ]);
});

test('a field that would never be asked, and one without a number that fits, are reported with a fix', () => {
  const field = { kind: 'text' as const, name: 'seats', label: 'Seats' };
  const [first] = fleetEnquiry().steps;
  const fields = [
    { ...field, kind: 'choice' as const, name: 'size', options: ['Small', 'Large'] },
    { ...field, when: { field: 'size', is: 'large' } },
    { ...field, kind: 'number' as const, name: 'vans', min: 5, max: 4 },
  ];
  const form = { ...fleetEnquiry(), steps: [{ title: first?.title ?? '', fields }] };
  expect(enquiry({ forms: [form] }).resolve(dealer)).toMatchObject([
    {
      path: 'features.enquiry.forms[0].steps[0].fields[1].when.is',
      fix: 'Write one of its options: Small, Large.',
    },
    {
      path: 'features.enquiry.forms[0].steps[0].fields[2].max',
      fix: 'Write a max of at least 5, or a smaller min.',
    },
  ]);
});
