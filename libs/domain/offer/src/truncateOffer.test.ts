import { describe, expect, it } from 'vitest';
import { truncateOffer } from './truncateOffer.ts';

const offer = (description: string | null, disclaimer: string | null = null) => ({
  description: null,
  sanitized_description: description,
  disclaimer,
});
const words = (length: number) => 'wheel '.repeat(100).slice(0, length - 1) + 'x';

describe('truncateOffer', () => {
  it.each([160, 161, 199, 200])('[OF-02] shows a description of %d characters whole', (length) => {
    const full = words(length);
    expect(truncateOffer(offer(full)).description).toEqual({ short: full, full, truncated: false });
  });

  it('[OF-02] cuts a description of 201 characters at 160, at a word', () => {
    const full = words(201);
    const { short, truncated } = truncateOffer(offer(full)).description;
    expect(truncated).toBe(true);
    expect(short).toBe(`${'wheel '.repeat(26).trim()}…`);
    expect(short.length).toBeLessThanOrEqual(161);
  });

  it.each([199, 200])('[OF-02] shows a disclaimer of %d characters whole', (length) => {
    expect(truncateOffer(offer(null, words(length))).disclaimer.truncated).toBe(false);
  });

  it('[OF-02] cuts a disclaimer of 201 characters at 200, at a word', () => {
    const { short, full, truncated } = truncateOffer(offer(null, words(201))).disclaimer;
    expect(truncated).toBe(true);
    expect(full).toHaveLength(201);
    expect(short).toBe(`${'wheel '.repeat(33).trim()}…`);
  });

  it('counts graphemes: 200 flags are 200 characters', () => {
    expect(truncateOffer(offer('🇦🇺'.repeat(200))).description.truncated).toBe(false);
    const { short } = truncateOffer(offer('🇦🇺'.repeat(201))).description;
    expect(short).toBe(`${'🇦🇺'.repeat(160)}…`);
  });

  it('prefers the sanitised description, and strips the tags of the other', () => {
    const both = { description: '<p>Raw</p>', sanitized_description: 'Clean', disclaimer: null };
    expect(truncateOffer(both).description.full).toBe('Clean');
    expect(truncateOffer({ ...both, sanitized_description: null }).description.full).toBe('Raw');
  });

  it('has empty texts for an offer without texts', () => {
    expect(truncateOffer(offer(null)).description).toEqual({ short: '', full: '', truncated: false });
    expect(truncateOffer(offer(null)).disclaimer).toEqual({ short: '', full: '', truncated: false });
  });
});
