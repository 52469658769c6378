import { saveConsent, startSinks } from '@forecourt/analytics/late';
import { SiteProvider } from '@forecourt/site-config/react';
import { render, screen } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { shouldRevalidate } from '../routes/apply.tsx';
import { sentPage } from '../testing/pages.ts';
import { testSite } from '../testing/TestPage.tsx';
import { ApplicationScreen } from './ApplicationScreen.tsx';

beforeEach(() => window.localStorage.clear());

/** Opens the confirmation in a window of its own, as after the redirect; returns how often it was loaded. */
async function open() {
  const load = vi.fn(() => null);
  const address = vi.fn<(search: string) => void>();
  const page = sentPage('approved');
  function Page() {
    address(useLocation().search);
    return <ApplicationScreen page={page} refused={null} />;
  }
  const Site = createRoutesStub([
    { path: '*', Component: Page, HydrateFallback: () => null, loader: load, shouldRevalidate },
  ]);
  const { unmount } = render(
    <SiteProvider site={testSite()}>
      <Site initialEntries={['/apply-for-finance?sent=1']} />
    </SiteProvider>,
  );
  await screen.findByText('FA-7K3M-9PQR');
  await expect.poll(() => address.mock.lastCall).toEqual(['']);
  unmount();
  return load.mock.calls.length;
}

test('[AN-01] an application is counted once in all windows, and its confirmation is not loaded again for it', async () => {
  const events: unknown[] = [];
  vi.stubGlobal('dataLayer', events);
  saveConsent('a', 'granted');
  const stop = startSinks({ slug: 'a', events: false, dataLayer: true, vitals: false, development: false });
  events.length = 0; // events of other tests
  expect([await open(), await open()]).toEqual([1, 1]);
  await expect.poll(() => events).toEqual([{ event: 'enquiry', event_id: 22, label: 'Finance Application' }]);
  stop();
  vi.unstubAllGlobals();
});
