import { consentOf, consentSubject, saveConsent } from '@forecourt/analytics/late';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import type { DealerInput } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { VisitCounting } from './VisitCounting.tsx';

const { slug } = exampleDealer;
const frame = (analytics: DealerInput['analytics'] = {}) => (
  <SiteProvider site={publicSite(defineDealer({ ...exampleDealer, analytics, features: [] }))}>
    <VisitCounting />
  </SiteProvider>
);

afterEach(() => {
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

test('is empty on the server and before the visitor has answered', () => {
  expect(render(frame()).container.innerHTML).toBe('');
  saveConsent(slug, 'granted');
  expect(renderToString(frame())).toBe('');
});

test('a visitor withdraws consent, and gives it again', async () => {
  saveConsent(slug, 'granted');
  render(frame());
  await userEvent.click(screen.getByRole('button', { name: 'Stop counting my visits' }));
  expect(consentOf(slug)).toBe('refused');
  expect(screen.getByRole('status').textContent).toBe('Your visits are not counted.');
  await userEvent.click(screen.getByRole('button', { name: 'Count my visits' }));
  expect(consentOf(slug)).toBe('granted');
  expect(screen.getByRole('status').textContent).toBe('You allowed us to count your visits.');
});

const firms = { metaPixel: '1234567890', advertising: true };
const toldOfAds = 'Meta is told too, and may use it to choose the ads you see.';

test.each([
  ['granted', `You allowed us to count your visits. ${toldOfAds}`],
  ['refused', `Your visits are not counted. If you allow it, ${toldOfAds}`],
  [null, `Your visits are not counted. If you allow it, ${toldOfAds}`],
] as const)('[AN-01] the firms and their advertising are named beside the button (%s)', (said, words) => {
  if (said) saveConsent(slug, said, consentSubject(firms));
  expect(renderToString(frame(firms))).toBe('');
  render(frame(firms));
  expect(screen.getByRole('status').textContent).toBe(words);
  expect(screen.getByRole('button')).toBeTruthy();
});

test('[AN-01] a firm that only counts is named before the second yes', () => {
  const google = { googleAnalytics: 'G-EXAMPLE123' };
  saveConsent(slug, 'refused', consentSubject(google));
  render(frame(google));
  expect(screen.getByRole('status').textContent).toContain(
    'If you allow it, Google is told too, to count for us.',
  );
});

test('a browser’s opt-out signal overrides the consent', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  render(frame());
  expect(screen.getByText(/Your browser asks every site not to count you/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a site without analytics shows nothing', () => {
  saveConsent(slug, 'granted');
  expect(render(frame({ events: false, vitals: false })).container.innerHTML).toBe('');
});
