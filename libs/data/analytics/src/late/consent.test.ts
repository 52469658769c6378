import { afterEach, describe, expect, test, vi } from 'vitest';
import { consentOf, saveConsent } from './consent.ts';

afterEach(() => {
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

describe('consent', () => {
  test('nobody has said anything at first', () => expect(consentOf('fresh')).toBeNull());

  test('what was said is kept, for that site alone', () => {
    saveConsent('one', 'granted');
    expect(window.localStorage.getItem('forecourt:one:analytics')).toBe('granted');
    expect([consentOf('one'), consentOf('two')]).toEqual(['granted', null]);
    saveConsent('one', 'refused');
    expect(consentOf('one')).toBe('refused');
  });

  test('an earlier visit is remembered, and a word nobody gave is none', () => {
    window.localStorage.setItem('forecourt:earlier:analytics', 'granted');
    window.localStorage.setItem('forecourt:odd:analytics', 'yes please');
    expect([consentOf('earlier'), consentOf('odd')]).toEqual(['granted', null]);
  });

  test('a browser that asks every site not to count has said no', () => {
    saveConsent('three', 'granted');
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(consentOf('three')).toBe('refused');
  });

  test('where nothing may be kept, the word holds for the visit', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    expect(consentOf('four')).toBeNull();
    saveConsent('four', 'granted');
    expect(consentOf('four')).toBe('granted');
  });
});
