import { BODY_TYPES } from '@forecourt/vehicle';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ModelsPage } from './logic/load-models.ts';
import { ModelsScreen } from './ModelsScreen.tsx';
import { TestHome } from './testing/TestHome.tsx';

const page: ModelsPage = {
  body: { slug: 'suv', label: 'SUV' },
  bodies: BODY_TYPES.filter(({ code, canonical }) => code === canonical).map(({ slug, label, code }) => ({
    slug,
    label,
    others: BODY_TYPES.flatMap((other) =>
      other.canonical === code && other.code !== code ? [other.label] : [],
    ),
    count: 7,
  })),
  makes: [],
  stockHref: '/search/suv-cars',
  total: 7,
};

test('[SR-18] the picker names the 20 body types, each a link to its models; the chosen one is the current page', () => {
  render(
    <TestHome>
      <ModelsScreen page={page} />
    </TestHome>,
  );
  const picker = within(screen.getByRole('navigation', { name: 'Body types' }));
  const links = picker.getAllByRole('link');
  const names = links.flatMap((link) => (link.textContent ?? '').replace(/7 in stock$/, '').split(', '));
  expect([...names].sort()).toEqual(BODY_TYPES.map(({ label }) => label).sort());
  expect(names).toHaveLength(20);
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    page.bodies.map(({ slug }) => [`/models?body=${slug}`, slug === 'suv' ? 'page' : null]),
  );
});

test('a site without any of the body types has no picker', () => {
  render(
    <TestHome>
      <ModelsScreen page={{ ...page, body: null, bodies: [] }} />
    </TestHome>,
  );
  expect(screen.queryByRole('navigation', { name: 'Body types' })).toBeNull();
});
