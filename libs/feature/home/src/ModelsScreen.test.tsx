import { BODY_TYPES } from '@forecourt/vehicle';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bodyChoices } from './logic/load-models.ts';
import type { ModelsPage } from './logic/load-models.ts';
import { ModelsScreen } from './ModelsScreen.tsx';
import { TestHome } from './testing/TestHome.tsx';

const page: ModelsPage = {
  body: { slug: 'suv', label: 'SUV' },
  bodies: bodyChoices(null).map((body) => ({ ...body, count: ['suv', 'hatch'].includes(body.slug) ? 7 : 0 })),
  makes: [],
  stockHref: '/search/suv-cars',
  total: 7,
};

test('[SR-18] the picker names the 20 body types; those in stock are links, and the chosen one is the current page', () => {
  render(
    <TestHome>
      <ModelsScreen page={page} />
    </TestHome>,
  );
  const picker = within(screen.getByRole('navigation', { name: 'Body types' }));
  const names = picker
    .getAllByRole('listitem')
    .flatMap((item) => (item.textContent ?? '').replace(/[07] in stock$/, '').split(', '));
  expect([...names].sort()).toEqual(BODY_TYPES.map(({ label }) => label).sort());
  expect(names).toHaveLength(20);
  const links = picker.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    page.bodies
      .filter(({ count }) => count > 0)
      .map(({ slug }) => [`/models?body=${slug}`, slug === 'suv' ? 'page' : null]),
  );
  expect(links).toHaveLength(2);
});
