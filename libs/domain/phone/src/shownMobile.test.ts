import { expect, test } from 'vitest';
import { shownMobile } from './shownMobile.ts';

test.each([
  ['+61491570006', '0491 570 006'],
  ['+6149157000', '+6149157000'],
  ['+64211234567', '+64211234567'],
  ['', ''],
])('%s is shown as %s', (phone, shown) => expect(shownMobile(phone)).toBe(shown));
