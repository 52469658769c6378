import { cardPost } from '@forecourt/content-parts';
import { cardOffer } from '@forecourt/site-content';
import { fixedNow, namedCars } from '@forecourt/fixtures';
import { demoOffer, demoPost } from '@forecourt/mini-sites';
import { defineDealer, exampleDealer, featureOptions, otherPages, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { act, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { HomeScreen } from './HomeScreen.tsx';
import { home } from './manifest.ts';
import { manyPlaces, stock } from './testing/TestHome.tsx';

/** The required sections, each with its heading. The search card is that of the hero. */
const sections = [
  { type: 'hero', title: 'Good cars', image: '/pictures/heroes/showroom-day.webp' },
  { type: 'bodyTypes', title: 'By shape' },
  { type: 'budget', title: 'By budget' },
  { type: 'offers', title: 'On today' },
  { type: 'stock', title: 'Just in' },
  { type: 'priceDrops', title: 'Now for less' },
  { type: 'featured', title: 'Chosen by us' },
  { type: 'locations', title: 'Our yards' },
  { type: 'reviews', title: 'In their words' },
  { type: 'posts', title: 'To read' },
] as const;
const review = {
  id: 1,
  name: 'Ann',
  date: '2026-11-01',
  dateText: '1 November 2026',
  rating: 5,
  text: 'They rang back.',
  reply: null,
};

const plain = { car: namedCars.plain, weekly: null };

/** The headings of a home page of these sections, in their order. */
async function headingsOf(chosen: readonly (typeof sections)[number][]) {
  const site = publicSite(
    defineDealer({
      ...exampleDealer,
      locations: manyPlaces(3),
      features: [home({ sections: [...chosen] }), otherPages('home')],
    }),
  );
  const { container, unmount } = render(
    <MemoryRouter>
      <SiteProvider site={site}>
        <HomeScreen
          sections={featureOptions<typeof home>(site, 'home')?.sections ?? []}
          now={fixedNow}
          stock={{ ...stock, newest: [plain], rows: [[plain], [plain]] }}
          content={{ offers: [cardOffer(demoOffer())], posts: [cardPost(demoPost())] }}
          reviews={[review]}
          searchKey="key"
        />
      </SiteProvider>
    </MemoryRouter>,
  );
  // Parts are loaded lazily, rows when something is touched.
  for (const _ of [1, 2]) {
    await act(() => vi.dynamicImportSettled());
    fireEvent.pointerDown(document.body);
  }
  await act(() => vi.dynamicImportSettled());
  const titles = chosen.map(({ title }) => title as string);
  const found = [...container.querySelectorAll('h1, h2')].flatMap(({ textContent }) =>
    titles.includes(textContent) ? [textContent] : [],
  );
  const searches = container.querySelectorAll('form[action^="/search"]').length;
  unmount();
  return { found, searches };
}

it('[HM-01] search card, body types, budget, offers, stock, price drops, featured stock, locations, reviews and blog stand where the dealer configures them', async () => {
  const orders = [sections, [sections[0], ...sections.slice(1).toReversed()], sections.slice(2, 5)];
  for (const order of orders) {
    const { found, searches } = await headingsOf(order);
    expect(found).toEqual(order.map(({ title }) => title));
    expect(searches > 0).toBe(order.some(({ type }) => type === 'hero' || type === 'budget'));
  }
});
