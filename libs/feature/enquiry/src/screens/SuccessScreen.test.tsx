import { namedCars } from '@forecourt/fixtures';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { rememberSent } from '../logic/sent-enquiry.ts';
import { TestSite } from '../testing/TestSite.tsx';
import { SuccessScreen } from './SuccessScreen.tsx';

const page = (
  <TestSite>
    <SuccessScreen />
  </TestSite>
);

beforeEach(() => window.sessionStorage.clear());

test('opened without an enquiry it has no false statement, and links to other pages', async () => {
  render(page);
  expect(await screen.findByText('Your message is with Example Motors.')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'See all vehicles' })).toBeTruthy();
});

test('[EN-08] after an enquiry it names the vehicle, also on reload, and links to it', async () => {
  const car = namedCars.plain;
  rememberSent('example-motors', { category: 'Vehicle Enquiry', car });
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

test('the server renders the same page for every visitor', () => {
  rememberSent('example-motors', { category: 'x', car: namedCars.plain });
  expect(renderToString(page)).not.toContain(namedCars.plain.name);
});
