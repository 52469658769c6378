import { track } from '@forecourt/analytics';
import { consentOf } from '@forecourt/analytics/late';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import type { DealerInput } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SiteAnalytics } from './SiteAnalytics.tsx';

const frame = (analytics: DealerInput['analytics'] = {}, slug = exampleDealer.slug) => (
  <SiteProvider site={publicSite(defineDealer({ ...exampleDealer, slug, analytics, features: [] }))}>
    <MemoryRouter>
      <SiteAnalytics />
    </MemoryRouter>
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
afterEach(() => {
  window.history.replaceState(null, '', '/');
  window.sessionStorage.clear();
  vi.useRealTimers();
});

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

describe('the question to visitors', () => {
  test.each([
    [{ googleAnalytics: 'G-EXAMPLE123' }, /part of it\. Google is told too, to count for us\.$/],
    [
      { tagManager: 'GTM-EXAMPLE', metaPixel: '1234567890', advertising: true },
      /Google and Meta are told too, and may use it to choose the ads you see\.$/,
    ],
    [{}, /what you type are never part of it\.$/],
  ])('names the firms of %j', async (analytics, words) => {
    render(frame(analytics, `firms-${Object.keys(analytics).length}`));
    await settled();
    expect(screen.getByText(/^May Example Motors count/).textContent).toMatch(words);
  });

  test('[AN-01] promises nothing about what is typed on a site with a tag manager, which may read the page', async () => {
    render(frame({ tagManager: 'GTM-EXAMPLE' }, 'contained'));
    await settled();
    expect(screen.getByText(/^May Example Motors count/).textContent).toBe(
      'May Example Motors count which parts of this site are used, and how quickly they appear? Google is told too, to count for us.',
    );
  });

  test('a yes is for the firms that were named', async () => {
    render(frame({ googleAnalytics: 'G-EXAMPLE123' }, 'named'));
    await settled();
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Yes, count my visit' }));
    expect([consentOf('named', 'analytics-google'), consentOf('named', 'analytics')]).toEqual([
      'granted',
      null,
    ]);
  });
});

describe('the events of a page', () => {
  // SHA-256 of "test".
  const debugKeyHash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
  const shop = 'www.dealer.example';
  const open = async (query: string, { debugKey = true, host = shop } = {}) => {
    vi.stubGlobal('location', { ...window.location, hostname: host, search: query });
    const { unmount } = render(frame(debugKey ? { debugKeyHash } : {}, 'watched'));
    await settled();
    await vi.waitFor(() => vi.dynamicImportSettled());
    await settled();
    return unmount;
  };
  const log = () => screen.queryByRole('log');
  /** The key is checked by a digest, which takes its time. */
  const logIsShown = () => vi.waitFor(() => expect(log()).toBeTruthy());
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['a shopper', '', {}],
    ['somebody without the key', '?debug=events', {}],
    ['somebody with another key', '?debug=events&key=guess', {}],
    ['anybody on a site that declares no key', '?debug=events&key=test', { debugKey: false }],
    ['a developer who does not ask', '', { host: 'watched.localhost' }],
  ])('are not shown to %s', async (_who, query, options) => {
    await open(query, options);
    expect(log()).toBeNull();
  });

  test('are shown to a developer who asks', async () => {
    await open('?debug=events', { debugKey: false, host: 'watched.localhost' });
    await logIsShown();
  });

  test('are shown with the key, on the next pages of the tab too, until they are closed', async () => {
    const leave = await open('?debug=events&key=test');
    act(() => track('print_pdf', { car_id: 7 }));
    const row = await screen.findByRole('row', { name: /^61 print_pdf – 7/ });
    expect(row.textContent).toContain('api: held back, no consent');
    leave();
    const leaveNext = await open('');
    await logIsShown();
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Close' }));
    expect(log()).toBeNull();
    leaveNext();
    await open('');
    expect(log()).toBeNull();
  });
});
