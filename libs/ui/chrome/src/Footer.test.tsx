import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Footer } from './Footer.tsx';

test('shows licence and repairer numbers, address and phone, and the picture credits', () => {
  render(
    <Footer
      name="Harbour City Motors"
      logo={{ src: '/logo-inverse.svg', width: 180, height: 40 }}
      address={{ street: '9210 Breakfast Creek Road', town: 'Newstead QLD 4006' }}
      phone={{ text: '(07) 5550 4100', href: 'tel:+61755504100' }}
      groups={[{ title: 'Stock', links: [{ name: 'Used', url: '/search/used-cars' }] }]}
      payments={['Visa', 'Mastercard']}
      licences={['Dealer licence DEMO-LIC 1. Motor vehicle repairer DEMO-MVR 2.']}
      credit="Pictures: CC BY 4.0."
      legal={[{ name: 'Privacy policy', url: '/privacy-policy' }]}
    />,
  );
  const footer = screen.getByRole('contentinfo').textContent;
  for (const words of ['9210 Breakfast Creek Road', 'DEMO-LIC 1', 'DEMO-MVR 2', 'CC BY 4.0', 'We accept:'])
    expect(footer).toContain(words);
  expect(screen.getByRole('link', { name: '(07) 5550 4100' }).getAttribute('href')).toBe('tel:+61755504100');
  expect(
    screen
      .getAllByRole('img')
      .slice(1)
      .map((img) => [img.getAttribute('alt'), img.getAttribute('src')]),
  ).toEqual([
    ['Visa', expect.stringMatching(/visa.*\.svg/)],
    ['Mastercard', expect.stringMatching(/mastercard.*\.svg/)],
  ]);
  expect(screen.getByRole('navigation', { name: 'Stock' })).toBeInstanceOf(HTMLElement);
});
