import { describe, expect, it } from 'vitest';
import { phoneLink } from './phoneLink.ts';

describe('phoneLink', () => {
  it.each([
    ['1800 975 708', { text: '1800 975 708', href: 'tel:1800975708' }],
    ['call us', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('of %s is %o', (text, link) => expect(phoneLink(text)).toEqual(link));
});
