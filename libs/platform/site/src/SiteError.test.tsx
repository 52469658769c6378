import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { SlotProvider } from '@forecourt/slots';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteError } from './SiteError.tsx';

const site = publicSite(defineDealer({ ...exampleDealer, features: [] }));
const replace = vi.fn<(url: string) => void>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('location', { ...window.location, replace });
  replace.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page whose loader ends with an error. */
function page(error: unknown) {
  const Site = createRoutesStub([
    {
      path: '/',
      Component: () => null,
      HydrateFallback: () => null,
      loader: () => {
        throw error;
      },
      ErrorBoundary: () => (
        <SiteProvider site={site}>
          <SlotProvider filling={{ contributions: {}, overrides: {} }}>
            <SiteError />
          </SlotProvider>
        </SiteProvider>
      ),
    },
  ]);
  return Site;
}

async function show(error: unknown, { onLine = true } = {}) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const Site = page(error);
  render(<Site />);
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

test.each([
  ['a device without a network', new TypeError('Ein Netzwerkfehler ist aufgetreten.'), false],
  ['a connection that Chrome lost', new TypeError('Failed to fetch'), true],
  ['a connection that Safari lost', new TypeError('Load failed'), true],
  ['a connection that Firefox lost', new TypeError('NetworkError when attempting to fetch resource.'), true],
])(
  '%s is not called a failure of the site, and the page can be tried again',
  async (_what, error, onLine) => {
    expect(await show(error, { onLine })).toBe('This page didn’t load.');
    expect(screen.getByText('Check your internet connection, then try again.')).toBeDefined();
    // Empty: a full load of the address that is open.
    expect(screen.getByText('Try again').getAttribute('href')).toBe('');
    expect(document.title).toBe('Page not loaded | Example Motors');
  },
);

test('the page loads by itself, once, when the connection is back', async () => {
  await show(new TypeError('Failed to fetch'), { onLine: false });
  expect(replace).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('online')));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(replace.mock.calls).toEqual([['']]);
});

test.each([
  ['code', new TypeError("Cannot read properties of undefined (reading 'fetch')")],
  ['the server', new Error('Unexpected Server Error')],
])('an error of %s stays a failure of the site', async (_of, error) => {
  expect(await show(error)).toBe('This page could not be shown.');
});

test('an answer of the server is shown by its status, whatever the connection is by now', async () => {
  const gone = new Response(null, { status: 404 });
  expect(await show(gone, { onLine: false })).toMatch(/^This page is not here/);
});

test('the server never says that a visitor has no connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Site = page(null);
  const html = renderToString(<Site hydrationData={{ errors: { '0': new TypeError('Failed to fetch') } }} />);
  expect(html).toContain('This page could not be shown.');
  expect(html).not.toContain('internet connection');
});
