import { consentOf } from '@forecourt/analytics/late';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import type { DealerInput } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SiteAnalytics } from './SiteAnalytics.tsx';

const frame = (analytics: DealerInput['analytics'] = {}, slug = exampleDealer.slug) => (
  <SiteProvider site={publicSite(defineDealer({ ...exampleDealer, slug, analytics, features: [] }))}>
    <SiteAnalytics />
  </SiteProvider>
);

/** Fires the load event and waits until the analytics code has loaded. */
async function settled() {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.dynamicImportSettled();
  });
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

describe('the consent banner', () => {
  test('is not in the server HTML, which is the same for every visitor', () =>
    expect(renderToString(frame())).toBe(''));

  test.each([
    ['Yes, count my visit', 'granted'],
    ['No, thanks', 'refused'],
  ])('appears after the page has loaded, and the answer "%s" is stored', async (words, said) => {
    const slug = `site-${said}`;
    render(frame({}, slug));
    expect(screen.queryByRole('complementary')).toBeNull();
    await settled();
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: words }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(consentOf(slug)).toBe(said);
  });

  test('is not shown to a visitor who has answered, or on a site without analytics', async () => {
    window.localStorage.setItem('forecourt:answered:analytics', 'refused');
    render(frame({}, 'answered'));
    render(frame({ askConsent: false }, 'unasked'));
    render(frame({ events: false, vitals: false }, 'uncounted'));
    await settled();
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
