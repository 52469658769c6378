import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { SlotProvider } from '@forecourt/slots';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ErrorPage } from './ErrorPage.tsx';

const site = publicSite(defineDealer({ ...exampleDealer, features: [] }));

afterEach(cleanup);

function show(status: number) {
  render(
    <SiteProvider site={site}>
      <SlotProvider filling={{ contributions: {}, overrides: {} }}>
        <ErrorPage status={status} />
      </SlotProvider>
    </SiteProvider>,
  );
  return screen.getByRole('heading', { level: 1 }).textContent;
}

test.each([400, 405, 413, 415])(
  'a post that ended with %i was not sent, and is not called a failure',
  (status) => {
    expect(show(status)).toBe('We couldn’t read what was sent.');
    expect(screen.getByText(/^Nothing has reached us\. Go back/)).toBeDefined();
    expect(screen.queryByText(/made a note of it/)).toBeNull();
  },
);

test('a page that failed says that the problem is ours', () => {
  expect(show(500)).toBe('This page could not be shown.');
  expect(screen.getByText(/The problem is on our side/)).toBeDefined();
});

test('a page that does not exist says so', () => {
  expect(show(404)).toMatch(/^This page is not here/);
});

test('a visitor who is limited is told to wait, not that the page failed or that a form was refused', () => {
  expect(show(429)).toBe('Too many pages at once.');
  expect(screen.getByText(/^Wait a minute, then try again/)).toBeDefined();
  expect(screen.queryByText(/Go back to the form|Nothing has reached us|problem is on our side/)).toBeNull();
  // Empty: a full load of the address that is open.
  expect(screen.getByText('Try again').getAttribute('href')).toBe('');
});

test.each([401, 403, 410])(
  'a page that ended with %i, where nothing was posted, says nothing of a form',
  (status) => {
    expect(show(status)).toBe('This page could not be shown.');
  },
);
