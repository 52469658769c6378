import { fixedNow, namedCars } from '@forecourt/fixtures';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ListWarning } from './ListWarning.tsx';
import { VehicleCard } from './VehicleCard.tsx';
import { VehicleCardSkeleton } from './VehicleCardSkeleton.tsx';

const weekly = { amount: 129.6, annualRatePercent: 6.29, comparisonRatePercent: 8.19 };
const enquire = <button type="button">Enquire now</button>;

describe('VehicleCard', () => {
  test('[SR-05] shows tag, picture, price and buttons, and links to the vehicle', () => {
    const car = namedCars.reservedSuv;
    const { container } = render(<VehicleCard car={car} now={fixedNow} weekly={weekly} actions={enquire} />);
    expect(screen.getByText('Reserved')).toBeInstanceOf(HTMLElement);
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/pictures/yard/suv-blue.webp');
    expect(screen.getByText('$41,990')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Drive away')).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('button', { name: 'Enquire now' })).toBeInstanceOf(HTMLElement);
    const link = within(screen.getByRole('heading', { level: 3 })).getByRole('link');
    expect(link.getAttribute('href')).toBe(car.path);
    expect(link.textContent).toBe('2021 Toyota RAV4');
    expect(link.getAttribute('aria-description')).toBe('Reserved');
  });

  test('the card has one link however many buttons', () => {
    render(<VehicleCard car={namedCars.plain} now={fixedNow} weekly={null} actions={enquire} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('a repayment comes with its rate and its comparison rate', () => {
    const { container } = render(<VehicleCard car={namedCars.plain} now={fixedNow} weekly={weekly} />);
    const words = container.querySelector('.card-repayment')?.textContent ?? '';
    for (const part of ['$130 \nper week* ', '6.29% p.a. interest ', '8.19% p.a. comparison*'])
      expect(words).toContain(part);
  });

  test('screen readers hear which price is the old and which the current one', () => {
    const { container } = render(<VehicleCard car={namedCars.reduced} now={fixedNow} weekly={null} />);
    expect(container.textContent).toContain('was $42,990now $39,990');
  });

  test('a sold vehicle has neither price nor repayment', () => {
    const { container } = render(
      <VehicleCard car={namedCars.soldYesterday} now={fixedNow} weekly={weekly} actions={enquire} />,
    );
    expect(screen.getByText('Sold')).toBeInstanceOf(HTMLElement);
    expect(container.textContent).not.toMatch(/\$|% p\.a\./);
  });

  test('the town shows with showTown', () => {
    const { rerender } = render(<VehicleCard car={namedCars.plain} now={fixedNow} weekly={null} />);
    expect(screen.queryByText('Newstead QLD')).toBeNull();
    rerender(<VehicleCard car={namedCars.plain} now={fixedNow} weekly={null} showTown />);
    expect(screen.getByText('Newstead QLD')).toBeInstanceOf(HTMLElement);
  });

  test.each(['boxed', 'bare'] as const)('[SR-20] the distance shows on a %s card', (look) => {
    const { container } = render(
      <VehicleCard car={namedCars.plain} now={fixedNow} weekly={null} look={look} distance="13 km away" />,
    );
    expect(container.textContent).toContain('13 km away');
    if (look === 'boxed') expect(container.textContent).toContain('Newstead QLD');
  });
});

test('[SR-05] a skeleton card is hidden from screen readers and has a box for each part', () => {
  const html = renderToString(<VehicleCardSkeleton />);
  expect(html).toMatch(/^<div aria-hidden="true"/);
  expect(html).toContain('aspect-3/2');
  expect(html.match(/skeleton/g)?.length).toBe(6);
});

test('the warning of a list is visible text', () => {
  const { container } = render(<ListWarning />);
  expect(container.textContent).toContain('* Comparison rate based on a secured fixed rate loan of $30,000');
  expect(container.textContent, 'of any frequency').toMatch(/Repayments are estimates\.$/);
  expect(screen.getByText('WARNING:').tagName).toBe('STRONG');
  expect(container.querySelector('details, button, [hidden]')).toBeNull();
});
