import { afterEach, describe, expect, test, vi } from 'vitest';
import { consentOf, saveConsent } from './consent.ts';
import { mapConsent } from './mapConsent.ts';

afterEach(() => {
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

describe('mapConsent', () => {
  test('is given, stored for that site, and withdrawn', () => {
    const heard = vi.fn();
    const [one, two] = [mapConsent('one'), mapConsent('two')];
    const stop = one.watch(heard);
    expect(one.given()).toBe(false);
    one.give(true);
    expect([one.given(), two.given(), mapConsent('one').given()]).toEqual([true, false, true]);
    one.give(false);
    expect(one.given()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });

  test('is independent of analytics consent', () => {
    saveConsent('both', 'granted');
    expect(mapConsent('both').given()).toBe(false);
    mapConsent('both').give(true);
    saveConsent('both', 'refused');
    expect(mapConsent('both').given()).toBe(true);
    mapConsent('both').give(false);
    expect(consentOf('both')).toBe('refused');
  });

  test('is not stored with Global Privacy Control', () => {
    const consent = mapConsent('careful');
    expect(consent.lasts()).toBe(true);
    consent.give(true);
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect([consent.given(), consent.lasts()]).toEqual([false, false]);
  });
});
