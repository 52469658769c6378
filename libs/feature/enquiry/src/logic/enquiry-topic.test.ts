import { fixedNow, namedCars } from '@forecourt/fixtures';
import { expect, test } from 'vitest';
import { enquiryTopic } from './enquiry-topic.ts';

test('without a vehicle it is a general question', () => {
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
] as const)('an available vehicle is asked about by its word: %s', (name, title) => {
  expect(enquiryTopic(namedCars[name], fixedNow)).toMatchObject({ title, subcategory: null, message: '' });
});

test.each(['soldYesterday', 'withdrawn'] as const)(
  '[EN-10] a vehicle that cannot be had asks for a similar one: %s',
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
