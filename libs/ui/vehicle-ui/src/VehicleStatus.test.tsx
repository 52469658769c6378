import { fixedNow, namedCars } from '@forecourt/fixtures';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { VehicleCard } from './VehicleCard.tsx';

const electric = { ...namedCars.plain, simple_fuel: 'Electric', fuel: 'Electric' };

describe.each(['boxed', 'bare'] as const)('the status of a %s card', (look) => {
  const show = (car: typeof namedCars.plain) =>
    render(<VehicleCard car={car} now={fixedNow} weekly={null} electricTag look={look} />);

  test.each([
    ['reserved', { reserved: true }, 'Electric', ['Reserved']],
    ['coming soon', { status: 'coming_soon' }, 'Electric', ['Coming soon']],
    [
      'coming soon and reserved',
      { status: 'coming_soon', reserved: true },
      'Electric',
      ['Coming soon', 'Reserved'],
    ],
    ['not available', { status: 'withdrawn' }, 'Electric', ['Not available']],
    ['sold', { status: 'sold' }, 'Sold', []],
  ])('[SR-05] of an electric car that is %s is shown beside the tag', (_name, fields, tag, said) => {
    const { container } = show({ ...electric, ...fields });
    expect(screen.getByText(tag)).toBeInstanceOf(HTMLElement);
    for (const text of said) expect(screen.getByText(text)).toBeInstanceOf(HTMLElement);
    expect(container.querySelectorAll('.vehicle-status > *')).toHaveLength(said.length);
    const link = within(screen.getByRole('heading', { level: 3 })).getByRole('link');
    expect(link.getAttribute('aria-description')).toBe((tag === 'Sold' ? ['Sold'] : said).join(', '));
  });

  test('is not repeated if the tag has it', () => {
    show({ ...namedCars.reservedSuv });
    expect(screen.getAllByText('Reserved')).toHaveLength(1);
  });

  test('is empty for an available car', () => {
    const { container } = show(electric);
    expect(container.querySelector('.vehicle-status')).toBeNull();
    expect(screen.getByRole('link').textContent).toMatch(/Mazda3$/);
  });
});
