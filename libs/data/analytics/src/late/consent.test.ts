import { afterEach, describe, expect, test, vi } from 'vitest';
import { asksConsent } from './asksConsent.ts';
import { browserRefuses, consentOf, saveConsent, watchConsent } from './consent.ts';

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

  test('what was said since in another tab holds, and who cleared their browser has said nothing', () => {
    saveConsent('tabs', 'granted');
    window.localStorage.setItem('forecourt:tabs:analytics', 'refused');
    expect(consentOf('tabs')).toBe('refused');
    window.localStorage.clear();
    expect(consentOf('tabs')).toBeNull();
  });

  test('whoever watches hears of a word given here or in another tab, until they stop', () => {
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

  test('a browser that asks every site not to count has said no', () => {
    saveConsent('three', 'granted');
    expect(browserRefuses()).toBe(false);
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(browserRefuses()).toBe(true);
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

describe('the question for consent', () => {
  const settings = { askConsent: true, events: true, dataLayer: false, vitals: false };

  test('is open until it is answered', () => {
    expect(asksConsent('asked', settings)).toBe(true);
    saveConsent('asked', 'refused');
    expect(asksConsent('asked', settings)).toBe(false);
  });

  test.each([
    ['may not be asked', { ...settings, askConsent: false }],
    ['has nothing to count', { ...settings, events: false }],
  ])('is none on a site that %s', (_why, given) => expect(asksConsent('unasked', given)).toBe(false));
});
