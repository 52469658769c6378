import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonWarnings } from './comparisonWarnings.ts';
import { truncateDisclaimer } from './truncateDisclaimer.ts';

const facts = { annualRatePercent: 6.29, comparisonRatePercent: 8.19, warning: comparisonWarnings.short };
const rates = '6.29% p.a., comparison rate 8.19% p.a.';
const tail = ` ${rates} ${comparisonWarnings.short}`;
const graphemes = (text: string): number => [...new Intl.Segmenter('en-AU').segment(text)].length;

describe('truncateDisclaimer', () => {
  it.each([
    ['197 characters are not cut', 'a'.repeat(197), 'a'.repeat(197), false],
    ['198 are not', 'a'.repeat(198), `${'a'.repeat(197)}…`, true],
    ['the cut is at a word', `${'a'.repeat(190)} ${'b'.repeat(20)}`, `${'a'.repeat(190)}…`, true],
    [
      'a word that ends at the limit stays',
      `${'a'.repeat(190)} bbbbbb ccc`,
      `${'a'.repeat(190)} bbbbbb…`,
      true,
    ],
    ['family and flag emoji are one character each', '👨‍👩‍👧🇦🇺'.repeat(98), '👨‍👩‍👧🇦🇺'.repeat(98), false],
    ['combining accents stay with their letter', 'e\u0301'.repeat(198), `${'e\u0301'.repeat(197)}…`, true],
    ['an empty text leaves rates and warning', '  ', '', false],
  ])('[FI-07] %s', (_, text, beginning, truncated) => {
    const result = truncateDisclaimer(text, facts);
    expect(result.short).toBe(`${beginning}${tail}`.trim());
    expect(result.full).toBe(`${text.trim()}${tail}`.trim());
    expect(result.truncated).toBe(truncated);
  });

  it('[FI-07] does not repeat rates and warning that the shown text has', () => {
    const text = `Indicative only: 6.29% p.a., comparison rate 8.19% p.a. ${comparisonWarnings.short}`;
    const result = truncateDisclaimer(text, facts);
    expect(result.full).toBe(text);
    expect(result.short.endsWith(comparisonWarnings.short)).toBe(true);
    expect(result.short.split('comparison rate 8.19% p.a.')).toHaveLength(2);
    expect(truncateDisclaimer(text, facts, { limit: 1000 }).short).toBe(text);
  });

  it('[FI-07] does not repeat a warning that is above it; the full form has it', () => {
    const result = truncateDisclaimer('a '.repeat(120), facts, { warned: true });
    expect(result.short.endsWith(`… ${rates}`)).toBe(true);
    expect(result.full.endsWith(tail)).toBe(true);
  });

  it('[FI-07] law: always has rate, comparison rate and warning, and at most the limit of the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.integer({ min: 1, max: 300 }),
        (text, limit) => {
          const { short, truncated } = truncateDisclaimer(text, facts, { limit });
          expect(short).toContain('6.29% p.a., comparison rate 8.19% p.a.');
          expect(short).toContain(comparisonWarnings.short);
          expect(graphemes(short)).toBeLessThanOrEqual(limit + 1 + graphemes(tail));
          expect(truncated || short.startsWith(text.trim())).toBe(true);
        },
      ),
    );
  });
});
