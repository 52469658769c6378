import { fixedNow, namedCars } from '@forecourt/fixtures';
import { expect, test } from 'vitest';
import { ENQUIRIES_ABOUT, readAbout } from './enquiry-about.ts';
import { enquiryTopic } from './enquiry-topic.ts';

test('without a vehicle it is a general enquiry', () => {
  expect(enquiryTopic(null, fixedNow)).toMatchObject({
    category: 'General Enquiry',
    subcategory: null,
    pageId: 'contact',
    message: '',
  });
});

test.each([
  ['plain', 'Ask about this car'],
  ['comingSoon', 'Ask about this car'],
  ['caravan', 'Ask about this caravan'],
  ['motorcycle', 'Ask about this motorcycle'],
] as const)('an available vehicle is called by its type: %s', (name, title) => {
  expect(enquiryTopic(namedCars[name], fixedNow)).toMatchObject({ title, subcategory: null, message: '' });
});

test.each(['soldYesterday', 'withdrawn'] as const)(
  '[EN-10] an unavailable vehicle gives an enquiry for a similar one: %s',
  (name) => {
    expect(enquiryTopic(namedCars[name], fixedNow)).toMatchObject({
      title: 'Find me something similar',
      category: 'Vehicle Enquiry',
      subcategory: 'Find me something similar',
      message: 'Can you please find me something similar?',
      pageId: 'find-similar',
    });
  },
);

test.each([
  ['test-drive', 'plain', '[EN-04]', 'Book a test drive', 'Test Drive', {}],
  ['test-drive', 'caravan', '[EN-04]', 'Book a viewing', 'Test Drive', {}],
  ['test-drive', 'motorcycle', '[EN-04]', 'Book a test ride', 'Test Drive', {}],
  [
    'photos',
    'plain',
    '[EN-05]',
    'Request photos',
    'Request Photos',
    { 'Request Photos': 'Please send photos for this car' },
  ],
  ['finance', 'plain', '[VD-09]', 'Get finance', 'Finance Enquiry', {}],
  ['reserve', 'plain', '[VD-23]', 'Reserve this car', 'Reservation', { Deposit: '$200' }],
  ['trade-in', 'motorcycle', '[VD-09]', 'Value my trade-in', 'Trade-In', {}],
] as const)(
  'about=%s for a vehicle (%s) gives the form: %s',
  (about, name, _id, title, category, answers) => {
    const topic = enquiryTopic(namedCars[name], fixedNow, { about });
    expect(topic).toMatchObject({
      about,
      pageId: about,
      title,
      category,
      subcategory: null,
      message: '',
      answers,
    });
    expect(topic.unsaid, 'a message is optional').toBeTruthy();
  },
);

test('[VD-23] a reservation states the site’s deposit, that it is refundable, and how long it holds', () => {
  const { intro, button } = enquiryTopic(namedCars.plain, fixedNow, {
    about: 'reserve',
    depositDollars: 500,
  });
  expect(intro).toBe(
    'We’ll call you to take a fully refundable deposit of $500, then hold the car for 48 hours.',
  );
  expect(button).toBe('Reserve for $500');
});

test.each(ENQUIRIES_ABOUT)(
  '[EN-10] %s for an unavailable vehicle gives an enquiry for a similar one',
  (about) => {
    expect(enquiryTopic(namedCars.withdrawn, fixedNow, { about })).toEqual(
      enquiryTopic(namedCars.withdrawn, fixedNow),
    );
  },
);

test.each([
  ['test-drive', 'comingSoon', 'This car is not here yet. Ask us when you can see and drive it.'],
  ['test-drive', 'reservedSuv', 'This car is reserved. Not by you? Ask us to tell you if it comes free.'],
  ['reserve', 'reservedSuv', 'This car is reserved. Not by you? Ask us to tell you if it comes free.'],
] as const)(
  '[EN-04] about=%s for a vehicle that is not available now (%s) gives a plain enquiry with the reason',
  (about, name, intro) => {
    expect(enquiryTopic(namedCars[name], fixedNow, { about })).toEqual({
      ...enquiryTopic(namedCars[name], fixedNow),
      intro,
    });
  },
);

test.each([
  ['test-drive', 'test-drive'],
  ['checkout', null],
  ['__proto__', null],
  ['', null],
  [null, null],
])('about=%j in the URL is read as %j', (text, about) => {
  expect(readAbout(text)).toBe(about);
});
