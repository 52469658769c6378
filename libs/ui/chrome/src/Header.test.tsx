import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Header } from './Header.tsx';
import { isCurrent } from './navItems.ts';
import type { ChromeEntry } from './navItems.ts';

const entries: ChromeEntry[] = [
  { name: 'Stock', links: [{ name: 'Used', url: '/search/used-cars' }] },
  { name: 'Service', links: [{ name: 'Parts', url: '/parts' }] },
  { name: 'Finance', url: '/finance' },
];

function header(currentPath: string | null = null) {
  return (
    <Header
      name="Harbour City Motors"
      logo={{ src: '/logo.svg', width: 180, height: 40 }}
      entries={entries}
      phone={{ text: '(07) 5550 4100', href: 'tel:+61755504100' }}
      searchHref="/search"
      currentPath={currentPath}
    />
  );
}

function group(name: string): { menu: HTMLDetailsElement; button: HTMLElement } {
  const button = screen.getByRole('navigation').querySelectorAll('summary');
  const found = [...button].find((summary) => summary.textContent === name);
  const menu = found?.parentElement;
  if (!found || !(menu instanceof HTMLDetailsElement)) throw new Error(`no group ${name}`);
  return { menu, button: found };
}

test('a panel has its parts with their links and numbers, and what belongs to none; a phone has the links', () => {
  const kia = { name: 'Kia', url: '/search/kia', count: 12 };
  const all = { name: 'All vehicles', url: '/search' };
  const { container } = render(
    <Header
      name="Harbour City Motors"
      logo={{ src: '/logo.svg', width: 180, height: 40 }}
      entries={[
        {
          name: 'Brands',
          links: [kia, all],
          columns: [{ ...kia, links: [{ name: 'Rio', url: '/search/kia/rio', count: 5 }] }],
        },
      ]}
      phone={null}
      searchHref={null}
      currentPath="/search/kia/rio"
    />,
  );
  const { menu } = group('Brands');
  const named = (root: Element) =>
    [...root.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(named(menu)).toEqual([
    'Kia 12 in stock /search/kia',
    'Rio 5 in stock /search/kia/rio',
    'All vehicles /search',
  ]);
  expect(menu.querySelector('[aria-current]')?.textContent).toBe('Rio 5 in stock');
  expect(menu.querySelector('summary')?.className).toContain('nav-current');
  const phone = container.querySelector('details[data-covers-page] details');
  expect(phone && named(phone)).toEqual(['Kia 12 in stock /search/kia', 'All vehicles /search']);
});

describe('Header', () => {
  test('every link is in the server HTML', () => {
    render(header());
    expect(screen.getAllByRole('link', { hidden: true, name: 'Used' }).length).toBe(2);
    expect(screen.getByRole('link', { name: 'Harbour City Motors, home' }).getAttribute('href')).toBe('/');
  });

  test('Escape closes a menu and returns the focus to its button', async () => {
    render(header());
    const { menu, button } = group('Stock');
    menu.open = true;
    menu.querySelector('a')?.focus();
    await userEvent.keyboard('{Escape}');
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  test('a menu closes when the focus goes elsewhere', () => {
    render(header());
    const { menu } = group('Stock');
    menu.open = true;
    menu.querySelector('a')?.focus();
    group('Service').button.focus();
    expect(menu.open).toBe(false);
  });

  test('following a link closes its menu', () => {
    render(header());
    const { menu } = group('Stock');
    menu.open = true;
    const link = menu.querySelector('a');
    if (link) fireEvent.click(link);
    expect(menu.open).toBe(false);
  });

  test('marks the current page', () => {
    render(header('/finance/'));
    expect(
      screen.getAllByRole('link', { name: 'Finance', hidden: true })[0]?.getAttribute('aria-current'),
    ).toBe('page');
  });
});

test.each([
  ['/search/used-cars', 0, true],
  ['/search/used-cars/', 0, true],
  ['/search/used-cars/mazda', 0, false],
  ['/finance', 2, true],
  ['/', 2, false],
  [null, 2, false],
])('%s marks entry %d: %s', (path, index, marked) => {
  const entry = entries[index];
  expect(entry && isCurrent(entry, path)).toBe(marked);
});
