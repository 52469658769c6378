import { afterEach, describe, expect, test, vi } from 'vitest';
import { asksConsent } from './asksConsent.ts';
import { consentSubject } from './consentSubject.ts';
import { browserRefuses, consentOf, saveConsent, watchConsent } from './consent.ts';

afterEach(() => {
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

describe('consent', () => {
  test('is null at first', () => expect(consentOf('fresh')).toBeNull());

  test('the answer is stored, for that site only', () => {
    saveConsent('one', 'granted');
    expect(window.localStorage.getItem('forecourt:one:analytics')).toBe('granted');
    expect([consentOf('one'), consentOf('two')]).toEqual(['granted', null]);
    saveConsent('one', 'refused');
    expect(consentOf('one')).toBe('refused');
  });

  test('the answer of an earlier visit is read, and an invalid value is ignored', () => {
    window.localStorage.setItem('forecourt:earlier:analytics', 'granted');
    window.localStorage.setItem('forecourt:odd:analytics', 'yes please');
    expect([consentOf('earlier'), consentOf('odd')]).toEqual(['granted', null]);
  });

  test('the latest answer of any tab applies, and cleared storage means no answer', () => {
    saveConsent('tabs', 'granted');
    window.localStorage.setItem('forecourt:tabs:analytics', 'refused');
    expect(consentOf('tabs')).toBe('refused');
    window.localStorage.clear();
    expect(consentOf('tabs')).toBeNull();
  });

  test('subscribers are notified of answers in this and other tabs, until they unsubscribe', () => {
    const heard = vi.fn();
    const stop = watchConsent(heard);
    saveConsent('watched', 'granted');
    window.dispatchEvent(new StorageEvent('storage'));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    saveConsent('watched', 'refused');
    window.dispatchEvent(new StorageEvent('storage'));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('Global Privacy Control means no consent', () => {
    saveConsent('three', 'granted');
    expect(browserRefuses()).toBe(false);
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(browserRefuses()).toBe(true);
    expect(consentOf('three')).toBe('refused');
  });

  test('without storage the answer is valid until the page unloads', () => {
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

describe('the consent prompt', () => {
  const settings = { askConsent: true, events: true, dataLayer: false, vitals: false };

  test('is shown until it is answered', () => {
    expect(asksConsent('asked', settings)).toBe(true);
    saveConsent('asked', 'refused');
    expect(asksConsent('asked', settings)).toBe(false);
  });

  test('is shown again where a tag manager was added, whatever the visitor answered before', () => {
    const google = { ...settings, googleAnalytics: 'G-EXAMPLE123' };
    for (const answer of ['granted', 'refused'] as const) {
      saveConsent(`added-${answer}`, answer, consentSubject(google));
      expect(asksConsent(`added-${answer}`, google)).toBe(false);
      expect(asksConsent(`added-${answer}`, { ...google, tagManager: 'GTM-EXAMPLE' })).toBe(true);
    }
  });

  test.each([
    ['may not be asked', { ...settings, askConsent: false }],
    ['has nothing to count', { ...settings, events: false }],
  ])('is none on a site that %s', (_why, given) => expect(asksConsent('unasked', given)).toBe(false));
});
