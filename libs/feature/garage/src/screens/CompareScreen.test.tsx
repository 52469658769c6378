import { namedCars } from '@forecourt/fixtures';
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { compared } from '../testing/compared.ts';
import { financedSite, TestSite } from '../testing/TestSite.tsx';
import { CompareScreen } from './CompareScreen.tsx';

const { plain, reduced, soldYesterday } = namedCars;
const show = async (...arguments_: Parameters<typeof compared>) => {
  const { head, ...page } = await compared(...arguments_);
  render(
    <TestSite site={financedSite}>
      <CompareScreen {...page} />
    </TestSite>,
  );
  return head;
};
/** The heads of the columns of vehicles. */
const carHeads = () => screen.getAllByRole('columnheader').slice(1);
const cellsOf = (label: string) =>
  within(screen.getByRole('rowheader', { name: label }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map(({ lastChild, textContent }) => (lastChild ? textContent.replace(label, '') : ''));

describe('the compare table', () => {
  test('has picture, name, price and repayment of each vehicle, one warning, and their specifications', async () => {
    await show([plain, reduced]);
    const heads = carHeads();
    expect(heads).toHaveLength(2);
    expect(heads[0]?.textContent).toContain(plain.name);
    expect(heads[0]?.textContent).toContain('$24,990');
    expect(heads[1]?.textContent).toMatch(/was \$42,990.*now \$39,990/);
    for (const head of heads) {
      expect(head.textContent).toMatch(/per week\*\$\d+/);
      expect(head.textContent).toContain('8.19%');
    }
    expect(screen.getAllByText('WARNING:')).toHaveLength(1);
    expect(cellsOf('Colour')).toEqual(['Red', 'Blue']);
  });

  test('says which is the lowest, and lists what differs first', async () => {
    await show([plain, { ...reduced, km: 8_000 }]);
    expect(cellsOf('Odometer')).toEqual(['61,250 km', '8,000 kmLowest']);
    const labels = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(labels.indexOf('Colour')).toBeLessThan(labels.indexOf('Fuel'));
  });

  test('says what the fuel of a year is for, where a vehicle has it', async () => {
    const { caravan } = namedCars;
    await show([plain]);
    expect(cellsOf('Fuel for a year')[0]).toMatch(/^\$[\d,]+$/);
    expect(document.body.textContent).toContain('Fuel for a year is for 250 km a week at $1.70 a litre');
    cleanup();
    await show([caravan]);
    expect(document.body.textContent).not.toContain('Fuel for a year');
  });

  test('takes a vehicle out by a link, which needs no script', async () => {
    await show([plain, reduced, soldYesterday]);
    const link = screen.getByRole('link', { name: `Take ${reduced.name} out` });
    expect(link.getAttribute('href')).toBe(`/compare?ids=${plain.id},${soldYesterday.id}`);
  });

  test('says that one has left, and is not indexed', async () => {
    const head = await show([plain], [plain.id, 999_999]);
    expect(screen.getByText('One vehicle is no longer here.')).toBeTruthy();
    expect(carHeads()).toHaveLength(1);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(head).toMatchObject({ noindex: true, canonical: `https://site.example/compare?ids=${plain.id}` });
  });

  test('without vehicles says how to begin', async () => {
    await show([]);
    expect(screen.getByRole('heading', { name: 'Nothing to compare yet' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'My garage' }).at(-1)?.getAttribute('href')).toBe(
      '/my-garage',
    );
  });

  test('is the same on the server', async () => {
    const { head: _head, ...page } = await compared([plain, reduced]);
    const sent = renderToString(
      <TestSite site={financedSite}>
        <CompareScreen {...page} />
      </TestSite>,
    );
    expect(sent).toContain('Only differences');
  });
});
