import { fixedNow, namedCars } from '@forecourt/fixtures';
import { ownCard } from '@forecourt/mini-sites';
import { SlotProvider } from '@forecourt/slots';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { TestSite, placeOf, testSite } from '../testing/TestSite.tsx';
import { ContactScreen } from './ContactScreen.tsx';
import { ListScreen } from './ListScreen.tsx';
import { LocationScreen } from './LocationScreen.tsx';

const site = testSite();

describe('one location', () => {
  const page = (id: number) => (
    <TestSite site={site}>
      <LocationScreen location={placeOf(site, id)} stock={[]} now={fixedNow} />
    </TestSite>
  );

  test('[LO-02] it shows whether it is open, directions and hours; today also as text', () => {
    render(page(1));
    expect(screen.getByRole('heading', { level: 1, name: 'Example Newstead' })).toBeTruthy();
    expect(screen.getByText('Open until 5:00 pm')).toBeTruthy();
    const directions = screen.getByRole('link', { name: /^Get Directions/ });
    expect(directions.getAttribute('href')).toBe('https://maps.example/?q=newstead');
    expect(screen.getByRole('link', { name: 'Call (07) 5550 4100' })).toBeTruthy();
    const table = within(screen.getByRole('table', { name: 'Opening hours of Example Newstead' }));
    expect(table.getByRole('row', { name: /Saturday.*today.*8:30 am - 5:00 pm/i })).toBeTruthy();
    expect(screen.getByText('Based on 1,540 reviews on Google')).toBeTruthy();
  });

  test('[LO-03] holiday hours expand without JavaScript', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(page(1));
    const details = html.querySelector('details');
    expect(details?.querySelector('summary')?.textContent).toBe('View Holiday Hours');
    expect(details?.textContent).toContain('Christmas DayFriday 25 December 2026Closed');
    expect(html.querySelector('[role="dialog"]')).toBeNull();
  });

  test('[LO-03] View Holiday Hours opens the special hours in a dialog; Escape closes it, the focus returns', async () => {
    const { container } = render(page(1));
    const summary = screen.getByText('View Holiday Hours');
    await userEvent.click(summary);
    const dialog = within(await screen.findByRole('dialog', { name: 'Holiday hours' }));
    expect(dialog.getByText('Example Newstead')).toBeTruthy();
    const table = dialog.getByRole('table', { name: 'Holiday hours of Example Newstead' });
    expect(table.textContent).toContain('Christmas DayFriday 25 December 2026Closed');
    expect(container.querySelector('details')?.open).toBe(false);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(summary);
  });

  test('[LO-03] holiday hours that were expanded before hydration collapse on a click, without a dialog', async () => {
    const { container } = render(page(1));
    const details = container.querySelector('details');
    if (!details) throw new Error('The page has no holiday hours.');
    details.open = true;
    const collapses = fireEvent.click(screen.getByText('View Holiday Hours'));
    expect(collapses).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a rating below the minimum is not shown, nor empty holiday hours', () => {
    render(page(2));
    expect(screen.queryByText(/Based on/)).toBeNull();
    expect(screen.queryByText('View Holiday Hours')).toBeNull();
  });

  test('it shows the people who work there, and no heading without any', () => {
    const people = [
      { name: 'Kim Okafor', role: 'Sales consultant', phone: '(07) 5550 4111', email: null, image: null },
    ].map((person) => ({ ...person, place: null, html: '' }));
    const { unmount } = render(
      <TestSite site={site}>
        <LocationScreen location={placeOf(site, 1)} stock={[]} people={people} now={fixedNow} />
      </TestSite>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Our team in Newstead' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Kim Okafor' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Call Kim Okafor/ }).getAttribute('href')).toBe(
      'tel:+61755504111',
    );
    unmount();
    render(page(1));
    expect(screen.queryByText(/Our team/)).toBeNull();
  });

  test('it lists what the location does, with a link to the page of a service that has one', () => {
    const services = [
      { name: 'Log-book servicing', text: 'To the book, with a loan car.', url: '/service' },
      { name: 'Tyres', text: '', url: null },
    ];
    const { unmount } = render(
      <TestSite site={site}>
        <LocationScreen location={placeOf(site, 2)} stock={[]} services={services} now={fixedNow} />
      </TestSite>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'What we do in Newstead' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log-book servicing' }).getAttribute('href')).toBe('/service');
    expect(screen.getByText('To the book, with a loan car.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Tyres' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Tyres' })).toBeNull();
    unmount();
    render(page(2));
    expect(screen.queryByText(/What we do/)).toBeNull();
  });

  test('it has the licence numbers of the location alone, each with its name', () => {
    const licensed = (id: number, licences: { dealer: string | null; repairer: string | null }) => (
      <TestSite site={site}>
        <LocationScreen
          location={{
            ...placeOf(site, id),
            dealer_license_number: licences.dealer,
            motor_vehicle_repairer: licences.repairer,
          }}
          stock={[]}
          now={fixedNow}
        />
      </TestSite>
    );
    const { rerender } = render(licensed(1, { dealer: 'LIC 1', repairer: 'MVR 2' }));
    expect(screen.getByText('Dealer licence LIC 1. Motor vehicle repairer MVR 2.')).toBeTruthy();
    rerender(licensed(1, { dealer: null, repairer: 'MVR 2' }));
    expect(screen.getByText('Motor vehicle repairer MVR 2.')).toBeTruthy();
    rerender(licensed(1, { dealer: null, repairer: null }));
    expect(screen.queryByText(/Dealer licence|repairer/)).toBeNull();
  });

  test('it links to the service department of the same place', () => {
    render(page(1));
    const parts = within(screen.getByRole('navigation', { name: 'Parts of this location' }));
    expect(parts.getByRole('link', { name: 'Sales' }).getAttribute('aria-current')).toBe('page');
    expect(parts.getByRole('link', { name: 'Service' }).getAttribute('href')).toBe(
      '/contact-us/newstead-service',
    );
  });

  test('its newest vehicles are shown below, with a link to the others', () => {
    render(
      <TestSite site={site}>
        <LocationScreen
          location={placeOf(site, 1)}
          stock={[{ car: namedCars.plain, weekly: null }]}
          now={fixedNow}
        />
      </TestSite>,
    );
    expect(screen.getByRole('heading', { name: 'On the floor in Newstead' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See more from this dealer' }).getAttribute('href')).toBe(
      '/search/newstead-sales',
    );
  });

  test('its newest vehicles are shown on the dealer’s own cards', () => {
    render(
      <TestSite site={site}>
        <SlotProvider filling={{ contributions: {}, overrides: ownCard }}>
          <LocationScreen
            location={placeOf(site, 1)}
            stock={[{ car: namedCars.plain, weekly: null }]}
            now={fixedNow}
          />
        </SlotProvider>
      </TestSite>,
    );
    expect(screen.getByText(`Own card of ${namedCars.plain.path}`)).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('the server-rendered page has no style attribute, which the Content-Security-Policy would block', () => {
    expect(renderToString(page(1))).not.toContain('style=');
  });
});

describe('all locations', () => {
  test('[LO-02] cards are in the order sales, service, parts, with the names of the site', () => {
    render(
      <TestSite site={site}>
        <ListScreen now={fixedNow} />
      </TestSite>,
    );
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Example Newstead',
      'Example Newcastle',
      'Example Newstead - Service',
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Sales',
      'Service',
    ]);
  });

  test('[LO-04] with a place the nearest are first, each with its distance', () => {
    const near = { label: 'Newcastle NSW 2300', point: { lat: -32.927, long: 151.776 } };
    const { point } = near;
    const locations = site.locations.map((each) =>
      each.id === 3 ? { ...each, address: { ...each.address, ...point } } : each,
    );
    render(
      <TestSite site={{ ...site, locations }}>
        <ListScreen now={fixedNow} near={near} />
      </TestSite>,
    );
    const [nearest, ...others] = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(nearest).toMatch(/^Example Newcastle.*less than 1 km away|Example Newcastle.*[01] km away/);
    expect(others).toHaveLength(2);
    for (const other of others) expect(other).toMatch(/6\d\d km away/);
  });

  test('[LO-04, AN-02] for a place that is not found it says Invalid postcode, and every location stays', () => {
    render(
      <TestSite site={site}>
        <ListScreen now={fixedNow} near={{ unknown: '0000' }} />
      </TestSite>,
    );
    expect(screen.getByRole('alert').textContent).toMatch(/^Invalid postcode: .*“0000”/);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  test('[LO-04] the panel of the map is about all locations, and not the address of one', () => {
    const map = { styleUrl: 'https://tiles.example/plain', hosts: [], attribution: null };
    render(
      <TestSite site={{ ...site, map }}>
        <ListScreen now={fixedNow} />
      </TestSite>,
    );
    expect(screen.queryByRole('figure', { name: /^Address/ })).toBeNull();
    expect(screen.getByRole('figure', { name: '3 locations' }).textContent).toMatch(
      /Newstead and Newcastle$/,
    );
  });
});

describe('the contact page', () => {
  const page = (
    <TestSite site={site}>
      <SlotProvider
        filling={{
          contributions: { 'locations.contact': [{ id: 'form', Component: () => <p>The form</p> }] },
          overrides: {},
        }}
      >
        <ContactScreen now={fixedNow} />
      </SlotProvider>
    </TestSite>
  );

  test('it has the main location, the forms of other features, and every location', () => {
    render(page);
    expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeTruthy();
    expect(screen.getByText('The form')).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Example Newstead' })).getByText('Open until 5:00 pm'),
    ).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test('a dealer with one location has its details and no list', () => {
    const [only] = site.locations;
    render(
      <TestSite site={{ ...site, locations: only ? [only] : [] }}>
        <ContactScreen now={fixedNow} />
      </TestSite>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Example Newstead' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });
});

test('the contact page begins with the scene of the dealer, if it has one', () => {
  const scene = { image: '/pictures/scene.webp', alt: 'A ute in front of the showroom.' };
  const page = (brand: typeof site.brand) =>
    render(
      <TestSite site={{ ...site, brand }}>
        <ContactScreen now={fixedNow} />
      </TestSite>,
    );
  const { unmount } = page(site.brand);
  expect(screen.queryByRole('img', { name: scene.alt })).toBeNull();
  unmount();
  page({ ...site.brand, scene });
  expect(screen.getByRole('img', { name: scene.alt }).getAttribute('srcset')).toContain('1920w');
});
