import { shownReviews } from '@forecourt/location';
import { defineDealer, exampleDealer, exampleLocation, otherPages, publicSite } from '@forecourt/site-config';
import type { DealerInput } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { home } from '../manifest.ts';
import { Reviews } from './Reviews.tsx';

const items = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  location_id: exampleLocation.id,
  customer_name: `Customer ${index + 1}`,
  text: `Straight with us, ${index + 1} times.`,
  rating: index === 19 ? 2 : 5,
  review_date: `2026-10-${String(index + 1).padStart(2, '0')}`,
  reply_text: index === 18 ? 'Thank you.' : null,
}));

/** The section on the page of a dealer whose location has an average. */
async function shown(average: string, dealer: Partial<DealerInput> = {}) {
  const place = { ...exampleLocation, reviews: { average_rating: average, count: 1312 } };
  const declared = { ...exampleDealer, locations: [place], ...dealer };
  const site = publicSite(defineDealer({ ...declared, features: [home(), otherPages('home')] }));
  const { items: texts, quantity } = site.reviewTexts;
  const section = { type: 'reviews', title: 'What our customers say', tone: 'page' } as const;
  const { container, unmount } = render(
    <SiteProvider site={site}>
      <Reviews section={section} reviews={shownReviews(texts, { quantity })} />
    </SiteProvider>,
  );
  fireEvent.pointerDown(document.body); // the code of the row loads on a touch
  await act(() => vi.dynamicImportSettled());
  const summary = screen.queryByText(/Based on/);
  return { container, summary, unmount };
}

/** How far the stars beside a text are filled, of 100. */
const fill = (beside: HTMLElement | null) => beside?.querySelector('clipPath rect')?.getAttribute('width');

test('[HM-02] stars show from an average of 4, or 3 for a group: the full ones, and one in part', async () => {
  const four = await shown('4.4', { reviews: { items } });
  expect(four.summary?.textContent).toBe('4.4Based on 1,312 reviews on Google');
  expect(fill(four.summary)).toBe('88');
  four.unmount();
  const low = await shown('3.9', { reviews: { items } });
  expect(low.summary).toBeNull();
  low.unmount();
  const group = await shown('3.2', { template: 'group', reviews: { items } });
  expect(fill(group.summary)).toBe('64');
  group.unmount();
  const own = await shown('3.9', { reviews: { items, minimumRating: 3.5 } });
  expect(fill(own.summary)).toBe('78');
});

test('[HM-02] the newest 12 show whatever their stars, with their date, source and reply; or as many as the dealer says', async () => {
  const twelve = await shown('4.4', { reviews: { items } });
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(12);
  const [newest, second] = cards;
  if (!newest || !second) throw new Error('No reviews are shown.');
  expect(within(newest).getByRole('img', { name: '2 out of 5 stars' })).toBeTruthy();
  expect(newest.textContent).toContain('Customer 20, 20 October 2026, on Google');
  expect(second.textContent).toContain(`${exampleDealer.name} replied: Thank you.`);
  twelve.unmount();
  await shown('4.4', { reviews: { items, quantity: 3 } });
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('[HM-02] a dealer who hides reviews shows neither them nor a rating; without reviews there is no section', async () => {
  const hidden = await shown('4.9', { reviews: { items, show: false } });
  expect(hidden.container.innerHTML).toBe('');
  hidden.unmount();
  expect((await shown('4.9')).container.innerHTML).toBe('');
});
