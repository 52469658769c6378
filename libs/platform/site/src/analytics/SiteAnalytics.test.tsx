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

/** The page has loaded and settled. */
async function settled() {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.dynamicImportSettled();
  });
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

describe('the question for consent', () => {
  test('is not in the HTML of the server, which is the same for every visitor', () =>
    expect(renderToString(frame())).toBe(''));

  test.each([
    ['Yes, count my visit', 'granted'],
    ['No, thanks', 'refused'],
  ])('comes after the page, and "%s" is kept', async (words, said) => {
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

  test('is not asked of a visitor who answered, nor where nothing is counted', async () => {
    window.localStorage.setItem('forecourt:answered:analytics', 'refused');
    render(frame({}, 'answered'));
    render(frame({ askConsent: false }, 'unasked'));
    render(frame({ events: false, vitals: false }, 'uncounted'));
    await settled();
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
