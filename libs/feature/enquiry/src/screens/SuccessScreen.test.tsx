import { saveConsent, startSinks } from '@forecourt/analytics/late';
import { namedCars } from '@forecourt/fixtures';
import { exampleLocation } from '@forecourt/site-config';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, useLocation } from 'react-router';
import { SiteProvider } from '@forecourt/site-config/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSent, rememberSent } from '../logic/sent-enquiry.ts';
import { TestSite, testSite, threeLocations } from '../testing/TestSite.tsx';
import { shouldRevalidate } from '../routes/success.tsx';
import { SuccessScreen } from './SuccessScreen.tsx';

const page = (
  <TestSite>
    <SuccessScreen />
  </TestSite>
);

beforeEach(() => window.sessionStorage.clear());

test('opened without an enquiry it thanks nobody and promises no answer, and links to other pages', async () => {
  const { container } = render(
    <TestSite>
      <SuccessScreen answer="Someone will answer soon." />
    </TestSite>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'No new message' })).toBeTruthy();
  expect(container.textContent).not.toMatch(/Thank you|Your message is|answer soon|What happens next/);
  expect(screen.getByRole('link', { name: 'See all vehicles' })).toBeTruthy();
});

test('after a message of which only the server knows it says who has it', async () => {
  render(
    <TestSite>
      <SuccessScreen isSent />
    </TestSite>,
  );
  expect(await screen.findByText('Your message is with Example Motors.')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'See all vehicles' })).toBeTruthy();
});

test('it says when somebody answers', () => {
  const answer =
    'We’re closed right now. Someone will answer from 8:30 am on Monday 23 November 2026 (Brisbane time).';
  const html = renderToString(
    <TestSite>
      <SuccessScreen isSent answer={answer} />
    </TestSite>,
  );
  expect(html).toContain(answer);
});

test('[EN-08] after an enquiry it names the vehicle, also on reload, and links to it', async () => {
  const car = namedCars.plain;
  rememberSent('example-motors', { category: 'Vehicle Enquiry', car, booked: null });
  for (const visit of [1, 2]) {
    const { unmount } = render(page);
    expect(
      await screen.findByText(`Your message about the ${car.name} is with Example Motors.`),
      `visit ${visit}`,
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: `Back to the ${car.name}` }).getAttribute('href')).toBe(
      `/cars/${car.slug}`,
    );
    unmount();
  }
});

test('[EN-08] after a plain form it says nothing of the message that this tab sent before', () => {
  const earlier = { category: 'Test Drive', car: namedCars.plain, booked: booked() };
  rememberSent('example-motors', earlier);
  const { container } = render(
    <TestSite>
      <SuccessScreen isSent isPosted />
    </TestSite>,
  );
  expect(container.textContent).toContain('Your message is with Example Motors.');
  expect(container.textContent).not.toMatch(/Your time|Back to the/);
  expect(readSent('example-motors')).toBeNull();
});

const { street, city } = exampleLocation.address;
const TIME = `Your time: Monday 23 November 2026, 9:00 am at Example Motors, ${street}, ${city}. We will call to confirm it.`;
const booked = () => ({ slot: '2026-11-23T09:00:00+10:00', locationId: testSite().locations[0]?.id ?? null });

test('[EN-04] it repeats the booked time and its location, also on reload', async () => {
  rememberSent('example-motors', { category: 'Test Drive', car: namedCars.plain, booked: booked() });
  for (const visit of [1, 2]) {
    const { unmount, container } = render(page);
    await screen.findByText('Monday 23 November 2026, 9:00 am');
    expect(container.textContent, `visit ${visit}`).toContain(TIME);
    unmount();
  }
});

test('[EN-04] it repeats the time of a form that was sent without JavaScript', () => {
  const html = renderToString(
    <TestSite>
      <SuccessScreen isSent booked={booked()} />
    </TestSite>,
  );
  expect(html.replace(/<[^>]*>/g, '')).toContain(TIME);
});

test('[EN-04] who has booked a time calls the location that they will visit', () => {
  const locations = threeLocations.map((location) => ({
    ...location,
    phone: location.id === 2 ? '(07) 5550 4199' : null,
  }));
  const html = (locationId: number) =>
    renderToString(
      <TestSite site={testSite({}, { locations })}>
        <SuccessScreen isSent booked={{ ...booked(), locationId }} />
      </TestSite>,
    ).replace(/<[^>]*>/g, '');
  expect(html(2)).toContain('Call (07) 5550 4199.');
  expect(html(1)).toContain('Call (07) 5550 4100.');
});

test('the server renders nothing of what is stored in the browser', () => {
  rememberSent('example-motors', { category: 'x', car: namedCars.plain, booked: booked() });
  const html = renderToString(page);
  expect(html).not.toContain(namedCars.plain.name);
  expect(html).not.toContain('Your time');
});

describe('a form that the browser posted itself', () => {
  /** Opens the page at an address; returns the events that it counts, its router’s address, and how often it was loaded. */
  async function open(search: string, { isPosted = true } = {}) {
    const events: unknown[] = [];
    vi.stubGlobal('dataLayer', events);
    saveConsent('a', 'granted');
    const stop = startSinks({ slug: 'a', events: false, dataLayer: true, vitals: false, development: false });
    events.length = 0; // events of other tests
    const load = vi.fn(() => null);
    const address = vi.fn<(search: string) => void>();
    function Page() {
      address(useLocation().search);
      return <SuccessScreen isSent isPosted={isPosted} />;
    }
    const Site = createRoutesStub([
      { path: '/success', Component: Page, HydrateFallback: () => null, loader: load, shouldRevalidate },
    ]);
    const { unmount } = render(
      <SiteProvider site={testSite()}>
        <Site initialEntries={[`/success${search}`]} />
      </SiteProvider>,
    );
    await screen.findByRole('heading', { name: 'Thank you' });
    await expect.poll(() => address.mock.lastCall).toEqual(['']);
    unmount();
    stop();
    return { events, loads: load.mock.calls.length };
  }

  test('[AN-01] is counted once, and the mark leaves the address without another load of the page', async () => {
    expect(await open('?counted=Test+Drive&car_id=7')).toEqual({
      events: [{ event: 'enquiry', event_id: 22, label: 'Test Drive', car_id: 7 }],
      loads: 1,
    });
    expect((await open('')).events).toEqual([]);
  });

  test('[AN-01] about a career is event 51', async () => {
    expect((await open('?counted=career')).events).toEqual([
      { event: 'career_enquiry', event_id: 51, label: 'General Enquiry' },
    ]);
  });

  test.each([
    ['of another label', '?counted=priya%40example.com', {}],
    ['without a posted form', '?counted=Test+Drive', { isPosted: false }],
  ])('[AN-01] a mark %s counts nothing, and leaves the address too', async (_what, search, given) => {
    expect((await open(search, given)).events).toEqual([]);
  });

  test('[AN-01] a vehicle that is no number is left out', async () => {
    expect((await open('?counted=Test+Drive&car_id=priya')).events).toEqual([
      { event: 'enquiry', event_id: 22, label: 'Test Drive' },
    ]);
  });
});
