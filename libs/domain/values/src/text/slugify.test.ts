import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from './slugify.ts';

describe('slugify', () => {
  it.each([
    ['Land Rover', 'land-rover'],
    ['Citroën C4', 'citroen-c4'],
    ["Gumleaf Wanderer 16' Pop Top", 'gumleaf-wanderer-16-pop-top'],
    [' (2WD) ', '2wd'],
    ['', ''],
  ])('of %j is %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('law: is always URL-safe, and applying it twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(slugify(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugify(slugify(text))).toBe(slugify(text));
      }),
    );
  });
});
